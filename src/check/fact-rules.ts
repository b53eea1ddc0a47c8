// Compares the facts with each other, and with the limits of the law, which they must meet or improve on. A rule is skipped
// if its fact does not exist or is of another kind; a test makes sure that every rule applies to facts.yaml.

import type { Corpus } from '../corpus/corpus.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { valueAt } from '../corpus/read/source.ts';
import { limits, orders, type Relation } from './fact-rule-list.ts';
import { type MeasuredFact, measuredFacts } from './measured-facts.ts';

/** Smallest and greatest value of a fact: minutes, or months where it counts months or years. */
type Span = { readonly low: number; readonly high: number };

/** The fact that holds measured uptime. */
const measuredUptime = 'measured-uptime';

/** The ids of the facts that the rules name. */
export const ruledFacts: readonly string[] = [
  ...new Set([
    ...orders.flatMap(({ pairs }) => pairs.flat()),
    ...limits.flatMap(({ facts }) => facts),
    ...['float-hot', 'float-cold', 'float-warm-reserve', 'stress-test-spike'],
  ]),
];

/** The rules that the facts break. Each message names both entries, their values and their lines. */
export function factRules(corpus: Corpus): Diagnostic[] {
  const known = new Map(measuredFacts(corpus).map((fact) => [fact.id, fact]));
  const show = (id: string) =>
    `"${id}" (${corpus.value(`fact.${id}`)}, line ${known.get(id)?.line ?? 1})`;
  const problem = (id: string, message: string): Diagnostic => ({
    file: corpus.facts.path,
    line: known.get(id)?.line ?? 1,
    message: `${message} Correct the one that is wrong.`,
  });
  const ordered = orders.flatMap(({ because, is, pairs }) =>
    pairs.flatMap(([first, second]) => {
      const [one, other] = [spanOf(known.get(first)), spanOf(known.get(second))];
      if (!one || !other || keeps(one, is, other)) return [];
      const relation = is === 'shorter than' && !isTime(known.get(first)) ? 'less than' : is;
      return [problem(first, `${show(first)} must be ${relation} ${show(second)}: ${because}.`)];
    }),
  );
  const limited = limits.flatMap(({ facts: ids, is, value, words }) =>
    ids.flatMap((id) => {
      const span = spanOf(known.get(id));
      if (!span || within(span, is, value)) return [];
      return [problem(id, `${show(id)} must be ${is} ${words}.`)];
    }),
  );
  const share = (id: string) => spanOf(known.get(id))?.low;
  return [...ordered, ...limited, ...floatProblems(share, show, problem), ...typedUptime(corpus)];
}

/** A measured figure must not be typed: it would differ from the records, or agree with them by chance. */
function typedUptime({ facts }: Corpus): Diagnostic[] {
  const typed = valueAt(facts.source?.data, [measuredUptime, 'value']);
  if (!facts.source || typeof typed !== 'number') return [];
  const message = `"value" in "${measuredUptime}": found ${typed}, expected the word uptime: the figure follows from the records of the status page. Write value: uptime.`;
  return [{ file: facts.path, line: facts.source.lineOf([measuredUptime, 'value']), message }];
}

/** The shares of the settlement float, which the documents explain to each other. */
function floatProblems(
  share: (id: string) => number | undefined,
  show: (id: string) => string,
  problem: (id: string, message: string) => Diagnostic,
): Diagnostic[] {
  const [hot, cold] = [share('float-hot'), share('float-cold')];
  const [warm, spike] = [share('float-warm-reserve'), share('stress-test-spike')];
  const problems: Diagnostic[] = [];
  if (hot !== undefined && cold !== undefined && hot + cold !== 100) {
    const message = `${show('float-hot')} and ${show('float-cold')} make ${hot + cold}% together and must make 100%: they are the whole float, the warm reserve is additional.`;
    problems.push(problem('float-hot', message));
  }
  if (hot !== undefined && warm !== undefined && spike !== undefined && spike <= hot + warm) {
    const message = `${show('stress-test-spike')} must be more than ${show('float-hot')} and ${show('float-warm-reserve')} together: the documents say that the test needs the cold storage.`;
    problems.push(problem('stress-test-spike', message));
  }
  return problems;
}

const day = 1440;
const factors: Readonly<Record<string, number>> = {
  ...{ minute: 1, hour: 60, day, 'business-day': day, week: 7 * day },
  // Months are a separate scale: no rule compares them with shorter units.
  ...{ month: 1, year: 12 },
};

function isTime(fact: MeasuredFact | undefined): boolean {
  return fact?.measure.kind === 'duration';
}

function spanOf(fact: MeasuredFact | undefined): Span | undefined {
  if (!fact) return undefined;
  const factor = fact.measure.kind === 'duration' ? (factors[fact.measure.unit] ?? 1) : 1;
  const values = fact.values.map((value) => value * factor);
  return { low: Math.min(...values), high: Math.max(...values) };
}

function keeps(one: Span, is: Relation, other: Span): boolean {
  if (is === 'shorter than') return one.high < other.low;
  if (is === 'the beginning of') return one.low === other.low;
  // If the limit is a single value, the whole other range must be within it. For two ranges, each end is compared with the
  // same end.
  return one.high <= other.high && (other.low === other.high || one.low <= other.low);
}

function within(
  { low, high }: Span,
  is: 'at least' | 'at most' | 'exactly',
  value: number,
): boolean {
  if (is === 'at least') return low >= value;
  return is === 'at most' ? high <= value : low === value && high === value;
}
