// Holds the note of a new version to what the comparison with the version before it shows: no kind says less than the change, and
// every section that has changed is named by its number. Its reason judges no earlier text.

import { compareTexts, listSections, openingOf } from '../../corpus/compare/texts.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import type { Document } from '../../corpus/read/document.ts';
import { type Block, paragraph } from '../../corpus/record/blocks.ts';
import type { Candidate } from '../../corpus/record/candidate.ts';
import { markdownOf } from '../../corpus/record/markdown.ts';
import { type RecordedText, readRecordedWords } from '../../corpus/record/read-text.ts';
import type { Note } from '../../corpus/record/version.ts';
import { isDefinition, termsOf } from '../../corpus/terms.ts';

/** A part of a text that a note can name: a section, or what stands above the first one. */
type Part = {
  /** Its number, such as `6.2`; `summary` for description and summary. */
  readonly place: string;
  readonly id: string | undefined;
  readonly title: string | undefined;
  readonly blocks: readonly Block[];
};

/** The parts of a text, in its order. */
export const partsOf = (text: RecordedText): Part[] => [
  { place: 'summary', id: undefined, title: undefined, blocks: openingOf(text) },
  ...listSections(text.body).map(({ id, number, title, blocks }) => ({
    ...{ place: number.replace(/\.$/, ''), id, title, blocks },
  })),
];

/** The line on which a part begins in its file. */
export const lineOf = ({ outline }: Document, id: string | undefined): number =>
  outline.find((section) => section.id === id)?.line ?? 1;

const duties = /\b(?:must|may|will|shall|should|can)(?: not)?\b|\bcannot\b|\bpromis(?:e|es|ed)\b/gi;
/** Words that judge what a text was: a reason says what the new one is for. */
const judgements =
  /\b(?:wrong(?:ly)?|mistake(?:s|n|nly)?|errors?|erroneous(?:ly)?|incorrect(?:ly)?|inaccura(?:te|tely|cy)|unclear|vague|ambigu(?:ous|ity)|mislead(?:s|ing)?|misled|confus(?:es|ed|ing|ion)|contradict(?:s|ed|ion|ions|ory)?|inconsisten(?:t|cy)|flaw(?:s|ed)?|defect(?:s|ive)?|faulty|fail(?:s to|ed)|could leave)\b/i;
const figures = /\d[\d.,:/–-]*\d|\d/g;

/**
 * What a note leaves out or plays down, each as a sentence with file, line and remedy.
 * @param candidate A later version, whose text can be read.
 */
export function noteMistakes(candidate: Candidate, note: Note, corpus: Corpus): string[] {
  const { document, before, words } = candidate;
  if (!before) return [];
  const [old, now] = [readRecordedWords(before.words), readRecordedWords(words)];
  const judged = judgements.exec(note.reason);
  return [
    ...(judged
      ? [
          `${document.file}:1: the reason judges: found “${judged[0]}” in “${note.reason}”, expected words about the new text alone, because the reason stands on the contract for good. Say what the new text is for, as in “To separate businesses and consumers”, or what it follows, as in “To give the period of regulation 40”.`,
        ]
      : []),
    ...(note.kind === 'change' ? [] : changedRules(old, now, corpus)).map(
      ({ id, sentence }) =>
        `${document.file}:${lineOf(document, id)}: ${sentence} The version is called a ${note.kind}, and one adds, removes and changes no duty, right, figure, row of a table or defined term. Call it a change (--kind change), or put the words back.`,
    ),
    ...unnamedPlaces(changedPlaces(old, now), note.changed).map(
      ({ place, id }) =>
        `${document.file}:${lineOf(document, id)}: ${nameOf(place)} has changed, and “what has changed” does not name it: found “${note.changed}”, expected ${place === 'summary' ? 'the word “summary”' : `its number, ${place}`}, with what is new there. Add it.`,
    ),
  ];
}

/** The parts that differ, by number and id; a section that has only moved says the same. */
export function changedPlaces(
  before: RecordedText,
  after: RecordedText,
): Pick<Part, 'place' | 'id'>[] {
  const { sections } = compareTexts(before, after);
  const opening = (text: RecordedText) => markdownOf(openingOf(text));
  return [
    ...(opening(before) === opening(after) ? [] : [{ place: 'summary', id: undefined }]),
    ...sections
      .filter(({ change }) => change !== 'same')
      .map(({ number, id }) => ({ place: number.replace(/\.$/, ''), id })),
  ];
}

