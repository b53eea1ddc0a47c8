import { languages } from '../languages/list.ts';
import { setList, setQuantity, setTogether } from '../languages/typesetting.ts';
import { type Fact, weekdays } from './schema/facts.ts';

/**
 * Words that `Intl` does not have. `count` decides the plural form; `value` is the number or range, already
 * formatted for the language.
 */
export type FactWords = {
  businessDays(count: number, value: string): string;
  listItem(item: string): string;
};

/** Numbers from here up are written compactly when they stand for “at least”: 10K+. */
const compactFrom = 10_000;

/**
 * A fact as readers see it: number, unit and range as the language writes them. Facts are formatted nowhere else.
 * @param locale BCP 47 tag, as in `languages/list.ts`.
 */
export function formatFact(fact: Fact, locale: string, words: FactWords): string {
  const text = formatted(fact, locale, words);
  if (languages.find((language) => language.locale === locale)?.dir !== 'rtl') return text;
  // Right-to-left text would show “30+”, “T+1” and ranges backwards, so they are isolated.
  if (!/\p{L}/u.test(text.replace(/\p{Script=Latin}/gu, '')) && /[+/]/.test(text))
    return `\u2066${text}\u2069`;
  return text.replace(/\d[\d.,:]*–\d[\d.,:]*/g, '\u2066$&\u2069');
}

function formatted(fact: Fact, locale: string, words: FactWords): string {
  switch (fact.kind) {
    case 'duration':
      return formatDuration(fact, locale, words);
    case 'money':
      return new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: fact.unit,
        // Abroad, readers may take a currency sign for that of another country. So other languages use the code.
        currencyDisplay: locale.startsWith('en') ? 'symbol' : 'code',
        trailingZeroDisplay: 'stripIfInteger',
      }).format(fact.value);
    case 'percentage':
      return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
        fact.value / 100,
      );
    case 'count': {
      const compact = fact.atLeast === true && fact.value >= compactFrom && locale.startsWith('en');
      // Numbers of four digits have no separator, as in the messages of the forms: 2000.
      const number = new Intl.NumberFormat(locale, {
        notation: compact ? 'compact' : 'standard',
        useGrouping: 'min2',
      });
      // British English would abbreviate with a small k, and the site writes 10K+.
      return number.format(fact.value).replace(/(?<=\d)k$/, 'K') + (fact.atLeast ? '+' : '');
    }
    case 'ratio':
      return fact.value.join('/');
    case 'list':
      return setList(fact.value.map(words.listItem), locale);
    case 'schedule': {
      // 4 January 1970 was a Sunday, the first of `weekdays`.
      const day = new Date(Date.UTC(1970, 0, 4 + weekdays.indexOf(fact.value.weekday)));
      const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
      const { from, to } = fact.value;
      return setTogether(`${weekday.format(day)} ${from}–${to} ${fact.unit}`, locale);
    }
    case 'label':
      return fact.value + (fact.atLeast ? '+' : '');
  }
}

function formatDuration(
  { value, unit, prefix = '' }: Extract<Fact, { kind: 'duration' }>,
  locale: string,
  words: FactWords,
): string {
  const [low, high] = typeof value === 'number' ? [value, value] : value;
  const range = (format: Intl.NumberFormat) =>
    prefix + (low === high ? format.format(low) : format.formatRange(low, high));
  if (unit === 'business-day') {
    const days = words.businessDays(high, range(new Intl.NumberFormat(locale)));
    return setQuantity(days, locale);
  }
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return setQuantity(range(format), locale);
}
