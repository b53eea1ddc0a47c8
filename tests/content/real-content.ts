// The real content, read once, and where its documents stand today: a contract names an address, which may have become an
// alias since.

import { addressesOf } from '../../src/corpus/addresses.ts';
import { readCorpus } from '../../src/corpus/open-corpus.ts';
import type { Document } from '../../src/corpus/read/document.ts';
import { defaultLanguage, languages } from '../../src/languages/list.ts';

export const corpus = readCorpus();

/** English, and the languages into which a document is translated: what holds translations must know these. */
export const documentLanguages = languages
  .map(({ code }) => code)
  .filter(
    (code) =>
      code === defaultLanguage || corpus.translations.some(({ language }) => language === code),
  );

/** Every address of the site. */
export const addresses = addressesOf(corpus);

const pages = new Map(
  addresses.filter(({ kind }) => kind !== 'edition').map(({ path, page }) => [path, page]),
);

/** The path of the English page that answers an address, as itself or as its alias; `undefined` where none does. */
export function pageFor(address: string): string | undefined {
  return pages.get(address);
}

/**
 * The document that answers an address.
 * @throws RangeError when none does.
 */
export function documentFor(address: string): Document {
  const document = corpus.documentsById.get(pageFor(address)?.slice(1) ?? '');
  if (!document) throw new RangeError(`No document answers ${address}.`);
  return document;
}
