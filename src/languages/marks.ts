// Marks and spaces that the typography of a language forbids.

/** A pattern that must not occur in a text, and what is expected in its place. */
export type Fault = { readonly found: RegExp; readonly expected: string };

const unitNames = (locale: string) => {
  const units = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const;
  const names = units.flatMap((unit) =>
    [1, 2].map((count) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
        .formatToParts(count)
        .flatMap(({ type, value }) => (type === 'unit' ? [value] : [])),
    ),
  );
  const months = Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2026, month, 15),
    ),
  );
  return [...new Set([...names.flat(), ...months])].join('|');
};

/** A number that is separated by an ordinary space from its unit, month, code or per cent sign. */
export const looseUnit = (locale: string): Fault => ({
  found: new RegExp(`\\d (?:(?:${unitNames(locale)}|[A-Z]{3,})(?!\\p{L})|%)`, 'u'),
  expected: 'a space that does not break (U+00A0) between a number and its unit, month or code',
});
