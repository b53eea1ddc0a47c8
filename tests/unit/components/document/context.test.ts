import { expect, test } from 'vitest';
import { bodyContext } from '../../../../src/components/document/context.ts';
import type { DocumentContext } from '../../../../src/corpus/queries/shown-text.ts';
import '../../open-content.ts';

const section = (title: string) => ({ id: 'scope', title, number: '1', level: 1, line: 1 });
const document: DocumentContext = {
  id: 'legal/terms',
  bodyLanguage: 'fr',
  outline: [section('Portée')],
  english: [section('Scope')],
  stale: new Set(['scope']),
  changedIn: new Map(),
};
const at = (path: string, props: object = {}, locals: App.Locals = { document }) =>
  bodyContext({ url: new URL(path, 'https://site.test'), locals, props });

test('a component speaks the language of the body, and its links stay in the edition of the page', () => {
  const { fill, locale, outline, stale, link, language } = at('/fr/legal/terms');
  expect([fill('{{fact.a-list}}'), locale.slice(0, 2)]).toEqual(['One et Two', 'fr']);
  expect([outline, stale]).toEqual([document.outline, document.stale]);
  expect([language, link('/about')]).toEqual(['fr', '/fr/about']);
});

test('an English body within another edition is spoken in English, with links of the edition', () => {
  const { fill, link } = at(
    '/ar/legal/terms',
    {},
    { document: { ...document, bodyLanguage: 'en' } },
  );
  expect([fill('{{fact.a-list}}'), link('/about')]).toEqual(['One and Two', '/ar/about']);
});

test('a component with a language of its own stands in English within a translation, where nothing is stale', () => {
  const { bodyLanguage, fill, outline, stale, link } = at('/fr/legal/terms', { lang: 'en' });
  expect([bodyLanguage, fill('{{fact.a-list}}')]).toEqual(['en', 'One and Two']);
  expect([outline, stale.size]).toEqual([document.english, 0]);
  expect(link('/about')).toBe('/fr/about');
});

test('outside a document it is an error', () => {
  expect(() => at('/about', {}, {})).toThrow('This component works in documents only.');
});
