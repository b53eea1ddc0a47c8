import type { OutlineSection } from '../core/outline.ts';
import type { LanguageCode } from '../languages/list.ts';

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
