// Purpose: writes several files of a project so that a full disk leaves all of them as they were.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes every file beside its place first, then moves each into it, in the order that is given.
 * @param files Texts by their path from the root, with forward slashes.
 * @throws Error of the file system.
 */
export async function writeFiles(root: string, files: ReadonlyMap<string, string>): Promise<void> {
  const prepared = [...files].map(([path, text]) => {
    const target = join(root, path);
    return { target, beside: join(dirname(target), `.${path.split('/').at(-1)}.new`), text };
  });
  for (const { beside, text } of prepared) {
    await mkdir(dirname(beside), { recursive: true });
    await writeFile(beside, text);
  }
  for (const { beside, target } of prepared) await rename(beside, target);
}
