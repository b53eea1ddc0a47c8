import { type PageContext, pageContext, translation } from '../../corpus/queries/page-context.ts';
import type { DocumentContext } from '../../corpus/queries/shown-text.ts';
import { defaultLanguage, languageOf } from '../../languages/list.ts';

type Rendering = { readonly url: URL; readonly locals: App.Locals; readonly props: object };

/**
 * The context of a component in a document: the document, the words of its body's language, and links that stay in the
 * edition of the page. A component with `lang` stands in English within a translation.
 * @throws Error outside a document.
 */
export function bodyContext({
  url,
  locals,
  props,
}: Rendering): DocumentContext & PageContext & { locale: string } {
  const { document } = locals;
  if (!document) throw new Error('This component works in documents only.');
  const isEnglish = 'lang' in props;
  const bodyLanguage = isEnglish ? defaultLanguage : document.bodyLanguage;
  return {
    ...pageContext(url),
    ...document,
    ...translation(bodyLanguage),
    ...(isEnglish ? { bodyLanguage, outline: document.english, stale: new Set<string>() } : {}),
    locale: languageOf(bodyLanguage).locale,
  };
}
