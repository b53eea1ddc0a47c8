// Purpose: the marks and spaces of a language in a text as readers get it, values and all. Pure.
import type { LanguageCode } from '../languages/list.ts';

/** A pattern that must not occur in a text, and what is expected in its place. */
type Fault = { readonly found: RegExp; readonly expected: string };

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
const looseUnit = (locale: string): Fault => ({
  found: new RegExp(`\\d (?:(?:${unitNames(locale)}|[A-Z]{3,})(?!\\p{L})|%)`, 'u'),
  expected: 'a space that does not break (U+00A0) between a number and its unit, month or code',
});

const everywhere: readonly Fault[] = [
  {
    // Calendar dates, parts of addresses and names such as AES-256 are no ranges.
    found: /(?<![\d\p{L}.-])\d{1,3}(?:[.,]\d+)?-\d{1,3}(?![\d\p{L}-])/u,
    expected: 'an en dash in a range (5–7)',
  },
];

const faults: Partial<Record<LanguageCode, readonly Fault[]>> = {
  fr: [
    {
      found: /[^\s\u00a0\u202f?!][;!?»](?![\p{L}/=])| [;!?»]/u,
      expected: 'a narrow space that does not break (U+202F) before ; ! ? »',
    },
    { found: /«(?!\u202f)/u, expected: 'U+202F after «' },
    {
      found: /(?<![\d\u00a0a-z]|https?):(?=\s|$)| :|(?<=[a-z]):(?=\s)/u,
      expected: 'a space that does not break (U+00A0) before :',
    },
    { found: /\d%/u, expected: 'U+00A0 before %' },
    { found: /[“”"'](?<!’)/u, expected: '« … », and ’ as the apostrophe' },
    looseUnit('fr'),
  ],
  es: [
    { found: /^[^¿]*\?|^[^¡]*!/u, expected: '¿ or ¡ at the head of the question' },
    { found: /\s[:;?!,.](?:\s|$)/u, expected: 'no space before the mark' },
    { found: /\d%/u, expected: 'U+00A0 before %' },
    { found: /"/u, expected: '«…»' },
    looseUnit('es'),
  ],
  de: [
    { found: /\s[:;?!,](?:\s|$)/u, expected: 'no space before the mark' },
    { found: /\d(?: )?%/u, expected: 'U+00A0 before %' },
    { found: /"/u, expected: '„…“' },
  ],
  zh: [
    {
      found: /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u,
      expected: 'a space between Chinese characters and Latin letters or digits',
    },
    {
      found: /\p{Script=Han}\s?\(|\)\s?\p{Script=Han}|\([^()]*\p{Script=Han}[^()]*\)/u,
      expected: 'wide brackets （ ）',
    },
    {
      found: /\p{Script=Han}\s?[,;:!?](?!\/\/)|\p{Script=Han}\.(?:\s|$)/u,
      expected: 'wide marks ，；：！？。',
    },
    {
      found: /[，。；：？！、）》”] (?=[^\s·])|[^\s·] (?=[，。；：？！、（）《》])/u,
      expected: 'no space beside a wide mark',
    },
  ],
  hi: [
    { found: /\p{Script=Devanagari}\.(?:\s|$)/u, expected: 'a danda ।' },
    { found: /\s[।,;:?]/u, expected: 'no space before the mark' },
    { found: /[A-Z]{2,}, [A-Z]{2,}, और/u, expected: 'no comma before “and” in a list' },
  ],
  ar: [
    { found: /\p{Script=Arabic}\s?[,;?]/u, expected: 'the marks ، ؛ ؟' },
    { found: /\s[،؛؟.](?:\s|$)/u, expected: 'no space before the mark' },
    { found: /[،؛](?=[^\s\u2066-\u2069])/u, expected: 'a space after the mark' },
    { found: /(?:^|\s)و\s/u, expected: '«و» close to the next word' },
    { found: /"/u, expected: '«…»' },
  ],
};

/** The faults of typography in a text: one sentence for each kind, with the place where it was first found. */
export function typographyFaults(typed: string, language: LanguageCode): string[] {
  // A Chinese date has no spaces inside; the spaces around it follow the rule for digits beside characters. References to
  // provisions of a law keep narrow brackets, as the law prints them: 6(1)(f).
  const text = typed
    .replace(/\d{4}年(?:\d{1,2}月)?(?:\d{1,2}日)?|\d{1,2}月\d{1,2}日/g, '0 日')
    .replace(/\((?:[a-z]{1,2}|\d{1,2})\)/g, 'a');
  return [...everywhere, ...(faults[language] ?? [])].flatMap(({ found, expected }) => {
    const match = found.exec(text);
    if (!match) return [];
    const around = text.slice(Math.max(0, match.index - 20), match.index + match[0].length + 20);
    return [`“${around}”: expected ${expected}`];
  });
}
