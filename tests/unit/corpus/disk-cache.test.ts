import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
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

test('what is made at once is kept in the same way', async () => {
  const { cached, cachedNow } = await freshModule();
  expect(cachedNow('now', 'key', () => new Uint8Array([8]))).toEqual(new Uint8Array([8]));
  expect(cachedNow('now', 'key', () => new Uint8Array([9]))).toEqual(new Uint8Array([8]));
  expect(await cached('now', 'key', make(9))).toEqual(new Uint8Array([8]));
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

test('a value is made once', async () => {
  writeRooms(['core', 'languages']);
  const { cachedJson } = await freshModule();
  const value = { ids: ['a'], none: undefined };
  const first = vi.fn(() => value);
  expect(await cachedJson('values', 'key', first)).toEqual({ ids: ['a'] });
  expect(await cachedJson('values', 'key', first)).toEqual({ ids: ['a'] });
  expect(first).toHaveBeenCalledTimes(1);
});

test('a value that is made at once is kept with the code of the room that is named', async () => {
  mkdirSync(join(folder, 'src', 'build'), { recursive: true });
  const rooms = { build: { imports: ['languages/list.ts'] }, corpus: { imports: [] } };
  const value = async (text: string) => {
    writeFileSync(join(folder, 'src', 'rooms.json'), JSON.stringify(rooms));
    return (await freshModule()).cachedJsonNow('now', 'key', () => text, 'build');
  };
  expect(await value('one')).toBe('one');
  mkdirSync(join(folder, 'src', 'languages'), { recursive: true });
  writeFileSync(join(folder, 'src', 'languages', 'fr.ts'), '// no room of its');
  expect(await value('same')).toBe('one');
  writeFileSync(join(folder, 'src', 'languages', 'list.ts'), '// one');
  expect(await value('list')).toBe('list');
  writeFileSync(join(folder, 'src', 'build', 'page.ts'), '// one');
  expect(await value('page')).toBe('page');
});

test('a room that the table does not name has no code', async () => {
  writeRooms([]);
  const { cachedJsonNow } = await freshModule();
  expect(() => cachedJsonNow('now', 'key', () => 1, 'buidl')).toThrow(
    'src/rooms.json has no buidl.',
  );
});

test('code that is edited after it was noted is not the code of what is made', async () => {
  const rooms = { build: { imports: [] }, corpus: { imports: [] } };
  writeFileSync(join(folder, 'src', 'rooms.json'), JSON.stringify(rooms));
  const path = join(folder, 'src', 'build', 'page.ts');
  writeFileSync(path, '// before');
  const { cachedJsonNow, noteCode } = await freshModule();
  noteCode('build');
  writeFileSync(path, '// after');
  expect(cachedJsonNow('noted', 'key', () => 'before', 'build')).toBe('before');
  const next = await freshModule();
  expect(next.cachedJsonNow('noted', 'key', () => 'after', 'build')).toBe('after');
});

test('a long text is parsed once, a short one each time', async () => {
  const { cachedParse } = await freshModule();
  const parse = vi.fn((text: string) => ({ letters: text.length }));
  for (const length of [1999, 1999, 2000, 2000]) {
    expect(cachedParse('letters', 'x'.repeat(length), parse)).toEqual({ letters: length });
  }
  expect(parse).toHaveBeenCalledTimes(3);
});

function writeRooms(imports: readonly string[]) {
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'src', 'rooms.json'), JSON.stringify({ corpus: { imports } }));
}

test.for(['corpus/compare', 'corpus/read/deep', 'core', 'languages'])(
  'a value is made anew once code in src/%s is other',
  async (room) => {
    writeRooms(['core', 'languages']);
    const value = async (text: string) =>
      (await freshModule()).cachedJson(`code of ${room.replace('/', ' ')}`, 'key', () => text);
    const path = join(folder, 'src', room, 'words.ts');
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, '// one');
    expect(await value('one')).toBe('one');
    writeFileSync(path, '// other');
    expect(await value('other')).toBe('other');
    expect(await value('again')).toBe('other');
    rmSync(path);
    expect(await value('without')).toBe('without');
  },
);

test('a room that the corpus begins to import counts too, and one that it may not import does not', async () => {
  writeRooms(['core']);
  const value = async (text: string) =>
    (await freshModule()).cachedJson('rooms', 'key', () => text);
  expect(await value('one')).toBe('one');
  mkdirSync(join(folder, 'src', 'status'), { recursive: true });
  writeFileSync(join(folder, 'src', 'status', 'states.ts'), '// one');
  expect(await value('closed')).toBe('one');
  writeRooms(['core', 'status']);
  expect(await value('open')).toBe('open');
});

test('what is used stays; what was not used for 30 days goes, and so does what a killed run left', async () => {
  const { cached, pruneCache } = await freshModule();
  const kept = join(folder, '.local', 'cache', 'old');
  const now = Date.now();
  const file = async (key: string, daysAgo: number) => {
    const before = existsSync(kept) ? readdirSync(kept) : [];
    await cached('old', key, make(6));
    const [name = ''] = readdirSync(kept).filter((each) => !before.includes(each));
    const then = now / 1000 - daysAgo * 86_400;
    utimesSync(join(kept, name), then, then);
    return name;
  };
  const used = await file('used', 40);
  const young = await file('young', 29);
  await file('idle', 31);
  for (const [name, hours] of [
    ['killed.1', 25],
    ['being-written.2', 1],
  ] as const) {
    writeFileSync(join(kept, name), 'half');
    utimesSync(join(kept, name), now / 1000 - hours * 3600, now / 1000 - hours * 3600);
  }
  await (await fresh())('old', 'used', make(7));
  pruneCache(now);
  expect(readdirSync(kept).sort()).toEqual([used, young, 'being-written.2'].sort());
  expect(now - statSync(join(kept, young)).mtimeMs).toBeGreaterThan(28 * 86_400_000);
});

test('while all is larger than it may be, what was asked for longest ago goes', async () => {
  const { cached, pruneCache } = await freshModule();
  const kept = join(folder, '.local', 'cache', 'large');
  rmSync(join(folder, '.local', 'cache'), { recursive: true });
  const now = Date.now();
  const names: string[] = [];
  for (const daysAgo of [3, 1, 2]) {
    await cached('large', `${daysAgo}`, () => Promise.resolve(new Uint8Array(100)));
    const [name = ''] = readdirSync(kept).filter((each) => !names.includes(each));
    names.push(name);
    const then = now / 1000 - daysAgo * 86_400;
    utimesSync(join(kept, name), then, then);
  }
  pruneCache(now, 300);
  expect(readdirSync(kept)).toHaveLength(3);
  pruneCache(now, 299);
  expect(readdirSync(kept).sort()).toEqual([names[1], names[2]].sort());
});

test('without a cache there is nothing to delete', async () => {
  rmSync(join(folder, '.local'), { recursive: true });
  (await freshModule()).pruneCache();
  expect(existsSync(join(folder, '.local'))).toBe(false);
});
