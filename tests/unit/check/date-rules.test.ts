// Dates that no calendar has, or that readers take for another day, wherever readers see them.
import { describe, expect, test } from 'vitest';
import { messages, policy, write } from './small-content.ts';

const form = 'dates are written 20 November 2026. Write this one so.';
const none = (days: string) => `the calendar has no such day. ${days}`;

describe('in English', () => {
  test.each([
    ['31 November 2026', none('November 2026 has 30 days.')],
    ['29 February 2027', none('February 2027 has 28 days.')],
    ['31 April', none('April 2028 has 30 days.')],
    ['0 May 2026', none('May 2026 has 31 days.')],
    ['31st of Nov', none('November 2028 has 30 days.')],
    ['20th of Nov', form],
    ['20th November 2026', form],
    ['20 Nov 2026', form],
    ['20 november 2026', form],
    ['November 20, 2026', form],
    ['Nov. 20', form],
    ['November 31, 2026', none('November 2026 has 30 days.')],
    ['11/20/2026', form],
    ['20/11/2026', form],
    ['11/20/26', form],
    ['20.11.2026', form],
    ['2026-11-20', form],
    ['2026-11-31', none('November 2026 has 30 days.')],
    ['11/31/2026', none('November 2026 has 30 days.')],
    ['40/11/2026', none('November 2026 has 30 days.')],
  ])('%s', (typed, says) => {
    expect(messages(write(`We begin on\n${typed} at noon.`))).toEqual([
      `${policy}:22  “${typed}”: ${says}`,
    ]);
    expect(messages([policy, 'What we promise.', `"From ${typed}."`])).toEqual([
      `${policy}:3  “${typed}”: ${says}`,
    ]);
  });

  test.each([
    '20 November 2026',
    '29 February',
    '1 May.',
    'November 2026',
    'in May 5,000 people',
    'version 1.2.3',
    '24/7',
    'you may 5 times',
    '31 Marches',
  ])('but not: %s', (text) => {
    expect(messages(write(text))).toEqual([]);
  });
});

describe('in other languages', () => {
  const words = (code: string, text: string) =>
    messages([`locales/${code}/common.json`, '{}', JSON.stringify({ name: text })]).filter(
      (message) => message.includes('calendar'),
    );

  test.each([
    ['de', '31. November 2026'],
    ['fr', '31 novembre 2026'],
    ['es', '31 de noviembre de 2026'],
    ['ar', '31 نوفمبر 2026'],
    ['zh', '2026年11月31日'],
    ['hi', '31 नवंबर 2026'],
    ['fr', '31/11/2026'],
    ['de', '31.11.2026'],
  ])('%s: %s is no day', (code, typed) => {
    expect(words(code, `${typed}.`)).toEqual([
      `locales/${code}/common.json:1  “${typed}”: ${none('November 2026 has 30 days.')}`,
    ]);
    expect(words(code, `${typed.replace('31', '30')}.`)).toEqual([]);
  });
});

describe('a weekday beside a date', () => {
  const says = (found: string, expected: string) =>
    `found ${found}, expected ${expected}, the weekday of that day. Correct one of the two.`;
  test.each([
    ['on Thursday\n26 March 2027.', 'Thursday 26 March 2027', 'Thursday', 'Friday'],
    ['On Monday, 29 February 2028,', 'Monday, 29 February 2028', 'Monday', 'Tuesday'],
    ['26 March 2027 (Thursday)', '26 March 2027 (Thursday)', 'Thursday', 'Friday'],
  ])('is that of the day: %s', (text, typed, found, expected) => {
    const line = text.includes('\n') ? 22 : 21;
    expect(messages(write(text))).toEqual([
      `${policy}:${line}  “${typed}”: ${says(found, expected)}`,
    ]);
  });

  test('in a record of the status page', () => {
    expect(
      messages(['status/incidents.yaml', 'We look.', 'From Friday 26 November 2026.']),
    ).toEqual([
      `status/incidents.yaml:15  “Friday 26 November 2026”: ${says('Friday', 'Thursday')}`,
    ]);
  });

  test.each([
    ['fr', 'Le jeudi 26 mars 2027.', 'jeudi 26 mars 2027', 'jeudi', 'vendredi'],
    [
      'de',
      'Am Donnerstag, dem 26. März 2027.',
      'Donnerstag, dem 26. März 2027',
      'Donnerstag',
      'Freitag',
    ],
    ['es', 'El jueves 26 de marzo de 2027.', 'jueves 26 de marzo de 2027', 'jueves', 'viernes'],
    ['ar', 'يوم الخميس 26 مارس 2027.', 'الخميس 26 مارس 2027', 'الخميس', 'الجمعة'],
    ['hi', 'गुरुवार, 26 मार्च 2027 को।', 'गुरुवार, 26 मार्च 2027', 'गुरुवार', 'शुक्रवार'],
    ['zh', '于 2027年3月26日（星期四）到达。', '2027年3月26日（星期四）', '星期四', '星期五'],
    ['zh', '于 2027年3月26日星期四到达。', '2027年3月26日星期四', '星期四', '星期五'],
  ])('in %s: %s', (code, text, typed, found, expected) => {
    const words = (name: string) =>
      messages([`locales/${code}/common.json`, '{}', JSON.stringify({ name })]).filter((message) =>
        message.includes('Correct one'),
      );
    expect(words(text)).toEqual([
      `locales/${code}/common.json:1  “${typed}”: ${says(found, expected)}`,
    ]);
    expect(words(text.replace('26', '25'))).toEqual([]);
  });

  test.each([
    'Thursday 25 March 2027 and Friday 26 March 2027',
    'Thursday 26 March',
    'from Monday to 26 March 2027',
    'It ends on Monday. 26 March 2027 is next.',
    'before 26 March 2027. Thursday follows.',
    'by 26 March 2027, Thursday at the latest',
    'the Monday after 26 March 2027',
  ])('but not: %s', (text) => {
    expect(messages(write(text))).toEqual([]);
  });
});
