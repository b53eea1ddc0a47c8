// A date in a text is a day of the calendar, a weekday beside it is that of the day, and English writes it in one form,
// 20 November 2026: “11/12/2026” is another day on the other side of the sea.

import { cacheByObject, cacheByText } from '../core/memo.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { daysOf } from '../corpus/read/schema-diagnostics.ts';
import { defaultLanguage, type LanguageCode, languageOf } from '../languages/list.ts';
import { lineWithin, type ShownText, shownTexts } from './texts.ts';

type Found = {
  readonly index: number;
  readonly typed: string;
  readonly year: number | undefined;
  readonly month: number;
  readonly day: number;
  readonly isForm: boolean;
};

/** Of a date without a year: it has a 29 February. */
const leapYear = 2028;
/** Dates in numbers; years of two digits too. Parts of addresses, versions and longer numbers are none. */
const numeric =
  /(?<![\p{L}\p{N}./-])(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/])\d{1,2}\2(?:\d{4}|\d{2})|\d{1,2}\.\d{1,2}\.\d{4})(?![\p{L}\p{N}/-]|\.\d)/gu;
/** A whole value that is a day or an instant: data, and no prose. */
const isValue = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/;

/** The dates that no calendar has, those beside another weekday, and in English those in another form. */
export function dateRules(corpus: Corpus): Diagnostic[] {
  return shownTexts(corpus).flatMap(wrongDatesIn);
}

const wrongDatesIn = cacheByObject((texts: readonly ShownText[]) => texts.flatMap(wrongDates));

function wrongDates(text: ShownText): Diagnostic[] {
  const { file, language, words } = text;
  if (!/\d/.test(words) || isValue.test(words)) return [];
  return datesIn(words, language).flatMap((date) => {
    const { index, typed, year = leapYear, month, day, isForm } = date;
    const wrong = daysOf(year, month, day);
    if (wrong === '' && isForm) return wrongWeekday(text, date);
    const says =
      wrong === ''
        ? 'dates are written 20 November 2026. Write this one so.'
        : `the calendar has no such day.${wrong}`;
    const message = `“${typed.replace(/\s+/g, ' ')}”: ${says}`;
    return [{ file, line: lineWithin(text, index), message }];
  });
}

/** The dates in a text, in words and in numbers. */
export function datesIn(words: string, language: LanguageCode): Found[] {
  return [...namedDates(words, language), ...numericDates(words, language)];
}

/** The weekday before a full date, “am Donnerstag, dem 25. März 2027”, or behind it: 2027年3月25日（星期四）. */
function wrongWeekday(
  text: ShownText,
  { index, typed, year = leapYear, month, day }: Found,
): Diagnostic[] {
  if (!/\d{4}/.test(typed)) return [];
  const { file, language, words } = text;
  const { weekdays, before, behind } = patternOf(language);
  const end = index + typed.length;
  const [lead = '', first] = before.exec(words.slice(0, index)) ?? [];
  const [tail = '', last] = (first === undefined && behind.exec(words.slice(end))) || [];
  const found = first ?? last;
  const expected = weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()];
  if (found === undefined || found.toLowerCase() === expected?.toLowerCase()) return [];
  const shown = `${lead}${typed}${tail}`.replace(/\s+/g, ' ').trim();
  const message = `“${shown}”: found ${found}, expected ${expected}, the weekday of that day. Correct one of the two.`;
  return [{ file, line: lineWithin(text, index), message }];
}

/** Dates in numbers: year, month, day, or the other way round. In English the month comes first for some readers. */
function numericDates(words: string, language: LanguageCode): Found[] {
  return [...words.matchAll(numeric)].map(({ index, 0: typed }) => {
    const numbers = typed.split(/[-/.]/).map(Number);
    const [year = 0, month = 0, day = 0] = /^\d{4}/.test(typed) ? numbers : numbers.toReversed();
    const isAmerican = language === defaultLanguage && month > 12 && day <= 12;
    return isAmerican
      ? { index, typed, year, month: day, day: month, isForm: false }
      : { index, typed, year, month, day, isForm: language !== defaultLanguage };
  });
}

