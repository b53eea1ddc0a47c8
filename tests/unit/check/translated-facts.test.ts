import { expect, test } from 'vitest';
import { formatDiagnostic } from '../../../src/corpus/read/diagnostic.ts';
import { mistakesIn, smallWith } from './small-content.ts';

const messages = (file: string, text: string) =>
  mistakesIn(smallWith({ [`locales/${file}.json`]: text })).map(formatDiagnostic);

test('words of the interface name the facts of their English text', () => {
  expect(messages('de/status', '{ "title": "Stand nach {{fact.reply-time}}" }')).toEqual([]);
  expect(messages('de/status', '{ "title": "Stand nach 1–2 Stunden" }')).toEqual([
    'content/locales/de/status.json:1  "title" lacks {{fact.reply-time}}, which the English text has: the number would be typed or missing. Put {{fact.reply-time}} where the number stands.',
  ]);
});

test('so do the points of a document', () => {
  const points = (third: string) =>
    `{ "policy-1": { "summary": { "1": "Eins.", "3": ${JSON.stringify(third)} } } }`;
  expect(messages('de/documents', points('In {{fact.reply-time}}.'))).toEqual([]);
  expect(messages('de/documents', points('In 2 Stunden.'))).toEqual([
    expect.stringContaining('"policy-1.summary.3" lacks {{fact.reply-time}}'),
  ]);
});
