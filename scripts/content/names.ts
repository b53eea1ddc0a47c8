// Purpose: the names that content may use, gathered from all files, and the sentences for a name that does not exist.
// Pure. A list is undefined when its own file cannot be read: then its names are not judged.
import type { MdxDocument } from './document.ts';
import { suggestion } from './nearest.ts';

/** Everything that a reference can point to. */
export type Names = {
  readonly facts: readonly string[] | undefined;
  readonly company: readonly string[] | undefined;
  readonly documents: ReadonlyMap<string, MdxDocument>;
  /** Pages beside the documents, without the leading slash; the home page is none of them. */
  readonly pages: readonly string[];
  /** Other addresses without the leading slash, and the document or page that each belongs to. */
  readonly aliases: ReadonlyMap<string, string>;
};

/** The sentence for an unknown fact, beginning with a small letter; `undefined` when the fact exists. */
export function unknownFact(id: string, names: Names): string | undefined {
  if (names.facts === undefined || names.facts.includes(id)) return undefined;
  return `there is no fact "${id}".${suggestion(id, names.facts)} Facts are listed in content/facts.yaml.`;
}

/** The sentence for an unknown value of the company; `undefined` when the value exists. */
export function unknownCompany(name: string, names: Names): string | undefined {
  if (names.company === undefined || names.company.includes(name)) return undefined;
  return `there is no company value "${name}".${suggestion(name, names.company)} Company values are listed in content/company.yaml.`;
}

/** Whether a word can be an id, or part of an address: small letters, digits and single hyphens. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
