// A cache on disk, in `.local/cache`, for results that take long to make. It may be deleted at any time.
import { randomUUID } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { cacheByText } from '../core/memo.ts';
import { fingerprintOf } from './record/version.ts';

type Bytes = Uint8Array<ArrayBuffer>;
const root = join('.local', 'cache');
/** In milliseconds. */
const hour = 3_600_000;
const day = 24 * hour;

/** What is being made now, by path: who asks meanwhile gets the same. */
const making = new Map<string, Promise<Bytes>>();

/**
 * The bytes that this process or an earlier one made from an input; makes them if there are none.
 * @param kind what is made, such as `pdf`: the name of a folder
 * @param input everything that decides the bytes, except packages and Node
 */
export function cached(kind: string, input: string, make: () => Promise<Bytes>): Promise<Bytes> {
  const path = pathOf(kind, input);
  const result = making.get(path) ?? readOrMake(path, make).finally(() => making.delete(path));
  making.set(path, result);
  return result;
}

/** The same for bytes that are made at once. */
export function cachedNow(kind: string, input: string, make: () => Bytes): Bytes {
  const path = pathOf(kind, input);
  return read(path) ?? keep(path, make());
}

/**
 * A value that is cached as JSON. It must be plain data; a key whose value is `undefined` is lost.
 * @param kind what is made, such as `comparisons`: the name of a folder
 * @param input everything that decides the value, except packages, Node and code
 * @param room the room of src/rooms.json whose code, and that of the rooms it may import, decides the value
 */
export async function cachedJson<T>(
  kind: string,
  input: string,
  make: () => T | Promise<T>,
  room: string = 'corpus',
): Promise<T> {
  return fromJson(await cached(kind, withCode(room, input), async () => toJson(await make())));
}

/** The same for a value that is made at once. */
export function cachedJsonNow<T>(
  kind: string,
  input: string,
  make: () => T,
  room: string = 'corpus',
): T {
  return fromJson(cachedNow(kind, withCode(room, input), () => toJson(make())));
}

/** Texts with fewer letters are parsed faster than they are fetched. */
const shortest = 2000;

/** What a function of the corpus reads out of a text, as JSON: see `cachedJson`. */
export function cachedParse<T>(kind: string, text: string, parse: (text: string) => T): T {
  return text.length < shortest ? parse(text) : cachedJsonNow(kind, text, () => parse(text));
}

const toJson = (value: unknown): Bytes => new TextEncoder().encode(JSON.stringify(value));
const fromJson = (bytes: Bytes) => JSON.parse(new TextDecoder().decode(bytes));

/**
 * Deletes what nobody has asked for in the last 30 days, what runs that were killed left unfinished, and, while all is larger than it
 * may be, what was asked for longest ago. A file carries the time of its last use, to the hour.
 * @param largest in bytes
 */
export function pruneCache(now: number = Date.now(), largest: number = 1e9): void {
  const files = globSync('*/*', { cwd: root }).flatMap((file) => {
    const path = join(root, file);
    const found = statSync(path, { throwIfNoEntry: false });
    return found
      ? [{ path, used: found.mtimeMs, size: found.size, isWhole: !file.includes('.') }]
      : [];
  });
  let sum = 0;
  for (const { path, used, size, isWhole } of files.sort((one, other) => other.used - one.used)) {
    sum += size;
    if (sum > largest || now - used > (isWhole ? 30 : 1) * day) rmSync(path, { force: true });
  }
}

let packages: string | undefined;

const withCode = (room: string, input: string) => `${codeOf(room)}\0${input}`;

/** The fingerprint of all code that a room may run: its own, and that of the rooms that the table of imports opens to it. */
const codeOf = cacheByText((room: string) => {
  const table = join('src', 'rooms.json');
  // A folder that holds content alone, such as one that a command is tried in, has no code of its own.
  const rooms: Readonly<Record<string, { readonly imports: readonly string[] }>> = existsSync(table)
    ? JSON.parse(readFileSync(table, 'utf8'))
    : {};
  if (!(room in rooms) && existsSync(table)) throw new RangeError(`src/rooms.json has no ${room}.`);
  return fingerprintOfFiles(
    [room, ...(rooms[room]?.imports ?? [])].map((each) =>
      each.endsWith('.ts') ? `src/${each}` : `src/${each}/**/*.ts`,
    ),
  );
});

/** Takes the code of a room as it is now, for all that is kept from now on. */
export function noteCode(room: string): void {
  codeOf(room);
}

function fingerprintOfFiles(patterns: readonly string[]): string {
  const files = globSync(patterns).sort();
  return fingerprintOf(files.map((file) => `${file}\0${readFileSync(file, 'utf8')}`).join('\0'));
}

function pathOf(kind: string, input: string): string {
  packages ??= process.version + fingerprintOfFiles(['package-lock.json']);
  return join(root, kind, fingerprintOf(`${packages}\0${input}`));
}

async function readOrMake(path: string, make: () => Promise<Bytes>): Promise<Bytes> {
  return read(path) ?? keep(path, await make());
}

function keep(path: string, bytes: Bytes): Bytes {
  mkdirSync(join(path, '..'), { recursive: true });
  // The file is written under another name first, so that a run which is killed leaves no half file under the final name.
  const unfinished = `${path}.${randomUUID()}`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, path);
  return bytes;
}

function read(path: string): Bytes | undefined {
  try {
    const bytes = new Uint8Array(readFileSync(path));
    const now = Date.now();
    if (now - statSync(path).mtimeMs > hour) utimesSync(path, now / 1000, now / 1000);
    return bytes;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
