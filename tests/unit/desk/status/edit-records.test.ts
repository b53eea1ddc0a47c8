import { expect, test } from 'vitest';
import { addRecord, continueRecord, moveAsOf } from '../../../../src/desk/status/edit-records.ts';
import { incidents } from './support.ts';

/** Comments, quotation marks, empty lines, short lists and a long line, as editors write them. */
const written = `# The head.
#   since  an explanation

incidents:
  - id: one
    title: "A: title"
    other: 'single'
    components: [api, site]
    impact:
      api: down
    # before a key
    description: ${'word '.repeat(40)}end
    updates: []

  - id: two
    start: 1
    updates: []
`;

test('what is not changed stays as it was written', () => {
  const texts = new Map([[incidents, written]]);
  continueRecord(texts, 'incidents', 'two', { at: 1, text: 'a b' }, { end: 2 });
  const update = 'updates:\n      - at: 1\n        text: "a b"\n';
  const changed = written.replace(
    /start: 1\n {4}updates: \[\]\n$/,
    `start: 1\n    end: 2\n    ${update}`,
  );
  expect(texts.get(incidents)).toBe(changed);
});

test('a record is put at the head, of an empty list too', () => {
  const texts = new Map([[incidents, 'incidents: []\n']]);
  addRecord(texts, 'incidents', {
    id: 'b',
    impact: { api: 'down' },
    parts: ['a b', 'c'],
    updates: [],
  });
  addRecord(texts, 'incidents', { id: 'a' });
  expect(texts.get(incidents)).toBe(
    'incidents:\n  - id: a\n  - id: b\n    impact:\n      api: down\n    parts: ["a b", c]\n    updates: []\n',
  );
});

test('the instant moves for the components that are confirmed', () => {
  const path = 'content/status/components.yaml';
  const components =
    'asOf: 1\ncomponents:\n  - id: a\n    lastUpdate: 1\n  - id: b\n    lastUpdate: 1\n';
  const moved = (confirmed: readonly string[] | 'all') => {
    const texts = new Map([[path, components]]);
    moveAsOf(texts, new Date('2026-11-20T10:00:00Z'), confirmed);
    return texts.get(path)?.replaceAll('2026-11-20T10:00:00Z', 'now').match(/1|now/g);
  };
  expect([moved([]), moved(['b']), moved('all')]).toEqual([
    ['now', '1', '1'],
    ['now', '1', 'now'],
    ['now', 'now', 'now'],
  ]);
});
