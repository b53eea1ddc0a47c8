import { defaultLanguage, type LanguageCode, languages } from '../languages/list.ts';

/** Route parameter of an edition: English addresses have none. */
export type EditionParams = { locale: LanguageCode | undefined };

/** One route for each language, for a page in `src/pages/[...locale]`. */
export function editionPaths(): { params: EditionParams }[] {
  return languages.map(({ code }) => ({
    params: { locale: code === defaultLanguage ? undefined : code },
  }));
}
