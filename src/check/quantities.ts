// Finds the numbers with a unit in a sentence: durations, shares, sums of money, counts of named things, ranges of time of
// day, 24/7, and names with a number in them, such as AES-256.
import { numberPattern, parseNumber } from '../languages/english-numbers.ts';

/** What a number measures; only numbers of one measure can be compared. */
export type Measure =
  | { readonly kind: 'duration'; readonly unit: string }
  | { readonly kind: 'percentage' }
  | { readonly kind: 'money'; readonly unit: string }
  | { readonly kind: 'count'; readonly unit: string }
  | { readonly kind: 'ratio' }
  | { readonly kind: 'schedule' }
  /** `unit` is the name with `#` in place of its number: `AES-#`. */
  | { readonly kind: 'label'; readonly unit: string };

/** A number with a unit, where it stands in its text. */
export type Quantity = {
  readonly measure: Measure;
  /** One value, or the two ends of a range. */
  readonly values: readonly number[];
  /** As it was typed, on one line. */
  readonly typed: string;
  readonly start: number;
  readonly end: number;
};

/** What the facts say can be counted and named: nouns in the singular, and labels such as `AES-256`. */
export type Vocabulary = { readonly nouns: readonly string[]; readonly labels: readonly string[] };

const number = `(?<low>${numberPattern})`;
const range = String.raw`${number}(?:\s*(?<joint>[–—-]|\bto\b|\band\b|\bor\b)\s*(?<high>${numberPattern}))?`;
const before = String.raw`(?<![\p{L}\p{N}.,§/:-])`;
const extra = String.raw`(?:(?:further|full|calendar|consecutive|more|other|whole|complete|clear)\s+){0,2}`;
const time = String.raw`(?<unit>minutes?|mins?|hours?|hrs?|h|(?:business|working|banking)[\s-]+days?|days?|weeks?|months?|years?)`;
const money: Readonly<Record<string, string>> = {
  ...{ '£': 'GBP', pound: 'GBP', gbp: 'GBP', '€': 'EUR', euro: 'EUR', eur: 'EUR' },
  ...{ $: 'USD', dollar: 'USD', usd: 'USD' },
};

/** Times that are written without a number. "A day" alone is ordinary prose: only "within a day" is a time. */
const idioms = [
  { pattern: String.raw`\bhalf\s+an\s+hour\b`, unit: 'minute', value: 30 },
  { pattern: String.raw`\bhalf\s+a\s+day\b`, unit: 'hour', value: 12 },
  { pattern: String.raw`\bhalf\s+a\s+year\b`, unit: 'month', value: 6 },
  { pattern: String.raw`\b(?:a\s+)?fortnight\b`, unit: 'week', value: 2 },
  ...['minute', 'hour', 'day', 'week', 'month', 'year'].map((unit) => ({
    ...{ pattern: String.raw`(?<=\bwithin\s+)an?\s+${unit}\b`, unit, value: 1 },
  })),
  {
    ...{ pattern: String.raw`(?<=\bwithin\s+)a\s+(?:business|working)\s+day\b`, value: 1 },
    unit: 'business-day',
  },
];

/** Whether a text may hold a number, in digits, in words or in such an idiom. */
const numberHint = new RegExp(
  String.raw`\d|\b(?:${numberPattern})\b|\bhalf\b|fortnight|\bwithin\s+an?\b`,
  'iu',
);

/** The quantities of a text, in its order; a range is one quantity, "5 or 7 days" are two. */
export function quantitiesIn(text: string, vocabulary: Vocabulary): Quantity[] {
  if (!numberHint.test(text)) return [];
  const found = [
    ...matches(
      text,
      String.raw`${before}${range}[\s-]+${extra}${time}(?![\p{L}\p{N}])(?<age>\s+(?:old|of\s+age))?`,
      ({ unit = '', age }) =>
        age ? { kind: 'count', unit: 'year of age' } : { kind: 'duration', unit: timeUnit(unit) },
    ),
    ...idioms.flatMap(({ pattern, unit, value }) =>
      matches(text, pattern, () => ({ kind: 'duration', unit })).map((one) => ({
        ...one,
        values: [value],
      })),
    ),
    ...matches(
      text,
      String.raw`(?<=\baged?\s+(?:at\s+least\s+)?)${number}(?![\p{L}\p{N}])`,
      () => ({
        kind: 'count',
        unit: 'year of age',
      }),
    ),
    ...matches(text, String.raw`${before}${range}\s*(?:%|per\s?cent\b)`, () => ({
      kind: 'percentage',
    })),
    ...matches(text, String.raw`(?<unit>[£€$]|\b(?:GBP|EUR|USD)\s)\s*${number}`, ({ unit }) =>
      currency(unit),
    ),
    ...matches(
      text,
      String.raw`${before}${number}\s*(?<unit>pounds?|GBP|euros?|EUR|dollars?|USD)\b`,
      ({ unit }) => currency(unit),
    ),
    ...matches(text, String.raw`(?<![\p{L}\d/])(?<low>\d{1,2})/(?<high>\d{1,2})(?![\d/])`, () => ({
      kind: 'ratio',
    })),
    ...matches(
      text,
      String.raw`(?<low>\d\d:\d\d)\s*(?:[–—-]|to|until|and)\s*(?<high>\d\d:\d\d)`,
      () => ({ kind: 'schedule' }),
    ),
    ...matches(text, String.raw`\bT\s?\+\s?(?<low>\d+)`, () => ({
      kind: 'duration',
      unit: 'business-day',
    })),
    ...vocabulary.nouns.flatMap((noun) =>
      matches(text, String.raw`${before}${range}\+?[\s-]+${extra}${plural(noun)}\b`, () => ({
        kind: 'count',
        unit: noun,
      })),
    ),
    ...vocabulary.labels.flatMap((label) =>
      matches(text, labelPattern(label), () => ({ kind: 'label', unit: labelName(label) })),
    ),
  ];
  return found
    .filter((one) => !found.some((other) => other !== one && covers(other, one)))
    .sort((a, b) => a.start - b.start);
}

