// A cache on disk, in `.local/cache`, for results that take long to make. It may be deleted at any time.
import { randomUUID } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf } from './record/version.ts';

type Bytes = Uint8Array<ArrayBuffer>;
const root = join('.local', 'cache');

/** What is being made now, by path: who asks meanwhile gets the same. */
const making = new Map<string, Promise<Bytes>>();

/**
 * The bytes that this process or an earlier one made from an input; makes them if there are none.
 * @param kind what is made, such as `pdf`: the name of a folder
 * @param input everything that decides the bytes, except packages
 */
export function cached(kind: string, input: string, make: () => Promise<Bytes>): Promise<Bytes> {
  packages ??= fingerprintOfFiles('package-lock.json');
  const path = join(root, kind, fingerprintOf(`${packages}\0${input}`));
  const result = making.get(path) ?? readOrMake(path, make).finally(() => making.delete(path));
  making.set(path, result);
  return result;
}

/**
 * A value that is cached as JSON. It must be plain data; a key whose value is `undefined` is lost.
 * @param kind what is made, such as `comparisons`: the name of a folder
 * @param input everything that decides the value, except packages and the code of the record and of comparisons
 */
export async function cachedJson<T>(
  kind: string,
  input: string,
  make: () => T | Promise<T>,
): Promise<T> {
  code ??= fingerprintOfFiles('src/corpus/{compare,record}/*.ts');
  const bytes = await cached(kind, `${code}\0${input}`, async () =>
    new TextEncoder().encode(JSON.stringify(await make())),
  );
  return JSON.parse(new TextDecoder().decode(bytes));
}

let packages: string | undefined;
let code: string | undefined;

function fingerprintOfFiles(pattern: string): string {
  return fingerprintOf(
    Buffer.concat(
      globSync(pattern)
        .sort()
        .map((file) => readFileSync(file)),
    ),
  );
}

async function readOrMake(path: string, make: () => Promise<Bytes>): Promise<Bytes> {
  const known = read(path);
  if (known) return known;
  const bytes = await make();
  mkdirSync(join(path, '..'), { recursive: true });
  // The file is written under another name first, so that a run which is killed leaves no half file under the final name.
  const unfinished = `${path}.${randomUUID()}`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, path);
  return bytes;
}

function read(path: string): Bytes | undefined {
  try {
    return new Uint8Array(readFileSync(path));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
