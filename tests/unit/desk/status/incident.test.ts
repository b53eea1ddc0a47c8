import { describe, expect, test } from 'vitest';
import { corpusOf } from '../../../../src/corpus/corpus.ts';
import { AnswerError } from '../../../../src/desk/dialogue/questions.ts';
import { checkTexts } from '../../../../src/desk/status/command.ts';
import { moveAsOf } from '../../../../src/desk/status/edit-records.ts';
import { changeIncident } from '../../../../src/desk/status/incident.ts';
import { editor, incidents, work, workOn } from './support.ts';

const begun = {
  title: 'Päge cannot be read',
  severity: 'P2',
  impact: 'website=down',
  type: 'brief-interruption',
  start: '09:30',
  description: 'The page: gone.',
  text: 'We look into it.',
};

/** Changes, and moves the instant of the data as the command does. */
async function change(given: ReturnType<typeof work>) {
  const outcome = await changeIncident(given);
  moveAsOf(given.texts, given.now, outcome.confirmed);
  return { ...given, problems: checkTexts(given.texts) };
}
const head = (text: string | undefined) => text?.slice(0, text.indexOf('  - id: slow'));

describe('a new incident', () => {
  test('is written at the head of the list, as the others are, and without a mistake', async () => {
    const { texts, problems } = await change(work(begun));
    expect(problems).toEqual([]);
    expect(head(texts.get(incidents))).toBe(`incidents:
  - id: 2026-11-20-page-cannot-be-read
    title: "Päge cannot be read"
    severity: P2
    type: brief-interruption
    impact:
      website: down
    start: 2026-11-20T09:30:00Z
    description: "The page: gone."
    updates:
      - at: 2026-11-20T10:00:00Z
        state: investigating
        text: "We look into it."
`);
    expect(texts.get('content/status/components.yaml')).toContain('asOf: 2026-11-20T10:00:00Z');
    expect(texts.get('content/status/components.yaml')).toContain(
      'lastUpdate: 2026-11-20T10:00:00Z',
    );
    // 60 minutes of the sample and 30 of this one.
    const files = [...texts].map(([path, text]) => ({ path, text }));
    expect(corpusOf(files).value('fact.measured-uptime')).toBe('99.93%');
  });

  test('that is over is written with its end', async () => {
    const flags = { ...begun, end: '09:45', resolution: 'Mended.', state: 'resolved' };
    const { texts, problems } = await change(work(flags));
    expect(problems).toEqual([]);
    expect(head(texts.get(incidents))).toContain('end: 2026-11-20T09:45:00Z\n    description:');
  });

  test('takes an id that is free', async () => {
    const first = await change(work(begun));
    const second = await changeIncident({ ...first, ...workOn(first.texts) });
    expect(second.confirmed).toEqual(['website']);
    expect(first.texts.get(incidents)).toContain('id: 2026-11-20-page-cannot-be-read-2');
  });

  test('can be told in answers to questions, wrong ones among them', async () => {
    const someone = editor(
      ...['Page cannot be read', 'P9', 'P1', 'website', 'web=down', 'website=down'],
      ...['brief-interruption', 'yesterday', '09:30', 'Gone.', '', '', '', 'We look.'],
    );
    const { problems, texts } = await change(work({}, someone));
    expect(problems).toEqual([]);
    expect(texts.get(incidents)).toContain('severity: P1');
    expect(someone.heard.filter((line) => line.startsWith('  '))).toEqual([
      '  found P9, expected one of P1, P2, P3.',
      '  website: found nothing, expected website=degraded or website=down.',
      '  component: found web, expected one of website.',
      '  found yesterday, expected an instant in UTC, such as 2026-11-20 09:05, 09:05 of today, or now.',
    ]);
  });
});

describe('an open incident', () => {
  const id = '2026-11-20-page-cannot-be-read';
  const open = async () => ({
    ...work({}),
    ...workOn((await change(work(begun))).texts),
    now: new Date('2026-11-20T11:00:00Z'),
  });

  test('goes on with an update', async () => {
    const { texts, problems } = await change({
      ...(await open()),
      flags: { id, state: 'identified', text: 'It is the cache.' },
    });
    expect(problems).toEqual([]);
    expect(head(texts.get(incidents))).toContain(
      '      - at: 2026-11-20T11:00:00Z\n        state: identified\n        text: "It is the cache."\n',
    );
  });

  test('is resolved with its end and what put it right, in their places', async () => {
    const flags = {
      id,
      state: 'resolved',
      end: '10:50',
      resolution: 'The cache is back.',
      text: 'Over.',
    };
    const { texts, problems } = await change({ ...(await open()), flags });
    expect(problems).toEqual([]);
    const text = head(texts.get(incidents));
    expect(text).toContain('start: 2026-11-20T09:30:00Z\n    end: 2026-11-20T10:50:00Z\n');
    expect(text).toContain(
      'description: "The page: gone."\n    resolution: "The cache is back."\n',
    );
  });

  test('keeps its translations, except that of a text which changes', async () => {
    const given = await open();
    const words = 'fr:\n        title: Panne\n        resolution: Fait.\n';
    const text = given.texts.get(incidents) ?? '';
    const [first = '', rest = ''] = text.split('  - id: slow');
    const told = first.replace('    description:', '    resolution: "Half."\n    description:');
    given.texts.set(incidents, `${told}    translations:\n      ${words}  - id: slow${rest}`);
    const flags = { id, state: 'resolved', end: '10:50', resolution: 'Whole.', text: 'Over.' };
    // An incident that is not resolved has no resolution: that is mended by this very step.
    const { texts, problems } = await change({ ...given, flags });
    expect(problems).toEqual([]);
    expect(head(texts.get(incidents))).toContain('resolution: Whole.');
    expect(head(texts.get(incidents))).toContain('fr:\n        title: Panne\n');
    expect(head(texts.get(incidents))).not.toContain('Fait.');
  });

  test('is offered by name to who is asked', async () => {
    const someone = editor(id, 'monitoring', '10:50', '', 'It is back.');
    const { problems } = await change({ ...(await open()), flags: {}, terminal: someone });
    expect(problems).toEqual([]);
    expect(someone.heard[0]).toBe(`Which open incident goes on? ${id}; or new (Enter: new)\n> `);
  });

  test('that is resolved before it ends is a mistake', async () => {
    const flags = { id, state: 'resolved', text: 'Over.' };
    const { problems } = await change({ ...(await open()), flags });
    expect(problems.map(({ message }) => message.slice(0, 60))).toEqual(
      [
        '"state": found resolved, but the incident has no "end". Add t',
        '"state": found resolved, but the incident has no "resolution"',
      ].map((line) => line.slice(0, 60)),
    );
  });
});

describe('an incident that cannot go on', () => {
  test.each([
    [
      'slow',
      '--id: the incident "slow" is resolved. No incident is open. Leave --id out for a new one.',
    ],
    [
      'fast',
      '--id: there is no incident "fast". No incident is open. Leave --id out for a new one.',
    ],
  ])('%s', async (id, sentence) => {
    await expect(changeIncident(work({ id, text: 'More.' }))).rejects.toEqual(
      new AnswerError([sentence]),
    );
  });
});
