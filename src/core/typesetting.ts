// Rules of typography for a language that `Intl` does not have.

const baseLanguage = (locale: string) => new Intl.Locale(locale).language;

/** Languages that keep a number and its unit on one line. */
const unbroken = ['fr', 'es'];

/**
 * A quantity as the language sets it. Chinese leaves a space between digits and characters; French and Spanish keep number
 * and unit on one line; a range has an en dash in every language.
 * @param text A number or a range with its unit, as `Intl` formats it.
 * @param locale BCP 47 tag of the language.
 */
export function setQuantity(text: string, locale: string): string {
  const ranged = text.replace(/(?<=\d)-(?=\d)/g, '–');
  const language = baseLanguage(locale);
  if (language === 'zh') {
    return ranged
      .replace(/(?<=\d)(?=\p{Script=Han})/gu, ' ')
      .replace(/(?<=\p{Script=Han})(?=\d)/gu, ' ');
  }
  return setTogether(ranged, locale);
}

/** A date or a time in which the number stays on one line with its month or code, in languages that require it. */
export function setTogether(text: string, locale: string): string {
  return unbroken.includes(baseLanguage(locale))
    ? text.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0')
    : text;
}

/**
 * Items as a list of the language. Hindi sets no comma before “and”; Chinese sets spaces around its “and” beside Latin
 * letters; Arabic sets “and” before every item but the first, and a comma too if any item contains an “and”.
 * @param locale BCP 47 tag of the language.
 */
export function setList(items: readonly string[], locale: string): string {
  const parts = new Intl.ListFormat(locale).formatToParts(items);
  const language = baseLanguage(locale);
  const holdsAnd = items.some((item) => / و/.test(item));
  const last = parts.findLastIndex(({ type }) => type === 'literal');
  return parts
    .map(({ type, value }, index) => {
      if (type !== 'literal') return value;
      if (language === 'ar') return holdsAnd ? '، و' : value;
      if (index !== last) return value;
      if (language === 'hi') return value.replace(/^,/, '');
      if (language === 'zh' && value === '和') {
        const [before = '', after = ''] = [parts[index - 1]?.value, parts[index + 1]?.value];
        return `${/[\w.]$/.test(before) ? ' ' : ''}和${/^\w/.test(after) ? ' ' : ''}`;
      }
      return value;
    })
    .join('');
}

/** A remark in brackets behind a text. Chinese brackets are wide and need no space before them. */
export function setRemark(remark: string): string {
  return isHan(remark) ? `（${remark}）` : ` (${remark})`;
}

/** A text before a value: it ends with a space, except after a wide mark. */
export function setBefore(text: string): string {
  return /[\u3000-\u303f\uff00-\uffef]$/.test(text) ? text : `${text} `;
}

const isHan = (text: string) => /\p{Script=Han}/u.test(text);
