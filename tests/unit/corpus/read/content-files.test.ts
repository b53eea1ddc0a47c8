import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readContentFiles } from '../../../../src/corpus/read/content-files.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'files-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(path: string, text = ''): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

test('files are read by their path from the project, sorted by code unit', async () => {
  for (const path of ['content/b/a.mdx', 'content/b.yaml', 'content/B.yaml', 'other.yaml']) {
    await write(path, `text of ${path}`);
  }
  const files = readContentFiles(root);
  expect(files.map(({ path }) => path)).toEqual([
    'content/B.yaml',
    'content/b.yaml',
    'content/b/a.mdx',
  ]);
  expect(files[2]).toEqual({
    path: 'content/b/a.mdx',
    text: 'text of content/b/a.mdx',
    diagnostics: [],
  });
});

test('guides, hidden files and those that an editor keeps beside an open one are left out', async () => {
  const left = ['README.md', 'glossary/de.md', '.hidden', 'a/.hidden/b.mdx', 'a/~$terms.mdx'];
  for (const path of left) await write(`content/${path}`);
  await write('content/documents/README.md');
  expect(readContentFiles(root).map(({ path }) => path)).toEqual(['content/documents/README.md']);
});

test('a link is no file', async () => {
  await write('content/a.yaml', 'a: 1\n');
  await symlink(join(root, 'content/a.yaml'), join(root, 'content/b.yaml'));
  expect(readContentFiles(root)).toHaveLength(1);
});

test('what is wrong with an encoding comes with its file', async () => {
  await write('content/a.yaml', 'a: 1\r\n');
  const [file] = readContentFiles(root);
  expect(file?.text).toBe('a: 1\n');
  expect(file?.diagnostics).toHaveLength(1);
});

test('a project without the folder is an error of the file system', () => {
  expect(() => readContentFiles(root)).toThrow(/ENOENT/);
});
