// The text of a page that is written in MDX, as its edition shows it.
import { getEntry, render } from 'astro:content';
import { defaultLanguage, type LanguageCode } from '../core/languages.ts';
import type { DocumentContext } from '../corpus/document-context.ts';
import { outlineOfBody } from '../corpus/read/document.ts';
import { languagesOf, shownTranslation } from './translations.ts';

/**
 * The text of a page in a language, what its components need to know of it, and the languages that hold all of it.
 * @param id The page's path without the leading slash.
 * @throws Error where content/documents has no such text.
 */
export async function pageText(id: string, language: LanguageCode) {
  const entry = await getEntry('pages', id);
  if (!entry) throw new Error(`content/documents/${id}.mdx is missing, or has no \`kind: page\`.`);
  const english = outlineOfBody(entry.body ?? '');
  const translated = await shownTranslation(id, language);
  const translation = translated && (await getEntry('translations', `${language}/${id}`));
  const { Content } = await render(translation ?? entry);
  const context: DocumentContext = {
    id,
    bodyLanguage: translation ? language : defaultLanguage,
    outline: translated?.outline ?? english,
    english,
    stale: translated?.stale ?? new Set<string>(),
    changedIn: new Map(),
  };
  return { Content, context, translations: await languagesOf(id) };
}
