// The verdict on files that a test gives. What an editor reads is held by tests/unit/check and tests/content/night.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verdictOn } from '../../../src/build/check-content.ts';
import { smallContent, smallWith } from '../check/small-content.ts';
import { folderOf } from '../folder.ts';

const home = process.cwd();
let folder = '';
beforeAll(() => {
  folder = folderOf([]);
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test('a verdict is that of its files, and of its day', () => {
  const isSound = (files: ReturnType<typeof smallContent>, day: string) =>
    verdictOn(files, day).isSound;
  const wrong = smallWith({ 'content/facts.yaml': 'reply-time: [\n' });
  // Of the record, whose texts the small content does not hold, a later day asks for nothing more.
  for (const _ of ['made', 'kept']) {
    expect(isSound(smallContent(), '2026-11-20')).toBe(true);
    expect(isSound(wrong, '2026-11-20')).toBe(false);
  }
  // Before its last revision a text comes from the future.
  expect(isSound(smallContent(), '2020-01-01')).toBe(false);
});
