import { languageOf } from '../../core/languages.ts';
import type { DocumentContext } from '../../corpus/document-context.ts';
import { type PageContext, pageContext, translation } from '../../i18n/build.ts';

type Rendering = { readonly url: URL; readonly locals: App.Locals };

/**
 * Where a component of a document stands: the document, the words of its body's language, and links that stay in the
 * edition of the page around it.
 * @throws Error outside a document.
 */
export function bodyContext({
  url,
  locals,
}: Rendering): DocumentContext & PageContext & { locale: string } {
  if (!locals.document) throw new Error('This component works in documents only.');
  return {
    ...pageContext(url),
    ...locals.document,
    ...translation(locals.document.bodyLanguage),
    locale: languageOf(locals.document.bodyLanguage).locale,
  };
}
