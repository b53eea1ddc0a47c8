// The small content as texts, and an editor who answers from a list.

import type { Work } from '../../../../scripts/status-cli/command.ts';
import type { Texts } from '../../../../scripts/status-cli/content-edit.ts';
import type { Terminal } from '../../../../src/desk/dialogue/questions.ts';
import { smallContent } from '../../check/small-content.ts';

export const incidents = 'content/status/incidents.yaml';
export const maintenance = 'content/status/maintenance.yaml';

/** A change at 10:00 on 20 November 2026, an hour after the data of the small content. */
export function work(flags: Record<string, string>, terminal?: Terminal): Work {
  const texts: Texts = new Map(smallContent().map(({ path, text }) => [path, text]));
  return { texts, flags, now: new Date('2026-11-20T10:00:00Z'), terminal };
}

/** Gives its answers one after the other, and keeps everything that it is asked and told. */
export function editor(...answers: string[]): Terminal & { readonly heard: string[] } {
  const heard: string[] = [];
  return {
    heard,
    ask: async (question) => {
      heard.push(question);
      const answer = answers.shift();
      if (answer === undefined) throw new Error(`No answer is left for: ${question}`);
      return answer;
    },
    print: (line) => void heard.push(line),
  };
}
