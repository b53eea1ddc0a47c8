// Purpose: the flags of the commands for translations, and what is wrong with them.
import { parseArgs } from 'node:util';
import { defaultLanguage, isLanguageCode, languages } from '../core/languages.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { AnswerError } from '../dialogue/questions.ts';
import type { Scope } from './translations.ts';

const codes = languages.map(({ code }) => code).filter((code) => code !== defaultLanguage);

/**
 * Reads the flags of a command.
 * @throws AnswerError for a flag that there is not, a language or a document without a translation.
 */
export function readScope(args: readonly string[], { documentsById }: Corpus): Scope {
  const { language, document, unchanged } = flagsOf(args);
  if (language !== undefined && (!isLanguageCode(language) || language === defaultLanguage)) {
    throw new AnswerError([
      `--language: found "${language}", expected one of ${codes.join(', ')}.`,
    ]);
  }
  if (document !== undefined && !documentsById.has(document)) {
    throw new AnswerError([
      `--document: there is no document "${document}". A document is named by its path in content/documents, without its ending.`,
    ]);
  }
  return {
    ...(language === undefined ? {} : { language }),
    ...(document === undefined ? {} : { document }),
    ...(unchanged ? { unchanged } : {}),
  };
}

function flagsOf(args: readonly string[]) {
  try {
    const options = {
      language: { type: 'string' },
      document: { type: 'string' },
      unchanged: { type: 'boolean' },
    } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split('. ');
    throw new AnswerError([`${sentence}. The flags are --language, --document, --unchanged.`]);
  }
}
