import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFiles } from '../../../../src/desk/accept/write-files.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'files-'));
  await writeFile(join(root, 'a'), 'old');
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('every file is written, in a folder that may be new, and nothing beside it', async () => {
  const files = new Map([
    ['a', 'new'],
    ['some/folder/b', 'B'],
  ]);
  await writeFiles(root, files);
  expect(await readdir(root, { recursive: true })).toEqual([
    ...['a', 'some', 'some/folder', 'some/folder/b'],
  ]);
  for (const [path, text] of files) expect(await readFile(join(root, path), 'utf8')).toBe(text);
});

test('a file without a text is removed, and nothing is left beside it', async () => {
  await writeFiles(
    root,
    new Map([
      ['b/a', 'moved'],
      ['a', undefined],
    ]),
  );
  expect((await readdir(root, { recursive: true })).sort()).toEqual(['b', 'b/a']);
});

test.each([
  ['a file cannot be moved to its place', ['a', undefined], ['folder', 'new'], /EISDIR|EEXIST/],
  ['a file to remove is not there', ['a', undefined], ['none', undefined], /ENOENT/],
] as const)('when %s, the removed one is back', async (_, one, other, reason) => {
  await mkdir(join(root, 'folder'));
  await expect(writeFiles(root, new Map([one, other]))).rejects.toThrow(reason);
  expect((await readdir(root)).sort()).toEqual(['a', 'folder']);
  expect(await readFile(join(root, 'a'), 'utf8')).toBe('old');
});

test.each([
  ['the last one cannot be written', ['a', 'a/b'], /ENOTDIR|EEXIST/],
  ['the first one cannot be moved to its place', ['folder', 'a'], /EISDIR|EEXIST|ENOTEMPTY/],
])('when %s, the folder is as it was', async (_, paths, reason) => {
  await mkdir(join(root, 'folder'));
  const files = new Map(paths.map((path) => [path, 'new']));
  await expect(writeFiles(root, files)).rejects.toThrow(reason);
  expect((await readdir(root)).sort()).toEqual(['a', 'folder']);
  expect(await readFile(join(root, 'a'), 'utf8')).toBe('old');
});
