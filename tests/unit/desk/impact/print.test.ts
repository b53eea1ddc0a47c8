import { expect, test } from 'vitest';
import type { Impact } from '../../../../src/desk/impact/impact.ts';
import { impactLines } from '../../../../src/desk/impact/print.ts';
import { before, codes, nothing } from './edited.ts';

const [document] = before.documents;
if (!document) throw new Error('There is no document.');

test('nothing is one sentence', () => {
  expect(impactLines(nothing, before)).toEqual(['Nothing in content/ has changed.']);
});

test('each part has its count and its lines; what is empty is left out', () => {
  const impact: Impact = {
    ...nothing,
    files: ['content/facts.yaml'],
    values: [
      { name: 'fact.a', before: '1 day', after: undefined, languages: codes },
      { name: 'fact.b', before: undefined, after: '2 days', languages: ['en', 'de'] },
    ],
    documents: [
      {
        ...{ document, change: 'changed', causes: ['fact.a', 'fact.b'], standing: 'changed' },
        sections: [{ place: '1.1 Place', id: 'place', lines: ['[-1-]{+2+}', '{+new+}'] }],
      },
    ],
    later: [
      {
        day: '2027-01-31',
        documents: [
          { document, change: 'changed', causes: ['fact.c'], standing: 'kept', sections: [] },
        ],
      },
    ],
    stale: [{ place: 'legal/x#y', languages: ['ar', 'de'] }],
    entries: [
      {
        ...{ file: 'f.json', language: 'en', namespace: 'common', key: 'a.b', values: [] },
        ...{ before: 'one', after: 'two', unmoved: ['ar', 'hi'] },
      },
      {
        ...{ file: 'g.json', language: 'de', namespace: 'home', key: 'c', values: ['fact.b'] },
        ...{ before: '{{fact.b}}', after: '{{fact.b}}', unmoved: [] },
      },
    ],
    pages: [
      { path: '/status', languages: codes, reasons: ['a', 'b', 'c', 'd', 'e'] },
      { path: '/', languages: ['de'], reasons: ['home: c'] },
    ],
  };
  expect(impactLines(impact, before)).toEqual([
    'Files: 1',
    '  content/facts.yaml',
    '',
    'Facts and company values: 2',
    '  fact.a: “1 day” becomes nothing (every language)',
    '  fact.b: nothing becomes “2 days” (en, de)',
    '',
    'Documents: 1',
    `  ${document.id}: changed by fact.a, fact.b; the archive holds another text under this number: npm run versions:accept`,
    '    1.1 Place (#place)',
    '      [-1-]{+2+}',
    '      {+new+}',
    '',
    'Documents from 2027-01-31 on: 1',
    `  ${document.id}: changed by fact.c; the archive holds this text`,
    '',
    'Sections whose translations are stale: 1',
    '  legal/x#y (ar, de)',
    '',
    'Words of the interface: 2',
    '  f.json a.b: “one” becomes “two”',
    '    the same as before in ar, hi: read them again',
    '  g.json c: names fact.b',
    '',
    'Pages: 2',
    '  /status, /system-status (every language): a; b; c and 2 more',
    '  / (de): home: c',
    '  every page',
    '',
  ]);
});
