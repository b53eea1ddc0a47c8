// The schemas of everything in content/. They are strict: a key that they do not name is a mistake. The text of each
// `error` completes the sentence “expected …” in the messages of scripts/check-content.ts.
import { defineCollection } from 'astro/content/config';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { claimStatuses, noEvidence } from './site/claims.ts';
import { roles } from './site/duties.ts';
import { weekdays } from './site/facts.ts';
import { hubGroups } from './site/hub.ts';
import { defaultLanguage, languages } from './site/languages.ts';
import {
  exclusions,
  impacts,
  incidentStates,
  incidentTypes,
  planChanges,
  severities,
} from './site/status/records.ts';

const text = z.string({ error: 'a text' }).trim().min(1, { error: 'a text that is not empty' });
const texts = z.array(text, { error: 'a list of texts' });
const wholeNumber = (low: number, high: number) => {
  const error = `a whole number from ${low} to ${high}`;
  return z.number({ error }).int({ error }).min(low, { error }).max(high, { error });
};
const id = z.string({ error: 'an id' }).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'an id of small letters, digits and single hyphens',
});
const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `one of ${values.join(', ')}` });

// The parsers of front matter turn 2026-02-30 into 2 March: dates are checked as they were typed.
const asTyped = (value: unknown) =>
  value instanceof Date ? value.toISOString().replace(/T00:00:00\.000Z$/, '') : value;
const date = z
  .preprocess(asTyped, z.iso.date({ error: 'a date of the calendar, such as 2026-11-20' }))
  .transform((value) => new Date(value));
const instant = z
  .preprocess(asTyped, z.iso.datetime({ error: 'an instant in UTC, such as 2026-11-20T09:00:00Z' }))
  .transform((value) => new Date(value));
const address = z.string({ error: 'an address' }).regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, {
  error: 'an address such as /terms, without a slash at its end',
});

const version = z
  .string({ error: 'a version in quotation marks, such as "1.0"' })
  .regex(/^\d+\.\d+$/, { error: 'a version such as "1.0"' });

const document = z.strictObject({
  /** Name of the document, as its heading and in lists. */
  title: text,
  /** One sentence for search results and the legal hub. */
  description: text.max(200, { error: 'one sentence of at most 160 characters' }),
  group: choice(hubGroups),
  /** Place within the group; documents of the group are listed by it. */
  order: wholeNumber(1, 999),
  /** Place among the seven key policies of the legal hub. */
  keyPolicy: wholeNumber(1, 7).optional(),
  /** Other addresses of the same page. */
  aliases: z.array(address, { error: 'a list of addresses, such as [/terms]' }).default([]),
  version,
  effective: date,
  updated: date,
  /** Date of the next review. */
  review: date,
  /** A role, never a person. */
  owner: text,
  /** “At a glance”: not binding. */
  summary: texts
    .min(3, { error: 'three to seven points' })
    .max(7, { error: 'three to seven points' }),
});

const companyValue = z.strictObject({
  value: text,
  placeholder: z.boolean({ error: 'true or false' }).default(false),
});

const bound = choice(['minimum', 'maximum', 'target']).optional();
const number = z.number({ error: 'a number' }).nonnegative({ error: 'a number, zero or more' });
/** The site's languages are listed once: the fact counts them. */
const languageCount = z.literal('languages').transform(() => languages.length);
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
};
const fact = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      ...common,
      kind: z.literal('duration'),
      value: range,
      unit: choice(['minute', 'hour', 'day', 'business-day', 'week', 'month', 'year']),
      bound,
      prefix: text.optional(),
      /** Who owes it to whom, and the clause that says so. */
      duty: z
        .strictObject({ by: choice(roles), to: choice(roles), document: text, section: id })
        .optional(),
    }),
    z.strictObject({
      ...common,
      kind: z.literal('money'),
      value: number,
      unit: choice(['GBP', 'EUR', 'USD']),
      bound,
    }),
    z.strictObject({ ...common, kind: z.literal('percentage'), value: number, bound }),
    z.strictObject({
      ...common,
      kind: z.literal('count'),
      value: z.union([number, languageCount], { error: 'a number, zero or more' }),
      unit: text,
      bound,
      atLeast: z.boolean({ error: 'true or false' }).optional(),
    }),
    z.strictObject({ ...common, kind: z.literal('ratio'), value: z.tuple([number, number]) }),
    z.strictObject({
      ...common,
      kind: z.literal('list'),
      value: texts.min(1, { error: 'a list of one or more texts' }),
    }),
    z.strictObject({
      ...common,
      kind: z.literal('schedule'),
      value: z.strictObject({ weekday: choice(weekdays), from: time, to: time }),
      unit: choice(['UTC']),
    }),
    z.strictObject({
      ...common,
      kind: z.literal('label'),
      value: text,
      atLeast: z.boolean({ error: 'true or false' }).optional(),
    }),
  ],
  { error: 'one of duration, money, percentage, count, ratio, list, schedule, label' },
);

