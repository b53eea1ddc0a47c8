// Texts of the catalogue around what a page puts into them, and what is to be known of a text.

/** A text around one marked part: `before <1>inside</1> after`. */
export type Split = { readonly before: string; readonly inside: string; readonly after: string };

/** Splits a text of the catalogue at its `<1>…</1>`. In a text without the mark everything is `before`. */
export function splitTag(text: string): Split {
  const [before = '', inside = '', after = ''] = text.split(/<\/?1>/);
  return { before, inside, after };
}

/**
 * Splits a translated text around a value that is shown in its own element.
 * @param text gives the text with a value in place of the placeholder
 */
export function splitAround(text: (value: string) => string): Omit<Split, 'inside'> {
  // A line break stands for the value, because no text of the catalogue has one.
  const [before = '', after = ''] = text('\n').split('\n');
  return { before, after };
}

/** A remark in brackets behind a text. Chinese brackets are wide and need no space before them. */
export function setRemark(remark: string): string {
  return isHan(remark) ? `（${remark}）` : ` (${remark})`;
}

/** A text before a value: it ends with a space, except after a wide mark. */
export function setBefore(text: string): string {
  return /[\u3000-\u303f\uff00-\uffef]$/.test(text) ? text : `${text} `;
}

/**
 * A reference with its number, such as “section 7.3” or “section 7 (Disputes)”, which no line parts. In Arabic the number stands between
 * marks of its direction.
 */
export function keepNumber(reference: string): string {
  return reference.replace(/ (?=\u2066?[\d.]+\u2069?(?: \(|$))/, '\u00a0');
}

const isHan = (text: string) => /\p{Script=Han}/u.test(text);

/**
 * Whether a language is written in Latin letters, which the display face has.
 * @param tag a language tag that Intl knows, such as `fr` or `zh-Hans`
 * @throws RangeError for a text that is no language tag
 */
export function isLatin(tag: string): boolean {
  return new Intl.Locale(tag).maximize().script === 'Latn';
}

/** Words per minute of a careful reader of legal text. */
const wordsPerMinute = 200;

/** Minutes needed to read a text, at least one. Tags do not count, the words inside them do. */
export function readingMinutes(source: string): number {
  const words = source.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
