import { describe, expect, test } from 'vitest';
import { quantitiesIn } from '../../../src/check/quantities.ts';

const vocabulary = {
  nouns: ['country', 'account', 'character'],
  labels: ['AES-256', 'TLS 1.2', 'WCAG 2.1 AA'],
};

/** Each quantity of a text as `kind unit: values`. */
const read = (text: string) =>
  quantitiesIn(text, vocabulary).map(
    ({ measure, values }) =>
      `${measure.kind}${'unit' in measure ? ` ${measure.unit}` : ''}: ${values.join(' to ')}`,
  );

describe('numbers with a unit', () => {
  test.each([
    ['within five business days', ['duration business-day: 5']],
    ['10–15 working days', ['duration business-day: 10 to 15']],
    ['between 10 and 15 days', ['duration day: 10 to 15']],
    ['in 5 or 7 years', ['duration year: 5', 'duration year: 7']],
    ['a 72-hour limit', ['duration hour: 72']],
    ['two further months', ['duration month: 2']],
    ['2 consecutive calendar months', ['duration month: 2']],
    ['in 5\u00A0days', ['duration day: 5']],
    ['on two\nlines: thirty\n  days', ['duration day: 30']],
    ['half an hour, a fortnight', ['duration minute: 30', 'duration week: 2']],
    ['within a day, within an hour', ['duration day: 1', 'duration hour: 1']],
    ['99.9% or 5 per cent', ['percentage: 99.9', 'percentage: 5']],
    ['£50,000 and 100 pounds', ['money GBP: 50000', 'money GBP: 100']],
    ['EUR 20 or $5', ['money EUR: 20', 'money USD: 5']],
    ['in 30+ countries', ['count country: 30']],
    ['18 years old, or aged 16', ['count year of age: 18', 'count year of age: 16']],
    ['open 24/7', ['ratio: 24 to 7']],
    ['from 02:00–04:00 UTC', ['schedule: 200 to 400']],
    ['settled at T+1', ['duration business-day: 1']],
    ['AES-128 and TLS 1.3', ['label AES-#: 128', 'label TLS #: 1.3']],
    ['WCAG 2.2 AA', ['label WCAG # AA: 2.2']],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('other numbers', () => {
  test.each([
    'Regulation 28 of the Money Laundering Regulations 2017',
    'sections 15 to 18 and Article 33(1)',
    'on 20 November 2026',
    'the FCA policy statement PS21/3, Regulation (EU) 2022/2554',
    'clause 2.1, points 3 to 5',
    'in any month, a day later, hours afterwards',
    'someone years ago',
    'ISO/IEC 27001:2022',
    'call 101 or text 7726',
  ])('%s', (text) => {
    expect(read(text)).toEqual([]);
  });
});
