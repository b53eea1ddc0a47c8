// Opens content for what pages ask of it. Words, names and facts are those of content/ once it is published, with two facts that it will
// never have; texts, which take seconds to read, are left out. Everything else is what a test fills in.

import { onTestFinished } from 'vitest';
import { type Corpus, corpusOf } from '../../src/corpus/corpus.ts';
import { keepCorpus } from '../../src/corpus/open-corpus.ts';
import { readContentFiles } from '../../src/corpus/read/content-files.ts';
import { isArchived } from '../../src/corpus/read/content-paths.ts';

const facts = `
a-number: { means: A number., kind: count, value: 3, unit: letter, source: This file. }
a-list: { means: A list., kind: list, value: [One, Two], source: This file. }
`;
const standing = corpusOf(
  readContentFiles('.')
    .filter(({ path }) => !path.endsWith('.mdx') && !isArchived(path))
    .map(({ path, text }) => {
      if (path === 'content/facts.yaml') return { path, text: text + facts };
      const publicSince = text.replace(/^publicSince:.*$/m, 'publicSince: 2026-11-20');
      return { path, text: path === 'content/launch.yaml' ? publicSince : text };
    }),
  '2026-11-22',
);
keepCorpus(standing);

/** Opens content that differs for the rest of a test, in the place of all that it has opened before. */
export function openContent(changed: Partial<Record<keyof Corpus, unknown>>): void {
  keepCorpus({ ...standing, ...(changed as Partial<Corpus>) });
  onTestFinished(() => keepCorpus(standing));
}
