import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'kept-'));
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

/** As another process would have it: without what this one remembers. */
async function freshModule() {
  vi.resetModules();
  return import('../../../../src/corpus/record/kept.ts');
}
const fresh = async () => (await freshModule()).kept;
const make = (value: number) => vi.fn(() => Promise.resolve(new Uint8Array([value])));

test('what was made is made once, in this process and in the next', async () => {
  const first = make(1);
  const kept = await fresh();
  const both = await Promise.all([kept('x', 'key', first), kept('x', 'key', first)]);
  expect(both).toEqual([new Uint8Array([1]), new Uint8Array([1])]);
  expect(first).toHaveBeenCalledTimes(1);
  expect(readdirSync(join(folder, '.local', 'x'))).toEqual(['key']);
  const second = make(2);
  expect(await (await fresh())('x', 'key', second)).toEqual(new Uint8Array([1]));
  expect(second).not.toHaveBeenCalled();
  expect(await (await fresh())('x', 'other', second)).toEqual(new Uint8Array([2]));
});

test('what fails is not kept', async () => {
  const kept = await fresh();
  await expect(kept('x', 'bad', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(readdirSync(join(folder, '.local', 'x'))).not.toContain('bad');
});

test('a folder that cannot be read is a mistake, not an empty one', async () => {
  writeFileSync(join(folder, '.local', 'file'), '');
  await expect((await fresh())('file', 'key', make(1))).rejects.toThrow('ENOTDIR');
  expect(readFileSync(join(folder, '.local', 'file'), 'utf8')).toBe('');
});

test('a value is made once, and anew once the code that makes it is other', async () => {
  const { keptValue } = await freshModule();
  const value = { ids: ['a'], none: undefined };
  const first = vi.fn(() => value);
  expect(await keptValue('values', 'key', first)).toEqual({ ids: ['a'] });
  expect(await keptValue('values', 'key', first)).toEqual({ ids: ['a'] });
  expect(first).toHaveBeenCalledTimes(1);
  const again = vi.fn(() => Promise.resolve({ ids: ['b'] }));
  expect(await (await freshModule()).keptValue('values', 'key', again)).toEqual({ ids: ['a'] });
  mkdirSync(join(folder, 'src', 'corpus', 'compare'), { recursive: true });
  writeFileSync(join(folder, 'src', 'corpus', 'compare', 'words.ts'), '// other');
  expect(await (await freshModule()).keptValue('values', 'key', again)).toEqual({ ids: ['b'] });
});
