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

const sentencesOf = ({ blocks }: Part): string[] =>
  blocks
    .flatMap((block) => sentencesIn(block).map(({ start, end }) => block.slice(start, end)))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => bare(sentence) !== '');

/**
 * The places where a recorded sentence stands so no longer, each as `place [-removed-]{+added+}`. A sentence that is only new,
 * or stands elsewhere now, is left out. What one word changes in many places is said once.
 * @param before the parts of what is recorded
 * @param after the parts of the present text
 */
export function redline(before: readonly Part[], after: readonly Part[]): string[] {
  const all = (parts: readonly Part[]) => parts.flatMap(sentencesOf).map(bare);
  const [recorded, present] = [all(before), all(after)];
  const [gone, fresh] = [new Set(without(recorded, present)), new Set(without(present, recorded))];
  const differences = before.flatMap((part) => {
    const now = after.find(({ key }) => key === part.key);
    const pairs = align(sentencesOf(part), now ? sentencesOf(now) : [], bare, commonWords).filter(
      (pair) =>
        !(pair.old !== undefined && pair.new !== undefined && pair.same) &&
        ((pair.old !== undefined && gone.has(bare(pair.old))) ||
          (pair.new !== undefined && fresh.has(bare(pair.new)))),
    );
    if (pairs.every(({ old }) => old === undefined || !gone.has(bare(old)))) return [];
    return pairs.map((pair) => ({
      place: now?.place ?? part.place,
      said: wordDifference(pair.old ?? '', pair.new ?? ''),
    }));
  });
  const alike = Map.groupBy(differences, ({ said }) =>
    (said.match(/\[-.*?-\]|\{\+.*?\+\}/g) ?? []).join(' '),
  );
  return [...alike.values()].map(([first, ...more]) => {
    const others =
      more.length > 0 ? ` (and ${counted(more.length, 'other sentence')} changed alike)` : '';
    return `${first?.place} ${first?.said}${others}`;
  });
}

/** What to do about the lines of a redline. */
export const meantOrNot =
  'What was recorded stands so no longer: read each line. If all of it is meant, run the command again with --meant; if not, put it back.';
