// Purpose: the dialogue for accepting versions, and the writing of them.
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Corpus, corpusOf } from '../../corpus/corpus.ts';
import { readCorpus } from '../../corpus/open-corpus.ts';
import { fileText, readContentFiles } from '../../corpus/read/content-files.ts';
import { counted } from '../../corpus/read/diagnostic.ts';
import { changedPast, dueTexts } from '../../corpus/record/announced.ts';
import { nextVersion } from '../../corpus/record/archive.ts';
import { type Candidate, candidateOf, standingOf } from '../../corpus/record/candidate.ts';
import { readRecordedWords } from '../../corpus/record/read-text.ts';
import type { Note } from '../../corpus/record/version.ts';
import {
  AnswerError,
  type Answers,
  answersTo,
  oneOf,
  type Question,
  type Terminal,
} from '../dialogue/questions.ts';
import { runDialogue } from '../dialogue/run-dialogue.ts';
import { accept, candidates, newVersions } from './accept.ts';
import { asVersion, updatedOn } from './front-matter.ts';
import { changedPlaces } from './note-rules.ts';
import { meantOrNot } from './redline.ts';
import { demandDocument, demandSound } from './scope.ts';
import { changedDrafts } from './unseen-changes.ts';
import { writeFiles } from './write-files.ts';

const changes = ['correction', 'clarification', 'change'] as const;

const questions: readonly Question[] = [
  {
    key: 'kind',
    ask: 'What kind of change is it? correction (an error, nothing else is meant), clarification (the same meaning, said better), change (something else applies: a duty, right, figure, row of a table or defined term is added, removed or changed)',
    problem: oneOf(changes),
  },
  {
    key: 'changed',
    ask: 'What has changed? One or two sentences for readers, which name each changed section by its number.',
  },
  {
    key: 'reason',
    ask: 'Why? Say what the new text is for. Never judge the earlier one: the reason stands on the contract.',
  },
  { key: 'affects', ask: 'Who is affected?' },
  { key: 'action', ask: 'What do they need to do?', otherwise: 'Nothing.' },
];

const kinds: Readonly<Record<string, 'string' | 'boolean'>> = {
  ...{ root: 'string', document: 'string', raise: 'boolean', meant: 'boolean', help: 'boolean' },
  ...Object.fromEntries(questions.map(({ key }) => [key, 'string'])),
};

const help = [
  'npm run versions:accept -- [flags]',
  '--document  id of one document, such as legal/terms-of-service; all documents if left out',
  '--raise  gives each document whose words have changed the next version, published and in force today; a draft keeps its number',
  '--meant  what a draft said no longer, or otherwise, is meant; without it such sentences are shown and refused',
  ...questions.map(({ key, ask }) => `--${key}  ${ask}`),
  'What no flag answers is asked, for each document whose version is new. Of a draft nothing is asked: until the record is published,',
  'its versions have no note.',
];

/**
 * Accepts versions from the arguments of a command.
 * @param root Project folder that holds `content/`.
 * @param print takes each line of output.
 * @param given answers questions; the terminal of the process if left out.
 * @returns The exit code: 0 when everything was written, 1 when nothing was.
 * @throws Error of the file system.
 */
export async function acceptVersions(
  args: readonly string[],
  root: string,
  print: (line: string) => void = console.log,
  given?: Terminal,
): Promise<number> {
  const dialogue = { args, kinds, help, print, given, nothing: 'No version was recorded.' };
  return runDialogue(dialogue, async (flags, terminal) => {
    const home = flags['root'] ?? root;
    const before = readCorpus(home);
    const only = flags['document'];
    demandDocument(only, before.documentsById);
    demandSound(before, 'without versions');
    const present = (await moveDue(before, home, print)) ? readCorpus(home) : before;
    const raised = flags['raise'] === undefined ? [] : raiseVersions(present, only);
    const edited = new Map([...raised, ...redateDrafts(present, only)]);
    const corpus = edited.size === 0 ? present : corpusWith(edited, home);
    const fresh = newVersions(corpus, only);
    if (fresh.length === 0) refuseNote(flags, corpus);
    if (flags['meant'] === undefined) {
      const changed = changedDrafts(candidates(corpus, only), corpus);
      if (changed.length > 0) throw new AnswerError([...changed, meantOrNot]);
    }
    const notes = await notesFor(fresh, flags, terminal(), print);
    const { files, news, refused } = accept(corpus, notes, only);
    if (refused.length > 0) throw new AnswerError(refused);
    await writeFiles(home, new Map([...edited, ...files]));
    for (const line of news) print(line);
    print(`versions: ${counted(news.length, 'text')} recorded`);
  });
}

