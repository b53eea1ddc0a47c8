// A text that is written in MDX, as an edition shows it.
import { getEntry, render } from 'astro:content';
import type { LanguageCode } from '../../languages/list.ts';
import { openCorpus } from '../open-corpus.ts';
import type { Document } from '../read/document.ts';
import { textContext } from './document-context.ts';
import { languagesOf, shownTranslation } from './translations.ts';

/**
 * The component of a text in a language: its translation, or the English where that is not shown.
 * @throws Error where Astro has no such text.
 */
export async function renderText({ id, kind }: Document, language: LanguageCode) {
  const entry = shownTranslation(id, language)
    ? await getEntry('translations', `${language}/${id}`)
    : await getEntry(kind === 'page' ? 'pages' : 'documents', id);
  if (!entry) throw new Error(`The text of ${id} was not loaded.`);
  return (await render(entry)).Content;
}

/**
 * The text of a page in a language, what its components need to know of it, and the languages that hold all of it.
 * @param id The page's path without the leading slash.
 * @throws Error where content/documents has no such text.
 */
export async function pageText(id: string, language: LanguageCode) {
  const text = openCorpus().textsById.get(id);
  if (text?.kind !== 'page')
    throw new Error(`content/documents/${id}.mdx is missing, or has no \`kind: page\`.`);
  return {
    Content: await renderText(text, language),
    context: textContext(text, shownTranslation(id, language), language),
    translations: languagesOf(id),
  };
}
