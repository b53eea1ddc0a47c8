import { expect, test } from 'vitest';
import french from '../../../../content/locales/fr/values.json' with { type: 'json' };
import { statusContext } from '../../../../src/components/status/context.ts';
import { writtenIn } from '../../../../src/languages/list.ts';
import { component, incident, maintenance, records } from '../../status/support.ts';
import { fillStatus } from './filled.ts';

/** A component that the French words name, and one that they do not. */
const [known = ''] = Object.keys(french.component);
const own = Object.values(french.component)[0];

function context(path: string) {
  fillStatus(records({ components: [component(known), component('unknown')] }));
  return statusContext(new URL(path, 'https://site.test'));
}

test('components are named in the language of the page', () => {
  const { namesOf, showNames } = context('/fr/status');
  expect(namesOf([known, known])).toBe(`${own} et ${own}`);
  expect(showNames([known])).toEqual({ text: own, marks: {} });
});

test('by themselves they stand in English, and are marked so, where the language lacks one', () => {
  const { namesOf, showNames } = context('/fr/status');
  expect(showNames([known, 'unknown'])).toEqual({
    text: `Name of ${known} and Name of unknown`,
    marks: writtenIn('en', 'fr'),
  });
  expect(namesOf([known, 'unknown'])).toBe(`${own} et Name of unknown`);
  expect(namesOf(['gone'])).toBe('gone');
});

test('a text has its facts filled in, in its own language, and is marked where that is not the page’s', () => {
  const { show } = context('/ar/status');
  expect(show({ text: '{{fact.a-list}}', language: 'en' })).toEqual({
    text: 'One and Two',
    marks: writtenIn('en', 'ar'),
  });
  expect(show({ text: 'x', language: 'ar' })).toEqual({ text: 'x', marks: {} });
});

test('maintenance is of one kind, an incident of its own', () => {
  const { typeOf } = context('/status');
  const outage = incident('a', '2026-11-20T08:00', undefined, { api: 'down' });
  const work = maintenance('b', '2026-12-01T01:00', '2026-12-01T02:00', ['api']);
  expect(typeOf({ kind: 'incident', record: outage })).toBe('brief-interruption');
  expect(typeOf({ kind: 'maintenance', record: work })).toBe('scheduled-maintenance');
});
