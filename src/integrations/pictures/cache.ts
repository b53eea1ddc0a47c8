// Purpose: keeps what was rendered, by the content it was rendered from, so that a second build renders nothing.
import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Raised when rendering changes in a way that the content does not show, such as its encoding. */
const version = '1';

/**
 * Writes a file from the cache, or renders it into both.
 * @param folder keeps what was rendered, from one build to the next
 * @param file where it should stand
 * @param parts everything that decides what it looks like
 * @returns whether it was rendered
 */
export async function cachedFile(
  folder: string,
  file: string,
  parts: readonly string[],
  render: () => Promise<Uint8Array>,
): Promise<boolean> {
  const key = createHash('sha256')
    .update([version, ...parts].join('\0'))
    .digest('hex');
  const kept = join(folder, key);
  await Promise.all([dirname(file), folder].map((path) => mkdir(path, { recursive: true })));
  try {
    await copyFile(kept, file);
    return false;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const bytes = await render();
  await writeFile(file, bytes);
  // A run that is cut short must not leave half a file under a whole one's name.
  const partial = `${kept}.${randomUUID()}.part`;
  await writeFile(partial, bytes);
  await rename(partial, kept);
  return true;
}
