import { expect, test } from 'vitest';
import type { Fact } from '../../../src/corpus/schema/facts.ts';
import { settle, settlementOf } from '../../../src/corpus/settlement.ts';

test('the value is the payment at the rate; the spread is a share of it, and what is left is settled', () => {
  expect(settle(10_000, 0.8, 0.25)).toEqual({ value: '8000.00', spread: '20.00', net: '7980.00' });
  expect(settle(1, 0.05, 0)).toEqual({ value: '0.05', spread: '0.00', net: '0.05' });
});

test('amounts that floating numbers miss are exact', () => {
  // As floating numbers 33 × 1.1 is 36.300000000000004, and less a tenth of it 32.67 is 32.669999999999995.
  expect(settle(33, 1.1, 10)).toEqual({ value: '36.30', spread: '3.63', net: '32.67' });
  expect(settle(9_007_199_254_740_991, 1, 0).net).toBe('9007199254740991.00');
});

test.each([
  [10_000, 0.8123, 0.25, '20.3075'],
  [1, 0.801, 0, '0.801'],
  [1, 0.8, 0.25, '0.002'],
])(
  '%s at %s less %s% has an amount that is no whole number of pence',
  (payment, rate, spread, named) => {
    expect(() => settle(payment, rate, spread)).toThrow(new RangeError(named));
  },
);

test('a fact that is missing, or of another kind, gives no settlement', () => {
  const common = { means: 'A fact.', source: 'a test' };
  const payment: Fact = { ...common, kind: 'count', value: 10, unit: 'USDC' };
  const rate: Fact = { ...common, kind: 'money', value: 1.5, unit: 'GBP' };
  const spread: Fact = { ...common, kind: 'percentage', value: 10 };
  const facts = { 'example-payment': payment, 'example-rate': rate, 'fx-spread': spread };
  const of = (some: Record<string, Fact>) => settlementOf(new Map(Object.entries(some)));
  expect(of(facts)?.net).toBe('13.50');
  for (const id of Object.keys(facts)) {
    expect(of({ ...facts, [id]: { ...common, kind: 'label', value: '10' } }), id).toBeUndefined();
  }
  expect(of({})).toBeUndefined();
});
