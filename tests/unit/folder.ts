// Purpose: a folder of the disk in which a test writes.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/** Writes a file of a folder, in folders that may be new. */
export function writeIn(root: string, path: string, text: string | Uint8Array = ''): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** A new folder with these files. Whoever makes it removes it. */
export function folderOf(
  files: Iterable<{ readonly path: string; readonly text: string }> = [],
): string {
  const root = mkdtempSync(join(tmpdir(), 'files-'));
  for (const { path, text } of files) writeIn(root, path, text);
  return root;
}

/** The text of each file of a folder, by its path. */
export function textsIn(root: string): Record<string, string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [relative(root, path), readFileSync(path, 'utf8')]),
  );
}
