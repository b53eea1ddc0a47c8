// Keeps what takes long to make, by all that decides it, so that it is made once on a machine.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Bytes = Uint8Array<ArrayBuffer>;
const memory = new Map<string, Promise<Bytes>>();

/**
 * The bytes that were made under a key, from this process or an earlier one; makes and keeps them where there are none.
 * @param folder below `.local/`
 * @param key a hash of everything that decides the bytes
 */
export function kept(folder: string, key: string, make: () => Promise<Bytes>): Promise<Bytes> {
  const known = memory.get(key) ?? readOrMake(join('.local', folder), key, make);
  memory.set(key, known);
  return known;
}

async function readOrMake(folder: string, key: string, make: () => Promise<Bytes>) {
  const path = join(folder, key);
  const known = read(path);
  if (known) return known;
  const bytes = await make();
  mkdirSync(folder, { recursive: true });
  // A run that is cut short must not leave half a file under a whole one's name.
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
