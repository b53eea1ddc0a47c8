import { describe, expect, test } from 'vitest';
import type { Fact } from '../../../../src/corpus/schema/facts.ts';
import {
  type Spoken,
  speak,
  spokenValue,
  translatedValue,
  tryToSpeak,
} from '../../../../src/corpus/speech/speak.ts';

const common = { means: 'M.', source: 'S.' };
const facts = new Map<string, Fact>([
  ['time', { ...common, kind: 'duration', value: [1, 2], unit: 'hour' }],
  ['days', { ...common, kind: 'duration', value: 1, unit: 'business-day' }],
  ['places', { ...common, kind: 'list', value: ['Iran', 'Cuba'] }],
]);
const spoken: Spoken = {
  resources: {
    en: {
      common: { said: '{{company.brand}} in {{fact.time}}', only: 'English' },
      facts: {
        businessDays_one: '{{value}} business day',
        businessDays_other: '{{value}} business days',
      },
    },
    de: {
      common: { said: '{{fact.time}} bei {{company.brand}}' },
      facts: { businessDays_one: '{{value}} Werktag', businessDays_other: '{{value}} Werktage' },
      values: { company: { seat: 'Wien' }, fact: { places: '' }, texts: { Cuba: 'Kuba' } },
    },
  },
  facts,
  company: new Map([
    ['brand', 'Exampla'],
    ['seat', 'Vienna'],
  ]),
};

describe('a language', () => {
  test('says facts in its own form, and names in its own words where it has them', () => {
    const { t, fill, variables } = speak(spoken, 'de');
    expect(t('common:said')).toBe('1–2 Stunden bei Exampla');
    expect(fill('{{company.seat}}, {{fact.days}}')).toBe('Wien, 1 Werktag');
    expect(variables.fact['places']).toBe('Iran und Kuba');
  });

  test('says a fact in its form `plain`, where it has one for it', () => {
    const plain = { 'T+business-day_one': 'am {{value}}. Werktag (T+{{value}})' };
    const german = { ...spoken.resources['de'], facts: { forms: { plain } } };
    const settled: Fact = {
      ...{ ...common, kind: 'duration', value: 1, unit: 'business-day' },
      prefix: 'T+',
    };
    const { variables } = speak(
      {
        ...spoken,
        resources: { ...spoken.resources, de: german },
        facts: new Map([...facts, ['settled', settled]]),
      },
      'de',
    );
    expect(variables.fact['settled']).toBe('am 1. Werktag (T+1)');
    expect(variables.fact['days']).toBe('1 business day');
  });

  test('gives a fact, in a form of it too, and a value of the company by their names', () => {
    const within = {
      day_other: 'in {{value}} days',
      hour_other: 'in {{low}} bis {{high}} Stunden',
    };
    const german = { ...spoken.resources['de'], facts: { forms: { within } } };
    const { fact, company } = speak(
      { ...spoken, resources: { ...spoken.resources, de: german } },
      'de',
    );
    expect(fact('time')).toBe('1–2 Stunden');
    expect(fact('time', 'within')).toBe('in 1 bis 2 Stunden');
    expect(company('seat')).toBe('Wien');
    expect(() => fact('missing')).toThrow(new RangeError('No value for fact.missing.'));
    expect(() => fact('time', 'every')).toThrow(new RangeError('No value for fact.time as every.'));
    expect(() => fact('seat')).toThrow(RangeError);
    expect(() => company('time')).toThrow(RangeError);
  });

  test('that lacks a text says it in English, with values of its own', () => {
    const { t } = speak(spoken, 'de');
    expect(t('common:only')).toBe('English');
  });

  test('is English where none is named', () => {
    expect(speak(spoken).t('common:said')).toBe('Exampla in 1–2 hours');
    expect(speak(spoken).variables.company['seat']).toBe('Vienna');
  });

  test('cannot count business days without the English word for them', () => {
    const without = { ...spoken, resources: { en: { common: {} } } };
    expect(() => speak(without)).toThrow(
      new RangeError('content/locales/en/facts.json has no “businessDays”.'),
    );
    expect(tryToSpeak(without, 'en')).toBeUndefined();
    expect(tryToSpeak({ ...without, facts: new Map() }, 'en')?.variables.fact).toEqual({});
  });
});

test('a value is found by its name, and a name without a value stays', () => {
  const variables = { fact: { 'reply-time': '1–2 hours' }, company: { brand: 'Exampla' } };
  expect(spokenValue('fact.reply-time', variables)).toBe('1–2 hours');
  expect(spokenValue('company.brand', variables)).toBe('Exampla');
  for (const name of ['fact.brand', 'company.reply-time', 'price.brand', 'brand']) {
    expect(spokenValue(name, variables)).toBe(name);
  }
  expect(spokenValue('company.brand', undefined)).toBe('company.brand');
});

test('a value is translated by a text that is not empty, in the group that is asked for', () => {
  const words = spoken.resources['de'];
  expect(translatedValue(words, 'company', 'seat')).toBe('Wien');
  expect(translatedValue(words, 'fact', 'places')).toBeUndefined();
  expect(translatedValue(words, 'fact', 'seat')).toBeUndefined();
  expect(translatedValue(words, 'component', 'seat')).toBeUndefined();
  expect(translatedValue({ values: { company: { seat: {} } } }, 'company', 'seat')).toBeUndefined();
  expect(translatedValue(undefined, 'company', 'seat')).toBeUndefined();
});
