import { describe, expect, it } from 'vitest';
import { boundOf, byClause, deadlineJson, deadlinesOf } from '../../../src/site/deadlines.ts';
import type { Duty } from '../../../src/site/duties.ts';
import type { Fact } from '../../../src/site/facts.ts';

const duty: Duty = {
  by: 'company',
  to: 'payer',
  document: 'legal/refund-policy',
  section: 'how-long',
};
const facts: { id: string; data: Fact }[] = [
  {
    id: 'refund',
    data: {
      kind: 'duration',
      value: [10, 15],
      unit: 'business-day',
      duty,
      means: 'Refund.',
      source: 's',
    },
  },
  {
    id: 'window',
    data: { kind: 'duration', value: 90, unit: 'day', means: 'Window.', source: 's' },
  },
  {
    id: 'age',
    data: { kind: 'count', value: 18, unit: 'year of age', means: 'Age.', source: 's' },
  },
  {
    id: 'reply',
    data: {
      kind: 'duration',
      value: 24,
      unit: 'hour',
      bound: 'target',
      duty: { ...duty, to: 'enquirer', section: 'clocks' },
      means: 'Reply.',
      source: 's',
    },
  },
];
const deadlines = deadlinesOf(facts);

describe('the deadlines', () => {
  it('are the facts that are owed', () => {
    expect(deadlines.map(({ id }) => id)).toEqual(['refund', 'reply']);
  });

  it('stand in the order of their clauses', () => {
    const place = { clocks: [0, 1], 'how-long': [0, 4] } as const;
    const sorted = byClause(deadlines, ({ duty }) =>
      duty.section === 'clocks' ? place.clocks : place['how-long'],
    );
    expect(sorted.map(({ id }) => id)).toEqual(['reply', 'refund']);
  });

  it('say how they are meant', () => {
    expect(deadlines.map(({ fact }) => boundOf(fact))).toEqual(['amount', 'target']);
  });

  it('are given to programs as numbers, words and the address of the clause', () => {
    const [refund] = deadlines;
    expect(refund && deadlineJson(refund, '10–15 business days', 'https://example.test')).toEqual({
      id: 'refund',
      means: 'Refund.',
      period: '10–15 business days',
      least: 10,
      most: 15,
      unit: 'business-day',
      bound: null,
      by: 'company',
      to: 'payer',
      document: 'legal/refund-policy',
      section: 'how-long',
      clause: 'https://example.test/legal/refund-policy#how-long',
    });
  });
});
