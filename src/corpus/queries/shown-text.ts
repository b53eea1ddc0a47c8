// A text that is written in MDX, as an edition shows it: its component, and what the components in its body read while they
// render.

import { getEntry, render } from 'astro:content';
import { marksOnce, type OutlineSection } from '../../core/outline.ts';
import { defaultLanguage, type LanguageCode } from '../../languages/list.ts';
import type { SoundDocument } from '../corpus.ts';
import { openCorpus } from '../open-corpus.ts';
import type { Document } from '../read/document.ts';
import { touchesOf } from './record.ts';
import { languagesOf, type ShownTranslation, shownTranslation } from './translations.ts';
import { publishedVersions, shownVersion } from './versions.ts';

/** What the components in the body of a document need to know of the document. */
export type DocumentContext = {
  /** Path without the leading slash, such as `legal/privacy-policy`. */
  readonly id: string;
  /** The language in which the body is written, whatever the language of the page around it. */
  readonly bodyLanguage: LanguageCode;
  /** The outline of the sections with the titles of the body. */
  readonly outline: readonly OutlineSection[];
  /** Ids of the sections of a translation that stand in English. */
  readonly stale: ReadonlySet<string>;
  /** The outline with English titles, for sections in English within a translation. */
  readonly english: readonly OutlineSection[];
  /**
   * The version that last changed a section, by the section's id. Sections that never changed are left out, and so are those
   * inside a section of which the same is to be said as a whole.
   */
  readonly changedIn: ReadonlyMap<string, string>;
};

/**
 * The context of a document's page. The page gives it to its components before it renders anything, because they begin before
 * the layout around them has run.
 * @param translated the translation that the page shows, if any
 * @param language the language of the page
 */
export async function documentContext(
  document: SoundDocument,
  translated: ShownTranslation | undefined,
  language: LanguageCode,
): Promise<DocumentContext> {
  const versions = publishedVersions(document);
  const shown = shownVersion(document);
  const until = shown ? versions.slice(0, versions.indexOf(shown) + 1) : versions;
  const touched = await touchesOf(until);
  const changedIn = touched.flatMap(({ version, ids }) => ids.map((id) => [id, version] as const));
  return {
    ...textContext(document, translated, language),
    changedIn: marksOnce(document.outline, new Map(changedIn)),
  };
}

/** The context of a text that has no versions, such as that of a page. */
function textContext(
  { id, outline }: Document,
  translated: ShownTranslation | undefined,
  language: LanguageCode,
): DocumentContext {
  return {
    id,
    bodyLanguage: translated ? language : defaultLanguage,
    outline: translated?.outline ?? outline,
    english: outline,
    stale: translated?.stale ?? new Set<string>(),
    changedIn: new Map(),
  };
}

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
