// How a language sets quantities, lists and sentences, where `Intl` does not know it, and how an index sorts its words.

import { type LanguageCode, languageOf } from './list.ts';
import { rulesOf, rulesOfLocale } from './rules.ts';

/**
 * A quantity as the language sets it; a range has an en dash in every language.
 * @param text A number or a range with its unit, as `Intl` formats it.
 * @param locale BCP 47 tag of the language.
 */
export function setQuantity(text: string, locale: string): string {
  const ranged = text.replace(/(?<=\d)-(?=\d)/g, '–');
  return rulesOfLocale(locale)?.quantity?.(ranged) ?? setTogether(ranged, locale);
}

/** A date or a time in which the number stays on one line with its month or code, in languages that require it. */
export function setTogether(text: string, locale: string): string {
  return rulesOfLocale(locale)?.unbroken ? text.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0') : text;
}

/**
 * Items as a list of the language.
 * @param locale BCP 47 tag of the language.
 */
export function setList(items: readonly string[], locale: string): string {
  const parts = new Intl.ListFormat(locale).formatToParts(items);
  const { listJoint } = rulesOfLocale(locale) ?? {};
  const last = parts.findLastIndex(({ type }) => type === 'literal');
  return parts
    .map(({ type, value }, index) => {
      if (type !== 'literal' || !listJoint) return value;
      const [before = '', after = ''] = [parts[index - 1]?.value, parts[index + 1]?.value];
      return listJoint({ value, isLast: index === last, before, after, items });
    })
    .join('');
}

/** Joins sentences, with a space between them where the language has spaces. */
export function sentences(texts: readonly string[], locale: string): string {
  return texts.filter(Boolean).join(rulesOfLocale(locale)?.unspaced ? '' : ' ');
}

/**
 * The letter under which an index of a language has a word: “É…” stands under E, «المستخدم» under م, 网站 under W, as its
 * sound is spelled.
 */
export function indexLetter(word: string, language: LanguageCode): string {
  const sound = rulesOf(language).indexed?.(word) ?? word;
  const [first = ''] = sound.normalize('NFD');
  return first.toLocaleUpperCase(languageOf(language).locale);
}
