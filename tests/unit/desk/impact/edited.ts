// The real content, and what an edit of one of its files makes of it.

import { type Corpus, corpusOf } from '../../../../src/corpus/corpus.ts';
import { readContentFiles } from '../../../../src/corpus/read/content-files.ts';
import type { Impact } from '../../../../src/desk/impact/impact.ts';
import { languages } from '../../../../src/languages/list.ts';

export const files = readContentFiles('.');
export const before = corpusOf(files);
export const codes = languages.map(({ code }) => code);

/** The impact of an edit that changes nothing. */
export const nothing: Impact = {
  ...{ files: [], values: [], documents: [], later: [], stale: [], entries: [] },
  ...{ versions: [], pages: [], feeds: [] },
};

/** The content with one file edited. */
export function edited(path: string, edit: (text: string) => string): Corpus {
  const now = files.map((file) => (file.path === path ? { path, text: edit(file.text) } : file));
  if (now.every(({ text }, index) => text === files[index]?.text))
    throw new Error(`The edit changes nothing in ${path}.`);
  return corpusOf(now);
}
