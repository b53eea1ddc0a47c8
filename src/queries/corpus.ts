import { type Corpus, readCorpus } from '../corpus/corpus.ts';
import { readContentFiles } from '../corpus/read/content-files.ts';
import { siteDay } from '../corpus/site-day.ts';
import { speak } from '../i18n/speak.ts';

let once: Promise<Corpus> | undefined;

const read = async () => readCorpus(await readContentFiles('.'), speak, siteDay());

/**
 * The whole content as one model, read once. In `astro dev` this module is evaluated again when a file of the content changes
 * (src/integrations/reread-content.ts).
 */
export function wholeCorpus(): Promise<Corpus> {
  once ??= read();
  return once;
}
