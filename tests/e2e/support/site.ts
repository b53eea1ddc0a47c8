// What the site shows, from the content as it stands: a test names words by their keys, and never types them.

import type { Translation } from '../../../src/core/translation.ts';
import { versionsOf } from '../../../src/corpus/record/candidate.ts';
import { recordPages, versionPath } from '../../../src/corpus/record/record.ts';
import type { LanguageCode } from '../../../src/languages/list.ts';
import { addresses, corpus, pageFor } from '../../content/real-content.ts';
import { sampled } from './sample.ts';

/** The records of all documents but one: the same components show all of them, from archived texts. */
const [, ...others] = corpus.documents.toSorted(
  (one, other) => versionsOf(other, corpus).length - versionsOf(one, corpus).length,
);
const alike = new Set([
  ...others
    .flatMap((document) => recordPages(document.id, versionsOf(document, corpus)))
    .map(({ path }) => path),
  // Documents share a layout and its components: one of four stands for them.
  ...sampled<string>(
    [],
    corpus.documents.filter((_, index) => index % 4 > 0).map(({ id }) => `/${id}`),
  ),
]);
/** Addresses of the English pages; of documents' records there is the longest. */
export const englishPages = addresses
  .filter(({ kind, path }) => kind === 'page' && !alike.has(path))
  .map(({ path }) => path);

/** The words of a language as its pages show them, with facts and names filled in. */
export function wordsIn(language: LanguageCode): Translation {
  const speech = corpus.speechOf(language);
  if (!speech) throw new Error(`The words of "${language}" are broken.`);
  return speech;
}

/** The English words. */
export const { t, fill } = wordsIn('en');

/**
 * The address of the page that answers an address: the same one, or the present one where it has become an alias.
 * @throws RangeError when nothing answers it.
 */
export function present(address: string): string {
  const page = pageFor(address);
  if (page === undefined) throw new RangeError(`Nothing answers ${address}.`);
  return page;
}

/**
 * The number of a document's first version, and the address of its page.
 * @param address Of the document, or an alias.
 * @throws RangeError when no version of it is recorded.
 */
export function firstVersion(address: string): { path: string; version: string } {
  const id = present(address).slice(1);
  const document = corpus.documents.find((each) => each.id === id);
  const version = document && versionsOf(document, corpus)[0]?.head.version;
  if (version === undefined) throw new RangeError(`${address} has no recorded version.`);
  return { path: versionPath(id, version), version };
}

/** The address of a document that no language has; `undefined` where every document is translated. */
export function untranslated(): string | undefined {
  const has = new Set(corpus.translations.map(({ id }) => id));
  const found = corpus.documents.find(({ id }) => !has.has(id));
  return found && `/${found.id}`;
}
