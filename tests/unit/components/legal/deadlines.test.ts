import { expect, test } from 'vitest';
import { placedDeadlines } from '../../../../src/components/legal/deadlines.ts';
import { type Document, readDocument } from '../../../../src/corpus/read/document.ts';
import { openContent } from '../../open-content.ts';

const text = (id: string, order: number, body: string) =>
  readDocument(
    `content/documents/${id}.mdx`,
    `---\ntitle: T\ngroup: core\norder: ${order}\n---\n\n${body}`,
  ).document;
const terms = text(
  'legal/terms',
  2,
  '<Section id="one" title="One">\n\n<Section id="inner" title="Inner">\n\n</Section>\n\n</Section>\n',
);
const privacy = text('legal/privacy', 1, '<Section id="late" title="Late">\n\n</Section>\n');
const days = { kind: 'duration', value: 3, unit: 'day' };
const period = (id: string, document: string, section: string, kind = 'owed') => {
  const duty = { kind, ...(kind === 'owed' ? { to: 'customer' } : {}), document, section };
  return [id, { ...days, duty }] as const;
};
/** Opens documents, and facts of which some are periods. */
const open = (
  documents: readonly Document[],
  ...facts: readonly (readonly [id: string, fact: object])[]
) => openContent({ documents, facts: { values: new Map(facts) } });

test('periods stand by their kind in the order of the hub and of the clauses, each with its clause', () => {
  open(
    [terms, privacy],
    period('c', 'legal/terms', 'inner'),
    period('b', 'legal/terms', 'one'),
    period('t', 'legal/terms', 'one', 'target'),
    period('a', 'legal/privacy', 'late'),
    ['other', days],
  );
  const groups = placedDeadlines().filter(({ deadlines }) => deadlines.length > 0);
  expect(
    groups.map(({ kind, deadlines }) => [
      kind,
      deadlines.map(({ id, duty }) => [id, duty.document, duty.section]),
    ]),
  ).toEqual([
    [
      'owed',
      [
        ['a', 'legal/privacy', 'late'],
        ['b', 'legal/terms', 'one'],
        ['c', 'legal/terms', 'inner'],
      ],
    ],
    ['target', [['t', 'legal/terms', 'one']]],
  ]);
});

test('a period whose clause is on no page of this day is left out', () => {
  open([terms], period('a', 'legal/privacy', 'late'), period('b', 'legal/terms', 'gone'));
  expect(placedDeadlines().flatMap(({ deadlines }) => deadlines)).toEqual([]);
});
