// A cache on disk for results that take long to make. The key covers everything that decides a result, so that a machine
// makes it only once.
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf } from './version.ts';

type Bytes = Uint8Array<ArrayBuffer>;
const memory = new Map<string, Promise<Bytes>>();

/**
 * The bytes that this process or an earlier one made under a key; makes and keeps them if there are none.
 * @param folder below `.local/`
 * @param key a hash of everything that decides the bytes
 */
export function kept(folder: string, key: string, make: () => Promise<Bytes>): Promise<Bytes> {
  const known = memory.get(key) ?? readOrMake(join('.local', folder), key, make);
  memory.set(key, known);
  return known;
}

/**
 * A value that is kept as JSON. It must be plain data; a key whose value is `undefined` is lost.
 * @param folder below `.local/`
 * @param key of everything that decides the value, except the code that makes it: this folder, that of comparisons, and
 * packages
 */
export async function keptValue<T>(
  folder: string,
  key: string,
  make: () => T | Promise<T>,
): Promise<T> {
  code ??= codeFingerprint();
  const name = fingerprintOf(`${code}\0${key}`);
  const bytes = await readOrMake(join('.local', folder), name, async () =>
    new TextEncoder().encode(JSON.stringify(await make())),
  );
  return JSON.parse(new TextDecoder().decode(bytes));
}

let code: string | undefined;

function codeFingerprint(): string {
  const files = globSync(['src/corpus/{compare,record}/*.ts', 'package-lock.json']).sort();
  return fingerprintOf(Buffer.concat(files.map((file) => readFileSync(file))));
}

async function readOrMake(folder: string, key: string, make: () => Promise<Bytes>) {
  const path = join(folder, key);
  const known = read(path);
  if (known) return known;
  const bytes = await make();
  mkdirSync(folder, { recursive: true });
  // The file is written under another name first, so that a run which is interrupted leaves no half file under the final
  // name.
  const unfinished = `${path}.${process.pid}`;
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
