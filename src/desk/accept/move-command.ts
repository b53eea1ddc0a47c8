// Purpose: the dialogue of moving a document to another address, and writing what follows.

import { isSlug } from '../../check/names.ts';
import { editionPath, splitAddress } from '../../core/addresses.ts';
import { addressesOf } from '../../corpus/addresses.ts';
import { type Corpus, corpusOf } from '../../corpus/corpus.ts';
import { type ContentFile, readContentFiles } from '../../corpus/read/content-files.ts';
import { counted, formatDiagnostic } from '../../corpus/read/diagnostic.ts';
import { suggestion } from '../../corpus/read/nearest.ts';
import { defaultLanguage } from '../../languages/list.ts';
import { answersTo, type Question, type Terminal } from '../dialogue/questions.ts';
import { runDialogue } from '../dialogue/run-dialogue.ts';
import { mentionsOf, namingFiles } from './mentions.ts';
import { type Move, moveDocument, movedPath } from './move-document.ts';
import { demandSound } from './scope.ts';
import { writeFiles } from './write-files.ts';

const questions = {
  from: { key: 'from', ask: 'Which document moves? Its address, such as /legal/fees.' },
  to: { key: 'to', ask: 'Which address does it get?' },
};
const kinds = { from: 'string', to: 'string', help: 'boolean' } as const;
const help = [
  'npm run documents:move -- [address] [new address]',
  ...Object.values(questions).map(({ key, ask }) => `--${key}  ${ask}`),
  'The former address, and all that stands below it, answers for good. What is not given is asked.',
];

/**
 * Moves a document from the arguments of a command.
 * @param root Project folder that holds `content/`.
 * @param print takes each line of output.
 * @param given answers questions; the terminal of the process if left out.
 * @returns The exit code: 0 when everything was written, 1 when nothing was.
 * @throws Error of the file system.
 */
export async function moveByCommand(
  args: readonly string[],
  root: string,
  print: (line: string) => void = console.log,
  given?: Terminal,
): Promise<number> {
  const command = { args, kinds, inOrder: ['from', 'to'], help };
  const dialogue = { ...command, print, given, nothing: 'Nothing was moved.' };
  return runDialogue(dialogue, async (flags, terminal) => {
    const files = readContentFiles(root);
    const corpus = corpusOf(files);
    demandSound(corpus);
    const answer = async (question: Question) => {
      const answers = await answersTo([question], flags, terminal());
      return idOf(answers[question.key] ?? '');
    };
    const from = await answer({
      ...questions.from,
      problem: (typed) => unmovable(idOf(typed), corpus),
    });
    const to = await answer({
      ...questions.to,
      problem: (typed) => unfit(idOf(typed), from, corpus),
    });
    const after = moveDocument(files, { from, to });
    demandSound(corpusOf(after));
    const changes = changesOf(files, after, { from, to });
    await writeFiles(root, changes);
    for (const line of news(changes, { from, to })) print(line);
    for (const line of await remainingMentions(root, from)) print(line);
  });
}

/** The id that an address names, with or without its slash. */
const idOf = (typed: string) => typed.trim().replace(/^\/+|\/+$/g, '');

/** Why there is nothing to move at an address. */
function unmovable(id: string, { documentsById, textsById, aliases }: Corpus): string | undefined {
  if (documentsById.has(id)) return undefined;
  if (textsById.has(id)) {
    return `/${id} is a page with a text: its route in src/pages names its address, and moves by hand.`;
  }
  const owner = aliases.get(id);
  if (owner !== undefined) return `/${id} is another address of /${owner}. Name that one.`;
  return `there is no document at /${id}.${suggestion(id, [...documentsById.keys()])}`;
}

/** Why a document cannot stand at an address. Its own short names and former addresses are free for it. */
function unfit(id: string, from: string, corpus: Corpus): string | undefined {
  const address = `/${id}`;
  if (id === from) return `the document stands at ${address} already.`;
  if (!id.split('/').every(isSlug)) {
    return `found ${address}, expected small letters, digits and single hyphens between slashes, such as /legal/fees.`;
  }
  const { language } = splitAddress(address);
  if (language !== defaultLanguage) {
    return `all below ${editionPath('/', language)} belongs to the editions of a language. Choose another address.`;
  }
  const taken = addressesOf(corpus).find(({ path }) => path === address);
  if (!taken || taken.page === `/${from}`) return undefined;
  const whose = taken.page === address ? 'a page' : `another address of ${taken.page}`;
  return `${address} is taken: it is ${whose}. Choose another address.`;
}

type Changes = ReadonlyMap<string, string | undefined>;

function changesOf(
  before: readonly ContentFile[],
  after: readonly ContentFile[],
  move: Move,
): Changes {
  const known = new Map(before.map(({ path, text }) => [path, text]));
  return new Map([
    ...after.flatMap(({ path, text }) => (known.get(path) === text ? [] : [[path, text] as const])),
    ...before.flatMap(({ path }) =>
      movedPath(path, move) === path ? [] : [[path, undefined] as const],
    ),
  ]);
}

function news(changes: Changes, move: Move): string[] {
  const moved = [...changes].flatMap(([path, text]) => (text === undefined ? [path] : []));
  const others = changes.size - 2 * moved.length;
  return [
    ...moved.map((path) => `${path}: moved to ${movedPath(path, move)}`),
    `documents: /${move.from} is /${move.to} now, and named so in ${counted(others, 'other file')}. The former address answers for good.`,
  ];
}

/** What names the former address still, and is left to people. */
async function remainingMentions(root: string, id: string): Promise<string[]> {
  const mentions = mentionsOf(id, await namingFiles(root));
  if (mentions.length === 0) return [];
  return [
    `To look at by hand, since these lines name /${id} or a text of that name:`,
    ...mentions.map(formatDiagnostic),
  ];
}
