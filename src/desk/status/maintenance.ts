// Purpose: turns an editor's answers on maintenance into a record: newly announced, or the next step of one that is planned.

import { type Maintenance, planChanges } from '../../status/records.ts';
import { phaseOf } from '../../status/state.ts';
import { AnswerError, answersTo, oneOf } from '../dialogue/questions.ts';
import { freeId, instantProblem, iso, readInstant } from './answers.ts';
import type { Outcome, Work } from './command.ts';
import { addRecord, continueRecord } from './edit-records.ts';

const changes = ['none', ...planChanges];

/** The flags of the command, with what each takes. */
export const maintenanceFlags = {
  id: 'of a maintenance that is planned: what follows is its next step; left out for a new one',
  title: 'a few words',
  components: 'ids, several with commas between',
  start: 'instant in UTC',
  end: 'instant in UTC',
  details: 'one or two sentences: what is done, and what may fail meanwhile',
  change: changes.join(', '),
  text: 'the update that readers see',
} as const;

/** Changes the texts by the editor's answers. */
export async function changeMaintenance(work: Work): Promise<Outcome> {
  const id = await whichMaintenance(work);
  const planned = work.records.maintenance.find((each) => each.id === id);
  return planned ? continueMaintenance(work, planned) : announceMaintenance(work);
}

async function whichMaintenance({ flags, terminal, now, records: { maintenance } }: Work) {
  const alive = maintenance
    .filter((each) => phaseOf(each, now) !== 'cancelled')
    .map(({ id }) => id);
  if (flags['id'] !== undefined) {
    if (alive.includes(flags['id'])) return flags['id'];
    const known = maintenance.some(({ id }) => id === flags['id']);
    throw new AnswerError([
      `--id: ${known ? `the maintenance "${flags['id']}" was called off` : `there is no maintenance "${flags['id']}"`}. Those that may go on: ${alive.join(', ') || 'none'}. Leave --id out for a new one.`,
    ]);
  }
  if (!terminal || flags['title'] !== undefined || alive.length === 0) return undefined;
  const ask = `Which maintenance goes on? ${alive.join(', ')}; or new`;
  const question = { key: 'id', ask, otherwise: 'new', problem: oneOf([...alive, 'new']) };
  return (await answersTo([question], {}, terminal))['id'];
}

async function continueMaintenance(
  { texts, flags, now, terminal }: Work,
  planned: Maintenance,
): Promise<Outcome> {
  const first = await answersTo(
    [
      {
        key: 'change',
        ask: `What changes in the plan? ${changes.join(', ')}`,
        otherwise: 'none',
        problem: oneOf(changes),
      },
    ],
    flags,
    terminal,
  );
  const moves = first['change'] === 'moved';
  const times = moves ? [timeQuestion('start', now), timeQuestion('end', now)] : [];
  const answers = await answersTo(
    [...times, { key: 'text', ask: 'What do you tell readers?' }],
    flags,
    terminal,
  );
  const unused = ['start', 'end'].filter((key) => !moves && flags[key] !== undefined);
  if (unused.length > 0) {
    throw new AnswerError(unused.map((key) => `--${key}: a new time needs --change moved.`));
  }
  const change = first['change'] === 'none' ? {} : { change: first['change'] };
  continueRecord(
    texts,
    'maintenance',
    planned.id,
    { at: iso(now), ...change, text: answers['text'] },
    Object.fromEntries(times.map(({ key }) => [key, instantOf(answers[key], now)])),
  );
  return { confirmed: planned.components };
}

async function announceMaintenance(work: Work): Promise<Outcome> {
  const { texts, records, flags, now, terminal } = work;
  const known = records.components.map(({ id }) => id);
  const answers = await answersTo(
    [
      { key: 'title', ask: 'What is done, in a few words?' },
      {
        key: 'components',
        ask: `Which components are affected? ${known.join(', ')}`,
        problem: (answer) => listOf(answer).map(oneOf(known)).find(Boolean),
      },
      timeQuestion('start', now),
      timeQuestion('end', now),
      { key: 'details', ask: 'What is done, and what may fail meanwhile?' },
    ],
    flags,
    terminal,
  );
  const start = readInstant(answers['start'] ?? '', now) ?? now;
  addRecord(texts, 'maintenance', {
    id: freeId(start, answers['title'] ?? '', records),
    title: answers['title'],
    components: listOf(answers['components'] ?? ''),
    announced: iso(now),
    start: iso(start),
    end: instantOf(answers['end'], now),
    details: answers['details'],
    updates: [],
  });
  return { confirmed: [] };
}

const timeQuestion = (key: 'start' | 'end', now: Date) => ({
  key,
  ask: `When does it ${key === 'start' ? 'begin' : 'end'}, in UTC?`,
  problem: instantProblem(now),
});
const instantOf = (answer: string | undefined, now: Date) =>
  iso(readInstant(answer ?? '', now) ?? now);
const listOf = (answer: string) => answer.split(',').map((part) => part.trim());
