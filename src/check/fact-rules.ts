// Compares the facts with each other, and with the limits of the law, which they must meet or improve on: content/legal-limits.yaml.
// A rule is skipped if its fact cannot be read or is of another kind.

import type { Corpus } from '../corpus/corpus.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { valueAt } from '../corpus/read/source.ts';
import { scores } from '../corpus/risk.ts';
import type { LegalLimits } from '../corpus/schema/legal-limits.ts';
import { settlementOf } from '../corpus/settlement.ts';
import { languages } from '../languages/list.ts';
import { type MeasuredFact, measuredFacts } from './measured-facts.ts';
import { unknownFact } from './names.ts';
import type { Waivable } from './waivers.ts';

/** The relation that the first of two facts must have to the second. Ranges are compared at both ends. */
type Relation = LegalLimits['orders'][number]['is'];

/** Smallest and greatest value of a fact: minutes, or months where it counts months or years. */
type Span = { readonly low: number; readonly high: number };

/** The fact that holds measured uptime. */
const measuredUptime = 'measured-uptime';

/** Facts that count what stands in code, and what it is. */
const counts = [
  {
    fact: 'languages',
    count: languages.length,
    what: 'the languages of src/languages/list.ts; the word languages counts them',
  },
  { fact: 'risk-scale-max', count: scores.length, what: 'the scores of src/corpus/risk.ts' },
] as const;

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
  const { limits = [], orders = [] } = corpus.legalLimits.data ?? {};
  const ordered = orders.flatMap(({ because, is, pairs }) =>
    pairs.flatMap(([first, second]) => {
      const [one, other] = [spanOf(known.get(first)), spanOf(known.get(second))];
      if (!one || !other || keeps(one, is, other)) return [];
      const relation = is === 'shorter than' && !isTime(known.get(first)) ? 'less than' : is;
      return [problem(first, `${show(first)} must be ${relation} ${show(second)}: ${because}.`)];
    }),
  );
  const limited = limits.flatMap(({ facts: ids, is, limit }) =>
    ids.flatMap((id) => {
      const span = spanOf(known.get(id));
      if (!span || within(span, is, boundOf(limit))) return [];
      return [problem(id, `${show(id)} must be ${is} ${limit}.`)];
    }),
  );
  const counted = counts.flatMap(({ fact, count, what }) => {
    const span = spanOf(known.get(fact));
    if (!span || (span.low === count && span.high === count)) return [];
    return [problem(fact, `${show(fact)} must be exactly ${count}, ${what}.`)];
  });
  const share = (id: string) => spanOf(known.get(id))?.low;
  return [
    ...unknownFacts(corpus),
    ...ordered,
    ...limited,
    ...counted,
    ...floatProblems(share, show, problem),
    ...typedUptime(corpus),
    ...sharedMeanings(corpus),
    ...unevenSettlement(corpus),
  ];
}

/** Facts that the limits and orders name and nobody has written. */
function unknownFacts({ legalLimits: { data, source, path: file }, facts }: Corpus): Diagnostic[] {
  const named = [
    ...(data?.limits ?? []).flatMap(({ facts: ids }, index) =>
      ids.map((id, place) => ({ id, path: ['limits', index, 'facts', place] })),
    ),
    ...(data?.orders ?? []).flatMap(({ pairs }, index) =>
      pairs.flatMap((pair, at) =>
        pair.map((id, place) => ({ id, path: ['orders', index, 'pairs', at, place] })),
      ),
    ),
  ];
  return named.flatMap(({ id, path }) => {
    const message = unknownFact(id, { facts });
    return message === undefined ? [] : [{ file, line: source?.lineOf(path) ?? 1, message }];
  });
}

/** A measured figure must not be typed: it would differ from the records, or agree with them by chance. */
function typedUptime({ facts }: Corpus): Diagnostic[] {
  const typed = valueAt(facts.source?.data, [measuredUptime, 'value']);
  if (!facts.source || typeof typed !== 'number') return [];
  const message = `"value" in "${measuredUptime}": found ${typed}, expected the word uptime: the figure follows from the records of the status page. Write value: uptime.`;
  return [{ file: facts.path, line: facts.source.lineOf([measuredUptime, 'value']), message }];
}

/** Shares that are more than the whole. A growth may be, which an author says by a waiver. */
export function wholeShares({ facts, legalLimits }: Corpus): Waivable[] {
  const { path: file, source, values } = facts;
  const limited = legalLimits.data?.limits.flatMap(({ facts: ids }) => ids) ?? [];
  return [...values].flatMap(([id, { kind }]) =>
    ['value', 'then'].flatMap((key) => {
      const share = valueAt(source?.data, [id, key]);
      const isShare = kind === 'percentage' && typeof share === 'number';
      if (!isShare || share <= 100 || limited.includes(id)) return [];
      const message = `"${key}" in "${id}": found ${source?.typed([id, key])}, expected 100 or less, as it is a percentage. Correct it; a growth of more than the whole stands by "# waiver: …" with the reason on the line above.`;
      return [{ file, line: source?.lineOf([id, key]) ?? 1, message }];
    }),
  );
}

/** Two facts of one meaning would let two texts give two values for it. */
function sharedMeanings({ facts: { path: file, source, values } }: Corpus): Diagnostic[] {
  const owners = new Map<string, string>();
  return [...values].flatMap(([id, { means }]) => {
    const meaning = means
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    const owner = owners.get(meaning);
    owners.set(meaning, owner ?? id);
    if (owner === undefined) return [];
    const message = `"means" in "${id}": found “${means}”, which "${owner}" on line ${source?.lineOf([owner]) ?? 1} means already. Use that fact in place of this one, or say what sets the two apart.`;
    return [{ file, line: source?.lineOf([id, 'means']) ?? 1, message }];
  });
}

/** The worked settlement shows exact amounts, as a statement does, so that nothing in it may be rounded. */
function unevenSettlement({ facts: { path, source, values } }: Corpus): Diagnostic[] {
  try {
    settlementOf(values);
    return [];
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = `with "example-rate" the worked settlement of the home page comes to ${error.message}, which is no whole number of pence. Choose another "example-rate" or "example-payment", and change the example in the section "fx" of content/documents/legal/merchant-agreement.mdx with it.`;
    return [{ file: path, line: source?.lineOf(['example-rate', 'value']) ?? 1, message }];
  }
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

/** The number of a limit, in minutes, months, or as it stands. */
function boundOf(limit: string): number {
  const [, value = '', unit = ''] = /^([\d.]+) ?([a-z]*?)s?(?![a-z])/.exec(limit) ?? [];
  return Number(value) * (factors[unit] ?? 1);
}

function within({ low, high }: Span, is: 'at least' | 'at most', value: number): boolean {
  return is === 'at least' ? low >= value : high <= value;
}
