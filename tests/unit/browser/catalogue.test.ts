import { expect, test } from 'vitest';
import { addWords, translationIn } from '../../../src/browser/catalogue.ts';

const translate =
  (i18n: ReturnType<typeof translationIn>) =>
  (key: string, values = {}) =>
    Reflect.apply(i18n.t, i18n, [key, values]);

test('words that are added later stand beside those that are there, and over them', () => {
  const { t } = { t: translate(translationIn('de')) };
  addWords('de', { contact: { form: { title: 'Anfrage', name: 'Name' } } });
  addWords('de', { contact: { form: { title: 'Ihre Anfrage' } }, common: { menu: 'Menü' } });
  expect(t('contact:form.title')).toBe('Ihre Anfrage');
  expect(t('contact:form.name')).toBe('Name');
  expect(t('common:menu')).toBe('Menü');
});

test('each translation has a language of its own, and changes it at once', () => {
  addWords('en', { common: { menu: 'Menu' } });
  addWords('fr', { common: { menu: 'Sommaire' } });
  const [one, other] = [translationIn('en'), translationIn('en')];
  void one.changeLanguage('fr');
  expect([one.language, translate(one)('common:menu')]).toEqual(['fr', 'Sommaire']);
  expect([other.language, translate(other)('common:menu')]).toEqual(['en', 'Menu']);
});

test('values are text: neither names nor markup nor references to other words', () => {
  addWords('en', { resources: { open: 'Open {{name}}', other: 'Other' } });
  const name = '<b>{{length}} $t(resources:other)</b>';
  expect(translate(translationIn('en'))('resources:open', { name })).toBe(`Open ${name}`);
});

test('a word that a language lacks is not taken from another', () => {
  addWords('en', { common: { only: 'Only' } });
  expect(translate(translationIn('hi'))('common:only')).toBe('only');
});
