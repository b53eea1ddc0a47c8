import { describe, expect, test } from 'vitest';
import { formsOf, formWords, spokenFact, spokenName } from '../../../src/corpus/fact-forms.ts';
import type { Fact } from '../../../src/corpus/schema/facts.ts';

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
    const arabic = { every: { day_two: 'كل يومين', day_few: 'كل {{value}} أيام', day_other: '؟' } };
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
