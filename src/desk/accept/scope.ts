// Purpose: the flags of the commands for translations, and what is wrong with them.
import { check } from '../../check/check.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { report } from '../../corpus/read/diagnostic.ts';
import { defaultLanguage, isLanguageCode, languages } from '../../languages/list.ts';
import { readFlags } from '../dialogue/flags.ts';
import { AnswerError } from '../dialogue/questions.ts';
import type { Scope } from './translations.ts';

const flags = {
  language: 'string',
  document: 'string',
  unchanged: 'boolean',
  meant: 'boolean',
} as const;
const codes = languages.map(({ code }) => code).filter((code) => code !== defaultLanguage);

/**
 * Reads the flags of a command.
 * @throws AnswerError for an unknown flag, or a language or a document without a translation.
 */
export function readScope(args: readonly string[], corpus: Corpus): Scope {
  const { language, document, unchanged, meant } = readFlags(args, flags);
  if (language !== undefined && (!isLanguageCode(language) || language === defaultLanguage)) {
    throw new AnswerError([
      `--language: found "${language}", expected one of ${codes.join(', ')}.`,
    ]);
  }
  demandDocument(document, corpus.textsById);
  return {
    ...(language === undefined ? {} : { language }),
    ...(document === undefined ? {} : { document }),
    ...(unchanged === undefined ? {} : { unchanged: true }),
    ...(meant === undefined ? {} : { meant: true }),
  };
}

/**
 * @param known The documents that a command takes, by their ids; for translations the texts of pages too.
 * @throws AnswerError for an id that none of them has.
 */
export function demandDocument(id: string | undefined, known: ReadonlyMap<string, unknown>): void {
  if (id === undefined || known.has(id)) return;
  throw new AnswerError([
    `--document: there is no document "${id}". A document is named by its path in content/documents, without its ending.`,
  ]);
}

/**
 * @param versions Whether texts are held to their archived versions too.
 * @throws AnswerError for content with mistakes.
 */
export function demandSound(corpus: Corpus, versions?: Parameters<typeof check>[1]): void {
  const mistakes = check(corpus, versions);
  if (mistakes.length === 0) return;
  throw new AnswerError([report(mistakes, corpus.files.length), 'Mend these first.']);
}