function namedDates(words: string, language: LanguageCode): Found[] {
  const { names, pattern, form } = patternOf(language);
  return [...words.matchAll(pattern)].flatMap(({ index, 0: typed, groups = {} }) => {
    // “You may 5 times” is no date: a month that stands first has its capital.
    if (/^\p{Ll}/u.test(groups['first'] ?? '')) return [];
    const name = (groups['month'] ?? groups['first'] ?? '').toLowerCase();
    const year = groups['year'] ?? groups['before'] ?? groups['last'];
    return {
      index,
      typed,
      year: year === undefined ? undefined : Number(year),
      month: names.get(name) ?? Number(name),
      day: Number(groups['day'] ?? groups['second']),
      isForm: form.test(typed),
    };
  });
}

type Dates = {
  readonly names: ReadonlyMap<string, number>;
  readonly pattern: RegExp;
  /** How the language writes them; in translations any way. */
  readonly form: RegExp;
  /** The names of the days from Sunday on, and a weekday at the end of what stands before a date and at the head of what follows it. */
  readonly weekdays: readonly string[];
  readonly before: RegExp;
  readonly behind: RegExp;
};

/** The names of the months and days of a language, and the patterns of its dates. */
const patternOf = cacheByText((language: LanguageCode): Dates => {
  const { locale } = languageOf(language);
  const names = new Map<string, number>();
  const whole: string[] = [];
  for (let month = 12; month > 0; month -= 1) {
    const date = new Date(Date.UTC(leapYear, month - 1, 1));
    const name = (style: 'long' | 'short') =>
      new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' }).format(date);
    whole.push(name('long'));
    names.set(name('long').toLowerCase(), month);
    if (language !== defaultLanguage) continue;
    for (const short of [name('short'), name('long').slice(0, 3)]) {
      names.set(short.toLowerCase(), month);
    }
  }
  const weekdays = Array.from({ length: 7 }, (_, day) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
      // A Sunday and the days after it.
      Date.UTC(leapYear, 0, 2 + day),
    ),
  );
  const days = {
    weekdays,
    before: new RegExp(
      String.raw`(?<![\p{L}\p{M}])(${weekdays.join('|')})[,،]?\s+(?:de[mnr]\s+)?$`,
      'iu',
    ),
    behind: new RegExp(`^\\s?[（(]?(${weekdays.join('|')})[）)]?`, 'iu'),
  };
  const isEnglish = language === defaultLanguage;
  const form = isEnglish ? new RegExp(`^\\d+\\s(?:${whole.join('|')})(?:\\s\\d+)?$`) : /^/;
  const list = [...names.keys()].sort((a, b) => b.length - a.length).join('|');
  if (new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(0).includes('年')) {
    const east = /(?:(?<before>\d{4})\s*年\s*)?(?<month>\d{1,2})\s*月\s*(?<day>\d{1,2})\s*日/gu;
    return { names, form, ...days, pattern: east };
  }
  const after = String.raw`(?<![\p{L}\p{N}.,])(?<day>\d{1,2})(?:st|nd|rd|th|er|\.|º)?\s+(?:of\s+|de\s+)?(?<month>${list})(?![\p{L}\p{M}])(?:\.?,?\s+(?:de\s+)?(?<year>\d{4})(?!\d))?`;
  const before = String.raw`(?<![\p{L}])(?<first>${list})(?![\p{L}])\.?\s+(?<second>\d{1,2})(?:st|nd|rd|th)?(?![\p{N}%]|[.,]\d)(?:,?\s+(?<last>\d{4})(?!\d))?`;
  const pattern = new RegExp(isEnglish ? `${after}|${before}` : after, 'giu');
  return { names, form, ...days, pattern };
});
