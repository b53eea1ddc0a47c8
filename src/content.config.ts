// The texts that Astro renders: the corpus says which are in force. Everything else pages ask of the corpus itself.
import { defineCollection } from 'astro/content/config';
import type { Loader } from 'astro/loaders';
import type { SoundCorpus } from './corpus/corpus.ts';
import { openCorpus } from './corpus/open-corpus.ts';

type Text = { readonly id: string; readonly file: string };

/** A loader of texts in force. In `astro dev` it chooses again when a file of the content changes, is added or is removed. */
const textsInForce = (name: string, textsOf: (corpus: SoundCorpus) => readonly Text[]): Loader => ({
  name,
  load: async ({ store, watcher }) => {
    let known = '';
    const load = () => {
      const texts = textsOf(openCorpus());
      // Astro loads open pages again for each list, and each save is heard here.
      const list = texts.map(({ id, file }) => `${id} ${file}`).join('\n');
      if (list === known) return;
      known = list;
      store.clear();
      for (const { id, file } of texts) {
        store.set({ id, data: {}, filePath: file, deferredRender: true });
      }
    };
    if (!watcher) return load();
    const tryToLoad = () => {
      try {
        load();
      } catch {
        // The content could not be read since the start: src/build/reread-content.ts says so in place of every page.
      }
    };
    tryToLoad();
    watcher.on('all', (_event, path) => {
      if (/[\\/]content[\\/]/.test(path)) tryToLoad();
    });
  },
});

export const collections = {
  documents: defineCollection({
    loader: textsInForce('documents', ({ documents }) => documents),
  }),
  pages: defineCollection({
    loader: textsInForce('pages', ({ texts }) => texts.filter(({ kind }) => kind === 'page')),
  }),
  translations: defineCollection({
    loader: textsInForce('translations', ({ translations }) =>
      translations.map(({ language, id, file }) => ({ id: `${language}/${id}`, file })),
    ),
  }),
};
