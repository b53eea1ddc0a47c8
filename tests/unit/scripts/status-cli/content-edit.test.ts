import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editYaml, recordIn, writeTexts } from '../../../../scripts/status-cli/content-edit.ts';

/** Comments, quotation marks, empty lines, short lists and a long line, as editors write them. */
const written = `# The head.
#   since  an explanation

incidents:
  - id: one
    title: "A: title"
    other: 'single'
    components: [api, site]
    impact:
      api: down
    # before a key
    description: ${'word '.repeat(40)}end

  - id: two
    updates: []
`;

test('a file that is edited keeps everything that is not changed', () => {
  const texts = new Map([['a.yaml', written]]);
  editYaml(texts, 'a.yaml', () => {});
  expect(texts.get('a.yaml')).toBe(written);
  editYaml(texts, 'a.yaml', (document) =>
    recordIn(document, 'incidents', 'two').set('id', 'three'),
  );
  expect(texts.get('a.yaml')).toBe(written.replace('id: two', 'id: three'));
});

test('the files that differ are written, and named', async () => {
  const root = await mkdtemp(join(tmpdir(), 'texts-'));
  try {
    await writeFile(join(root, 'a'), 'old');
    const before = new Map([
      ['a', 'old'],
      ['b', 'same'],
    ]);
    expect(await writeTexts(root, before, new Map([...before, ['a', 'new']]))).toEqual(['a']);
    expect(await readFile(join(root, 'a'), 'utf8')).toBe('new');
    expect(await readdir(root)).toEqual(['a']);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
