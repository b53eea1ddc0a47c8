import type { LanguageCode } from '../core/languages.ts';
import type { OutlineSection } from '../core/outline.ts';

/** What the components of a document's body need to know of the document that they stand in. */
export type DocumentContext = {
  /** Path without the leading slash, such as `legal/privacy-policy`. */
  readonly id: string;
  /** The language in which the body is written, whatever the language of the page around it. */
  readonly bodyLanguage: LanguageCode;
  /** The sections as the body names them. */
  readonly outline: readonly OutlineSection[];
  /** Ids of the sections of a translation that stand in English. */
  readonly stale: ReadonlySet<string>;
  /** The sections as the English names them, for what stands in English within a translation. */
  readonly english: readonly OutlineSection[];
  /** The version that last changed a section, by the section's id; sections that are as they first were are left out. */
  readonly changedIn: ReadonlyMap<string, string>;
};
