import { expect, test } from 'vitest';
import { translatedEntries } from '../../../src/check/translated-entries.ts';
import { corpusOf } from '../../../src/corpus/corpus.ts';
import { smallContent } from './small-content.ts';

/** The translated entries of the small content with some of its files changed, each by its name. */
function entries(changes: Readonly<Record<string, (text: string) => string>>) {
  const files = new Map(smallContent().map(({ path, text }) => [path, text]));
  for (const [name, change] of Object.entries(changes)) {
    const path = `content/${name}`;
    files.set(path, change(files.get(path) ?? ''));
  }
  const found = translatedEntries(corpusOf([...files].map(([path, text]) => ({ path, text }))));
  return Object.fromEntries(
    found.map(({ name, language, line, text, english }) => [name, [language, line, text, english]]),
  );
}

test('every translated text stands beside its English, wherever that is kept', () => {
  const written = (text: string) => () => text;
  expect(
    entries({
      'locales/de/common.json': written(
        '{\n  "menu": { "open": "Öffnen" },\n  "minutes_one": "eine Minute",\n  "minutes_few": "wenige"\n}',
      ),
      'locales/de/documents.json': written(
        '{ "policy-1": { "title": "Regeln", "summary": { "2": "Zwei." } } }',
      ),
      'locales/de/values.json': written(
        '{ "company": { "brand": "Marke" }, "fact": { "uptime-window": "neunzig" }, "component": { "website": "Seite" }, "texts": { "General Counsel": "Recht" } }',
      ),
      'locales/de/facts.json': written('{ "forms": { "every": { "hour": "stündlich" } } }'),
      'status/maintenance.yaml': (text) =>
        `${text}    translations:\n      de:\n        title: Arbeit\n`,
      'status/incidents.yaml': (text) =>
        text.replace(
          'text: We look.\n',
          'text: We look.\n        translations:\n          de: Wir suchen.\n',
        ),
    }),
  ).toEqual({
    'common:menu.open': ['de', 2, 'Öffnen', 'Open'],
    'common:minutes_one': ['de', 3, 'eine Minute', '{{count}} minute'],
    'common:minutes_few': ['de', 4, 'wenige', '{{count}} minutes'],
    'documents:policy-1.title': ['de', 1, 'Regeln', 'Policy 1'],
    'documents:policy-1.summary.2': ['de', 1, 'Zwei.', 'Two.'],
    'values:company.brand': ['de', 1, 'Marke', 'Exampla'],
    'values:fact.uptime-window': ['de', 1, 'neunzig', '90 days'],
    'values:component.website': ['de', 1, 'Seite', 'Website'],
    'values:texts.General Counsel': ['de', 1, 'Recht', 'General Counsel'],
    'facts:forms.every.hour': ['de', 1, 'stündlich', undefined],
    'maintenance:work.title': ['de', 12, 'Arbeit', 'Work'],
    'incidents:slow.updates.0.text': ['de', 17, 'Wir suchen.', 'We look.'],
  });
});
