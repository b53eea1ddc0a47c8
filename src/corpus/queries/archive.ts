import { readContentFiles } from '../read/content-files.ts';
import { type Archive, archiveOf, isArchived } from '../record/archive.ts';

async function readArchive(): Promise<Archive> {
  const files = await readContentFiles('.');
  return archiveOf(files.filter(({ path }) => isArchived(path)));
}

let once: Promise<Archive> | undefined;

/** The archive of versions. A build reads it once; `astro dev` reads it again for each page. */
export function archive(): Promise<Archive> {
  if (import.meta.env.DEV) return readArchive();
  once ??= readArchive();
  return once;
}
