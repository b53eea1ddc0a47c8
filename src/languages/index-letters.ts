import { type LanguageCode, languageOf } from './list.ts';
import { rulesOf } from './rules.ts';

/**
 * The letter under which an index of a language has a word: “É…” stands under E, «المستخدم» under م, 网站 under W, as its
 * sound is spelled.
 */
export function indexLetter(word: string, language: LanguageCode): string {
  const sound = rulesOf(language).indexed?.(word) ?? word;
  const [first = ''] = sound.normalize('NFD');
  return first.toLocaleUpperCase(languageOf(language).locale);
}
