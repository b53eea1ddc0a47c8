// What the components of a document read while they render.
import { marksOnce } from '../../core/outline.ts';
import { defaultLanguage, type LanguageCode } from '../../languages/list.ts';
import type { SoundDocument } from '../corpus.ts';
import type { DocumentContext } from '../document-context.ts';
import type { Document } from '../read/document.ts';
import { touchesOf } from './record.ts';
import type { ShownTranslation } from './translations.ts';
import { publishedVersions, shownVersion } from './versions.ts';

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
export function textContext(
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
