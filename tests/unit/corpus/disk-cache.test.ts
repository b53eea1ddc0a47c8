import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const home = process.cwd();
const module = join(home, 'src', 'corpus', 'disk-cache.ts');
const folder = mkdtempSync(join(tmpdir(), 'cache-'));
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

/** As another process would have it: without what this one remembers. */
async function freshModule() {
  vi.resetModules();
  return import('../../../src/corpus/disk-cache.ts');
}
const fresh = async () => (await freshModule()).cached;
const make = (value: number) => vi.fn(() => Promise.resolve(new Uint8Array([value])));

test('what was made is made once, in this process and in the next', async () => {
  const first = make(1);
  const cached = await fresh();
  const both = await Promise.all([cached('x', 'key', first), cached('x', 'key', first)]);
  expect(both).toEqual([new Uint8Array([1]), new Uint8Array([1])]);
  expect(first).toHaveBeenCalledTimes(1);
  expect(readdirSync(join(folder, '.local', 'cache', 'x'))).toEqual([
    expect.stringMatching(/^[\da-f]{64}$/),
  ]);
  const second = make(2);
  expect(await (await fresh())('x', 'key', second)).toEqual(new Uint8Array([1]));
  expect(second).not.toHaveBeenCalled();
  expect(await (await fresh())('x', 'other', second)).toEqual(new Uint8Array([2]));
});

test('what fails is not cached', async () => {
  const cached = await fresh();
  await expect(cached('x', 'bad', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cached('x', 'bad', make(3))).toEqual(new Uint8Array([3]));
});

test('other packages, and another kind, are another result', async () => {
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  expect(await (await fresh())('x', 'key', make(4))).toEqual(new Uint8Array([4]));
  expect(await (await fresh())('y', 'key', make(5))).toEqual(new Uint8Array([5]));
  rmSync(join(folder, 'package-lock.json'));
});

// Windows has no such limit.
test.skipIf(process.platform === 'win32')(
  'a process that dies while it writes leaves no half result',
  () => {
    const program = `
      const { cached } = await import(${JSON.stringify(module)});
      await cached('half', 'key', async () => new Uint8Array(9_000_000));`;
    const limited = 'ulimit -f 1000; exec "$@"';
    const node = [process.execPath, '--input-type=module', '--eval', program];
    const { status } = spawnSync('sh', ['-c', limited, 'sh', ...node], { cwd: folder });
    expect(status).not.toBe(0);
    const files = readdirSync(join(folder, '.local', 'cache', 'half'));
    expect(files.filter((name) => !name.includes('.'))).toEqual([]);
    expect(files).toHaveLength(1);
  },
);

test('a folder that cannot be read is a mistake, not an empty one', async () => {
  writeFileSync(join(folder, '.local', 'cache', 'file'), '');
  await expect((await fresh())('file', 'key', make(1))).rejects.toThrow('ENOTDIR');
  expect(readFileSync(join(folder, '.local', 'cache', 'file'), 'utf8')).toBe('');
});

test('a value is made once, and anew once the code that makes it is other', async () => {
  const { cachedJson } = await freshModule();
  const value = { ids: ['a'], none: undefined };
  const first = vi.fn(() => value);
  expect(await cachedJson('values', 'key', first)).toEqual({ ids: ['a'] });
  expect(await cachedJson('values', 'key', first)).toEqual({ ids: ['a'] });
  expect(first).toHaveBeenCalledTimes(1);
  const again = vi.fn(() => Promise.resolve({ ids: ['b'] }));
  expect(await (await freshModule()).cachedJson('values', 'key', again)).toEqual({ ids: ['a'] });
  mkdirSync(join(folder, 'src', 'corpus', 'compare'), { recursive: true });
  writeFileSync(join(folder, 'src', 'corpus', 'compare', 'words.ts'), '// other');
  expect(await (await freshModule()).cachedJson('values', 'key', again)).toEqual({ ids: ['b'] });
});
