/** A date in the language's long form, in UTC: “20 November 2026”. */
export function formatDate(date: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** An instant in UTC with its date: “20 November 2026, 09:00 UTC”. */
export function formatInstant(instant: Date, locale: string): string {
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  return `${formatDate(instant, locale)}, ${time.format(instant)} UTC`;
}

/** A date as `<time datetime>` wants it: `2026-11-20`. */
export function isoDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The times of an interval and how long it lasts: “02:00–04:00 UTC (2 hours)”. */
export function formatTimes(start: Date, end: Date, locale: string): string {
  const time = (instant: Date) => instant.toISOString().slice(11, 16);
  return `${time(start)}–${time(end)} UTC (${formatDuration(start, end, locale)})`;
}

/** The length of an interval in whole minutes, or in hours where it is a whole number of them. */
export function formatDuration(start: Date, end: Date, locale: string): string {
  const minutes = Math.round((end.getTime() - start.getTime()) / 60_000);
  const [value, unit] =
    minutes > 0 && minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
