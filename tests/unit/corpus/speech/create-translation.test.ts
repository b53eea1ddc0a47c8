import { describe, expect, it } from 'vitest';
import { createTranslation } from '../../../../src/corpus/speech/create-translation.ts';
import type { LanguageCode } from '../../../../src/languages/list.ts';

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
  it('is there in the same tick, in its language', () => {
    expect(english.t('common:plain')).toBe('Plain');
    expect(arabic.t('common:plain')).toBe('عادي');
  });

  it('is found inside groups', () => {
    expect(english.t('common:group.inner', { name: 'A' })).toBe('Inner A');
  });

  it('falls back to English where only its language lacks it, or leaves it empty', () => {
    expect(arabic.t('common:englishOnly')).toBe('English only');
    expect(arabic.t('common:untranslated')).toBe('Still English');
    expect(arabic.t('common:group.inner', { name: 'أ' })).toBe('Inner أ');
    expect(arabic.t('facts:businessDays', { count: 2, value: '2' })).toBe('2 business days');
    expect(language('fr').t('common:plain')).toBe('Plain');
  });

  it.each([
    ['common:missing', 'content/locales/en/common.json has no “missing”.'],
    ['common:group.missing', 'content/locales/en/common.json has no “group.missing”.'],
    ['nowhere:plain', 'content/locales/en/nowhere.json has no “plain”.'],
    ['common:arabicOnly', 'content/locales/en/common.json has no “arabicOnly”.'],
  ])('that English lacks is refused in every language: %s', (key, message) => {
    expect(() => english.t(key)).toThrow(new RangeError(message));
    expect(() => arabic.t(key)).toThrow(new RangeError(message));
  });

  it('that is a group of texts is refused rather than shown by its key', () => {
    expect(() => english.t('common:group')).toThrow(
      new RangeError('content/locales/en/common.json has no “group”.'),
    );
  });

  it('that is empty in English is refused or empty, but never shown by its key', () => {
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
  it('takes the value that it is given, an empty one and zero included', () => {
    expect(english.t('common:hello', { name: 'Ada' })).toBe('Hello Ada');
    expect(arabic.t('common:hello', { name: 'Ada' })).toBe('مرحبا Ada');
    expect(english.t('common:hello', { name: '' })).toBe('Hello ');
    expect(english.t('common:hello', { name: 0 })).toBe('Hello 0');
  });

  it('names facts and the company without being given them', () => {
    expect(english.t('common:refund')).toBe('Averline refunds within 10–15 business days');
    expect(arabic.t('common:refund')).toBe('تعيد Averline خلال 10–15 business days');
  });

  it('without a value is refused with the text that it stands in', () => {
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

  it('leaves its value alone: no markup is escaped, nothing in it is looked up', () => {
    const name = '<b>{{fact.refund-time}} & $t(common:plain)</b>';
    expect(english.t('common:hello', { name })).toBe(`Hello ${name}`);
  });
});

describe('a plural', () => {
  it('has two forms in English', () => {
    const days = [0, 1, 2, 1.5].map((count) => english.t('common:days', { count }));
    expect(days).toEqual(['0 days', '1 day', '2 days', '1.5 days']);
  });

  it('has six forms in Arabic', () => {
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

  it('without its count is refused', () => {
    expect(() => english.t('common:days')).toThrow(
      new RangeError('content/locales/en/common.json has no “days”.'),
    );
  });
});

describe('filling a text that is no entry of the catalogue', () => {
  it('replaces facts and the company', () => {
    expect(english.fill('{{company.brand}}: {{ fact.refund-time }}.')).toBe(
      'Averline: 10–15 business days.',
    );
  });

  it('leaves a text without placeholders as it is', () => {
    expect(english.fill('')).toBe('');
    expect(english.fill('{ } <b>&</b> $t(common:plain) 100%')).toBe(
      '{ } <b>&</b> $t(common:plain) 100%',
    );
  });

  it('does not look into what it has put in', () => {
    expect(english.fill('{{fact.nested}}')).toBe('{{company.brand}} $t(common:plain)');
  });

  it('refuses a name without a value, with the text', () => {
    expect(() => arabic.fill('See {{fact.missing}}.')).toThrow(
      new RangeError('No value for {{fact.missing}} in “See {{fact.missing}}.”.'),
    );
  });
});

describe('translations', () => {
  it('do not share anything: one changes neither another nor the resources', () => {
    const before = structuredClone(resources);
    const other = createTranslation('en', resources, { fact: {}, company: { brand: 'Other' } });
    expect(other.fill('{{company.brand}}')).toBe('Other');
    expect(english.fill('{{company.brand}}')).toBe('Averline');
    expect(() => other.t('common:refund')).toThrow(RangeError);
    expect(resources).toEqual(before);
  });
});
