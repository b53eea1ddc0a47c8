import { describe, expect, test } from 'vitest';
import {
  type Comparison,
  compareTexts,
  countSections,
  listSections,
} from '../../../../src/corpus/compare/texts.ts';
import { type Block, paragraph, words } from '../../../../src/corpus/record/blocks.ts';
import type { RecordedText } from '../../../../src/corpus/record/read-text.ts';

type Given = readonly [id: string, text: string, level?: number];

function text(...sections: readonly Given[]): RecordedText {
  const counters: number[] = [];
  const body = sections.flatMap(([id, said, level = 1]): Block[] => {
    counters.length = level;
    counters[level - 1] = (counters[level - 1] ?? 0) + 1;
    const number = level === 1 ? `${counters.join('.')}.` : counters.join('.');
    return [{ kind: 'heading', level, number, id, title: `On ${id}` }, paragraph(said)];
  });
  return { lead: [words('Lead.')], glance: [[paragraph('Point.')]], body };
}

const states = ({ sections }: Comparison) =>
  sections.map(({ id, number, change, movedFrom }) =>
    [number, id, change, ...(movedFrom === undefined ? [] : [`from ${movedFrom}`])].join(' '),
  );

describe('comparing two versions', () => {
  test('knows a section by its id, also under another number', () => {
    const before = text(['scope', 'A.'], ['fees', 'The fee is 5.']);
    const after = text(['scope', 'A.'], ['new', 'B.'], ['fees', 'The fee is 6.']);
    expect(states(compareTexts(before, after))).toEqual([
      '1. scope same',
      '2. new added',
      '3. fees changed',
    ]);
  });

  test('shows a removed section where it stood', () => {
    const before = text(['a', 'A.'], ['b', 'B.'], ['c', 'C.'], ['d', 'D.']);
    expect(states(compareTexts(before, text(['a', 'A.'], ['d', 'D.'])))).toEqual([
      '1. a same',
      '2. b removed',
      '3. c removed',
      '2. d same',
    ]);
    expect(states(compareTexts(before, text(['b', 'B.'], ['c', 'C.'], ['d', 'D.'])))[0]).toBe(
      '1. a removed',
    );
  });

  test('says of as few sections as it can that they have moved', () => {
    const before = text(['a', 'A.'], ['b', 'B.'], ['c', 'C.'], ['d', 'D.']);
    const after = text(['d', 'D.'], ['a', 'A.'], ['b', 'B.'], ['c', 'C.']);
    expect(states(compareTexts(before, after))).toEqual([
      '1. d same from 4.',
      '2. a same',
      '3. b same',
      '4. c same',
    ]);
  });

  test('says that a section has moved into another', () => {
    const before = text(['a', 'A.'], ['b', 'B.'], ['x', 'X.', 2]);
    const after = text(['a', 'A.'], ['x', 'X.', 2], ['b', 'B.']);
    expect(states(compareTexts(before, after))).toContain('1.1 x same from 2.1');
  });

  test('compares title, description and summary too', () => {
    const before = text(['a', 'A.']);
    const [heading, ...rest] = before.body;
    const renamed = { ...heading, title: 'On B' } as Block;
    const after = { lead: [words('Lead two.')], glance: [], body: [renamed, ...rest] };
    const { lead, glance, sections } = compareTexts(before, after);
    expect(lead.map(({ change }) => change)).toEqual(['same', 'added', 'same']);
    expect(glance.map(({ change }) => change)).toEqual(['removed']);
    expect(sections[0]?.change).toBe('changed');
    expect(sections[0]?.title).toEqual([
      { change: 'same', children: [words('On ')] },
      { change: 'removed', children: [words('a')] },
      { change: 'added', children: [words('B')] },
    ]);
  });

  test('calls a section that is only renumbered the same', () => {
    const before = text(['a', 'A.'], ['b', 'B.'], ['c', 'C.']);
    const after = text(['n', 'N.'], ['a', 'A.'], ['b', 'Other.']);
    expect(states(compareTexts(before, after))).toEqual([
      '1. n added',
      '2. a same',
      '3. b changed',
      '3. c removed',
    ]);
  });

  test('counts sections', () => {
    const before = text(['a', 'A.'], ['b', 'The fee is 5.'], ['c', 'C.']);
    const after = text(['d', 'D.'], ['b', 'The fee is 6.'], ['a', 'A.']);
    expect(countSections(compareTexts(before, after))).toEqual({
      changed: 1,
      added: 1,
      removed: 1,
      same: 1,
      moved: 1,
    });
  });
});

test('sections know the one around them, and hold no text of the sections inside', () => {
  const sections = listSections(
    text(['a', 'A.'], ['x', 'X.', 2], ['y', 'Y.', 3], ['b', 'B.']).body,
  );
  expect(sections.map(({ id, parent, blocks }) => [id, parent, blocks.length])).toEqual([
    ['a', undefined, 1],
    ['x', 'a', 1],
    ['y', 'x', 1],
    ['b', undefined, 1],
  ]);
});
