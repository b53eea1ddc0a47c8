import { describe, expect, it } from 'vitest';
import {
  byKind,
  deadlineJson,
  deadlinesOf,
  partyOf,
  periodOf,
} from '../../../src/corpus/deadlines.ts';
import type { Duty, Fact } from '../../../src/corpus/schema/facts.ts';

const clause = { document: 'legal/refund-policy', section: 'how-long' };
const owed: Duty = { kind: 'owed', to: 'payer', ...clause };
const entry = (
  id: string,
  rest: Pick<
    Extract<Fact, { kind: 'duration' }>,
    'value' | 'unit' | 'bound' | 'duty' | 'statutory'
  >,
): { id: string; data: Fact } => ({
  id,
  data: { kind: 'duration', means: `${id}.`, source: 's', ...rest },
});
const facts = [
  entry('refund', { value: [10, 15], unit: 'business-day', duty: owed }),
  entry('window', { value: 90, unit: 'day' }),
  { id: 'age', data: { kind: 'count', value: 18, unit: 'year of age', means: 'A.', source: 's' } },
  entry('reply', {
    value: 24,
    unit: 'hour',
    bound: 'target',
    duty: { kind: 'target', ...clause, section: 'clocks' },
  }),
  entry('report', {
    value: 1,
    unit: 'hour',
    bound: 'maximum',
    duty: { kind: 'target', ...clause },
  }),
  entry('backup', {
    value: 1,
    unit: 'day',
    duty: { kind: 'target', as: 'every', ...clause },
  }),
  entry('cancel', {
    value: 14,
    unit: 'day',
    bound: 'maximum',
    statutory: true,
    duty: { kind: 'expected', of: 'consumer', ...clause },
  }),
  entry('answer', {
    value: 5,
    unit: 'day',
    bound: 'maximum',
    duty: { ...owed, section: 'clocks' },
  }),
] satisfies { id: string; data: Fact }[];
const deadlines = deadlinesOf(new Map(facts.map(({ id, data }) => [id, data])));
const found = (id: string) => {
  const deadline = deadlines.find((each) => each.id === id);
  if (!deadline) throw new Error(`no deadline "${id}"`);
  return deadline;
};

describe('the deadlines', () => {
  it('are the facts that have a duty', () => {
    expect(deadlines.map(({ id }) => id)).toEqual([
      'refund',
      'reply',
      'report',
      'backup',
      'cancel',
      'answer',
    ]);
  });

  it('stand by their kinds, in the order of their clauses', () => {
    const place = ({ duty }: (typeof deadlines)[number]) =>
      duty.section === 'clocks' ? ([0, 1] as const) : ([0, 4] as const);
    const kinds = byKind(deadlines, place).map((group) => [
      group.kind,
      ...group.deadlines.map(({ id }) => id),
    ]);
    expect(kinds).toEqual([
      ['owed', 'answer', 'refund'],
      ['expected', 'cancel'],
      ['target', 'reply', 'report', 'backup'],
    ]);
  });

  it('name whom they concern; a target concerns nobody', () => {
    expect(['refund', 'cancel', 'reply'].map((id) => partyOf(found(id).duty))).toEqual([
      'payer',
      'consumer',
      undefined,
    ]);
  });

  it('say how they are meant; each target says that it is one', () => {
    const words = {
      t: (key: string, values: object = {}) =>
        `${key.replace('deadlines:bounds.', '')} ${Object.values(values)}`,
      fact: (id: string, form?: string) => (form ? `${id} as ${form}` : id),
    };
    expect(deadlines.map((deadline) => periodOf(deadline, words))).toEqual([
      'refund',
      'target reply',
      'target maximum report',
      'target backup as every',
      'maximum cancel',
      'maximum answer',
    ]);
  });

  it('are given to programs as numbers, words and the address of the clause', () => {
    const words = { period: '10–15 business days', condition: 'From approval.' };
    expect(deadlineJson(found('refund'), words, 'https://example.test')).toEqual({
      id: 'refund',
      kind: 'owed',
      party: 'payer',
      means: 'refund.',
      period: '10–15 business days',
      condition: 'From approval.',
      least: 10,
      most: 15,
      unit: 'business-day',
      bound: null,
      statutory: false,
      document: 'legal/refund-policy',
      section: 'how-long',
      clause: 'https://example.test/legal/refund-policy#how-long',
    });
    expect(deadlineJson(found('reply'), words, 'https://example.test')).toMatchObject({
      kind: 'target',
      party: null,
      bound: 'target',
    });
    expect(deadlineJson(found('cancel'), words, 'https://example.test')).toMatchObject({
      kind: 'expected',
      party: 'consumer',
      statutory: true,
    });
  });
});
