// The collections that pages read from content/, each with its loader and its schema. The content check uses the same
// schemas.
import { defineCollection } from 'astro/content/config';
import { file, glob, type Loader } from 'astro/loaders';
import { parse } from 'yaml';
import { derivedFactsFile } from './corpus/derived-facts-file.ts';
import { readContentFiles } from './corpus/read/content-files.ts';
import {
  documentId,
  documentsOn,
  isDocument,
  nameOf,
  readDocument,
} from './corpus/read/document.ts';
import { readTranslation, translationsOf } from './corpus/read/translation.ts';
import { claims } from './corpus/schema/claims.ts';
import { companyValue } from './corpus/schema/company.ts';
import { frontMatter, pageFrontMatter } from './corpus/schema/documents.ts';
import { fact } from './corpus/schema/facts.ts';
import { figures } from './corpus/schema/figures.ts';
import { risks } from './corpus/schema/risks.ts';
import { roadmap } from './corpus/schema/roadmap.ts';
import { statusComponents, statusIncidents, statusMaintenance } from './corpus/schema/status.ts';
import { translationFrontMatter } from './corpus/schema/translations.ts';
import { words } from './corpus/schema/words.ts';
import { siteDay } from './corpus/site-day.ts';

/** A file that is one record: its whole content is the collection's only entry, named like the collection. */
const record = (name: string, path: string) =>
  file(path, { parser: (source) => ({ [name]: parse(source) }) });

const factsFile = file('content/facts.yaml', {
  parser: (text) => derivedFactsFile(text, siteDay()),
});

/** Facts are loaded again when the status records change, because a fact is derived from them. */
const facts: Loader = {
  name: 'facts',
  load: async (context) => {
    await factsFile.load(context);
    context.watcher?.on('change', (path) => {
      if (/[\\/]content[\\/]status[\\/]/.test(path)) {
        const { watcher: _, ...rest } = context;
        void factsFile.load(rest);
      }
    });
  },
};

/** Reads every text and every translation, and the ids of those that are in force on the site's date. */
async function readTexts() {
  const files = await readContentFiles('.');
  const documents = files
    .filter(({ path }) => isDocument(path))
    .map(({ path, text }) => readDocument(path, text).document);
  const translations = files.flatMap(
    ({ path, text }) => readTranslation(path, text)?.translation ?? [],
  );
  const shown = documentsOn(documents, siteDay());
  const ofKind = (kind: 'document' | 'page') => ({
    all: documents,
    shown: shown.filter((text) => text.kind === kind),
  });
  return {
    documents: ofKind('document'),
    pages: ofKind('page'),
    translations: { all: translations, shown: translationsOf(shown, translations) },
  };
}

/** A loader for the texts of a folder that are in force, and for those of `content/announced` that have replaced them. */
const textsInForce = (
  name: keyof Awaited<ReturnType<typeof readTexts>>,
  folder: 'documents' | 'translations',
  idOf: (file: string) => string,
): Loader => ({
  name,
  load: async (context) => {
    const { all, shown } = (await readTexts())[name];
    const used = new Set(shown.map(({ file }) => file));
    // Astro finds what an earlier build kept by the words of a text, but with the place where the text was then. So it is
    // cleared.
    context.store.clear();
    await glob({
      base: '.',
      pattern: [
        `content/${folder}/**/*.mdx`,
        ...used,
        ...all.flatMap(({ file }) => (used.has(file) ? [] : `!${file}`)),
      ],
      generateId: ({ entry }) => idOf(entry),
    }).load(context);
  },
});

export const collections = {
  documents: defineCollection({
    loader: textsInForce('documents', 'documents', documentId),
    schema: frontMatter,
  }),
  pages: defineCollection({
    loader: textsInForce('pages', 'documents', documentId),
    schema: pageFrontMatter,
  }),
  translations: defineCollection({
    loader: textsInForce('translations', 'translations', nameOf),
    schema: translationFrontMatter,
  }),
  company: defineCollection({ loader: file('content/company.yaml'), schema: companyValue }),
  facts: defineCollection({ loader: facts, schema: fact }),
  claims: defineCollection({ loader: record('claims', 'content/claims.yaml'), schema: claims }),
  figures: defineCollection({ loader: record('figures', 'content/figures.yaml'), schema: figures }),
  risks: defineCollection({ loader: record('risks', 'content/risks.yaml'), schema: risks }),
  roadmap: defineCollection({ loader: record('roadmap', 'content/roadmap.yaml'), schema: roadmap }),
  statusComponents: defineCollection({
    loader: record('components', 'content/status/components.yaml'),
    schema: statusComponents,
  }),
  statusIncidents: defineCollection({
    loader: record('incidents', 'content/status/incidents.yaml'),
    schema: statusIncidents,
  }),
  statusMaintenance: defineCollection({
    loader: record('maintenance', 'content/status/maintenance.yaml'),
    schema: statusMaintenance,
  }),
  locales: defineCollection({
    loader: glob({
      base: 'content/locales',
      pattern: '*/*.json',
      generateId: ({ entry }) => entry.replace(/\.json$/, ''),
    }),
    schema: words,
  }),
};
