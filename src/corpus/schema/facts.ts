import { z } from 'astro/zod';
import { dutyKinds, roles } from '../duties.ts';
import { choice, type DeepReadonly, day, flag, id, number, text, texts } from './fields.ts';

/** Days of the week in the order of `Date.prototype.getUTCDay`. */
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

const bound = choice(['minimum', 'maximum', 'target']).optional();
const range = z.union(
  [
    number,
    z.tuple([number, number]).refine(([low, high]) => low < high, {
      error: 'a range with its lower number first',
    }),
  ],
  { error: 'a number, or a range such as [10, 15] with its lower number first' },
);
const time = z
  .string({ error: 'a time in quotation marks, such as "02:00"' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'a time such as "02:00"' });
const common = {
  means: text,
  source: text,
  /** Beginnings of words that name the subject: see the head of `content/facts.yaml`. */
  words: texts.optional(),
  /** The record of `claims.yaml` that must be named where the fact is used. */
  claim: id.optional(),
};

/** The clause that states a period: the document, such as `legal/refund-policy`, and the section in it. */
const clause = { document: text, section: id };
const duty = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('owed'), to: choice(roles), ...clause }),
    z.strictObject({ kind: z.literal('expected'), of: choice(roles), ...clause }),
    // `as` is a form of the fact for repeated events: “daily”.
    z.strictObject({ kind: z.literal('target'), as: text.optional(), ...clause }),
  ],
  { error: `one of ${dutyKinds.join(', ')}` },
);

const duration = z.strictObject({
  ...common,
  kind: z.literal('duration'),
  value: range,
  unit: choice(['minute', 'hour', 'day', 'business-day', 'week', 'month', 'year']),
  bound,
  prefix: text.optional(),
  /** Whether the law sets the period. Documents may then type it, if they call it statutory. */
  statutory: flag.optional(),
  /** What the period means to the reader, and the clause that states it. */
  duty: duty.optional(),
});
const money = z.strictObject({
  ...common,
  kind: z.literal('money'),
  value: number,
  unit: choice(['GBP', 'EUR', 'USD']),
  bound,
});
const percentage = z.strictObject({
  ...common,
  kind: z.literal('percentage'),
  value: number,
  bound,
});
const count = z.strictObject({
  ...common,
  kind: z.literal('count'),
  value: number,
  unit: text,
  bound,
  atLeast: flag.optional(),
});
const ratio = z.strictObject({
  ...common,
  kind: z.literal('ratio'),
  value: z.tuple([number, number]),
});
const list = z.strictObject({
  ...common,
  kind: z.literal('list'),
  value: texts
    .min(1, { error: 'a list of one or more texts' })
    .refine((all) => new Set(all).size === all.length, { error: 'a list with each text once' }),
});
const schedule = z.strictObject({
  ...common,
  kind: z.literal('schedule'),
  value: z.strictObject({ weekday: choice(weekdays), from: time, to: time }),
  unit: choice(['UTC']),
});
const label = z.strictObject({
  ...common,
  kind: z.literal('label'),
  value: text,
  atLeast: flag.optional(),
});
const dated = z.strictObject({ ...common, kind: z.literal('date'), value: day });

/** The value of a fact from a day on: `then`, from the day `from`. */
const ahead = <T extends z.ZodType>(value: T) => ({
  from: day.optional(),
  // biome-ignore lint/suspicious/noThenProperty: an author reads “from 1 January, then 14”; a value is never awaited.
  then: value.optional(),
});
const typed = <const T extends string>(word: T) =>
  z.union([number, z.literal(word)], { error: 'a number, zero or more' });

/**
 * A business number as it is typed in `content/facts.yaml`. A word in the place of a number names a derived value:
 * `languages` counts the languages of the site, `uptime` is measured from the records of the status page. With `from` and
 * `then`, the value changes on a day.
 */
export const factEntry = z
  .discriminatedUnion(
    'kind',
    [
      duration.extend(ahead(range)),
      money.extend(ahead(number)),
      percentage.extend({ value: typed('uptime'), ...ahead(number) }),
      count.extend({ value: typed('languages'), ...ahead(number) }),
      ratio.extend(ahead(ratio.shape.value)),
      list.extend(ahead(list.shape.value)),
      schedule.extend(ahead(schedule.shape.value)),
      label.extend(ahead(label.shape.value)),
      dated.extend(ahead(day)),
    ],
    {
      error: 'one of duration, money, percentage, count, ratio, list, schedule, label, date',
    },
  )
  .superRefine(({ from, then }, { addIssue }) => {
    if ((from === undefined) === (then === undefined)) return;
    const [missing, message] =
      from === undefined
        ? ['from', 'the first day of that value, such as 2027-01-31, beside "then"']
        : ['then', 'the value from that day on, beside "from"'];
    addIssue({ code: 'custom', path: [missing], message });
  });

export type Duty = DeepReadonly<z.infer<typeof duty>>;
/** A business number as pages and rules use it: with every value. */
export type Fact = DeepReadonly<
  z.infer<
    | typeof duration
    | typeof money
    | typeof percentage
    | typeof count
    | typeof ratio
    | typeof list
    | typeof schedule
    | typeof label
    | typeof dated
  >
>;
export type FactEntry = DeepReadonly<z.infer<typeof factEntry>>;
