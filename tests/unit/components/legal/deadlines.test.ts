import { expect, test } from 'vitest';
import { placedDeadlines } from '../../../../src/components/legal/deadlines.ts';
import { fillCollections } from '../../collections.ts';

const terms = {
  id: 'legal/terms',
  data: { group: 'core', order: 2 },
  body: '<Section id="one" title="One">\n\n<Section id="inner" title="Inner">\n\n</Section>\n\n</Section>\n',
};
const privacy = {
  id: 'legal/privacy',
  data: { group: 'core', order: 1 },
  body: '<Section id="late" title="Late">\n\n</Section>\n',
};
const period = (id: string, document: string, section: string, kind = 'owed') => ({
  id,
  data: {
    kind: 'duration',
    value: 3,
    unit: 'day',
    duty: { kind, ...(kind === 'owed' ? { to: 'customer' } : {}), document, section },
  },
});

test('periods stand by their kind in the order of the hub and of the clauses, each with its clause', async () => {
  fillCollections({
    documents: [terms, privacy],
    facts: [
      period('c', 'legal/terms', 'inner'),
      period('b', 'legal/terms', 'one'),
      period('t', 'legal/terms', 'one', 'target'),
      period('a', 'legal/privacy', 'late'),
      { id: 'other', data: { kind: 'duration', value: 3, unit: 'day' } },
    ],
  });
  const groups = (await placedDeadlines()).filter(({ deadlines }) => deadlines.length > 0);
  expect(
    groups.map(({ kind, deadlines }) => [
      kind,
      deadlines.map(({ id, entry, section }) => [id, entry.id, section.number, section.title]),
    ]),
  ).toEqual([
    [
      'owed',
      [
        ['a', 'legal/privacy', '1', 'Late'],
        ['b', 'legal/terms', '1', 'One'],
        ['c', 'legal/terms', '1.1', 'Inner'],
      ],
    ],
    ['target', [['t', 'legal/terms', '1', 'One']]],
  ]);
});

test('a period whose clause is on no page of this day is left out', async () => {
  fillCollections({
    documents: [terms],
    facts: [period('a', 'legal/privacy', 'late'), period('b', 'legal/terms', 'gone')],
  });
  expect((await placedDeadlines()).flatMap(({ deadlines }) => deadlines)).toEqual([]);
});
