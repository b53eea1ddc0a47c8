import { type Corpus, readCorpus } from '../corpus/corpus.ts';
import { readContentFiles } from '../corpus/read/content-files.ts';
import { siteDay } from '../corpus/site-day.ts';
import { speak } from '../i18n/speak.ts';

let once: Promise<Corpus> | undefined;

const read = async () => readCorpus(await readContentFiles('.'), speak, siteDay());

/** The whole content as one model. Read once in a build; while pages are written (`astro dev`), anew each time. */
export function wholeCorpus(): Promise<Corpus> {
  if (import.meta.env.DEV) return read();
  once ??= read();
  return once;
}