const claims = z.strictObject({
  claims: z.array(
    z
      .strictObject({
        id,
        /** How the claim appears in texts. */
        labels: texts.min(1, { error: 'at least one label' }),
        wording: text,
        status: choice(claimStatuses),
        scope: text,
        evidence: text,
        /** A role, never a person. */
        owner: text,
        review: date,
      })
      .refine(({ status, evidence }) => status !== 'certified' || evidence !== noEvidence, {
        path: ['evidence'],
        error: 'the number, issuer, scope and date of the certificate, as the status is certified',
      }),
    { error: 'a list of claims' },
  ),
});

const documentId = z.string().regex(/^[a-z0-9]+([-/][a-z0-9]+)*$/, {
  error: 'the path of a document, such as legal/terms-of-service',
});
const versions = z.strictObject({
  /** SHA-256 of each version's text; written by `npm run versions:accept`. */
  documents: z.record(
    documentId,
    z.record(
      version,
      z.string({ error: 'a fingerprint' }).regex(/^[0-9a-f]{64}$/, {
        error: 'a fingerprint of 64 hexadecimal digits',
      }),
      { error: 'versions and their fingerprints' },
    ),
    { error: 'documents and their versions' },
  ),
});
const launch = z.strictObject({
  /** Day from which the site is public; `null` until then. */
  publicSince: date.nullable(),
  /** The version of each document that counsel has reviewed, and when. */
  counsel: z.record(documentId, z.strictObject({ version, date }), {
    error: 'documents, each with { version: "1.0", date: 2026-12-01 }',
  }),
  questions: z.array(z.strictObject({ id, question: text, answer: text.nullable() }), {
    error: 'a list of questions',
  }),
});

const figures = z.strictObject({
  paths: z.array(
    z.strictObject({
      id,
      caption: text,
      steps: z
        .array(
          z.strictObject({
            name: text,
            time: text.optional(),
            text,
            /** A way out of the path, not a stage of it. */
            aside: z.boolean({ error: 'true or false' }).default(false),
          }),
        )
        .min(2, { error: 'two steps or more' }),
    }),
    { error: 'a list of paths' },
  ),
  tables: z.array(
    z
      .strictObject({ id, caption: text, columns: texts, rows: z.array(texts) })
      .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
        path: ['rows'],
        error: 'rows that have a cell for each column',
      }),
    { error: 'a list of tables' },
  ),
});

const score = wholeNumber(1, 5);
const risks = z.strictObject({
  asOf: date,
  owner: text,
  risks: z.array(
    z.strictObject({
      id,
      category: text,
      description: text,
      impact: score,
      likelihood: score,
      mitigation: text,
      owner: text,
    }),
  ),
});

const quarter = z
  .string({ error: 'a quarter such as 2024-Q3' })
  .regex(/^\d{4}-Q[1-4]$/, { error: 'a quarter such as 2024-Q3' });
const roadmap = z.strictObject({
  asOf: date,
  baseline: z.array(z.strictObject({ id, area: text, position: text })),
  phases: z.array(z.strictObject({ id, quarter, title: text, aims: texts })),
  risks: z.array(
    z.strictObject({ id, risk: text, impact: score, likelihood: score, response: text }),
  ),
});

