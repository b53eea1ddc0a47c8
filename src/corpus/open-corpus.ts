// The one door to the content: pages, the build and commands open it here.
import { type Corpus, corpusOf, type SoundCorpus } from './corpus.ts';
import { readContentFiles } from './read/content-files.ts';
import { inOrder, report } from './read/diagnostic.ts';

/**
 * Astro's configuration, its loader of texts and the pages are bundled apart, each with modules of its own. What they share is
 * the process.
 */
const shared = globalThis as { openedCorpus?: Corpus | undefined };

/**
 * Reads the content of a project.
 * @param root Project folder that holds `content/`.
 * @throws Error of the file system when there is no such folder or a file cannot be read.
 */
export function readCorpus(root = '.'): Corpus {
  return corpusOf(readContentFiles(root));
}

/**
 * The content of the site, on the site's day. It is read once.
 * @throws Error with every mistake that reading finds, each with its file and line.
 */
export function openCorpus(): SoundCorpus {
  const corpus = shared.openedCorpus ?? readCorpus();
  shared.openedCorpus = corpus;
  if (corpus.diagnostics.length > 0) {
    throw new Error(`\n${report(inOrder(corpus.diagnostics), corpus.files.length)}`);
  }
  // Without mistakes every file and every key that a schema asks for is there.
  return corpus as SoundCorpus;
}

/** Replaces what `openCorpus` gives from now on; without a corpus, the content is read again. */
export function keepCorpus(corpus?: Corpus): void {
  shared.openedCorpus = corpus;
}
