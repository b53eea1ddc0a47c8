// Failures that the person at the terminal can mend: the message is one sentence that says how. Every other error is a defect
// of this code and keeps its stack.
import { AnswerError } from '../../src/desk/dialogue/questions.ts';

/** An expected failure of the backend, with a message written for the person who started it. */
export class BackendError extends AnswerError {
  override name = 'BackendError';
  constructor(sentence: string) {
    super([sentence]);
  }
}

/**
 * The code of a system error or of a database error, which have different shapes.
 * @returns `EADDRINUSE`, `26` (an SQLite result code), or an empty string.
 */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('errcode' in error) return String(error.errcode);
  return 'code' in error ? String(error.code) : '';
}
