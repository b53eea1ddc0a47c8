import { defaultLanguage, type LanguageCode, languageOf } from '../languages/list.ts';
import { editionPath } from './addresses.ts';
import { isLatin } from './text.ts';

/** Width and height of a page's picture for link previews, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The picture without words, for languages whose script the renderer cannot shape, and for pages that should not be shared. */
export const plainPicture = '/share/plain.png';

/** Whether titles of a language are written in letters that the display face has. */
export function hasWordedPictures(language: LanguageCode): boolean {
  return isLatin(languageOf(language).locale);
}

type Shared = {
  /** English path of the page; `undefined` on the 404 page. */
  readonly page: string | undefined;
  readonly language: LanguageCode;
  /** Whether the edition holds a translation. An edition without one uses the picture of the English page. */
  readonly translated: boolean;
  readonly indexed: boolean;
};

/** The address of a page's picture: `/share/de/about.png`; the home page's is `/share/home.png`. */
export function sharePicture({ page, language, translated, indexed }: Shared): string {
  const edition = translated ? language : defaultLanguage;
  if (page === undefined || !indexed || !hasWordedPictures(edition)) return plainPicture;
  return `/share${editionPath(page === '/' ? '/home' : page, edition)}.png`;
}
