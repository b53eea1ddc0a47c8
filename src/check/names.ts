// The sentences for a name that does not exist. Names of a file that cannot be read are not judged.

import type { Corpus } from '../corpus/corpus.ts';
import { formsOf, formWords, type SpokenFact } from '../corpus/facts.ts';
import { localePath } from '../corpus/read/content-paths.ts';
import { type Document, isUnreadable } from '../corpus/read/document.ts';
import { suggestion } from '../corpus/read/nearest.ts';
import { defaultLanguage, type LanguageCode, languageOf } from '../languages/list.ts';

type Named = Pick<Corpus, 'facts' | 'company'>;

/** The sentence for an unknown fact, beginning with a small letter; `undefined` when the fact exists. */
export function unknownFact(id: string, { facts }: Pick<Named, 'facts'>): string | undefined {
  if (facts.names === undefined || facts.names.includes(id)) return undefined;
  return `there is no fact "${id}".${suggestion(id, facts.names)} Facts are listed in content/facts.yaml.`;
}

/**
 * The sentence for a fact that has no such form; `undefined` if it has, or if the fact is unknown.
 * @param language The language of the text that names it.
 */
export function unknownForm(
  { id, form }: SpokenFact,
  { facts, sources }: Pick<Corpus, 'facts' | 'sources'>,
  language: LanguageCode = defaultLanguage,
): string | undefined {
  const fact = facts.values.get(id);
  if (form === undefined || !fact) return undefined;
  const file = localePath(language, 'facts');
  const english = sources.get(localePath(defaultLanguage, 'facts'))?.data;
  const words = formWords(sources.get(file)?.data, english);
  const forms = formsOf(fact, words, languageOf(language).locale);
  if (form in forms) return undefined;
  const known = Object.keys(forms);
  const has = known.length > 0 ? ` It has ${known.join(', ')}.` : ' It has none.';
  return `the fact "${id}" has no form "${form}".${known.length > 0 ? suggestion(form, known) : ''}${has} Forms and their words stand in ${file}, under "forms".`;
}

/** The sentence for an unknown value of the company; `undefined` when the value exists. */
export function unknownCompany(name: string, { company }: Named): string | undefined {
  if (company.names === undefined || company.names.includes(name)) return undefined;
  return `there is no company value "${name}".${suggestion(name, company.names)} Company values are listed in content/company.yaml.`;
}

/** The sentence for a document that does not exist. */
export function noDocument(id: string, documentsById: Corpus['documentsById']): string {
  return `there is no document "${id}".${suggestion(id, documentsById.keys())} A document is named by its path in content/documents, without its ending.`;
}

/** The sentence for an unknown section; `undefined` if it exists, or if the document cannot be read. */
export function unknownSection(section: string, document: Document): string | undefined {
  const ids = document.outline.map(({ id }) => id);
  if (isUnreadable(document) || ids.includes(section)) return undefined;
  return `there is no section "${section}" in ${document.id}.${suggestion(section, ids)}`;
}

/** The sentence for a claim without a record; `undefined` when there is one. */
export function unknownClaim(id: string, { claims }: Pick<Corpus, 'claims'>): string | undefined {
  const records = claims.data?.claims.map((record) => record.id);
  if (records === undefined || records.includes(id)) return undefined;
  return `there is no record "${id}" in ${claims.path}.${suggestion(id, records)} A claim that was withdrawn is taken out of the text too.`;
}

/** Whether a word can be an id, or part of an address: small letters, digits and single hyphens. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
