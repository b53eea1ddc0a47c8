import { readContentFiles } from '../corpus/read/content-files.ts';
import { type Archive, archiveOf, isArchived } from '../corpus/record/archive.ts';

async function readArchive(): Promise<Archive> {
  const files = await readContentFiles('.');
  return archiveOf(files.filter(({ path }) => isArchived(path)));
}

let once: Promise<Archive> | undefined;

/** The archive of versions. In a build it is read once; while pages are written (`astro dev`), anew for each. */
export function archive(): Promise<Archive> {
  if (import.meta.env.DEV) return readArchive();
  once ??= readArchive();
  return once;
}
