import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  decodeText,
  readContentFiles,
  spoiltBy,
} from '../../../../src/corpus/read/content-files.ts';
import { formatDiagnostic } from '../../../../src/corpus/read/diagnostic.ts';
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

describe('the bytes of a file', () => {
  const file = 'content/a.mdx';
  const decode = (bytes: Uint8Array) => {
    const { text, diagnostics } = decodeText(file, bytes);
    return { text, messages: diagnostics.map(formatDiagnostic) };
  };
  const utf8 = (text: string) => new TextEncoder().encode(text);
  const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const wide = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

  test('plain UTF-8 is read as it is', () => {
    expect(decode(utf8('Zoë “x”\n'))).toEqual({ text: 'Zoë “x”\n', messages: [] });
    expect(decode(utf8(''))).toEqual({ text: '', messages: [] });
  });

  test('a byte order mark is named, and left out', () => {
    expect(decode(utf8('\ufeff---\n'))).toEqual({
      text: '---\n',
      messages: [
        `${file}:1  the file begins with a byte order mark, which nobody sees. Save it with the encoding UTF-8 without a mark (in some editors “UTF-8 without BOM”).`,
      ],
    });
  });

  test('line ends of Windows are named once, and become line feeds', () => {
    expect(decode(utf8('a\r\nb\r\n'))).toEqual({
      text: 'a\nb\n',
      messages: [
        `${file}:1  the lines end as Windows ends them (CR LF), expected line feeds alone. Choose “LF” as line ending in your editor and save again.`,
      ],
    });
  });

  test('a letter of Windows-1252 is named with its place, and the text is still read', () => {
    expect(decode(latin('One.\nFianc\u00e9e \u0093x\u0094.\n'))).toEqual({
      text: 'One.\nFiancée “x”.\n',
      messages: [
        `${file}:2  the letter at column 6, probably “é”, is not saved as UTF-8: the file has an older encoding, such as Windows-1252. Save it again with the encoding UTF-8, and look whether its letters with accents and its quotation marks are right.`,
      ],
    });
  });

  test('UTF-16 is one mistake, and the text is still read', () => {
    expect(decode(wide('---\ntitle: A\n'))).toEqual({
      text: '---\ntitle: A\n',
      messages: [
        `${file}:1  the file is saved as UTF-16, which the site does not read. Save it again with the encoding UTF-8.`,
      ],
    });
  });
});
