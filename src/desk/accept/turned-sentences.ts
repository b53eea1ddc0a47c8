// The sentences that one small word or number turns into another rule: “must” for “may”, a lost “not”, 30 days for 3. They are
// what a slip of the pen changes most, and nobody sees it. A published version says what kind of change it is; a draft has no
// note, so its editor is asked here.

import { sentencesIn } from '../../check/passages.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { counted } from '../../corpus/read/diagnostic.ts';
import type { Block } from '../../corpus/record/blocks.ts';
import { type Candidate, standingOf } from '../../corpus/record/candidate.ts';
import { markdownOf } from '../../corpus/record/markdown.ts';
import { readRecordedWords } from '../../corpus/record/read-text.ts';
import { lineOf, nameOf, partsOf, without } from './note-rules.ts';

/** Words that say who must do what, to whom, how much and when. A sentence without them is only its subject. */
const turning =
  /\b(?:must|may|might|will|would|shall|should|can|could|cannot|do|does|did|not|no|never|none|nobody|everybody|only|always|and|or|nor|but|unless|except|if|before|after|within|until|from|least|most|more|less|fewer|first|last|all|any|each|we|us|our|you|your|they|them|their|it|its|monday|tuesday|wednesday|thursday|friday|saturday|sunday|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty)\b|\b(?:un|in|im|ir|dis|non)+(?=-?[a-z]{4})|n[’']t\b|\d[\d.,:/–-]*/gi;

/** A reference to a section; its number and title follow from the section, and from those before it. */
const reference = /\bsections? \d+(?:\.\d+)*(?: \([^)]*\))?/g;

/** The other words of a sentence, in the order of the alphabet: words that change places turn it too. */
const mask = (sentence: string) =>
  sentence
    .replace(reference, ' ')
    .replace(turning, ' ')
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.sort()
    .join(' ');

const turningIn = (sentence: string): string[] =>
  sentence.replace(reference, ' ').toLowerCase().match(turning) ?? [];

/** A sentence without what may change and turns nothing: its marks and references. */
const bare = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(reference, ' ')
    .match(/[\p{L}\d]+/gu)
    ?.join(' ');

/** A sentence that has been turned, the words that do so, and where it stands. */
type Turned = { readonly place: string; readonly says: string; readonly by: string };

/**
 * The sentences of drafts that differ from the recorded ones in nothing but such words, with file, line and remedy. What one fact
 * changes in many places is said once.
 * @param texts texts beside what is recorded of them
 */
export function turnedSentences(texts: readonly Candidate[], { stage }: Corpus): string[] {
  if (stage !== 'draft') return [];
  const alike = Map.groupBy(texts.flatMap(turnedIn), ({ by }) => by);
  return [...alike.values()].map(([first, ...more]) => {
    const others =
      more.length > 0 ? ` (and ${counted(more.length, 'other sentence')} changed alike)` : '';
    return `${first?.place} ${first?.says}${others}. Such a word makes it another rule: if that is meant, run the command again with --meant; if not, put it back.`;
  });
}

function turnedIn(candidate: Candidate): Turned[] {
  const { document, words, same, newest } = candidate;
  const recorded = same ?? newest;
  if (standingOf(candidate) === 'kept' || !recorded) return [];
  const archived = partsOf(readRecordedWords(recorded.words));
  return partsOf(readRecordedWords(words)).flatMap(({ place, id, blocks }) => {
    const before = sentencesOf(archived.find((part) => part.id === id)?.blocks ?? []);
    const after = sentencesOf(blocks);
    const gone = Map.groupBy(
      before.filter((sentence) => !after.includes(sentence)),
      mask,
    );
    return after.flatMap((sentence): Turned[] => {
      if (before.includes(sentence)) return [];
      const words = mask(sentence);
      const [other] = (words !== undefined && gone.get(words)) || [];
      if (other === undefined || bare(other) === bare(sentence)) return [];
      const [old, now] = [turningIn(other), turningIn(sentence)];
      const by = `${without(old, now)} → ${without(now, old)}`;
      const says = `in ${nameOf(place)} “${sentence}” stands for “${other}”`;
      return [{ place: `${document.file}:${lineOf(document, id)}:`, says, by }];
    });
  });
}

const sentencesOf = (blocks: readonly Block[]): string[] =>
  markdownOf(blocks)
    .split(/\n\s*\n/)
    .flatMap((block) => sentencesIn(block).map(({ start, end }) => block.slice(start, end)))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim());
