import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readContentFiles, spoiltBy } from '../../../../src/corpus/read/content-files.ts';
import { folderOf, writeIn } from '../../folder.ts';

let root = '';
beforeEach(() => {
  root = folderOf();
});
afterEach(() => rm(root, { recursive: true, force: true }));

const write = (path: string, text: string | Uint8Array = '') => writeIn(root, path, text);

test('files are read by their path from the project, sorted by code unit', () => {
  for (const path of ['content/b/a.mdx', 'content/b.yaml', 'content/B.yaml', 'other.yaml']) {
    write(path, `text of ${path}`);
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

test('guides, hidden files and those that an editor keeps beside an open one are left out', () => {
  const left = ['README.md', 'glossary/de.md', '.hidden', 'a/.hidden/b.mdx', 'a/~$terms.mdx'];
  for (const path of left) write(`content/${path}`);
  write('content/documents/README.md');
  expect(readContentFiles(root).map(({ path }) => path)).toEqual(['content/documents/README.md']);
});

test('a link is no file', async () => {
  write('content/a.yaml', 'a: 1\n');
  await symlink(join(root, 'content/a.yaml'), join(root, 'content/b.yaml'));
  expect(readContentFiles(root)).toHaveLength(1);
});

test('what is wrong with an encoding comes with its file', () => {
  write('content/a.yaml', 'a: 1\r\n');
  const [file] = readContentFiles(root);
  expect(file?.text).toBe('a: 1\n');
  expect(file?.diagnostics).toHaveLength(1);
});

test('a project without the folder is an error of the file system', () => {
  expect(() => readContentFiles(root)).toThrow(/ENOENT/);
});

const merge =
  'which git leaves where two changes of a text meet. Keep the lines that are right, and remove those that begin with <<<<<<<, ======= and >>>>>>>.';
test.each([
  [
    'a.mdx',
    'One.\n<<<<<<< HEAD\nTwo.\n=======\nThree.\n>>>>>>> other\n',
    2,
    `found <<<<<<< HEAD, ${merge}`,
  ],
  ['a.json', '{\n"a": 1\n=======\n}', 3, `found =======, ${merge}`],
  ['a.yaml', 'a: 1\n||||||| base\n', 2, `found ||||||| base, ${merge}`],
  [
    'a.yaml',
    `a: 1\nb: ${'x'.repeat(4998)}\n`,
    2,
    'the line has 5001 characters, and no line has more than 5000. Break it into lines.',
  ],
])('%s is spoilt: %j', (path, text, line, message) => {
  expect(spoiltBy({ path, text })).toEqual({ file: path, line, message });
});

test('a text of 200,000 characters spoils nothing, and a longer one nothing but documents', () => {
  const text = 'words\n'.repeat(33_333);
  expect(spoiltBy({ path: 'a.mdx', text: `${text}ab` })).toBeUndefined();
  expect(spoiltBy({ path: 'a.json', text: text + text })).toBeUndefined();
  expect(spoiltBy({ path: 'a.mdx', text: 'x'.repeat(200_001) })).toEqual({
    file: 'a.mdx',
    line: 1,
    message:
      'the file has 200001 characters, and no text has more than 200000. Look for what was pasted into it more than once (git diff shows it), or divide it into documents.',
  });
});

test('a line of 5000 characters, and marks within one, spoil nothing', () => {
  expect(spoiltBy({ path: 'a', text: 'x'.repeat(5000) })).toBeUndefined();
  expect(spoiltBy({ path: 'a', text: 'a <<<<<<< b\n========\n' })).toBeUndefined();
});

test('a guessed encoding spoils a file', () => {
  write('content/a.yaml', Uint8Array.from([0x61, 0x3a, 0x20, 0xe9]));
  const [file] = readContentFiles(root);
  expect(file && spoiltBy(file)?.message).toMatch(
    /^the letter at column 4, probably “é”, is not saved/,
  );
});
