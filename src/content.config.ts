// The texts that Astro renders: the corpus says which are in force. Everything else pages ask of the corpus itself.
import { defineCollection } from 'astro/content/config';
import type { Loader } from 'astro/loaders';
import type { SoundCorpus } from './corpus/corpus.ts';
import { openCorpus } from './corpus/open-corpus.ts';

type Text = { readonly id: string; readonly file: string };

/** A loader of texts in force. In `astro dev` it chooses again when a file of the content changes, is added or is removed. */
const textsInForce = (name: string, textsOf: (corpus: SoundCorpus) => readonly Text[]): Loader => ({
  name,
  load: async ({ store, watcher, logger }) => {
    const load = () => {
      const texts = textsOf(openCorpus());
      store.clear();
      for (const { id, file } of texts) {
        store.set({ id, data: {}, filePath: file, deferredRender: true });
      }
    };
    load();
    watcher?.on('all', (_event, path) => {
      if (!/[\\/]content[\\/]/.test(path)) return;
      try {
        load();
      } catch (error) {
        logger.error(String(error));
      }
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
