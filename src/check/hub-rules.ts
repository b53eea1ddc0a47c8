// Rules for the front matter of all documents together: places in the legal hub, order of dates, length of the description
// with its names filled in. Keys that fail their own schema are not checked again.

import { isoDate } from '../core/iso-date.ts';
import { replacePlaceholders } from '../core/placeholders.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import type { Document } from '../corpus/read/document.ts';
import { longestDescription as longest } from '../corpus/schema/documents.ts';

const keyPolicies = [1, 2, 3, 4, 5, 6, 7];

/** The mistakes in the front matter of documents, taken together. */
export function hubRules({ documentsById, value }: Corpus): Diagnostic[] {
  const documents = [...documentsById.values()];
  const readable = documents.filter(({ source }) => source !== undefined);
  return [
    ...readable.flatMap((one) => [...reviewProblems(one), ...orderProblems(one)]),
    ...readable.flatMap((document) => lengthProblems(document, value)),
    ...takenPlaces(readable, 'order', ({ front }) => `${front.group} ${front.order}`),
    ...takenPlaces(readable, 'keyPolicy', ({ front }) => String(front.keyPolicy)),
    // A front matter that cannot be read may have the missing place.
    ...(readable.length === documents.length ? missingPlaces(readable) : []),
  ];
}

const keyLine = ({ source }: Document, key: string) => source?.lineOf([key]) ?? 1;

/** A version applies on the day of its publication or later. */
function orderProblems(document: Document): Diagnostic[] {
  const { effective, updated } = document.front;
  if (!effective || !updated || effective >= updated) return [];
  const message = `"effective": found ${isoDate(effective)}, and the version is published on ${isoDate(updated)} ("updated"). A version cannot apply before it is published: correct one of the two dates.`;
  return [{ file: document.file, line: keyLine(document, 'effective'), message }];
}

/** The review comes after both. */
function reviewProblems(document: Document): Diagnostic[] {
  const { review } = document.front;
  if (review === undefined) return [];
  const late = (['updated', 'effective'] as const).find((key) => {
    const date = document.front[key];
    return date !== undefined && review <= date;
  });
  const date = late && document.front[late];
  if (!date) return [];
  const message = `"review": found ${isoDate(review)}, expected a day after "${late}", ${isoDate(date)}. Correct one of the two dates.`;
  return [{ file: document.file, line: keyLine(document, 'review'), message }];
}

function lengthProblems(document: Document, value: Corpus['value']): Diagnostic[] {
  const { description } = document.front;
  if (description === undefined) return [];
  const { length } = replacePlaceholders(description, value);
  if (length <= longest) return [];
  const message = `"description": found ${length} characters, expected one sentence of at most ${longest} characters. Shorten it by ${length - longest}.`;
  return [{ file: document.file, line: keyLine(document, 'description'), message }];
}

function takenPlaces(
  documents: readonly Document[],
  key: 'order' | 'keyPolicy',
  place: (document: Document) => string,
): Diagnostic[] {
  const owners = new Map<string, Document>();
  return documents.flatMap((document) => {
    const value = document.front[key];
    if (value === undefined) return [];
    const owner = owners.get(place(document));
    owners.set(place(document), owner ?? document);
    if (!owner) return [];
    const where = key === 'order' ? ` in the group ${document.front.group}` : '';
    const message = `"${key}": the place ${value}${where} is already taken by ${owner.file}:${keyLine(owner, key)}. Give one of the two another number.`;
    return [{ file: document.file, line: keyLine(document, key), message }];
  });
}

function missingPlaces(documents: readonly Document[]): Diagnostic[] {
  const taken = new Set(documents.map(({ front }) => front.keyPolicy));
  return keyPolicies
    .filter((place) => !taken.has(place))
    .map((place) => ({
      file: 'content/documents',
      line: 1,
      message: `no document has "keyPolicy: ${place}", expected one for each of the places 1 to ${keyPolicies.length}. Add the line to the front matter of the document that belongs there.`,
    }));
}
