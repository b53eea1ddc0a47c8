// How the documents differ between two readings of the content: in which sections, in which words, and why.
import { diffArrays } from 'diff';
import { idsOf } from '../../core/addresses.ts';
import { align, commonWords } from '../../corpus/compare/align.ts';
import { listSections, openingOf, type Section } from '../../corpus/compare/texts.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { shownFile } from '../../corpus/figure-words.ts';
import type { Document } from '../../corpus/read/document.ts';
import type { Block } from '../../corpus/record/blocks.ts';
import {
  type Candidate,
  candidateOf,
  type Standing,
  standingOf,
} from '../../corpus/record/candidate.ts';
import { markdownOf } from '../../corpus/record/markdown.ts';
import { readRecordedWords } from '../../corpus/record/read-text.ts';
import { namedBy, type ValueChange } from './values.ts';

/** A section whose words differ. */
type SectionChange = {
  /** Its number and title, such as `6.4 Refunds in digital assets`. */
  readonly place: string;
  /** Its permanent id; `undefined` for title, description and summary. */
  readonly id: string | undefined;
  /** The lines that differ, as `[-removed-]{+added+}`. */
  readonly lines: readonly string[];
};

/** A document that changes for readers. */
export type DocumentChange = {
  readonly document: Document;
  /** One that moved stands at another address, with the sections that differ too. */
  readonly change: 'added' | 'changed' | 'moved' | 'removed';
  /** Why the text changes: names of changed values, of files, or of other documents. */
  readonly causes: readonly string[];
  readonly sections: readonly SectionChange[];
  /** How its text relates to its archive now; `undefined` if the document was removed. */
  readonly standing: Standing | undefined;
};

/**
 * The documents whose words, title or days differ, in the order of their ids.
 * @param values The values that changed.
 * @throws RangeError or TypeError for content that the check refuses.
 */
export function changedDocuments(
  before: Corpus,
  after: Corpus,
  values: readonly ValueChange[],
): DocumentChange[] {
  const ids = new Set([...before.documentsById.keys(), ...after.documentsById.keys()]);
  const changes = [...ids].sort().flatMap((id): DocumentChange[] => {
    const now = after.documentsById.get(id);
    const old = now
      ? idsOf(id, now.front.movedFrom).flatMap((each) => before.documentsById.get(each) ?? [])[0]
      : before.documentsById.get(id);
    if (old && !now) {
      // One that moved is told of where it stands now.
      if (presentId(id, after) !== id) return [];
      return [{ document: old, change: 'removed', causes: [], sections: [], standing: undefined }];
    }
    if (!now) return [];
    const candidate = candidateOf(now, after);
    const standing = standingOf(candidate);
    if (!old) {
      return [{ document: now, change: 'added', causes: [now.file], sections: [], standing }];
    }
    const earlier = candidateOf(old, before);
    if (isSame(earlier, candidate)) return [];
    const causes = causesOf(old, now, before, after, values);
    const sections = changedSections(earlier, candidate);
    const change = old.id === id ? 'changed' : 'moved';
    return [{ document: now, change, causes, sections, standing }];
  });
  return changes;
}

/** The id that a document has now, by one that it has or had; an id that none has stays itself. */
export function presentId(id: string, { documents, documentsById }: Corpus): string {
  if (documentsById.has(id)) return id;
  const owner = documents.find(({ front }) => front.movedFrom?.includes(`/${id}`));
  return owner?.id ?? id;
}

function isSame(one: Candidate, other: Candidate): boolean {
  return one.words === other.words && JSON.stringify(one.head) === JSON.stringify(other.head);
}

function causesOf(
  old: Document,
  now: Document,
  before: Corpus,
  after: Corpus,
  values: readonly ValueChange[],
): string[] {
  const fileText = ({ files }: Corpus, path: string) =>
    files.find((file) => file.path === path)?.text;
  const differs = (path: string) => fileText(before, path) !== fileText(after, path);
  const named = new Set([...namedBy(old), ...namedBy(now)]);
  const files = new Set(now.body.tags.flatMap(({ name }) => shownFile(name, after) ?? []));
  const causes = [
    ...(differs(now.file) ? [now.file] : []),
    ...values.flatMap(({ name }) => (named.has(name) ? [name] : [])),
    ...[...files].filter(differs),
  ];
  // The document itself did not change: it mentions the title or the number of a section elsewhere, or a word of the
  // interface.
  return causes.length > 0 ? causes : ['a name or a title that it mentions'];
}

function changedSections(before: Candidate, after: Candidate): SectionChange[] {
  const [old, now] = [readRecordedWords(before.words), readRecordedWords(after.words)];
  const head = [
    ...changedHead(before, after),
    ...changedLines(linesIn(openingOf(old)), linesIn(openingOf(now))),
  ];
  const [oldSections, newSections] = [listSections(old.body), listSections(now.body)];
  const change = ({ id, number, title }: Section, lines: readonly string[]): SectionChange[] =>
    lines.length > 0 ? [{ place: `${number} ${title}`, id, lines }] : [];
  const stayed = newSections.flatMap((section) => {
    const known = oldSections.find(({ id }) => id === section.id);
    return change(section, changedLines(known ? sectionLines(known) : [], sectionLines(section)));
  });
  const gone = oldSections
    .filter(({ id }) => !newSections.some((section) => section.id === id))
    .flatMap((section) => change(section, changedLines(sectionLines(section), [])));
  const place = 'title, version, days, description and summary';
  return [...(head.length > 0 ? [{ place, id: undefined, lines: head }] : []), ...stayed, ...gone];
}

/** Title, number and days, where they differ. */
function changedHead(before: Candidate, after: Candidate): string[] {
  return (['title', 'version', 'recorded', 'announced', 'effective'] as const).flatMap((key) => {
    const [old, now] = [before.head[key], after.head[key]];
    return old === now ? [] : [`${key}: [-${old}-]{+${now}+}`];
  });
}

/** The lines of a section: its title, then a line for each paragraph, point of a list and row of a table. */
function sectionLines({ title, blocks }: Section): string[] {
  return [title, ...linesIn(blocks)];
}

function linesIn(blocks: readonly Block[]): string[] {
  return markdownOf(blocks).split(/\n+/).filter(Boolean);
}

/** The lines that differ, each with what was taken out and put in. */
export function changedLines(before: readonly string[], after: readonly string[]): string[] {
  return align(before, after, (line) => line, commonWords).flatMap((pair) => {
    if (pair.new === undefined) return [`[-${pair.old}-]`];
    if (pair.old === undefined) return [`{+${pair.new}+}`];
    return pair.same ? [] : [wordDifference(pair.old, pair.new)];
  });
}

/** Two texts merged into one, as `[-removed-]{+added+}`, which is the notation of `git diff --word-diff`. */
export function wordDifference(before: string, after: string): string {
  return diffArrays(splitText(before), splitText(after))
    .map(({ value, added, removed }) => {
      const text = value.join('');
      if (added) return `{+${text}+}`;
      return removed ? `[-${text}-]` : text;
    })
    .join('');
}

/** The words of a text, its spaces and its marks; of Chinese, which has no spaces, the characters. */
const splitText = (text: string): string[] =>
  text.match(/\p{Script=Han}|[\p{L}\p{M}\p{N}]+|\s+|./gsu) ?? [];
