// Purpose: a Vite plugin that gives pages the translated documents as editions show them: what is stale stands in English.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { acceptedFile, noneAccepted, readAccepted } from '../corpus/read/accepted-translations.ts';
import { readDocument } from '../corpus/read/document.ts';
import { readTranslation, translationOf } from '../corpus/read/translation.ts';
import { composeTranslation } from '../corpus/translations/compose.ts';
import { translationState } from '../corpus/translations/state.ts';

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
      const place = translationOf(file);
      if (!place) return undefined;
      const read = (path: string) => {
        this.addWatchFile(join(projectRoot, path));
        return readFileSync(join(projectRoot, path), 'utf8');
      };
      const translation = readTranslation(file, read(file))?.translation;
      const english = `content/documents/${place.id}.mdx`;
      const { document } = readDocument(english, read(english));
      if (!translation) return undefined;
      const path = acceptedFile(place.language);
      const accepted = readAccepted([{ path, text: read(path) }], () => {}).get(place.language);
      const { stale } = translationState(translation, document, accepted ?? noneAccepted);
      return composeTranslation(translation, document, stale);
    },
  };
}
