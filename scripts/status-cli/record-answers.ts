// Purpose: what the answers on incidents and on maintenance have in common: instants, ids, the existing records. Pure.

import { formatDiagnostic } from '../../src/corpus/read/diagnostic.ts';
import { AnswerError } from '../../src/desk/dialogue/questions.ts';
import type { StatusRecords } from '../../src/status/records.ts';
import type { Work } from './command.ts';
import { checkTexts } from './content-edit.ts';
import { readInstant } from './instants.ts';
import { recordsOf } from './status-texts.ts';

/**
 * The records before the change.
 * @throws AnswerError when they have mistakes already, because a mistake of the change would be lost among the older ones.
 */
export function knownRecords({ texts }: Work): StatusRecords {
  const records = recordsOf(texts);
  if (records) return records;
  throw new AnswerError([
    'The records have mistakes already. Mend these first:',
    ...checkTexts(texts).map(formatDiagnostic),
  ]);
}

/** Makes the check of an answer that must be an instant; the check returns the problem, or `undefined`. */
export function instantProblem(now: Date): (answer: string) => string | undefined {
  return (answer) =>
    readInstant(answer, now)
      ? undefined
      : `found ${answer}, expected an instant in UTC, such as 2026-11-20 09:05, 09:05 of today, or now.`;
}

/** An id that no record has, from the day and the title: `2026-11-12-dashboard-sign-in-unavailable`. */
export function freeId(start: Date, title: string, records: StatusRecords): string {
  const words = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const day = start.toISOString().slice(0, 10);
  const id = [day, ...words.split('-').filter(Boolean).slice(0, 6)].join('-');
  const taken = new Set([...records.incidents, ...records.maintenance].map((each) => each.id));
  let free = id;
  for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`;
  return free;
}
