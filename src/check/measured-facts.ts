// The facts of facts.yaml as measures that typed numbers can be compared with.
import type { Corpus } from '../corpus/corpus.ts';
import { valueAt } from '../corpus/read/source.ts';
import type { Fact } from '../corpus/schema/facts.ts';
import { labelName, labelValue, type Measure, type Vocabulary } from './quantities.ts';

/** A fact with a number: what it measures, its value or the two ends of its range, and the words that name its subject. */
export type MeasuredFact = {
  readonly id: string;
  readonly means: string;
  readonly measure: Measure;
  readonly values: readonly number[];
  /** Whether the fact says how often something happens per unit of time: “2 months in a row” is no period of 2 months. */
  readonly isCount: boolean;
  /** Whether records give its value, which then changes without anybody's doing: today's may be any number of another text. */
  readonly isRecorded: boolean;
  /** Each entry is a group of word beginnings. A sentence that has all of a group speaks of this fact. */
  readonly words: readonly (readonly string[])[];
  readonly line: number;
};

/** The facts that hold a number. */
export function measuredFacts({ facts }: Pick<Corpus, 'facts'>): MeasuredFact[] {
  return [...facts.values].flatMap(([id, fact]) => {
    const measured = measureOf(fact);
    if (!measured) return [];
    const words = (fact.words ?? []).map((phrase) => phrase.toLowerCase().split(/\s+/));
    const line = facts.source?.lineOf([id]) ?? 1;
    const isCount = fact.kind === 'count' && measured.measure.kind === 'duration';
    const isRecorded = valueAt(facts.source?.data, [id, 'value']) === 'uptime';
    return [{ id, means: fact.means, words, line, isCount, isRecorded, ...measured }];
  });
}

/** The nouns and labels for which facts have a number. */
export function vocabularyOf(corpus: Pick<Corpus, 'facts'>): Vocabulary {
  const all = measuredFacts(corpus);
  const nouns = all.flatMap(({ measure }) =>
    measure.kind === 'count' && measure.unit !== 'year of age' ? [measure.unit] : [],
  );
  const labels = all.flatMap(({ id, measure }) =>
    measure.kind === 'label' ? [String(corpus.facts.values.get(id)?.value)] : [],
  );
  return { nouns: [...new Set(nouns)], labels };
}

/** Whether two measures can be compared. */
export function sameMeasure(one: Measure, other: Measure): boolean {
  if (one.kind !== other.kind) return false;
  // Durations are compared across units. Sums of money are compared across currencies, and another currency is another value.
  if (one.kind === 'duration' || one.kind === 'money') return true;
  return ('unit' in one ? one.unit : '') === ('unit' in other ? other.unit : '');
}

/** Whether two values of comparable measures are the same: 24 hours are 1 day, but 30 days are no month. */
export function sameValue(
  one: { readonly measure: Measure; readonly values: readonly number[] },
  other: { readonly measure: Measure; readonly values: readonly number[] },
): boolean {
  const [first, second] = [base(one.measure), base(other.measure)];
  return (
    first.unit === second.unit &&
    one.values.length === other.values.length &&
    one.values.every(
      (value, place) =>
        value * first.factor === (other.values[place] ?? Number.NaN) * second.factor,
    )
  );
}

const bases: Readonly<Record<string, { unit: string; factor: number }>> = {
  minute: { unit: 'minute', factor: 1 },
  hour: { unit: 'minute', factor: 60 },
  day: { unit: 'minute', factor: 1440 },
  week: { unit: 'minute', factor: 10_080 },
  month: { unit: 'month', factor: 1 },
  year: { unit: 'month', factor: 12 },
};

function base(measure: Measure): { unit: string; factor: number } {
  const unit = 'unit' in measure ? measure.unit : '';
  return (measure.kind === 'duration' ? bases[unit] : undefined) ?? { unit, factor: 1 };
}

function measureOf(fact: Fact): Pick<MeasuredFact, 'measure' | 'values'> | undefined {
  switch (fact.kind) {
    case 'duration':
      return {
        measure: { kind: 'duration', unit: fact.unit },
        values: typeof fact.value === 'number' ? [fact.value] : fact.value,
      };
    case 'money':
      return { measure: { kind: 'money', unit: fact.unit }, values: [fact.value] };
    case 'percentage':
      return { measure: { kind: 'percentage' }, values: [fact.value] };
    case 'count':
      // A count of months is compared like any other time.
      return {
        measure: bases[fact.unit]
          ? { kind: 'duration', unit: fact.unit }
          : { kind: 'count', unit: fact.unit.split(' a ')[0] ?? fact.unit },
        values: [fact.value],
      };
    case 'ratio':
      return { measure: { kind: 'ratio' }, values: fact.value };
    case 'schedule': {
      const values = [fact.value.from, fact.value.to].map((time) => Number(time.replace(':', '')));
      return { measure: { kind: 'schedule' }, values };
    }
    case 'label':
      return /\d/.test(fact.value)
        ? {
            measure: { kind: 'label', unit: labelName(fact.value) },
            values: [labelValue(fact.value)],
          }
        : undefined;
    case 'list':
    case 'date':
      return undefined;
  }
}
