// Purpose: what the front matter of all documents must be together: places in the legal hub, order of dates, length of the
// description once its names are filled in. Pure; keys that fail their own schema are not judged again.
import { type Fact, formatFact } from '../../src/site/facts.ts';
import { defaultLanguage, languageOf } from '../../src/site/languages.ts';
import type { MdxDocument } from './document.ts';
import { filled } from './placeholders.ts';
import type { Problem } from './problem.ts';
import { schemaOf } from './schemas.ts';
import { isGroup, type Source, valueAt } from './source.ts';

const keyPolicies = [1, 2, 3, 4, 5, 6, 7];
const longest = 160;
/** A longer text already fails the schema as it was typed. */
const longestTyped = 200;

/** The value that replaces a name in double braces; the name itself when it has none. */
export type Values = (name: string) => string;

/** The mistakes in the front matter of documents, taken together. */
export function hubProblems(documents: readonly MdxDocument[], values: Values): Problem[] {
  const fronts = documents.flatMap(({ front }) => (front && isGroup(front.data) ? [front] : []));
  return [
    ...fronts.flatMap(dateProblems),
    ...fronts.flatMap((front) => lengthProblems(front, values)),
    ...takenPlaces(
      fronts,
      'order',
      (front) => `${valueAt(front.data, ['group'])} ${valueAt(front.data, ['order'])}`,
    ),
    ...takenPlaces(fronts, 'keyPolicy', (front) => String(valueAt(front.data, ['keyPolicy']))),
    // Where a front matter cannot be read, it may hold the missing place.
    ...(fronts.length === documents.length ? missingPlaces(fronts) : []),
  ];
}

/** Gives the value of each name in double braces, as an English reader sees it. */
export function valuesOf(facts: Source | undefined, company: Source | undefined): Values {
  const { locale } = languageOf(defaultLanguage);
  const words = {
    businessDays: (count: number, value: string) =>
      `${value} business ${count === 1 ? 'day' : 'days'}`,
    listItem: (item: string) => item,
  };
  return (name) => {
    const [, kind, key = ''] = /^(fact|company)\.(.*)$/.exec(name) ?? [];
    if (kind === 'company') return String(valueAt(company?.data, [key, 'value']) ?? name);
    const fact = schemaOf('facts').safeParse(valueAt(facts?.data, [key]));
    return kind === 'fact' && fact.success ? formatFact(fact.data as Fact, locale, words) : name;
  };
}

function dateProblems(front: Source): Problem[] {
  const review = dateIn(front, 'review');
  const problem = (key: string, message: string): Problem => ({
    file: front.file,
    line: front.lineOf([key]),
    message: `"${key}": ${message} Correct one of the two dates.`,
  });
  const problems: Problem[] = [];
  // A version may be published before it takes effect: only the review comes after both.
  const late = ['updated', 'effective'].find((key) => {
    const date = dateIn(front, key);
    return date !== undefined && review !== undefined && review <= date;
  });
  if (late) {
    const date = dateIn(front, late);
    problems.push(problem('review', `found ${review}, expected a day after "${late}", ${date}.`));
  }
  return problems;
}

function dateIn(front: Source, key: string): string | undefined {
  const value = valueAt(front.data, [key]);
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined;
}

function lengthProblems(front: Source, values: Values): Problem[] {
  const typed = valueAt(front.data, ['description']);
  if (typeof typed !== 'string' || typed.length > longestTyped) return [];
  const { length } = filled(typed, values);
  if (length <= longest) return [];
  const message = `"description": found ${length} characters, expected one sentence of at most ${longest} characters. Shorten it by ${length - longest}.`;
  return [{ file: front.file, line: front.lineOf(['description']), message }];
}

function takenPlaces(
  fronts: readonly Source[],
  key: string,
  place: (front: Source) => string,
): Problem[] {
  const owners = new Map<string, Source>();
  return fronts.flatMap((front) => {
    const value = valueAt(front.data, [key]);
    if (typeof value !== 'number') return [];
    const owner = owners.get(place(front));
    owners.set(place(front), owner ?? front);
    if (!owner) return [];
    const where = key === 'order' ? ` in the group ${valueAt(front.data, ['group'])}` : '';
    const message = `"${key}": the place ${value}${where} is already taken by ${owner.file}:${owner.lineOf([key])}. Give one of the two another number.`;
    return [{ file: front.file, line: front.lineOf([key]), message }];
  });
}

function missingPlaces(fronts: readonly Source[]): Problem[] {
  const taken = new Set(fronts.map((front) => valueAt(front.data, ['keyPolicy'])));
  return keyPolicies
    .filter((place) => !taken.has(place))
    .map((place) => ({
      file: 'content/documents',
      line: 1,
      message: `no document has "keyPolicy: ${place}", expected one for each of the places 1 to ${keyPolicies.length}. Add the line to the front matter of the document that belongs there.`,
    }));
}
