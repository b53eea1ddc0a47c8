// The command on a folder of the small content, whose second policy is archived.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { check } from '../../../../src/check/check.ts';
import { corpusOf } from '../../../../src/corpus/corpus.ts';
import { readCorpus } from '../../../../src/corpus/open-corpus.ts';
import { accept } from '../../../../src/desk/accept/accept.ts';
import { moveByCommand } from '../../../../src/desk/accept/move-command.ts';
import { after, smallContent } from '../../check/small-content.ts';
import { folderOf, textsIn, writeIn } from '../../folder.ts';

let root = '';
const read = (path: string) => readFile(join(root, path), 'utf8');

/** The lines of the command, and its exit code. */
async function said(args: readonly string[], answers?: string[]): Promise<string[]> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const terminal = answers && {
    ask: async () => answers.shift() ?? '',
    print: print,
  };
  const code = await moveByCommand(args, root, print, terminal);
  return [...lines, `${code}`];
}

beforeAll(() => {
  vi.stubEnv('SITE_DATE', '2026-11-22');
  const small = smallContent();
  root = folderOf([
    ...after(small, accept(corpusOf(small), new Map(), 'policy-2').files),
    {
      path: 'src/links.ts',
      text: "// first\nexport const fees = '/policy-2';\nconst other = '/policy-22';\n",
    },
    { path: 'README.md', text: 'See `policy-2` or my-policy-2.\n' },
    { path: 'content/README.md', text: 'In `documents/policy-2.mdx`.\n' },
    { path: 'tests/a.test.ts', text: "goto('/policy-2');\n" },
  ]);
});
afterEach(() => vi.stubEnv('SITE_DATE', '2026-11-22'));
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true, force: true });
});

describe('nothing is written', () => {
  const nothing = ['Nothing was moved.', '1'];
  const taken = 'Choose another address.';
  test.each([
    [['policy-9', 'fees'], '--from: there is no document at /policy-9. Did you mean "policy-'],
    [['/p2', 'fees'], '--from: /p2 is another address of /policy-2. Name that one.'],
    [['policy-2', 'policy-2'], '--to: the document stands at /policy-2 already.'],
    [['policy-2', 'policy-3'], `--to: /policy-3 is taken: it is a page. ${taken}`],
    [['policy-2', 'p3'], `--to: /p3 is taken: it is another address of /policy-3. ${taken}`],
    [['policy-2', 'legal/changes'], `--to: /legal/changes is taken: it is a page. ${taken}`],
    [
      ['policy-2', 'policy-2/versions'],
      `--to: /policy-2/versions is taken: it is a page. ${taken}`,
    ],
    [
      ['policy-2', 'de/fees'],
      `--to: all below /de belongs to the editions of a language. ${taken}`,
    ],
    [
      ['policy-2', 'Legal/Fees'],
      '--to: found /Legal/Fees, expected small letters, digits and single hyphens between slashes, such as /legal/fees.',
    ],
    [['policy-2', 'legal//fees'], '--to: found /legal//fees, expected small letters'],
    [['policy-2', '404'], 'the address /404 of content/documents/404.mdx already belongs to'],
    [['policy-2'], '--to is missing: Which address does it get?'],
    [[], '--from is missing: Which document moves?'],
    [['a', 'b', 'c'], "Unexpected argument 'c'. The flags are --from, --to, --help."],
    [['policy-2', '--from', 'policy-3'], "Unexpected argument 'policy-2'."],
  ])('for %j', async (args, sentence) => {
    const before = textsIn(root);
    const lines = await said(args);
    expect(lines.join('\n')).toContain(sentence);
    expect(lines.slice(-2)).toEqual(nothing);
    expect(textsIn(root)).toEqual(before);
  });

  test('while the content has a mistake, which is named first', async () => {
    const file = 'content/documents/policy-3.mdx';
    const text = await read(file);
    writeIn(root, file, text.replace('Text.', 'See <See doc="policy-9" />.'));
    const lines = await said(['policy-2', 'fees']);
    writeIn(root, file, text);
    expect(lines[0]).toContain('there is no document or page "policy-9"');
    expect(lines.slice(1)).toEqual(['Mend these first.', ...nothing]);
  });
});

test('help says what may be given', async () => {
  expect(await said(['--help'])).toEqual([
    'npm run documents:move -- [address] [new address]',
    '--from  Which document moves? Its address, such as /legal/fees.',
    '--to  Which address does it get?',
    'The former address, and all that stands below it, answers for good. What is not given is asked.',
    '0',
  ]);
});

test('a document moves by answers, and the lines that are left are named', async () => {
  expect(await said([], ['policy-9', '/policy-2', 'p3', '/legal/fees/'])).toEqual([
    expect.stringContaining('there is no document at /policy-9.'),
    '  /p3 is taken: it is another address of /policy-3. Choose another address.',
    'content/documents/policy-2.mdx: moved to content/documents/legal/fees.mdx',
    'documents: /policy-2 is /legal/fees now, and named so in 1 other file. The former address answers for good.',
    'To look at by hand, since these lines name /policy-2 or a text of that name:',
    'README.md:1  See `policy-2` or my-policy-2.',
    'content/README.md:1  In `documents/policy-2.mdx`.',
    "src/links.ts:2  export const fees = '/policy-2';",
    '0',
  ]);
  expect(check(readCorpus(root))).toEqual([]);
  expect(await read('content/documents/legal/fees.mdx')).toContain('movedFrom: [/policy-2]');
  await expect(read('content/documents/policy-2.mdx')).rejects.toThrow('ENOENT');
});

test('and again, where its former address is another’s no more', async () => {
  const taken = '/policy-2 is taken: it is another address of /legal/fees. Choose another address.';
  expect((await said(['policy-3', 'policy-2']))[0]).toBe(`--to: ${taken}`);
  const below = '/policy-2/versions is taken: it is another address of /legal/fees/versions.';
  expect((await said(['policy-3', 'policy-2/versions']))[0]).toContain(below);
  expect((await said(['legal/fees', 'policy-2'])).at(-1)).toBe('0');
  expect(check(readCorpus(root))).toEqual([]);
  expect(await read('content/documents/policy-2.mdx')).toContain('movedFrom: [/legal/fees]');
});