/**
 * Whether a text calls a quantity statutory: “the statutory 14 days”. Numbers of the law may be typed in this way.
 * @param before the quantity before it in the text, if any
 */
export function isStatutory(
  text: string,
  { start }: Quantity,
  before: Quantity | undefined,
): boolean {
  return /\bstatutory\b/i.test(text.slice(Math.max(before?.end ?? 0, start - 60), start));
}

/** A label with `#` in place of its numbers. */
export function labelName(label: string): string {
  return label.replace(/\d+(?:\.\d+)?/g, '#');
}

/** The number of a label: 256 of AES-256. */
export function labelValue(label: string): number {
  return Number(/\d+(?:\.\d+)?/.exec(label)?.[0]);
}

type Groups = Readonly<Record<string, string | undefined>>;

function matches(
  text: string,
  pattern: string,
  measureOf: (groups: Groups) => Measure,
): Quantity[] {
  return [...text.matchAll(new RegExp(pattern, 'giu'))].flatMap((match) => {
    const groups: Groups = match.groups ?? {};
    const measure = measureOf(groups);
    const [start, end] = [match.index, match.index + match[0].length];
    const place = { measure, typed: match[0].replace(/\s+/g, ' ').trim(), start, end };
    const values = [groups['low'], groups['high']].flatMap((one) =>
      one === undefined ? [] : [valueIn(one, measure)],
    );
    const [low = 0, high] = values;
    // "between 5 and 7" is a range; "5 and 7" are two values.
    const isRange = /\bbetween\s+$/i.test(text.slice(0, start));
    if (high !== undefined && /^(and|or)$/i.test(groups['joint'] ?? '') && !isRange) {
      return [
        { ...place, values: [low] },
        { ...place, start: start + 1, values: [high] },
      ];
    }
    return [{ ...place, values }];
  });
}

function valueIn(typed: string, { kind }: Measure): number {
  if (kind === 'schedule') return Number(typed.replace(':', ''));
  return kind === 'label' ? Number(typed) : parseNumber(typed);
}

function covers(outer: Quantity, inner: Quantity): boolean {
  const wider = outer.end - outer.start > inner.end - inner.start + 1;
  return wider && outer.start <= inner.start && outer.end >= inner.end;
}

function timeUnit(typed: string): string {
  const unit = typed.toLowerCase().replace(/\s+/g, ' ');
  if (/day/.test(unit) && !/^days?$/.test(unit)) return 'business-day';
  if (/^(h|hrs?)$/.test(unit)) return 'hour';
  return unit.replace(/^mins?$/, 'minute').replace(/s$/, '');
}

function currency(typed: string | undefined): Measure {
  const key = (typed ?? '').trim().toLowerCase().replace(/s$/, '');
  return { kind: 'money', unit: money[key] ?? key };
}

function plural(noun: string): string {
  const stem = RegExp.escape(noun);
  if (noun.endsWith('y')) return `(?:${stem}|${RegExp.escape(noun.slice(0, -1))}ies)`;
  return `${stem}s?`;
}

function labelPattern(label: string): string {
  const parts = label.split(/\d+(?:\.\d+)?/);
  const [head = '', ...rest] = parts.map((part) =>
    part
      .split(/(\s+)/)
      .map((piece) => (/^\s+$/.test(piece) ? String.raw`\s+` : RegExp.escape(piece)))
      .join(''),
  );
  return String.raw`\b${head}(?<low>\d+(?:\.\d+)?)${rest.join(String.raw`\d+(?:\.\d+)?`)}`;
}
