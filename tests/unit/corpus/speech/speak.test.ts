import { describe, expect, test } from 'vitest';
import type { Fact } from '../../../../src/corpus/schema/facts.ts';
import {
  createTranslation,
  type Spoken,
  speak,
  spokenValue,
  translatedValue,
  tryToSpeak,
} from '../../../../src/corpus/speech/speak.ts';
import type { LanguageCode } from '../../../../src/languages/list.ts';

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

describe('the translation that a language speaks with', () => {
  const resources = {
    en: {
      common: {
        plain: 'Plain',
        hello: 'Hello {{name}}',
        refund: '{{company.brand}} refunds within {{fact.refund-time}}',
        englishOnly: 'English only',
        untranslated: 'Still English',
        group: { inner: 'Inner {{name}}' },
        empty: '',
        days_one: '{{count}} day',
        days_other: '{{count}} days',
        misspelt: 'Read {{fact.refnd-time}}',
      },
      facts: {
        businessDays_one: '{{value}} business day',
        businessDays_other: '{{value}} business days',
      },
    },
    ar: {
      common: {
        plain: 'عادي',
        hello: 'مرحبا {{name}}',
        refund: 'تعيد {{company.brand}} خلال {{fact.refund-time}}',
        arabicOnly: 'عربي',
        untranslated: '',
        days_zero: 'لا أيام',
        days_one: 'يوم واحد',
        days_two: 'يومان',
        days_few: '{{count}} أيام',
        days_many: '{{count}} يومًا',
        days_other: '{{count}} يوم',
      },
    },
  };
  const variables = {
    fact: {
      'refund-time': '10–15 business days',
      nested: '{{company.brand}} $t(common:plain)',
    },
    company: { brand: 'Averline' },
  };
  const language = (code: LanguageCode) => createTranslation(code, resources, variables);
  const english = language('en');
  const arabic = language('ar');

  describe('a text of the catalogue', () => {
    test('is there in the same tick, in its language', () => {
      expect(english.t('common:plain')).toBe('Plain');
      expect(arabic.t('common:plain')).toBe('عادي');
    });

    test('is found inside groups', () => {
      expect(english.t('common:group.inner', { name: 'A' })).toBe('Inner A');
    });

    test('falls back to English where only its language lacks it, or leaves it empty', () => {
      expect(arabic.t('common:englishOnly')).toBe('English only');
      expect(arabic.t('common:untranslated')).toBe('Still English');
      expect(arabic.t('common:group.inner', { name: 'أ' })).toBe('Inner أ');
      expect(arabic.t('facts:businessDays', { count: 2, value: '2' })).toBe('2 business days');
      expect(language('fr').t('common:plain')).toBe('Plain');
    });

    test.each([
      ['common:missing', 'content/locales/en/common.json has no “missing”.'],
      ['common:group.missing', 'content/locales/en/common.json has no “group.missing”.'],
      ['nowhere:plain', 'content/locales/en/nowhere.json has no “plain”.'],
      ['common:arabicOnly', 'content/locales/en/common.json has no “arabicOnly”.'],
    ])('that English lacks is refused in every language: %s', (key, message) => {
      expect(() => english.t(key)).toThrow(new RangeError(message));
      expect(() => arabic.t(key)).toThrow(new RangeError(message));
    });

    test('that is a group of texts is refused rather than shown by its key', () => {
      expect(() => english.t('common:group')).toThrow(
        new RangeError('content/locales/en/common.json has no “group”.'),
      );
    });

    test('that is empty in English is refused or empty, but never shown by its key', () => {
      const shown = () => {
        try {
          return english.t('common:empty');
        } catch {
          return '';
        }
      };
      expect(shown()).toBe('');
    });
  });

  describe('a placeholder', () => {
    test('takes the value that it is given, an empty one and zero included', () => {
      expect(english.t('common:hello', { name: 'Ada' })).toBe('Hello Ada');
      expect(arabic.t('common:hello', { name: 'Ada' })).toBe('مرحبا Ada');
      expect(english.t('common:hello', { name: '' })).toBe('Hello ');
      expect(english.t('common:hello', { name: 0 })).toBe('Hello 0');
    });

    test('names facts and the company without being given them', () => {
      expect(english.t('common:refund')).toBe('Averline refunds within 10–15 business days');
      expect(arabic.t('common:refund')).toBe('تعيد Averline خلال 10–15 business days');
    });

    test('without a value is refused with the text that it stands in', () => {
      expect(() => english.t('common:hello')).toThrow(
        new RangeError('No value for {{name}} in “Hello {{name}}”.'),
      );
      expect(() => arabic.t('common:hello')).toThrow(
        new RangeError('No value for {{name}} in “مرحبا {{name}}”.'),
      );
      expect(() => english.t('common:misspelt')).toThrow(
        new RangeError('No value for {{fact.refnd-time}} in “Read {{fact.refnd-time}}”.'),
      );
    });

    test('leaves its value alone: no markup is escaped, nothing in it is looked up', () => {
      const name = '<b>{{fact.refund-time}} & $t(common:plain)</b>';
      expect(english.t('common:hello', { name })).toBe(`Hello ${name}`);
    });
  });

  describe('a plural', () => {
    test('has two forms in English', () => {
      const days = [0, 1, 2, 1.5].map((count) => english.t('common:days', { count }));
      expect(days).toEqual(['0 days', '1 day', '2 days', '1.5 days']);
    });

    test('has six forms in Arabic', () => {
      const days = [0, 1, 2, 3, 10, 11, 99, 100, 102, 103].map((count) =>
        arabic.t('common:days', { count }),
      );
      expect(days).toEqual([
        'لا أيام',
        'يوم واحد',
        'يومان',
        '3 أيام',
        '10 أيام',
        '11 يومًا',
        '99 يومًا',
        '100 يوم',
        '102 يوم',
        '103 أيام',
      ]);
    });

    test('without its count is refused', () => {
      expect(() => english.t('common:days')).toThrow(
        new RangeError('content/locales/en/common.json has no “days”.'),
      );
    });
  });

  describe('filling a text that is no entry of the catalogue', () => {
    test('replaces facts and the company', () => {
      expect(english.fill('{{company.brand}}: {{ fact.refund-time }}.')).toBe(
        'Averline: 10–15 business days.',
      );
    });

    test('leaves a text without placeholders as it is', () => {
      expect(english.fill('')).toBe('');
      expect(english.fill('{ } <b>&</b> $t(common:plain) 100%')).toBe(
        '{ } <b>&</b> $t(common:plain) 100%',
      );
    });

    test('does not look into what it has put in', () => {
      expect(english.fill('{{fact.nested}}')).toBe('{{company.brand}} $t(common:plain)');
    });

    test('refuses a name without a value, with the text', () => {
      expect(() => arabic.fill('See {{fact.missing}}.')).toThrow(
        new RangeError('No value for {{fact.missing}} in “See {{fact.missing}}.”.'),
      );
    });
  });

  describe('translations', () => {
    test('do not share anything: one changes neither another nor the resources', () => {
      const before = structuredClone(resources);
      const other = createTranslation('en', resources, { fact: {}, company: { brand: 'Other' } });
      expect(other.fill('{{company.brand}}')).toBe('Other');
      expect(english.fill('{{company.brand}}')).toBe('Averline');
      expect(() => other.t('common:refund')).toThrow(RangeError);
      expect(resources).toEqual(before);
    });
  });
});
