import { describe, expect, it, test } from 'vitest';
import {
  type FactWords,
  formatFact,
  formatMoney,
  formsOf,
  formWords,
  spokenFact,
  spokenName,
} from '../../../src/corpus/facts.ts';
import { type Fact, weekdays } from '../../../src/corpus/schema/facts.ts';

const common = { means: 'What is measured.', source: 'Specification 9' };
const locales = ['en-GB', 'ar-u-nu-latn', 'de-DE', 'zh-Hans-CN'] as const;

/** Words that show what they were given: the count decides the plural, the value is what readers see. */
const words: FactWords = {
  businessDays: (count, value) => `${value} business ${count === 1 ? 'day' : 'days'}`,
  listItem: (item) => item,
};

/** A fact of one kind without what is said about it; distributes over the kinds. */
type Bare<T> = T extends Fact ? Omit<T, 'means' | 'source'> : never;

const inEnglish = (fact: Bare<Fact>) => formatFact({ ...common, ...fact }, 'en-GB', words);

describe('a fact in English, Arabic, German and Chinese', () => {
  it.each<[string, Bare<Fact>, readonly [string, string, string, string]]>([
    [
      'a duration',
      { kind: 'duration', value: 72, unit: 'hour' },
      ['72 hours', '72 ساعة', '72 Stunden', '72 小时'],
    ],
    [
      'a duration of two',
      { kind: 'duration', value: 2, unit: 'month' },
      ['2 months', 'شهران', '2 Monate', '2 个月'],
    ],
    [
      'a range of durations',
      { kind: 'duration', value: [5, 7], unit: 'year' },
      ['5–7 years', '\u20665–7\u2069 سنوات', '5–7 Jahre', '5–7 年'],
    ],
    [
      'a range of business days',
      { kind: 'duration', value: [10, 15], unit: 'business-day' },
      [
        '10–15 business days',
        '\u206610–15\u2069 business days',
        '10–15 business days',
        '10–15 business days',
      ],
    ],
    [
      'a whole amount of money',
      { kind: 'money', value: 50_000, unit: 'GBP' },
      ['£50,000', '\u200f50,000\u00a0GBP', '50.000\u00a0GBP', 'GBP\u00a050,000'],
    ],
    [
      'a broken amount of money',
      { kind: 'money', value: 99.5, unit: 'EUR' },
      ['€99.50', '\u200f99.50\u00a0EUR', '99,50\u00a0EUR', 'EUR\u00a099.50'],
    ],
    [
      'a percentage',
      { kind: 'percentage', value: 99.98 },
      ['99.98%', '99.98\u200e%\u200e', '99,98\u00a0%', '99.98%'],
    ],
    [
      'a count',
      { kind: 'count', value: 2000, unit: 'character' },
      ['2000', '2000', '2000', '2000'],
    ],
    [
      'a small count that is a minimum',
      { kind: 'count', value: 30, unit: 'country', atLeast: true },
      ['30+', '\u206630+\u2069', '30+', '30+'],
    ],
    [
      'a large count that is a minimum',
      { kind: 'count', value: 10_000, unit: 'transaction', atLeast: true },
      ['10K+', '\u206610,000+\u2069', '10.000+', '10,000+'],
    ],
    ['a ratio', { kind: 'ratio', value: [24, 7] }, ['24/7', '\u206624/7\u2069', '24/7', '24/7']],
    [
      'a list',
      { kind: 'list', value: ['BTC', 'ETH', 'SOL'] },
      ['BTC, ETH and SOL', 'BTC وETH وSOL', 'BTC, ETH und SOL', 'BTC、ETH 和 SOL'],
    ],
    [
      'a schedule',
      {
        kind: 'schedule',
        value: { weekday: 'saturday', from: '02:00', to: '04:00' },
        unit: 'UTC',
      },
      [
        'Saturday 02:00–04:00 UTC',
        'السبت \u206602:00–04:00\u2069 UTC',
        'Samstag 02:00–04:00 UTC',
        '星期六 02:00–04:00 UTC',
      ],
    ],
    [
      'a label that is a minimum',
      { kind: 'label', value: 'TLS 1.2', atLeast: true },
      ['TLS 1.2+', '\u2066TLS 1.2+\u2069', 'TLS 1.2+', 'TLS 1.2+'],
    ],
    ['a label', { kind: 'label', value: 'AES-256' }, ['AES-256', 'AES-256', 'AES-256', 'AES-256']],
    [
      'a day',
      { kind: 'date', value: '2026-11-20' },
      ['20 November 2026', '20 نوفمبر 2026', '20. November 2026', '2026年11月20日'],
    ],
  ])('%s', (_, fact, expected) => {
    const found = locales.map((locale) => formatFact({ ...common, ...fact }, locale, words));
    expect(found).toEqual(expected);
  });
});

