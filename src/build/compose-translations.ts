// Purpose: a Vite plugin that gives pages the translated documents as editions show them: what is stale stands in English.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { acceptedFile, noneAccepted, readAccepted } from '../corpus/read/accepted-translations.ts';
import { counterpart, documentsOn, readDocument } from '../corpus/read/document.ts';
import { readTranslation, translationOf, translationsOf } from '../corpus/read/translation.ts';
import { siteDay } from '../corpus/site-day.ts';
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
      const read = (path: string): string | undefined => {
        this.addWatchFile(join(projectRoot, path));
        const target = join(projectRoot, path);
        return existsSync(target) ? readFileSync(target, 'utf8') : undefined;
      };
      // An announced text and its translation replace the others on their day.
      const english = `content/documents/${place.id}.mdx`;
      const texts = [english, counterpart(english)].flatMap((path) => {
        const text = read(path);
        return text === undefined ? [] : [readDocument(path, text).document];
      });
      const documents = documentsOn(texts, siteDay());
      const announced = `content/announced/${place.language}/${place.id}.mdx`;
      const known = [file, announced].flatMap((path) => {
        const text = read(path);
        return (text === undefined ? undefined : readTranslation(path, text)?.translation) ?? [];
      });
      const [document] = documents;
      const [translation] = translationsOf(documents, known);
      if (!document || !translation) return undefined;
      const path = acceptedFile(place.language);
      const accepted = readAccepted([{ path, text: read(path) ?? '{}' }], () => {});
      const record = accepted.get(place.language) ?? noneAccepted;
      return composeTranslation(
        translation,
        document,
        translationState(translation, document, record).stale,
      );
    },
  };
}
