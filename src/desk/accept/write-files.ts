// Purpose: writes several files of a project together. If the disk is full or a permission is missing, all files stay as they
// were.
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * First writes every file under a temporary name beside its place, then moves each to its place, in the given order. Files to
 * remove are set aside before that, and put back if it fails.
 * @param files Texts by their path from the root, with forward slashes; without a text, the file is removed.
 * @throws Error of the file system.
 */
export async function writeFiles(
  root: string,
  files: ReadonlyMap<string, string | undefined>,
): Promise<void> {
  const prepared = [...files].map(([path, text]) => {
    const target = join(root, path);
    // The name is hidden, so that the content check does not read the file.
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