/** Texts in the other languages, each of which may lack them. */
const translations = <T extends z.ZodType>(of: T) => {
  const others = languages.map(({ code }) => code).filter((code) => code !== defaultLanguage);
  const shape = Object.fromEntries(others.map((code) => [code, of.optional()]));
  return z.strictObject(shape, { error: 'texts by their language, such as fr: …' }).optional();
};
const componentIds = z.array(id, { error: 'a list of component ids' }).min(1, {
  error: 'the id of at least one component',
});
// The head of each file in content/status says what its fields mean.
const statusComponents = z.strictObject({
  asOf: instant,
  components: z
    .array(
      z.strictObject({
        id,
        name: text,
        description: text,
        since: instant,
        lastUpdate: instant,
        commitment: id.optional(),
      }),
    )
    .min(1, { error: 'at least one component' }),
});
const statusIncidents = z.strictObject({
  incidents: z.array(
    z.strictObject({
      id,
      title: text,
      severity: choice(severities),
      type: choice(incidentTypes),
      impact: z
        .record(id, choice(impacts), {
          error: 'each affected component with its impact, such as payments-api: down',
        })
        .refine((impact) => Object.keys(impact).length > 0, {
          error: 'at least one component with its impact, such as payments-api: down',
        }),
      start: instant,
      end: instant.optional(),
      excluded: choice(exclusions).optional(),
      description: text,
      resolution: text.optional(),
      updates: z
        .array(
          z.strictObject({
            at: instant,
            state: choice(incidentStates),
            text,
            translations: translations(text),
          }),
        )
        .min(1, { error: 'at least one update' }),
      translations: translations(
        z.strictObject({
          title: text.optional(),
          description: text.optional(),
          resolution: text.optional(),
        }),
      ),
    }),
  ),
});
const statusMaintenance = z.strictObject({
  maintenance: z.array(
    z.strictObject({
      id,
      title: text,
      components: componentIds,
      announced: instant,
      start: instant,
      end: instant,
      details: text,
      updates: z.array(
        z.strictObject({
          at: instant,
          change: choice(planChanges).optional(),
          text,
          translations: translations(text),
        }),
      ),
      translations: translations(
        z.strictObject({ title: text.optional(), details: text.optional() }),
      ),
    }),
  ),
});

type Words = { [key: string]: string | Words };
const words: z.ZodType<Words> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), words], { error: 'a text, or a group of texts' })),
);

/** A file that is one record: its whole content is the collection's only entry, named like the collection. */
const record = (name: string, path: string) =>
  file(path, { parser: (source) => ({ [name]: parse(source) }) });

// Each collection and its schema, by name: scripts/check-content.ts reads the same schemas.
export const collections = {
  documents: defineCollection({
    loader: glob({ base: 'content/documents', pattern: '**/*.mdx' }),
    schema: document,
  }),
  company: defineCollection({ loader: file('content/company.yaml'), schema: companyValue }),
  facts: defineCollection({ loader: file('content/facts.yaml'), schema: fact }),
  claims: defineCollection({ loader: record('claims', 'content/claims.yaml'), schema: claims }),
  figures: defineCollection({
    loader: record('figures', 'content/figures.yaml'),
    schema: figures,
  }),
  versions: defineCollection({
    loader: record('versions', 'content/versions.yaml'),
    schema: versions,
  }),
  launch: defineCollection({ loader: record('launch', 'content/launch.yaml'), schema: launch }),
  risks: defineCollection({ loader: record('risks', 'content/risks.yaml'), schema: risks }),
  roadmap: defineCollection({ loader: record('roadmap', 'content/roadmap.yaml'), schema: roadmap }),
  statusComponents: defineCollection({
    loader: record('components', 'content/status/components.yaml'),
    schema: statusComponents,
  }),
  statusIncidents: defineCollection({
    loader: record('incidents', 'content/status/incidents.yaml'),
    schema: statusIncidents,
  }),
  statusMaintenance: defineCollection({
    loader: record('maintenance', 'content/status/maintenance.yaml'),
    schema: statusMaintenance,
  }),
  locales: defineCollection({
    loader: glob({
      base: 'content/locales',
      pattern: '*/*.json',
      generateId: ({ entry }) => entry.replace(/\.json$/, ''),
    }),
    schema: words,
  }),
};
