// What the typography of a language wants and `Intl` does not give.

const languageOf = (locale: string) => new Intl.Locale(locale).language;

/** Languages that keep a number and its unit on one line. */
const unbroken = ['fr', 'es'];

/**
 * A quantity as the language sets it: Chinese leaves a space between digits and characters, French and Spanish let no line
 * end between number and unit, and a range has an en dash everywhere.
 * @param text A number or a range with its unit, as `Intl` formats it.
 * @param locale BCP 47 tag of the language.
 */
export function setQuantity(text: string, locale: string): string {
  const ranged = text.replace(/(?<=\d)-(?=\d)/g, '–');
  const language = languageOf(locale);
  if (language === 'zh') {
    return ranged
      .replace(/(?<=\d)(?=\p{Script=Han})/gu, ' ')
      .replace(/(?<=\p{Script=Han})(?=\d)/gu, ' ');
  }
  return unbroken.includes(language) ? ranged.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0') : ranged;
}

/**
 * Items as a list of the language: Hindi sets no comma before “and”, Chinese spaces its “and” beside Latin letters, and
 * Arabic sets a comma before “and” where an item holds one of its own.
 * @param locale BCP 47 tag of the language.
 */
export function setList(items: readonly string[], locale: string): string {
  const parts = new Intl.ListFormat(locale).formatToParts(items);
  const language = languageOf(locale);
  const last = parts.findLastIndex(({ type }) => type === 'literal');
  return parts
    .map(({ type, value }, index) => {
      if (type !== 'literal' || index !== last) return value;
      if (language === 'hi') return value.replace(/^,/, '');
      if (language === 'zh' && value === '和') {
        const [before = '', after = ''] = [parts[index - 1]?.value, parts[index + 1]?.value];
        return `${/[\w.]$/.test(before) ? ' ' : ''}和${/^\w/.test(after) ? ' ' : ''}`;
      }
      const holdsAnd = items.some((item) => / و/.test(item));
      return language === 'ar' && holdsAnd ? value.replace(/^ و/, '، و') : value;
    })
    .join('');
}
