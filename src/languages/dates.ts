import { isoDate } from '../core/iso-date.ts';
import { cacheByText } from '../core/memo.ts';
import { languages } from './list.ts';
import { setQuantity, setTogether } from './typesetting.ts';

// A format of `Intl` is kept, because to build one costs far more than to use it.
const utc = (options: Intl.DateTimeFormatOptions) =>
  cacheByText((locale: string) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
const longDate = utc({ dateStyle: 'long' });
const longMonth = utc({ month: 'long', year: 'numeric' });
const clock = utc({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const units = cacheByText((locale: string) =>
  (['day', 'hour', 'minute'] as const).map(
    (unit) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }),
  ),
);
/** The characters that the language sets between a date and a time: “, ” in English, “، ” in Arabic, a space in Chinese. */
const pause = cacheByText((locale: string) => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const parts = format.formatToParts(0);
  const hour = parts.findIndex(({ type }) => type === 'hour');
  // The part before the hour may also hold a word of the day, such as “日 ”, which is removed.
  return parts[hour - 1]?.value.replace(/\p{L}/gu, '') ?? ' ';
});
const unitList = cacheByText((locale: string) => new Intl.ListFormat(locale, { type: 'unit' }));

/** A date in the language's long form, in UTC: “20 November 2026”. */
export function formatDate(date: Date, locale: string): string {
  return setTogether(longDate(locale).format(date), locale);
}

/** An instant in UTC with its date: “20 November 2026, 09:00 UTC”, in Chinese “2026年11月20日 09:00 UTC”. */
export function formatInstant(instant: Date, locale: string): string {
  return `${formatDate(instant, locale)}${pause(locale)}${formatTime(instant, locale)}`;
}

/** The time of an instant in UTC: “08:05 UTC”. */
export function formatTime(instant: Date, locale: string): string {
  return setTime(`${clock(locale).format(instant)} UTC`, locale);
}

/**
 * A time as the language sets it. It is kept on one line, and isolated as left-to-right, because right-to-left text would
 * show it backwards.
 */
function setTime(text: string, locale: string): string {
  const language = languages.find((one) => one.locale === locale);
  if (language?.dir !== 'rtl') return setTogether(text, locale);
  return `\u2066${text.replaceAll(' ', '\u00a0').replaceAll('–', '\u2060–\u2060')}\u2069`;
}

/** A calendar month: “October 2026”. */
export function formatMonth(month: Date, locale: string): string {
  return longMonth(locale).format(month);
}

/**
 * The times of an interval: “02:00–04:00 UTC”. An end on another date is written with its date: “23:00 – 2 December 2026,
 * 01:00 UTC”.
 */
export function formatTimes(start: Date, end: Date, locale: string): string {
  const from = clock(locale).format(start);
  return isoDate(start) === isoDate(end)
    ? setTime(`${from}–${clock(locale).format(end)} UTC`, locale)
    : `${setTime(from, locale)} – ${formatInstant(end, locale)}`;
}

/** An interval with its date: “12 November 2026, 08:05–08:14 UTC”; without an end, the instant that it began. */
export function formatInterval(start: Date, end: Date | undefined, locale: string): string {
  if (!end) return formatInstant(start, locale);
  return `${formatDate(start, locale)}${pause(locale)}${formatTimes(start, end, locale)}`;
}

/** The length of an interval in days, hours and minutes: “9 minutes”, “2 hours”, “1 day, 30 minutes”. */
export function formatDuration(start: Date, end: Date, locale: string): string {
  const total = Math.round((end.getTime() - start.getTime()) / 60_000);
  const values = [Math.floor(total / 1440), Math.floor(total / 60) % 24, total % 60];
  const parts = units(locale).flatMap((unit, index) => {
    const value = values[index] ?? 0;
    return value > 0 || (total === 0 && index === 2)
      ? [setQuantity(unit.format(value), locale)]
      : [];
  });
  return unitList(locale).format(parts);
}
