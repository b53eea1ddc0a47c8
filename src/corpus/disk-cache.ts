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
import { fingerprintOf } from './record/version.ts';

type Bytes = Uint8Array<ArrayBuffer>;
const root = join('.local', 'cache');
/** In milliseconds. */
const day = 86_400_000;

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
 * @param make runs code of the corpus alone
 */
export async function cachedJson<T>(
  kind: string,
  input: string,
  make: () => T | Promise<T>,
): Promise<T> {
  code ??= fingerprintOfFiles(codeOfCorpus());
  const bytes = await cached(kind, `${code}\0${input}`, async () =>
    new TextEncoder().encode(JSON.stringify(await make())),
  );
  return JSON.parse(new TextDecoder().decode(bytes));
}

/**
 * Deletes what nobody has asked for in the last 30 days, and what runs that were killed left unfinished. A file carries the time
 * of its last use.
 */
export function pruneCache(now = Date.now()): void {
  for (const file of globSync('*/*', { cwd: root })) {
    const path = join(root, file);
    const age = now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now);
    if (age > (file.includes('.') ? 1 : 30) * day) rmSync(path, { force: true });
  }
}

let packages: string | undefined;
let code: string | undefined;

/** All code that the corpus may run: its own, and that of the rooms that the table of imports opens to it. */
function codeOfCorpus(): string[] {
  const table = join('src', 'rooms.json');
  // A folder that holds content alone, such as one that a command is tried in, has no code of its own.
  const rooms: Readonly<Record<string, { readonly imports: readonly string[] }>> = existsSync(table)
    ? JSON.parse(readFileSync(table, 'utf8'))
    : {};
  return ['corpus', ...(rooms['corpus']?.imports ?? [])].map((room) => `src/${room}/**/*.ts`);
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
    if (now - statSync(path).mtimeMs > day) utimesSync(path, now / 1000, now / 1000);
    return bytes;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
