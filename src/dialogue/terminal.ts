// Purpose: the terminal of whoever runs a command, to put questions to.
import { createInterface } from 'node:readline/promises';
import { AnswerError, type Terminal } from './questions.ts';

/** The terminal of whoever runs the command. Breaking the questions off (Ctrl-C, Ctrl-D) changes nothing. */
export function openTerminal(): { terminal: Terminal; close: () => void } {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const broken = new Promise<never>((_, reject) => {
    lines.once('close', () => reject(new AnswerError(['The questions were broken off.'])));
  });
  // Closed at the end of a run that went well: nobody waits for it then.
  broken.catch(() => {});
  return {
    terminal: {
      ask: (question) => Promise.race([lines.question(question), broken]),
      print: (line) => console.log(line),
    },
    close: () => lines.close(),
  };
}
