// Purpose: a Vite plugin that gives pages the translated documents as editions show them: what is stale stands in English.

import { join, relative } from 'node:path';
import { openCorpus } from '../corpus/open-corpus.ts';
import { acceptedFile, translationOf } from '../corpus/read/content-paths.ts';
import { composeTranslation } from '../corpus/translations/compose.ts';
import { translationStates } from '../corpus/translations/state.ts';

type Loading = { addWatchFile(path: string): void };

/** The plugin. A page is rendered anew when the English or what was accepted changes. */
export function composeTranslations() {
  let projectRoot = '';
  return {
    name: 'compose-translations',
    enforce: 'pre' as const,
    configResolved({ root }: { readonly root: string }): void {
      projectRoot = root;
    },
    load(this: Loading, id: string): string | undefined {
      const file = relative(projectRoot, id).replaceAll('\\', '/');
      if (!translationOf(file)) return undefined;
      const found = translationStates(openCorpus()).find(
        ({ translation }) => translation.file === file,
      );
      if (!found) return undefined;
      const { translation, document, stale } = found;
      for (const path of [document.file, acceptedFile(translation.language)]) {
        this.addWatchFile(join(projectRoot, path));
      }
      return composeTranslation(translation, document, stale);
    },
  };
}