/**
 * Moves announced texts that are in force to their places.
 * @returns whether there were any
 */
async function moveDue(
  corpus: Corpus,
  root: string,
  print: (line: string) => void,
): Promise<boolean> {
  const [changed] = changedPast(corpus);
  if (changed) {
    const { from, to } = changed.due;
    throw new AnswerError([
      `${to}: the words of this text have changed, and ${from}, which is in force, is to take its place. Undo the change (git restore), or move that file here by hand.`,
    ]);
  }
  const due = dueTexts(corpus);
  for (const { from, to, since } of due) {
    await mkdir(dirname(join(root, to)), { recursive: true });
    await rename(join(root, from), join(root, to));
    print(`${from}: in force since ${since}, moved to ${to}`);
  }
  return due.length > 0;
}

/**
 * The documents whose words have changed under the number of a public version, under the next number. Drafts keep theirs.
 * @param only The id of the one document to look at; all if left out.
 * @returns Their paths from the project folder, and texts.
 */
function raiseVersions(corpus: Corpus, only?: string): (readonly [string, string])[] {
  if (corpus.stage === 'draft') return [];
  return textsOf(corpus, only).flatMap(({ candidate, file, text }) => {
    if (standingOf(candidate) !== 'changed') return [];
    return [[file, asVersion(text, nextVersion(candidate.head.version), corpus.day)] as const];
  });
}

/**
 * The drafts whose words have changed since they were recorded, with the day of the corpus as that on which they were updated: the
 * record says when it took a text.
 * @param only The id of the one document to look at; all if left out.
 * @returns Their paths from the project folder, and texts.
 */
function redateDrafts(corpus: Corpus, only?: string): (readonly [string, string])[] {
  if (corpus.stage === 'published') return [];
  return textsOf(corpus, only).flatMap(({ candidate, file, text }) => {
    const { head, words, same } = candidate;
    const isDue = words !== same?.words && (head.recorded ?? corpus.day) < corpus.day;
    return isDue ? [[file, updatedOn(text, corpus.day)] as const] : [];
  });
}

function textsOf(corpus: Corpus, only?: string) {
  return [...corpus.documentsById.values()]
    .filter(({ id }) => id === (only ?? id))
    .map((document) => ({
      candidate: candidateOf(document, corpus),
      file: document.file,
      text: fileText(corpus.files, document.file),
    }));
}

function corpusWith(texts: ReadonlyMap<string, string>, root: string): Corpus {
  const files = readContentFiles(root);
  return corpusOf(files.map(({ path, text }) => ({ path, text: texts.get(path) ?? text })));
}

/**
 * @throws AnswerError if a note is given although there is no new version, because the note would be lost.
 */
function refuseNote(flags: Answers, { stage }: Corpus): void {
  const names = questions.flatMap(({ key }) => (flags[key] === undefined ? [] : [`--${key}`]));
  if (names.length === 0) return;
  if (stage === 'draft') {
    throw new AnswerError([
      `${names.join(', ')}: this is said of a published version, and the record is a draft, which it is until "publicSince" in content/launch.yaml names a day. Leave the flags out.`,
    ]);
  }
  throw new AnswerError([
    `${names.join(', ')}: this is said of a new version, and no text is one. An archived version keeps its note, and a first one has none. Give the text a new "version" in its front matter, or leave the flags out.`,
  ]);
}

async function notesFor(
  fresh: readonly Candidate[],
  flags: Answers,
  terminal: Terminal | undefined,
  print: (line: string) => void,
): Promise<ReadonlyMap<string, Note>> {
  const notes = new Map<string, Note>();
  for (const { document, head, words, before } of fresh) {
    print(`${head.title}: version ${head.version} after ${before?.head.version}`);
    const places = before
      ? changedPlaces(readRecordedWords(before.words), readRecordedWords(words))
      : [];
    if (places.length > 0) print(`changed: ${places.map(({ place }) => place).join(', ')}`);
    const answers = await answersTo(questions, flags, terminal);
    // The questions have asked for every part of a note, and have checked its kind.
    notes.set(document.file, answers as Note);
  }
  return notes;
}
