// The small content as texts, and an editor who answers from a list.

import type { Terminal } from '../../../../src/desk/dialogue/questions.ts';
import type { Work } from '../../../../src/desk/status/command.ts';
import { recordsOf, type Texts } from '../../../../src/desk/status/edit-records.ts';
import { smallContent } from '../../check/small-content.ts';

export const incidents = 'content/status/incidents.yaml';
export const maintenance = 'content/status/maintenance.yaml';

/** Texts that an earlier change left, at 10:00 on 20 November 2026. */
export function workOn(texts: Texts) {
  const records = recordsOf(texts);
  if (!records) throw new TypeError('The records have mistakes.');
  return { texts, records, now: new Date('2026-11-20T10:00:00Z') };
}

/** A change at 10:00 on 20 November 2026, an hour after the data of the small content. */
export function work(flags: Record<string, string>, terminal?: Terminal): Work {
  const texts: Texts = new Map(smallContent().map(({ path, text }) => [path, text]));
  return { ...workOn(texts), flags, terminal };
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
