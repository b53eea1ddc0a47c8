/**
 * Whether a language is written in Latin letters, which the display face has.
 * @param tag a language tag that Intl knows, such as `fr` or `zh-Hans`
 * @throws RangeError for a text that is no language tag
 */
export function isLatin(tag: string): boolean {
  return new Intl.Locale(tag).maximize().script === 'Latn';
}
