import { expect, test, vi } from 'vitest';
import { AnswerError, type Terminal } from '../../../../src/desk/dialogue/questions.ts';
import { runDialogue } from '../../../../src/desk/dialogue/run-dialogue.ts';
import { openTerminal } from '../../../../src/desk/dialogue/terminal.ts';

vi.mock('../../../../src/desk/dialogue/terminal.ts');

const given: Terminal = { ask: async () => 'yes', print: () => {} };
const nothing = 'Nothing was written.';

test('work that ends is code 0, and asks the terminal that it is given', async () => {
  const print = vi.fn();
  const asked: (Terminal | undefined)[] = [];
  const code = await runDialogue({ print, given, nothing }, async (_, terminal) => {
    asked.push(terminal());
  });
  expect([code, asked, print.mock.calls]).toEqual([0, [given], []]);
});

test('what is wrong with answers is printed, with the line that nothing was done', async () => {
  const lines: string[] = [];
  const dialogue = { print: (line: string) => lines.push(line), given, nothing };
  const code = await runDialogue(dialogue, async () => {
    throw new AnswerError(['One.', 'Two.']);
  });
  expect([code, lines]).toEqual([1, ['One.', 'Two.', nothing]]);
  const failing = runDialogue(dialogue, async () => {
    throw new TypeError('A fault.');
  });
  await expect(failing).rejects.toThrow('A fault.');
});

test('work gets the flags, and is not begun where they are wrong or ask for help', async () => {
  const kinds = { day: 'string', help: 'boolean' } as const;
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    const dialogue = { args, kinds, inOrder: ['day'], help: ['--day'], print, nothing };
    const code = await runDialogue(dialogue, async ({ day }) => void lines.push(`on ${day}`));
    return [code, ...lines];
  };
  expect(await run('today')).toEqual([0, 'on today']);
  expect(await run('--help')).toEqual([0, '--day']);
  expect(await run('--night')).toEqual([1, expect.stringContaining('--night'), nothing]);
});

test.each([
  ['work that ends', async () => {}],
  ['work that is refused', () => Promise.reject(new AnswerError(['No.']))],
  ['work that fails', () => Promise.reject(new TypeError('A fault.'))],
])('the terminal is opened once, when it is asked for, and closed after %s', async (_, end) => {
  const close = vi.fn();
  vi.mocked(openTerminal).mockReset().mockReturnValue({ terminal: given, close });
  const { isTTY } = process.stdin;
  process.stdin.isTTY = true;
  const dialogue = { print: () => {}, given: undefined, nothing };
  await runDialogue(dialogue, async (_, terminal) => {
    expect(openTerminal).not.toHaveBeenCalled();
    expect([terminal(), terminal()]).toEqual([given, given]);
    await end();
  }).catch(() => {});
  process.stdin.isTTY = isTTY;
  expect([vi.mocked(openTerminal).mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
});

test('without a terminal nobody can answer', async () => {
  const { isTTY } = process.stdin;
  process.stdin.isTTY = false;
  await runDialogue({ print: () => {}, given: undefined, nothing }, async (_, terminal) => {
    expect(terminal()).toBeUndefined();
  });
  process.stdin.isTTY = isTTY;
});
