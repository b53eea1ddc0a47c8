import { rm } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { openAdmin } from '../../../../scripts/dev-backend/admin.ts';
import { runCommand, type Verb } from '../../../../src/desk/operate/command.ts';
import { makeFolder } from '../../../backend/support.ts';

const folder = await makeFolder();
afterAll(() => rm(folder, { recursive: true, force: true }));

const verbs: Record<string, Verb> = {
  show: {
    takes: '<thing>',
    flags: { to: '<file>', yes: '' },
    does: 'Shows it.',
    async run({ argument, flags, print }) {
      print(JSON.stringify([argument, flags['to'], flags['yes']]));
    },
  },
  list: { does: 'Lists all.', run: async () => {} },
};
const run = async (args: string[], env: Record<string, string> = {}) => {
  const lines: string[] = [];
  const code = await runCommand('things', verbs, args, openAdmin, {
    print: (line) => lines.push(line),
    env,
  });
  return [code, ...lines];
};

test.each([[[]], [['help']], [['--help']]])('%j says what there is', async (args) => {
  expect(await run(args)).toEqual([
    0,
    'npm run things -- show <thing> [--to <file>] [--yes]\n    Shows it.',
    'npm run things -- list\n    Lists all.',
    'Works on the hosted project that PUBLIC_SUPABASE_URL names, with its secret key in SUPABASE_SECRET_KEY; without that address, or with one of this machine, on the embedded backend ([--data-dir <folder>], else .local/backend).',
  ]);
});

test('a verb gets its argument and its flags', async () => {
  const args = ['show', 'it', '--to', 'a.csv', '--yes', '--data-dir', folder];
  expect(await run(args)).toEqual([
    0,
    `Backend: the embedded backend in ${folder}`,
    '["it","a.csv",""]',
  ]);
});

test.each([
  [['shwo'], 'Found shwo, expected one of show, list. npm run things -- help says what each does.'],
  [
    ['constructor'],
    'Found constructor, expected one of show, list. npm run things -- help says what each does.',
  ],
  [['show'], 'show takes <thing>, and found: none.'],
  [['show', 'a', 'b'], 'show takes <thing>, and found: a b.'],
  [['list', 'a'], 'list takes no argument, and found: a.'],
])('%j is refused', async (args, sentence) => {
  expect(await run(args)).toEqual([1, sentence]);
});

test('a flag that a verb does not have is refused', async () => {
  const [code, sentence] = await run(['list', '--yes']);
  expect(code).toBe(1);
  expect(sentence).toContain("Unknown option '--yes'");
});

const hosted = { PUBLIC_SUPABASE_URL: 'https://project.supabase.co' };

test('a hosted project needs its secret key', async () => {
  expect(await run(['list'], hosted)).toEqual([
    1,
    'SUPABASE_SECRET_KEY is missing. Set it to the secret key of the project (sb_secret_…), for this command alone: it is in the Supabase dashboard, under Project Settings, API Keys.',
  ]);
});

test('a secret key without the address of its project is not taken for the embedded backend', async () => {
  expect(await run(['list'], { SUPABASE_SECRET_KEY: 'sb_secret_x' })).toEqual([
    1,
    'SUPABASE_SECRET_KEY is set, and PUBLIC_SUPABASE_URL is not. Set that to the address of the project, or take the key away to work on the embedded backend.',
  ]);
});

test('a hosted project is named before anything is done, and its key is not shown', async () => {
  const env = { ...hosted, SUPABASE_SECRET_KEY: 'sb_secret_x' };
  expect(await run(['list'], env)).toEqual([0, 'Backend: https://project.supabase.co']);
});

test('an address without encryption is refused', async () => {
  const [code, sentence] = await run(['list'], { PUBLIC_SUPABASE_URL: 'http://project.example' });
  expect([code, sentence]).toEqual([
    1,
    expect.stringContaining('passwords would travel unencrypted'),
  ]);
});

test('a data folder that cannot be used is said in a sentence', async () => {
  const [code, sentence] = await run(['list', '--data-dir', '/dev/null']);
  expect([code, sentence]).toEqual([
    1,
    expect.stringContaining('The data folder /dev/null cannot be used'),
  ]);
});
