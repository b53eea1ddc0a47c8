// Purpose: the fingerprint by which a review of the texts of a language is known. Pure.

import { createHash } from 'node:crypto';
import type { Corpus } from '../../corpus/corpus.ts';
import { parseLocalePath } from '../../corpus/read/content-paths.ts';
import { defaultLanguage } from '../../languages/list.ts';

/**
 * What a review of a language is a review of: the words of the interface in that language and in English, the titles and
 * summaries of documents among them. Records of the status page are not: they are written in a hurry, and are no promise.
 * @returns twelve hexadecimal digits of a SHA-256
 */
export function textsFingerprint({ sources, documents }: Corpus, code: string): string {
  const hash = createHash('sha256');
  for (const { file, data } of [...sources.values()].sort((a, b) => (a.file < b.file ? -1 : 1))) {
    const language = parseLocalePath(file)?.language;
    if (language !== code && language !== defaultLanguage) continue;
    hash.update(JSON.stringify([file, data]));
  }
  const fronts = documents.map(({ id, front: { title, description, summary } }) => [
    ...[id, title, description, summary],
  ]);
  return hash.update(JSON.stringify(fronts)).digest('hex').slice(0, 12);
}
