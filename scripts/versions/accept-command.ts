// Purpose: the dialogue of accepting versions, and writing them.
import { parseArgs } from 'node:util';
import { check } from '../../src/content-lint/check.ts';
import { isoDate } from '../../src/core/dates.ts';
import type { Corpus } from '../../src/corpus/corpus.ts';
import { counted, report } from '../../src/corpus/read/diagnostic.ts';
import { accept, type Note, newVersions } from '../../src/corpus/record/accept.ts';
import type { Present } from '../../src/corpus/record/present.ts';
import { loadCorpus } from '../lib/corpus.ts';
import {
  AnswerError,
  type Answers,
  answersTo,
  oneOf,
  type Question,
  type Terminal,
} from '../lib/questions.ts';
import { openTerminal } from '../lib/terminal.ts';
import { writeFiles } from '../lib/write-files.ts';

const kinds = ['correction', 'clarification', 'change'] as const;

const questions: readonly Question[] = [
  {
    key: 'kind',
    ask: 'What kind of change is it? correction (an error, nothing else is meant), clarification (the same meaning, said better), change (something else applies)',
    problem: oneOf(kinds),
  },
  { key: 'changed', ask: 'What has changed? One or two sentences for readers.' },
  { key: 'reason', ask: 'Why?' },
  { key: 'affects', ask: 'Who is affected?' },
  { key: 'action', ask: 'What do they need to do?', otherwise: 'Nothing.' },
];

const help = [
  'npm run versions:accept -- [flags]',
  '--document  id of one document, such as legal/terms-of-service; all documents if left out',
  ...questions.map(({ key, ask }) => `--${key}  ${ask}`),
  'What no flag answers is asked, for each document whose version is new.',
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
  let close = () => {};
  try {
    const { help: wantsHelp, ...flags } = readFlags(args);
    if (wantsHelp) {
      for (const line of help) print(line);
      return 0;
    }
    const corpus = await loadCorpus(flags['root'] ?? root);
    const only = flags['document'];
    refuseUnknown(corpus, only);
    const mistakes = check(corpus, 'without versions');
    if (mistakes.length > 0) {
      const { length } = corpus.files;
      throw new AnswerError([report(mistakes, length), 'Mend these first.']);
    }
    const opened = given || !process.stdin.isTTY ? undefined : openTerminal();
    if (opened) close = opened.close;
    const notes = await notesFor(
      newVersions(corpus, only),
      flags,
      given ?? opened?.terminal,
      print,
    );
    const { files, news, refused } = accept(corpus, notes, isoDate(new Date()), only);
    if (refused.length > 0) throw new AnswerError(refused);
    await writeFiles(flags['root'] ?? root, files);
    for (const line of news) print(line);
    print(`versions: ${counted(news.length, 'text')} recorded`);
    return 0;
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error;
    for (const sentence of error.sentences) print(sentence);
    print('No version was recorded.');
    return 1;
  } finally {
    close();
  }
}

function refuseUnknown(corpus: Corpus, id: string | undefined): void {
  if (id === undefined || corpus.documentsById.has(id)) return;
  throw new AnswerError([
    `--document: there is no document "${id}". A document is named by its path in content/documents, without its ending.`,
  ]);
}

async function notesFor(
  presents: readonly Present[],
  flags: Answers,
  terminal: Terminal | undefined,
  print: (line: string) => void,
): Promise<ReadonlyMap<string, Note>> {
  const notes = new Map<string, Note>();
  for (const { document, head, newest } of presents) {
    print(`${head.title}: version ${head.version} after ${newest?.head.version}`);
    const answers = await answersTo(questions, flags, terminal);
    // The questions ask for every part of a note, and judge its kind.
    notes.set(document.id, answers as Note);
  }
  return notes;
}

function readFlags(args: readonly string[]): Record<string, string> {
  const names = ['root', 'document', ...questions.map(({ key }) => key)];
  const strings = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { ...strings, help: { type: 'boolean' } },
    });
    return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
  } catch (error) {
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split('. ');
    throw new AnswerError([
      `${sentence}. The flags are ${names.map((name) => `--${name}`).join(', ')}.`,
    ]);
  }
}
