// How a fact is written in a language: by itself as a number with its unit, and in its form within a sentence, “weekly” and not
// “1 week”, “more than 30” and not “30+”. The words of each form stand in `facts.json` of the language, under `forms`.
import { cacheByText } from '../core/memo.ts';
import { fill, placeholdersIn, valueNamed } from '../core/placeholders.ts';
import { formatDate } from '../languages/dates.ts';
import { languages } from '../languages/list.ts';
import { setList, setQuantity, setTogether } from '../languages/typesetting.ts';
import { type Fact, weekdays } from './schema/facts.ts';
import type { Words } from './schema/words.ts';

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
  const text = formatPlain(fact, locale, words);
  if (languages.find((language) => language.locale === locale)?.dir !== 'rtl') return text;
  // Right-to-left text would show “30+”, “T+1” and ranges backwards, so they are isolated.
  if (!/\p{L}/u.test(text.replace(/\p{Script=Latin}/gu, '')) && /[+/]/.test(text))
    return `\u2066${text}\u2069`;
  return text.replace(/\d[\d.,:]*–\d[\d.,:]*/g, '\u2066$&\u2069');
}

function formatPlain(fact: Fact, locale: string, words: FactWords): string {
  switch (fact.kind) {
    case 'duration':
      return formatDuration(fact, locale, words);
    case 'money':
      return formatMoney(fact.value, fact.unit, locale, 'stripIfInteger');
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
    case 'date':
      return formatDate(new Date(fact.value), locale);
  }
}

/**
 * An amount of money as the language writes it. Abroad, readers may take a currency sign for that of another country, so
 * other languages than English use the code.
 * @param value a number, or a decimal such as `7980.00`
 * @param currency ISO 4217 code
 * @param zeros whether the pence of a whole amount are left out
 */
export function formatMoney(
  value: number | `${number}`,
  currency: string,
  locale: string,
  zeros: 'auto' | 'stripIfInteger' = 'auto',
): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: locale.startsWith('en') ? 'symbol' : 'code',
    trailingZeroDisplay: zeros,
  }).format(value);
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

/** A fact that a sentence names, and its form there, if it is not the plain one. */
export type SpokenFact = { readonly id: string; readonly form?: string | undefined };

/** Reads the name of a fact in a text, such as `backup-full as every` from `{{fact.backup-full as every}}`. */
export function spokenFact(name: string): SpokenFact {
  const [, id = name, form] = /^(\S+) as (\S+)$/.exec(name.trim()) ?? [];
  return form === undefined ? { id } : { id, form };
}

/** A name in double braces without the form of its fact: `fact.backup-full`, `company.brand`, `count`. */
export function withoutForm(name: string): string {
  const named = valueNamed(name);
  return named?.kind === 'fact' ? `fact.${spokenFact(named.key).id}` : name;
}

/** The facts that a text names in double braces, as `fact.` and the id, in whatever form; each once. */
export function factsIn(text: string): string[] {
  return [...new Set(placeholdersIn(text).map(withoutForm))].filter((name) =>
    name.startsWith('fact.'),
  );
}

/** The form for the plain value of a fact, in languages that do not say it as a number and a unit. */
export const plainForm = 'plain';

/** The name of a fact in a form, as texts write it. */
export function spokenName({ id, form }: SpokenFact): string {
  return form === undefined ? id : `${id} as ${form}`;
}

/** To make a format of `Intl` costs far more than to use it. */
const formatsOf = cacheByText((locale: string) => ({
  format: new Intl.NumberFormat(locale, { useGrouping: 'min2' }),
  plurals: new Intl.PluralRules(locale),
}));

/**
 * The forms of a fact in one language, by their names. A form is missing if the language has no words for it, or if it fits
 * no fact of this kind and unit.
 * @param forms The group `forms` of `facts.json`: for each form a text by unit (`day`) or kind (`count`), each with the
 * ending of a plural (`day_one`) or of one value (`day_1`). A prefix stands before it (`T+business-day_other`). `{{value}}`,
 * `{{low}}` and `{{high}}` are filled in.
 * @param locale BCP 47 tag of the language.
 */
export function formsOf(
  fact: Fact,
  forms: Words | undefined,
  locale: string,
): Readonly<Record<string, string>> {
  const numbers = numbersOf(fact);
  if (!numbers || !forms) return {};
  const { low, high, keys } = numbers;
  const { format: number, plurals } = formatsOf(locale);
  const plural = plurals.select(high);
  const values = { value: number.format(high), low: number.format(low), high: number.format(high) };
  return Object.fromEntries(
    Object.entries(forms).flatMap(([form, words]) => {
      if (typeof words === 'string') return [];
      // A form with `{{low}}` and `{{high}}` is for ranges, one with `{{value}}` for single values.
      const found = keys
        .flatMap((key) => [`${key}_${high}`, `${key}_${plural}`, `${key}_other`, key])
        .map((key) => words[key])
        .find(
          (text) =>
            typeof text === 'string' && placeholdersIn(text).includes('low') === (low !== high),
        );
      return typeof found === 'string' ? [[form, fill(found, values)]] : [];
    }),
  );
}

function numbersOf(fact: Fact): { low: number; high: number; keys: readonly string[] } | undefined {
  switch (fact.kind) {
    case 'duration': {
      const [low, high] = typeof fact.value === 'number' ? [fact.value, fact.value] : fact.value;
      const { prefix, unit } = fact;
      return { low, high, keys: prefix === undefined ? [unit] : [`${prefix}${unit}`, unit] };
    }
    case 'count':
      return { low: fact.value, high: fact.value, keys: [fact.unit, 'count'] };
    default:
      return undefined;
  }
}

/** The words of forms that a language has, of what its `facts.json` holds; English stands in for a language without any. */
export function formWords(own: unknown, english: unknown): Words | undefined {
  return [own, english].map((words) => Object(words).forms as Words | undefined).find(Boolean);
}
