import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import { committedContent, committedTexts } from '../../../../src/desk/impact/committed-content.ts';
import { folderOf, writeIn } from '../../folder.ts';

const root = folderOf([
  { path: 'content/facts.yaml', text: 'one: 1\n' },
  { path: 'content/documents/about.mdx', text: 'First.\n' },
  { path: 'package.json', text: '{}\n' },
]);
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: root,
  }).toString();
git('init', '--quiet');
git('add', '.');
git('commit', '--quiet', '--message', 'First');

afterAll(() => rmSync(root, { recursive: true }));

test('the content is what was committed, whatever the work tree and the index hold', async () => {
  writeIn(root, 'content/facts.yaml', 'one: 2\n');
  writeIn(root, 'content/documents/about.mdx', 'Second.\n');
  writeIn(root, 'content/new.yaml', 'new: 1\n');
  git('add', 'content/facts.yaml');
  const state = git('status', '--porcelain');
  const files = await committedContent(root, 'HEAD');
  expect(files.map(({ path, text }) => [path, text])).toEqual([
    ['content/documents/about.mdx', 'First.\n'],
    ['content/facts.yaml', 'one: 1\n'],
  ]);
  expect(git('status', '--porcelain')).toBe(state);
});

test('a revision that git does not know is named, with what git says', async () => {
  await expect(committedContent(root, 'nowhere')).rejects.toThrow(
    'The content of “nowhere” cannot be read from git: fatal: Not a valid object name nowhere:./content',
  );
});

test('a file has its texts of each commit, newest first, under its former name too', () => {
  git('reset', '--quiet', '--hard');
  git('mv', 'content/facts.yaml', 'content/numbers.yaml');
  git('commit', '--quiet', '--all', '--message', 'Move');
  writeIn(root, 'content/numbers.yaml', 'one: 3\n');
  git('commit', '--quiet', '--all', '--message', 'Change');
  expect([...committedTexts(root, 'content/numbers.yaml')]).toEqual([
    'one: 3\n',
    'one: 1\n',
    'one: 1\n',
  ]);
  expect([...committedTexts(root, 'content/none.yaml')]).toEqual([]);
  expect([...committedTexts(tmpdir(), 'content/numbers.yaml')]).toEqual([]);
});
