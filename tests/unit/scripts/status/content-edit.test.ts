import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { editYaml, replaceScalar, writeTexts } from '../../../../scripts/status/content-edit.ts';

const project = join(import.meta.dirname, '../../../..');

describe('a file that is edited', () => {
  test.each(['components', 'incidents', 'maintenance'])(
    'keeps everything that is not changed: %s.yaml',
    async (name) => {
      const path = `content/status/${name}.yaml`;
      const text = await readFile(join(project, path), 'utf8');
      const texts = new Map([[path, text]]);
      editYaml(texts, path, () => {});
      expect(texts.get(path)).toBe(text);
    },
  );

  test('has one value replaced and not one other letter', () => {
    const texts = new Map([['f', '# note\na: { b: 1,   c: 2 } # why\nd:   x\n']]);
    replaceScalar(texts, 'f', ['a', 'b'], '99.9');
    expect(texts.get('f')).toBe('# note\na: { b: 99.9,   c: 2 } # why\nd:   x\n');
    expect(() => replaceScalar(texts, 'f', ['a', 'z'], '1')).toThrow('f has no a.z.');
  });
});

describe('files that are written', () => {
  test('are those that changed; when one cannot be, none is', async () => {
    const root = await mkdtemp(join(tmpdir(), 'texts-'));
    try {
      await writeFile(join(root, 'a'), 'old');
      const before = new Map([
        ['a', 'old'],
        ['b', 'same'],
      ]);
      const nowhere = new Map([
        ['a', 'new'],
        ['no/such/folder/c', 'x'],
      ]);
      expect(() => writeTexts(root, before, nowhere)).toThrow(/ENOENT/);
      expect(await readdir(root)).toEqual(['a']);
      expect(await readFile(join(root, 'a'), 'utf8')).toBe('old');
      expect(
        writeTexts(
          root,
          before,
          new Map([
            ['a', 'new'],
            ['b', 'same'],
          ]),
        ),
      ).toEqual(['a']);
      expect(await readFile(join(root, 'a'), 'utf8')).toBe('new');
      expect(await readdir(root)).toEqual(['a']);
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  });
});
