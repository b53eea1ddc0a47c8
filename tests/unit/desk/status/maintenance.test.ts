import { describe, expect, test } from 'vitest';
import { AnswerError } from '../../../../src/desk/dialogue/questions.ts';
import { checkTexts } from '../../../../src/desk/status/command.ts';
import { moveAsOf } from '../../../../src/desk/status/edit-records.ts';
import { changeMaintenance } from '../../../../src/desk/status/maintenance.ts';
import { editor, maintenance, work, workOn } from './support.ts';

const announced = {
  title: 'New cables',
  components: 'website',
  start: '2026-12-05 02:00',
  end: '2026-12-05 04:00',
  details: 'The page may be slow.',
};

async function change(given: ReturnType<typeof work>) {
  const { confirmed } = await changeMaintenance(given);
  moveAsOf(given.texts, given.now, confirmed);
  return { text: given.texts.get(maintenance) ?? '', problems: checkTexts(given.texts) };
}

describe('maintenance that is announced', () => {
  test('is written at the head of the list, without a mistake', async () => {
    const { text, problems } = await change(work(announced));
    expect(problems).toEqual([]);
    expect(text.slice(0, text.indexOf('  - id: work'))).toBe(`maintenance:
  - id: 2026-12-05-new-cables
    title: "New cables"
    components: [website]
    announced: 2026-11-20T10:00:00Z
    start: 2026-12-05T02:00:00Z
    end: 2026-12-05T04:00:00Z
    details: "The page may be slow."
    updates: []
`);
  });

  test('too late is a mistake', async () => {
    const soon = { ...announced, start: '2026-11-21 02:00', end: '2026-11-21 04:00' };
    const { problems } = await change(work(soon));
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^"announced": found 2026-11-20T10:00:00Z, 16 hours before the start/),
    ]);
  });

  test('can be told in answers to questions', async () => {
    const someone = editor(
      'new',
      'New cables',
      'web',
      'website',
      ...Object.values(announced).slice(2),
    );
    const { problems } = await change(work({}, someone));
    expect(problems).toEqual([]);
    expect(someone.heard).toContain('  found web, expected one of website.');
  });
});

describe('maintenance that is planned', () => {
  test('moves, and keeps its id', async () => {
    const flags = {
      id: 'work',
      change: 'moved',
      start: '2026-11-29 02:00',
      end: '2026-11-29 03:00',
      text: 'A day later.',
    };
    const { text, problems } = await change(work(flags));
    expect(problems).toEqual([]);
    expect(text).toContain('  - id: work\n');
    expect(text).toContain('start: 2026-11-29T02:00:00Z\n    end: 2026-11-29T03:00:00Z\n');
    expect(text).toContain(
      '    updates:\n      - at: 2026-11-20T10:00:00Z\n        change: moved\n        text: "A day later."\n',
    );
  });

  test('is called off, and then does not go on', async () => {
    const given = work({ id: 'work', change: 'cancelled', text: 'Not needed.' });
    expect((await change(given)).problems).toEqual([]);
    await expect(
      changeMaintenance({
        ...given,
        ...workOn(given.texts),
        flags: { id: 'work', text: 'Again.' },
      }),
    ).rejects.toEqual(
      new AnswerError([
        '--id: the maintenance "work" was called off. Those that may go on: none. Leave --id out for a new one.',
      ]),
    );
  });

  test('takes a word that changes nothing of the plan', async () => {
    const { text, problems } = await change(work({ id: 'work', text: 'All is ready.' }));
    expect(problems).toEqual([]);
    expect(text).not.toContain('change:');
  });

  test('does not move by accident', async () => {
    const flags = { id: 'work', start: '2026-11-29 02:00', text: 'A day later.' };
    await expect(changeMaintenance(work(flags))).rejects.toEqual(
      new AnswerError(['--start: a new time needs --change moved.']),
    );
  });
});
