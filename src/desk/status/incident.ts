// Purpose: turns an editor's answers on an incident into a record: a new one, or the next step of one that is open.

import {
  type Incident,
  impacts,
  incidentStates,
  incidentTypes,
  severities,
} from '../../status/records.ts';
import { isOpen } from '../../status/state.ts';
import { AnswerError, answersTo, oneOf, type Question } from '../dialogue/questions.ts';
import { freeId, instantProblem, iso, readInstant } from './answers.ts';
import type { Outcome, Work } from './command.ts';
import { addRecord, continueRecord } from './edit-records.ts';

/** The flags of the command, with what each takes. */
export const incidentFlags = {
  id: 'of an open incident: what follows is its next step; left out for a new one',
  title: 'a few words',
  severity: severities.join(', '),
  type: incidentTypes.join(', '),
  impact: 'component=degraded or component=down, several with commas between',
  start: 'instant in UTC, or now',
  end: 'instant at which the impact ended',
  description: 'one or two sentences: what readers noticed',
  resolution: 'one sentence: what put it right',
  state: incidentStates.join(', '),
  text: 'the update that readers see',
} as const;

/** Changes the texts by the editor's answers. */
export async function changeIncident(work: Work): Promise<Outcome> {
  const id = await whichIncident(work);
  const incident = work.records.incidents.find((each) => each.id === id);
  return incident ? continueIncident(work, incident) : beginIncident(work);
}

async function whichIncident({ flags, terminal, records: { incidents } }: Work) {
  const open = incidents.filter(isOpen).map(({ id }) => id);
  if (flags['id'] !== undefined) {
    if (open.includes(flags['id'])) return flags['id'];
    const known = incidents.some(({ id }) => id === flags['id']);
    const rest = open.length > 0 ? ` Open incidents: ${open.join(', ')}.` : ' No incident is open.';
    throw new AnswerError([
      `--id: ${known ? `the incident "${flags['id']}" is resolved` : `there is no incident "${flags['id']}"`}.${rest} Leave --id out for a new one.`,
    ]);
  }
  if (!terminal || flags['title'] !== undefined || open.length === 0) return undefined;
  const ask = `Which open incident goes on? ${open.join(', ')}; or new`;
  const question = { key: 'id', ask, otherwise: 'new', problem: oneOf([...open, 'new']) };
  return (await answersTo([question], {}, terminal))['id'];
}

/** The questions at the end of every change: the state, the end, and the words for it. */
function stepQuestions(now: Date, state: string, end: string): Question[] {
  return [
    {
      key: 'state',
      ask: `How far has the work come? ${incidentStates.join(', ')}`,
      otherwise: state,
      problem: oneOf(incidentStates),
    },
    {
      key: 'end',
      ask: 'When did the impact end, in UTC? Nothing while it goes on',
      otherwise: end,
      problem: instantProblem(now),
    },
    { key: 'resolution', ask: 'What put it right? Nothing while that is open', otherwise: '' },
    { key: 'text', ask: 'What do you tell readers now?' },
  ];
}

async function continueIncident(
  { texts, flags, now, terminal }: Work,
  incident: Incident,
): Promise<Outcome> {
  const last = incident.updates.at(-1)?.state ?? 'investigating';
  const end = incident.end ? iso(incident.end) : '';
  const answers = await answersTo(stepQuestions(now, last, end), flags, terminal);
  const ended = readInstant(answers['end'] ?? '', now);
  continueRecord(
    texts,
    'incidents',
    incident.id,
    { at: iso(now), state: answers['state'], text: answers['text'] },
    {
      ...(ended && { end: iso(ended) }),
      ...(answers['resolution'] && { resolution: answers['resolution'] }),
    },
  );
  return { confirmed: Object.keys(incident.impact) };
}

async function beginIncident(work: Work): Promise<Outcome> {
  const { texts, records, flags, now, terminal } = work;
  const known = records.components.map(({ id }) => id);
  const answers = await answersTo(
    [
      { key: 'title', ask: 'What happened, in a few words?' },
      {
        key: 'severity',
        ask: `How severe is it? ${severities.join(', ')}`,
        problem: oneOf(severities),
      },
      {
        key: 'impact',
        ask: `What is affected? ${known.map((id) => `${id}=degraded`).join(', ')}; or =down`,
        problem: (answer) => impactProblem(answer, known),
      },
      {
        key: 'type',
        ask: `Which word stands in the log? ${incidentTypes.join(', ')}`,
        problem: oneOf(incidentTypes),
      },
      {
        key: 'start',
        ask: 'When did it begin, in UTC?',
        otherwise: 'now',
        problem: instantProblem(now),
      },
      { key: 'description', ask: 'What did readers notice, in one or two sentences?' },
      ...stepQuestions(now, 'investigating', ''),
    ],
    flags,
    terminal,
  );
  const start = readInstant(answers['start'] ?? '', now) ?? now;
  const end = readInstant(answers['end'] ?? '', now);
  const impact = Object.fromEntries(pairsOf(answers['impact'] ?? ''));
  addRecord(texts, 'incidents', {
    id: freeId(start, answers['title'] ?? '', records),
    title: answers['title'],
    severity: answers['severity'],
    type: answers['type'],
    impact,
    start: iso(start),
    ...(end && { end: iso(end) }),
    description: answers['description'],
    ...(answers['resolution'] && { resolution: answers['resolution'] }),
    updates: [{ at: iso(now), state: answers['state'], text: answers['text'] }],
  });
  return { confirmed: Object.keys(impact) };
}

function pairsOf(answer: string): [component: string, impact: string][] {
  return answer.split(',').map((pair) => {
    const [component = '', impact = ''] = pair.split('=').map((part) => part.trim());
    return [component, impact];
  });
}

function impactProblem(answer: string, known: readonly string[]): string | undefined {
  for (const [component, impact] of pairsOf(answer)) {
    const wrong = oneOf(known)(component);
    if (wrong) return `component: ${wrong}`;
    if (!impacts.some((each) => each === impact)) {
      return `${component}: found ${impact || 'nothing'}, expected ${component}=degraded or ${component}=down.`;
    }
  }
  return undefined;
}
