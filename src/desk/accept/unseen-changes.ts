// What would be recorded unseen: the sentences of a draft that no longer stand as they are recorded, and those of a translation
// that has changed by itself. A published version says in its note how it differs; a translation whose English has changed is
// looked at in any case.
import { type GuardedText, guardedTexts } from '../../check/guarded-texts.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { fileText } from '../../corpus/read/content-files.ts';
import type { Block } from '../../corpus/record/blocks.ts';
import { type Candidate, standingOf } from '../../corpus/record/candidate.ts';
import { markdownOf } from '../../corpus/record/markdown.ts';
import { readRecordedWords } from '../../corpus/record/read-text.ts';
import { acceptedHashes, type EarlierTexts, earlierTexts, textsIn } from './earlier-texts.ts';
import { lineOf, nameOf, partsOf } from './note-rules.ts';
import { type Part, redline } from './redline.ts';
import type { Scope } from './translations.ts';

/**
 * The redline of drafts beside what is recorded of them.
 * @param texts texts beside what is recorded of them
 */
export function changedDrafts(texts: readonly Candidate[], { stage }: Corpus): string[] {
  if (stage !== 'draft') return [];
  const pairs = texts.flatMap((candidate) => {
    const { document, words, same, newest } = candidate;
    const recorded = same ?? newest;
    if (standingOf(candidate) === 'kept' || !recorded) return [];
    const parts = (text: string): Part[] =>
      partsOf(readRecordedWords(text)).map(({ place, id, blocks }) => ({
        key: `${document.id}:${id}`,
        place: `${document.file}:${lineOf(document, id)}: in ${nameOf(place)}`,
        blocks: blocksOf(blocks),
      }));
    return [{ before: parts(recorded.words), after: parts(words) }];
  });
  // All at once, so that what a fact or a word of the interface changes in many documents is said once.
  return redline(
    pairs.flatMap(({ before }) => before),
    pairs.flatMap(({ after }) => after),
  );
}

const blocksOf = (blocks: readonly Block[]) => markdownOf(blocks).split(/\n\s*\n/);

/**
 * The redline of translations that have changed since they were accepted although their English has not. Records of the status
 * page are left out: they are written in a hurry.
 * @param earlier gives the committed texts of a file, where what was accepted is looked for
 */
export function changedTranslations(
  corpus: Corpus,
  { language, document }: Scope,
  earlier: EarlierTexts,
): string[] {
  const changed = guardedTexts(corpus).filter(
    (text) =>
      text.state === 'mended' &&
      (language ?? text.language) === text.language &&
      (document ?? text.document) === text.document &&
      !text.file.endsWith('.yaml') &&
      acceptedHashes(text, corpus).from === text.from,
  );
  return [...Map.groupBy(changed, ({ file }) => file)].flatMap(([file, texts]) => {
    const now = textsIn(file, fileText(corpus.files, file));
    const placeOf = ({ name, line }: GuardedText) =>
      `${file}:${line}: in ${name.replace(/^.*:/, '')}`;
    const part = (text: GuardedText, blocks: readonly string[]): Part => ({
      ...{ key: text.name, place: placeOf(text), blocks },
    });
    const wanted = new Map(texts.map((text) => [text.name, acceptedHashes(text, corpus).as]));
    const before = earlierTexts(file, wanted, earlier);
    const partsIn = (known: typeof before) =>
      texts.flatMap((text) => {
        const typed = known.get(text.name);
        return typed ? [part(text, typed.lines)] : [];
      });
    return [
      ...redline(partsIn(before), partsIn(now)),
      ...texts
        .filter(({ name }) => !before.has(name))
        .map(
          (text) =>
            `${placeOf(text)} the words that were accepted are not in git, so that no difference can be shown.`,
        ),
    ];
  });
}