/** The name of a part in a message. */
export const nameOf = (place: string) => (place === 'summary' ? 'the summary' : `section ${place}`);

/** The places that a text does not name. Who names section 6 has named 6.2 too. */
function unnamedPlaces<T extends { readonly place: string }>(
  places: readonly T[],
  said: string,
): T[] {
  const numbers = new Set(said.match(/\d+(?:\.\d+)*/g));
  const isNamed = (place: string): boolean =>
    numbers.has(place) || (place.includes('.') && isNamed(place.slice(0, place.lastIndexOf('.'))));
  return places.filter(({ place }) =>
    place === 'summary' ? !/summary/i.test(said) : !isNamed(place),
  );
}

/** What weighs more than other words of it, and differs: of each part the first such thing. */
function changedRules(
  before: RecordedText,
  after: RecordedText,
  corpus: Corpus,
): { id: string | undefined; sentence: string }[] {
  const parts = (text: RecordedText): Part[] =>
    partsOf(text).map((part) =>
      part.title === undefined
        ? part
        : { ...part, blocks: [paragraph(part.title), ...part.blocks] },
    );
  const [old, now] = [parts(before), parts(after)];
  const gone = old.filter(({ id }) => !now.some((part) => part.id === id));
  const weights = weightsOf(corpus);
  return [
    ...now.flatMap((part) => {
      const known = old.find(({ id }) => id === part.id);
      if (!known) return [{ id: part.id, sentence: `${nameOf(part.place)} is new.` }];
      const found = firstDifference(known.blocks, part.blocks, weights);
      return found ? [{ id: part.id, sentence: `in ${nameOf(part.place)} ${found}.` }] : [];
    }),
    ...gone.map(({ place }) => ({ id: undefined, sentence: `${nameOf(place)} is gone.` })),
  ];
}

/** Finds in a text the words of one kind that weigh. */
type Weight = (blocks: readonly Block[]) => readonly string[];

function weightsOf({ documents, english }: Corpus): Weight[] {
  const terms = documents.flatMap(termsOf).filter(isDefinition);
  const phrases = (words: Iterable<string>): Weight => {
    const list = [...new Set(words)].filter((each) => /\p{L}/u.test(each));
    const longestFirst = list.sort((a, b) => b.length - a.length).map(RegExp.escape);
    const pattern = new RegExp(
      `(?<![\\p{L}\\d])(?:${longestFirst.join('|')})(?![\\p{L}\\d])`,
      'gu',
    );
    return (blocks) => (list.length > 0 ? (markdownOf(blocks).match(pattern) ?? []) : []);
  };
  return [
    rowsOf,
    (blocks) => (markdownOf(blocks).match(duties) ?? []).map((word) => word.toLowerCase()),
    (blocks) => markdownOf(blocks).match(figures) ?? [],
    phrases(Object.values(english?.variables.fact ?? {})),
    phrases(terms.flatMap(({ term }) => [term, `${term}s`])),
    // A term stands in bold where it is defined.
    (blocks) => markdownOf(blocks).match(/\*\*[^*]+\*\*/g) ?? [],
  ];
}

/** The rows of all tables, as Markdown. */
function rowsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap(rowsOf);
    if (block.kind === 'quote') return rowsOf(block.children);
    if (block.kind !== 'table') return [];
    return markdownOf([block])
      .split('\n')
      .filter((line) => line.startsWith('|') && !/^\|[ :|-]+$/.test(line));
  });
}

function firstDifference(
  before: readonly Block[],
  after: readonly Block[],
  weights: readonly Weight[],
): string | undefined {
  for (const weight of weights) {
    const [old, now] = [weight(before), weight(after)];
    const [added, removed] = [without(now, old)[0], without(old, now)[0]];
    if (added !== undefined && removed !== undefined) return `“${added}” stands for “${removed}”`;
    if (added !== undefined) return `“${added}” is added`;
    if (removed !== undefined) return `“${removed}” is removed`;
  }
  return undefined;
}

/** The words of a list that another list holds less often. */
export function without(words: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}
