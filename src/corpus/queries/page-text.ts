// The text of a page that is written in MDX, as its edition shows it.
import { getEntry, render } from 'astro:content';
import type { LanguageCode } from '../../languages/list.ts';
import { textContext } from './document-context.ts';
import { languagesOf, shownTranslation } from './translations.ts';

/**
 * The text of a page in a language, what its components need to know of it, and the languages that hold all of it.
 * @param id The page's path without the leading slash.
 * @throws Error where content/documents has no such text.
 */
export async function pageText(id: string, language: LanguageCode) {
  const entry = await getEntry('pages', id);
  if (!entry) throw new Error(`content/documents/${id}.mdx is missing, or has no \`kind: page\`.`);
  const translated = await shownTranslation(id, language);
  const translation = translated && (await getEntry('translations', `${language}/${id}`));
  const { Content } = await render(translation ?? entry);
  const context = textContext(entry, translation && translated, language);
  return { Content, context, translations: await languagesOf(id) };
}
