// Purpose: the translated texts whose English has changed since they were accepted, each with what has changed in the English.
import { type GuardedText, guardedTexts } from '../../check/guarded-texts.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { fileText } from '../../corpus/read/content-files.ts';
import { localePath } from '../../corpus/read/content-paths.ts';
import { dataPaths } from '../../corpus/read/data.ts';
import { defaultLanguage, type LanguageCode } from '../../languages/list.ts';
import { changedLines } from '../impact/documents.ts';
import { acceptedHashes, type EarlierTexts, earlierTexts, textsIn } from './earlier-texts.ts';

/** A text whose translations are stale. */
export type StaleText = {
  /** Its name among accepted texts, such as `legal/refund-policy:refund-time`. */
  readonly name: string;
  /** The languages whose translation was made from one and the same English. */
  readonly languages: readonly LanguageCode[];
  /** The file of the English. */
  readonly file: string;
  /** What has changed in the English, as `[-removed-]{+added+}`; `undefined` where its earlier text is not known. */
  readonly lines: readonly string[] | undefined;
};

/**
 * The stale texts, in the order of the content.
 * @param only The language to look at; all if left out.
 */
export function staleTexts(
  corpus: Corpus,
  earlier: EarlierTexts,
  only?: LanguageCode,
): StaleText[] {
  const stale = guardedTexts(corpus).filter(
    ({ language, state }) => state === 'stale' && (only ?? language) === language,
  );
  const acceptedFrom = (text: GuardedText) => acceptedHashes(text, corpus).from;
  return [...Map.groupBy(stale, (text) => `${text.name} ${acceptedFrom(text)}`).values()].flatMap(
    (texts) => {
      const [first] = texts;
      if (!first) return [];
      const { name } = first;
      const file = englishFile(first, corpus);
      const now = textsIn(file, fileText(corpus.files, file)).get(name);
      const before = earlierTexts(file, new Map([[name, acceptedFrom(first)]]), earlier).get(name);
      const lines = now && before && changedLines(before.lines, now.lines);
      return [{ name, languages: texts.map(({ language }) => language), file, lines }];
    },
  );
}

function englishFile({ name, document }: GuardedText, { textsById }: Corpus): string {
  if (document !== undefined) return textsById.get(document)?.file ?? '';
  const [namespace = ''] = name.split(':');
  const records = `content/status/${namespace}.yaml`;
  return dataPaths.includes(records) ? records : localePath(defaultLanguage, namespace);
}
