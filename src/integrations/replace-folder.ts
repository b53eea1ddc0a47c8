// Purpose: puts what was built in the place of what is served, so that a build that is cut short, whatever the moment, loses
// neither.
import { existsSync, renameSync, rmSync } from 'node:fs';

/** Three paths on one disk. */
export type Places = {
  /** What is served. */
  readonly served: string;
  /** Where a build works. */
  readonly fresh: string;
  /** Where the old folder stands while it is replaced: no file system exchanges two folders in one step everywhere. */
  readonly aside: string;
};

/** Brings back the folder that a replacement had put aside when it was cut short. Called before each build. */
export function restoreFolder({ served, aside }: Places): void {
  if (!existsSync(served) && existsSync(aside)) renameSync(aside, served);
}

/**
 * Puts the fresh folder in the place of the served one, and removes that. Folders are moved whole: what stands in one of
 * the places `served` and `aside` is never half a folder.
 * @throws Error of the file system when a folder cannot be moved; the served one then stands as it was, or is aside
 */
export function replaceFolder({ served, fresh, aside }: Places): void {
  rmSync(aside, { recursive: true, force: true });
  if (existsSync(served)) renameSync(served, aside);
  renameSync(fresh, served);
  if (!existsSync(aside)) return;
  // Where a build works, half a folder does no harm.
  renameSync(aside, fresh);
  rmSync(fresh, { recursive: true });
}
