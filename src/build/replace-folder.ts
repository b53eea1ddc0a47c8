// Purpose: puts the folder that was built in the place of the folder that is served, so that a build which is killed at any
// moment loses neither.
import { existsSync, renameSync, rmSync } from 'node:fs';

/** Three paths on one disk. */
export type Places = {
  /** What is served. */
  readonly served: string;
  /** Where a build works. */
  readonly fresh: string;
  /** Where the old folder stays during the replacement, because not every file system can exchange two folders in one step. */
  readonly aside: string;
};

/** Brings back the folder that a replacement had put aside when it was cut short. Called before each build. */
export function restoreFolder({ served, aside }: Places): void {
  if (!existsSync(served) && existsSync(aside)) renameSync(aside, served);
}

/**
 * Puts the fresh folder in the place of the served one, and removes the old one. Folders are moved whole, so neither `served`
 * nor `aside` is ever half a folder.
 * @throws Error of the file system when a folder cannot be moved; the old folder is then still in `served`, or in `aside`
 */
export function replaceFolder({ served, fresh, aside }: Places): void {
  rmSync(aside, { recursive: true, force: true });
  if (existsSync(served)) renameSync(served, aside);
  renameSync(fresh, served);
  if (!existsSync(aside)) return;
  // The old folder is deleted at `fresh`, where half a folder does no harm.
  renameSync(aside, fresh);
  rmSync(fresh, { recursive: true });
}
