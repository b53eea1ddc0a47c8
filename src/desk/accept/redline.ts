// What a person must see before a changed text is recorded: each sentence that was recorded and stands so no longer, beside what
// stands in its place. A slip of the pen looks like an intention, and only who reads it can tell the two apart.
import { sentencesIn } from '../../check/passages.ts';
import { align, commonWords } from '../../corpus/compare/align.ts';
import { counted } from '../../corpus/read/diagnostic.ts';
import { wordDifference } from '../impact/documents.ts';
import { without } from './note-rules.ts';

/** A part of a text, such as a section. */
export type Part = {
  /** The name that it has in both texts. */
  readonly key: string;
  /** Where it stands, as a message begins: `content/documents/policy.mdx:18: in section 1`. */
  readonly place: string;
  /** Its blocks: paragraphs, lists, tables. */
  readonly blocks: readonly string[];
};

/** The number of a section that is referred to, which follows from the sections before it; its title stays. */
const reference = /\b(sections?) \d+(?:\.\d+)*/g;

/** A sentence without what may change and says nothing else: its marks, its capitals and the numbers of sections. */
const bare = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(reference, '$1')
    .match(/[\p{L}\p{M}\p{N}\p{Sc}%]+/gu)
    ?.join(' ') ?? '';

/** A sentence, and what it says without what says nothing. */
type Sentence = { readonly text: string; readonly says: string };

const sentencesOf = ({ blocks }: Part): Sentence[] =>
  blocks
    .flatMap((block) => sentencesIn(block).map(({ start, end }) => block.slice(start, end)))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .map((text) => ({ text, says: bare(text) }))
    .filter(({ says }) => says !== '');

const readParts = (parts: readonly Part[]) =>
  new Map(parts.map((part) => [part.key, { place: part.place, sentences: sentencesOf(part) }]));

/** The items of numbered lists, whose order says something: without what says nothing, and their first words. */
const itemsOf = ({ blocks }: Part) =>
  blocks
    .flatMap((block) => [...block.matchAll(/^\s*\d+\.\s+(.*)$/gm)])
    .map(([, text = '']) => ({ says: bare(text), start: text.split(' ').slice(0, 8).join(' ') }));

/** One line for each part in which numbered items stand in another order than they were recorded. */
function movedItems(before: readonly Part[], after: readonly Part[]): string[] {
  const present = new Map(after.map((part) => [part.key, part]));
  return before.flatMap((part) => {
    const now = present.get(part.key);
    const [old, fresh] = [itemsOf(part), now ? itemsOf(now) : []];
    // An item that stands twice has no one place.
    const isOnce = ({ says }: { readonly says: string }) =>
      [old, fresh].every((items) => items.filter((item) => item.says === says).length === 1);
    const [kept, same] = [old.filter(isOnce), fresh.filter(isOnce)];
    const at = kept.findIndex(({ says }, index) => says !== same[index]?.says);
    return at < 0
      ? []
      : [
          `${now?.place} items of a numbered list stand in another order: “${same[at]?.start} …” comes before “${kept[at]?.start} …”.`,
        ];
  });
}

/**
 * The places where a recorded sentence stands so no longer, each as `place [-removed-]{+added+}`. A sentence that is only new,
 * or stands elsewhere now, is left out, but not where items of a numbered list have changed places. What one word changes in many places is said once.
 * @param before the parts of what is recorded
 * @param after the parts of the present text
 */
export function redline(before: readonly Part[], after: readonly Part[]): string[] {
  const [recorded, present] = [readParts(before), readParts(after)];
  const all = (parts: typeof recorded) =>
    [...parts.values()].flatMap(({ sentences }) => sentences.map(({ says }) => says));
  const gone = new Set(without(all(recorded), all(present)));
  const fresh = new Set(without(all(present), all(recorded)));
  const isGone = (sentence?: Sentence) => sentence !== undefined && gone.has(sentence.says);
  const isFresh = (sentence?: Sentence) => sentence !== undefined && fresh.has(sentence.says);
  const differences = [...recorded].flatMap(([key, { place, sentences }]) => {
    const now = present.get(key);
    const pairs = align(
      sentences,
      now?.sentences ?? [],
      ({ says }) => says,
      (one, other) => commonWords(one.text, other.text),
    ).filter((pair) => !('same' in pair && pair.same) && (isGone(pair.old) || isFresh(pair.new)));
    if (!pairs.some((pair) => isGone(pair.old))) return [];
    return pairs.map((pair) => ({
      place: now?.place ?? place,
      said: wordDifference(pair.old?.text ?? '', pair.new?.text ?? ''),
    }));
  });
  const alike = Map.groupBy(differences, ({ said }) =>
    (said.match(/\[-.*?-\]|\{\+.*?\+\}/g) ?? []).join(' '),
  );
  const lines = [...alike.values()].map(([first, ...more]) => {
    const others =
      more.length > 0 ? ` (and ${counted(more.length, 'other sentence')} changed alike)` : '';
    return `${first?.place} ${first?.said}${others}`;
  });
  return [...lines, ...movedItems(before, after)];
}

/** What to do about the lines of a redline. */
export const meantOrNot =
  'What was recorded stands so no longer: read each line. If all of it is meant, run the command again with --meant; if not, put it back.';
