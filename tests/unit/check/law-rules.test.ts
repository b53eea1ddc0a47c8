// The year of a law, which is part of its name, and that of a day.
import { expect, test } from 'vitest';
import { type Change, messages, policy, write } from './small-content.ts';

const years = (...all: number[]) =>
  all.map((year) => `We follow the Data Protection Act ${year}.`).join('\n\n');
const later = (text: string): Change => [policy, 'More is in', `${text}\n\nMore is in`];

test('a year that all other places have otherwise is a mistake at its place', () => {
  expect(
    messages(
      write(
        'We follow the Data\nProtection Act 2018 (it is a law).\n\nIn 2016 the Data Protection Act\n2016.',
      ),
      later('Of the Data Protection Act 2018.'),
    ),
  ).toEqual([
    `${policy}:24  “Data Protection Act 2016”: 2 other places have the year 2018. Correct the year; if it is another one, write {/* waiver: … */} with the reason directly before it.`,
  ]);
});

test('another law of that name may be waived', () => {
  const text =
    'The Data Protection Act 2018.\n\nOf the Data Protection Act 2018.\n\nOnce the {/* waiver: the law before that one */} Data Protection Act 1998.';
  expect(messages(write(text))).toEqual([]);
});

test('a day has one year, unless it is another one', () => {
  const text = 'From 25 October 2027. Until 25 October 2027. On 25\nOctober 2026 it begins.';
  expect(messages(write(text))).toEqual([
    `${policy}:21  “25 October 2026”: 2 other places have the year 2027. Correct the year; if it is another one, write {/* waiver: … */} with the reason directly before it.`,
  ]);
  expect(messages(write('On 31 March 2032, 31 March 2034 and 31 March 2027.'))).toEqual([]);
});

test('an article is no part of a name', () => {
  const text =
    'The Equality Act 2010. Under the Equality Act 2010 (Equality Act 2010). The\nEquality Act 2011.';
  expect(messages(write(text))).toEqual([
    `${policy}:21  “Equality Act 2011”: 3 other places have the year 2010. Correct the year; if it is another one, write {/* waiver: … */} with the reason directly before it.`,
  ]);
});

test.each([
  ['while neither is usual', years(2018, 1998)],
  [
    'of laws of other names',
    'The Consumer Rights Act 2015, a Consumer Rights Act 2015, and the Employment Rights Act 1996.',
  ],
  [
    'of rules with brackets',
    'The Terms (Consumers) Regulations 2013. Of the Terms (Consumers) Regulations 2013. The Terms (Merchants) Regulations 2014.',
  ],
  [
    'of names that are cut, and of amendments',
    'The Russia (Sanctions) (EU Exit) Regulations 2019. Of the Russia (Sanctions) (EU Exit) Regulations 2019. The Cyber (Sanctions) (EU Exit) Regulations 2020. The Terms (Amendment) Regulations 2013. Of the Terms (Amendment) Regulations 2013. The Terms (Amendment) Regulations 2014.',
  ],
])('nothing is said %s', (_, text) => {
  expect(messages(write(text))).toEqual([]);
});