describe('a duration', () => {
  it('of one is singular', () => {
    expect(inEnglish({ kind: 'duration', value: 1, unit: 'hour' })).toBe('1 hour');
    expect(inEnglish({ kind: 'duration', value: 1, unit: 'business-day' })).toBe('1 business day');
  });

  it('keeps its prefix: settlement is T+1', () => {
    expect(inEnglish({ kind: 'duration', value: 1, unit: 'business-day', prefix: 'T+' })).toBe(
      'T+1 business day',
    );
  });

  it('keeps its prefix where it is a range', () => {
    const fact = { kind: 'duration', value: [1, 2], unit: 'business-day', prefix: 'T+' } as const;
    expect(inEnglish(fact)).toBe('T+1–2 business days');
  });

  it('that is a range from a number to itself is one number', () => {
    expect(inEnglish({ kind: 'duration', value: [3, 3], unit: 'day' })).toBe('3 days');
  });

  it('lets the higher number of a range decide the plural of business days', () => {
    expect(inEnglish({ kind: 'duration', value: [0, 1], unit: 'business-day' })).toBe(
      '0–1 business day',
    );
  });

  it.each([
    ['minute', '2 minutes'],
    ['hour', '2 hours'],
    ['day', '2 days'],
    ['week', '2 weeks'],
    ['month', '2 months'],
    ['year', '2 years'],
  ] as const)('can be counted in units of a %s', (unit, expected) => {
    expect(inEnglish({ kind: 'duration', value: 2, unit })).toBe(expected);
  });

  it('reads the same whether it is a minimum, a maximum or a target', () => {
    for (const bound of ['minimum', 'maximum', 'target'] as const) {
      expect(inEnglish({ kind: 'duration', value: 4, unit: 'hour', bound })).toBe('4 hours');
    }
  });
});

describe('a number', () => {
  it('keeps two decimals of a percentage, and no more than it has', () => {
    const percentage = (value: number) => inEnglish({ kind: 'percentage', value });
    expect([0.25, 5, 99.8, 99.9, 99.98].map(percentage)).toEqual([
      '0.25%',
      '5%',
      '99.8%',
      '99.9%',
      '99.98%',
    ]);
  });

  it('is written compactly only from ten thousand up, and only as a minimum', () => {
    const atLeast = (value: number) =>
      inEnglish({ kind: 'count', value, unit: 'transaction', atLeast: true });
    expect(atLeast(9_999)).toBe('9999+');
    expect(atLeast(10_000)).toBe('10K+');
    expect(inEnglish({ kind: 'count', value: 10_000, unit: 'transaction' })).toBe('10,000');
  });

  it('says each currency by its sign', () => {
    const money = (unit: 'GBP' | 'EUR' | 'USD') => inEnglish({ kind: 'money', value: 100, unit });
    expect([money('GBP'), money('EUR'), money('USD')]).toEqual(['£100', '€100', 'US$100']);
  });

  it('keeps each penny of a decimal, and the pence of a whole amount unless they are left out', () => {
    const large = '12345678901234567.89';
    expect(formatMoney(large, 'GBP', 'en-GB')).toBe('£12,345,678,901,234,567.89');
    expect(formatMoney('7980.00', 'GBP', 'en-GB')).toBe('£7,980.00');
    expect(formatMoney('7980.00', 'GBP', 'de-DE')).toBe('7.980,00\u00a0GBP');
    expect(formatMoney('7980.00', 'GBP', 'en-GB', 'stripIfInteger')).toBe('£7,980');
  });
});

describe('a list', () => {
  it('of one or two items needs no comma', () => {
    expect(inEnglish({ kind: 'list', value: ['BTC'] })).toBe('BTC');
    expect(inEnglish({ kind: 'list', value: ['BTC', 'ETH'] })).toBe('BTC and ETH');
  });

  it('hands each item to the words of the language', () => {
    const shouted = { ...words, listItem: (item: string) => item.toUpperCase() };
    const fact: Fact = { ...common, kind: 'list', value: ['usage', 'contact'] };
    expect(formatFact(fact, 'en-GB', shouted)).toBe('USAGE and CONTACT');
  });
});

