// Purpose: the terminal of the person who runs a command, for questions.
import { createInterface } from 'node:readline/promises';
import { AnswerError, type Terminal } from './questions.ts';

/** The terminal of the person who runs the command. If they break off (Ctrl-C, Ctrl-D), nothing is changed. */
export function openTerminal(): { terminal: Terminal; close: () => void } {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const broken = new Promise<never>((_, reject) => {
    lines.once('close', () => reject(new AnswerError(['The questions were broken off.'])));
  });
  // The terminal is also closed after a successful run: then nobody waits for the rejection.
  broken.catch(() => {});
  return {
    terminal: {
      ask: (question) => Promise.race([lines.question(question), broken]),
      print: (line) => console.log(line),
    },
    close: () => lines.close(),
  };
}
