// Purpose: the corpus of a project, as the build and every command read it.
import { fileURLToPath } from 'node:url';
import { type Corpus, readCorpus } from '../corpus/corpus.ts';
import { type ContentFile, readContentFiles } from '../corpus/read/content-files.ts';
import { siteDay } from '../corpus/site-day.ts';

/** The project that this file belongs to. */
const ownProject = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The corpus of files that were read already.
 * @param day The day that the content is read for, such as `2026-11-22`; the site's day if left out.
 */
export function corpusOf(files: readonly ContentFile[], day: string = siteDay()): Corpus {
  return readCorpus(files, day);
}

/**
 * The corpus of a project.
 * @param root Project folder that holds `content/`.
 * @throws Error of the file system when there is no such folder or a file cannot be read.
 */
export async function loadCorpus(root: string = ownProject): Promise<Corpus> {
  return corpusOf(await readContentFiles(root));
}
