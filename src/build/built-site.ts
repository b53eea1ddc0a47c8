// Purpose: what the passes over the built pages share: the folder of the files, the content, and what each page says, parsed once.
import type { Corpus } from '../corpus/corpus.ts';
import type { Page } from './page.ts';

export type BuiltSite = {
  /** The project's folder. */
  readonly root: string;
  /** The folder of what was built. It takes the place of `dist/` after the last pass. */
  readonly folder: string;
  /** The content that the pages were rendered from. */
  readonly corpus: Corpus;
  /** The text of each page by its file, such as `ar/about.html`. A pass that changes the text of pages sets it here. */
  readonly texts: Map<string, string>;
  /**
   * The pages, sorted by path. They are written and parsed when a pass first asks for them; those whose text a pass has changed since,
   * again.
   */
  readonly pages: () => Promise<readonly Page[]>;
};

/** Works on what was built. */
export type Pass = {
  /** What is printed when it is done, such as `Headers written`. */
  readonly name: string;
  /** Whether it runs beside the passes behind it, as it works in other threads. It ends before the last pass, which sees all files. */
  readonly isBeside?: true;
  /**
   * @returns sentences that are worth reading although the pass succeeded
   * @throws Refusal for what may not be published
   */
  readonly run: (site: BuiltSite) => readonly string[] | Promise<readonly string[]>;
};