describe('a schedule', () => {
  it('names every day of the week, from Sunday as the calendar of the runtime counts', () => {
    const named = weekdays.map((weekday) =>
      inEnglish({ kind: 'schedule', value: { weekday, from: '00:00', to: '23:59' }, unit: 'UTC' }),
    );
    expect(named).toEqual([
      'Sunday 00:00–23:59 UTC',
      'Monday 00:00–23:59 UTC',
      'Tuesday 00:00–23:59 UTC',
      'Wednesday 00:00–23:59 UTC',
      'Thursday 00:00–23:59 UTC',
      'Friday 00:00–23:59 UTC',
      'Saturday 00:00–23:59 UTC',
    ]);
    expect(weekdays.indexOf('friday')).toBe(new Date('2026-11-20T00:00:00Z').getUTCDay());
  });

  it('ends no line before its zone where the language keeps number and unit together', () => {
    const fact: Fact = {
      ...{ ...common, kind: 'schedule', unit: 'UTC' },
      value: { weekday: 'saturday', from: '02:00', to: '04:00' },
    };
    expect(formatFact(fact, 'fr', words)).toBe('samedi 02:00–04:00\u00a0UTC');
    expect(formatFact(fact, 'de', words)).toBe('Samstag 02:00–04:00 UTC');
  });
});

describe('within a sentence', () => {
  const common = { means: 'M.', source: 'A test' };
  const duration = (value: number | [number, number], unit: 'day' | 'week' = 'day'): Fact => ({
    ...common,
    kind: 'duration',
    value,
    unit,
  });
  const count = (value: number): Fact => ({ ...common, kind: 'count', value, unit: 'country' });
  const forms = {
    every: { day_one: 'daily', day_other: 'every {{value}} days', day_1000: 'once in a blue moon' },
    span: { day: '{{low}} to {{high}} days' },
    over: { count: 'more than {{value}}' },
  };

  describe('a fact in its forms', () => {
    test.each([
      [duration(1), { every: 'daily' }],
      [duration(2), { every: 'every 2 days' }],
      [duration(1000), { every: 'once in a blue moon' }],
      [duration([5, 7]), { span: '5 to 7 days' }],
      [duration(1, 'week'), {}],
      [count(30), { over: 'more than 30' }],
      [count(12_000), { over: 'more than 12,000' }],
      [{ ...common, kind: 'percentage', value: 5 } satisfies Fact, {}],
    ])('%j', (fact, expected) => {
      expect(formsOf(fact, forms, 'en-GB')).toEqual(expected);
    });

    test('follows the plurals of its language', () => {
      const arabic = {
        every: { day_two: 'كل يومين', day_few: 'كل {{value}} أيام', day_other: '؟' },
      };
      expect(formsOf(duration(2), arabic, 'ar-u-nu-latn')).toEqual({ every: 'كل يومين' });
      expect(formsOf(duration(3), arabic, 'ar-u-nu-latn')).toEqual({ every: 'كل 3 أيام' });
      expect(formsOf(duration(100), arabic, 'ar-u-nu-latn')).toEqual({ every: '؟' });
    });

    test('has none where the language has no words', () => {
      expect(formsOf(duration(1), undefined, 'de-DE')).toEqual({});
      expect(formsOf(duration(1), { every: 'x' }, 'de-DE')).toEqual({});
    });
  });

  test('the name of a spoken fact is read and written alike', () => {
    expect(spokenFact('backup-full')).toEqual({ id: 'backup-full' });
    expect(spokenFact(' backup-full as every ')).toEqual({ id: 'backup-full', form: 'every' });
    for (const name of ['backup-full', 'backup-full as every'])
      expect(spokenName(spokenFact(name))).toBe(name);
  });

  test('English stands in for a language that has no words for forms', () => {
    const [english, own] = [{ forms: { every: { day_one: 'daily' } } }, { forms: { every: {} } }];
    expect(formWords({}, english)).toBe(english.forms);
    expect(formWords(undefined, english)).toBe(english.forms);
    expect(formWords(own, english)).toBe(own.forms);
    expect(formWords({}, {})).toBeUndefined();
  });
});
