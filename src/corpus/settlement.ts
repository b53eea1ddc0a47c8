// The worked settlement of the home page: its payment and rate are examples, its spread is the one that is owed.
import type { Fact } from './schema/facts.ts';

/** The amounts of a settlement as decimals with two places, in the currency of the rate: `7980.00`. */
export type Settlement = {
  readonly value: `${number}`;
  readonly spread: `${number}`;
  readonly net: `${number}`;
};

/** The facts that a settlement is worked out from. */
export const settlementFacts = ['example-payment', 'example-rate', 'fx-spread'] as const;

/** A decimal as a whole number of units of its last place. */
type Decimal = { readonly units: bigint; readonly places: number };

/**
 * Works out a settlement without rounding.
 * @param payment how much of the asset is paid
 * @param rate the price of one of it
 * @param spread in percent of the value
 * @throws RangeError when an amount is no whole number of pence
 */
export function settle(payment: number, rate: number, spread: number): Settlement {
  const value = times(decimal(payment), decimal(rate));
  const { units, places } = times(value, decimal(spread));
  const [gross, less] = [pence(value), pence({ units, places: places + 2 })];
  return { value: amount(gross), spread: amount(less), net: amount(gross - less) };
}

/** The settlement of the facts; `undefined` while one of them is missing or of another kind. */
export function settlementOf(facts: ReadonlyMap<string, Fact>): Settlement | undefined {
  const [payment, rate, spread] = settlementFacts.map((id) => facts.get(id));
  if (payment?.kind !== 'count' || rate?.kind !== 'money' || spread?.kind !== 'percentage') return;
  return settle(payment.value, rate.value, spread.value);
}

function decimal(value: number): Decimal {
  const [whole = '', part = ''] = String(value).split('.');
  return { units: BigInt(whole + part), places: part.length };
}

function times(one: Decimal, other: Decimal): Decimal {
  return { units: one.units * other.units, places: one.places + other.places };
}

function pence({ units, places }: Decimal): bigint {
  const scaled = units * 100n;
  const unit = 10n ** BigInt(places);
  if (scaled % unit === 0n) return scaled / unit;
  const digits = String(units).padStart(places + 1, '0');
  throw new RangeError(`${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/0+$/, ''));
}

function amount(whole: bigint): `${number}` {
  const digits = String(whole).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
}
