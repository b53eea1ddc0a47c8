// Purpose: copies the project, so that a command can change or build it without touching it.
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { projectRoot } from './run.ts';

/** What is made anew from the rest, and folders that no build may need. */
const left = /^(\.git|\.local|\.astro|\.wrangler|dist|node_modules|screenshots|test-results)$/;

/**
 * Copies the sources of the project into a new folder among those for temporary files. The packages are a link to the
 * project's own.
 * @param purpose begins the folder's name
 * @returns the folder
 */
export function copyProject(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${purpose}-`));
  cpSync(projectRoot, folder, {
    recursive: true,
    filter: (path) => !left.test(relative(projectRoot, path)),
  });
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}
