import { expect, test } from 'vitest';
import arabic from '../../../../content/locales/ar/contact.json' with { type: 'json' };
import english from '../../../../content/locales/en/contact.json' with { type: 'json' };
import {
  documentWords,
  pageContext,
  translation,
  valueWords,
  wordsOf,
} from '../../../../src/corpus/queries/page-context.ts';
import '../../open-content.ts';

test('an island is given every key that English has, in the language where it has it', () => {
  const { form, errors } = wordsOf('ar', 'contact');
  expect(Object.keys(form)).toEqual(Object.keys(english.form));
  expect(form.title).toBe(arabic.form.title);
  expect(form.topics).toEqual('topics' in arabic.form ? arabic.form.topics : english.form.topics);
  expect(JSON.stringify({ form, errors })).not.toMatch(/\{\{(fact|company)\./);
  expect(form.counter).toContain('{{length}}');
});

test('a document that a language does not name has its English title, in names without soft hyphens', () => {
  const front = {
    title: 'Long\u00adword',
    description: 'Of {{fact.a-list}}.',
    summary: ['{{fact.a-number}}'],
  };
  const entry = { id: 'legal/no-such', front } as unknown as Parameters<typeof documentWords>[0];
  expect(documentWords(entry, 'fr')).toMatchObject({
    title: 'Long\u00adword',
    name: 'Longword',
    description: 'Of One et Two.',
  });
});

test('a page knows its language by its address, and links stay in it', () => {
  const page = pageContext(new URL('https://site.test/ar/about.html'));
  expect([page.language, page.address]).toEqual(['ar', '/ar/about']);
  expect(page.link('/contact?topic=privacy#form')).toBe('/ar/contact?topic=privacy#form');
  const [role = '', own] =
    Object.entries(Object(Reflect.get(Object(valueWords('ar')), 'texts')))[0] ?? [];
  expect(page.role(role)).toBe(page.fill(String(own)));
  expect(page.role('No such role')).toBe('No such role');
  expect(page.component('no-such')).toBeUndefined();
});

test('a language that the site does not have is an error', () => {
  expect(() => Reflect.apply(translation, undefined, ['xx'])).toThrow(
    new RangeError('No translation for "xx".'),
  );
});
