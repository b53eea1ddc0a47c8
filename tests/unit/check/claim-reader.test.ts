import { describe, expect, test } from 'vitest';
import { readerOf } from '../../../src/check/claim-reader.ts';

const kind = (id: string, words: Readonly<Record<string, string[]>>, pages = false) => ({
  ...{ id, says: 'x', needs: [], because: 'x', words, ...(pages ? { pages } : {}) },
});
const words = {
  names: [
    { record: 'iso', words: { any: ['ISO 1'] } },
    { record: 'soc', words: { any: ['SOC 2'] } },
  ],
  lists: {
    not: { en: ['not', 'no'], de: ['nicht'] },
    'but-not': { en: ['not only'] },
    but: { en: ['but'] },
    and: { en: ['and are'], de: ['und wir'] },
    if: { en: ['if'] },
    aim: { en: ['aim*'] },
    own: { we: { en: ['we', '{{x}}'] } },
  },
  kinds: [
    kind('held', { en: ['<we> … certified'], de: ['wir garantieren'] }),
    kind('tested', { en: ['tested'] }),
    kind('promise', { en: ['never'] }, true),
  ],
};
const english = readerOf(words, 'en', (text) => text.replace('{{x}}', 'Exampla'), []);
const saidIn = (text: string) => english(text).said.map(({ kind: { id }, found }) => [id, found]);

describe('a claim', () => {
  test.each([
    ['We are certified.', 'We are certified'],
    ['Exampla is certified.', 'Exampla is certified'],
    ['We are not only certified.', 'We are not only certified'],
    ['This is no bank, we are certified', 'we are certified'],
    ['We are not a bank and are certified', 'We are not a bank and are certified'],
    ['We are not big, but we are certified', 'we are certified'],
    ['No bank; we are certified', 'we are certified'],
  ])('is made: %s', (text, found) => {
    expect(saidIn(text)).toEqual([['held', found]]);
  });

  test.each([
    'We are not certified.',
    'It does not mean that we are certified.',
    'If we are certified, it is good.',
    'We aim to be certified.',
    'We aim, with all we have, to be certified.',
  ])('is not made: %s', (text) => {
    expect(saidIn(text)).toEqual([]);
  });

  test('in German may be denied at its end, in English not', () => {
    const german = readerOf(words, 'de', (text) => text, []);
    expect(german('Wir garantieren das nicht.').said).toEqual([]);
    expect(german('Wir garantieren das, nicht mehr.').said).toHaveLength(1);
    expect(german('Wir garantieren das und wir lügen nicht.').said).toHaveLength(1);
    expect(saidIn('We are certified by a body that does not sleep')).toHaveLength(1);
  });

  test('is of the names that follow it, else of those in its part of the sentence', () => {
    const records = (text: string) => english(text).said.map((said) => said.records);
    expect(records('We are certified to ISO 1, tested to SOC 2')).toEqual([['iso'], ['soc']]);
    expect(records('Under ISO 1 we are certified')).toEqual([['iso']]);
    expect(records('SOC 2: we are certified')).toEqual([[]]);
  });

  test('keeps its number with a colon together', () => {
    expect(english('ISO 1:2022 is what we are certified to').said[0]?.records).toEqual(['iso']);
  });
});

test('names that are denied are not stated', () => {
  expect(english('We hold ISO 1; we have no SOC 2').names).toEqual([
    { record: 'iso', found: 'ISO 1' },
  ]);
});

test('a word of promise is one in a plan as well', () => {
  expect(saidIn('We aim never to sleep')).toEqual([['promise', 'never']]);
  expect(saidIn('We do not say never')).toEqual([]);
});
