import { type Corpus, readCorpus } from '../corpus.ts';
import { readContentFiles } from '../read/content-files.ts';
import { siteDay } from '../site-day.ts';

let once: Promise<Corpus> | undefined;

const read = async () => readCorpus(await readContentFiles('.'), siteDay());

/**
 * The whole content as one model, read once. In `astro dev` this module is evaluated again when a file of the content changes
 * (src/build/reread-content.ts).
 */
export function wholeCorpus(): Promise<Corpus> {
  once ??= read();
  return once;
}
