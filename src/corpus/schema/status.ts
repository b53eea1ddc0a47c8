// The records of the status page. The head of each file in `content/status` explains its fields. Their types are those of
// `src/status/records.ts`, and the compiler checks that the schemas match them.
import { z } from 'astro/zod';
import { defaultLanguage, languages } from '../../languages/list.ts';
import {
  type Component,
  exclusions,
  type Incident,
  impacts,
  incidentStates,
  incidentTypes,
  type Maintenance,
  planChanges,
  severities,
} from '../../status/records.ts';
import { choice, flag, id, instant, text } from './fields.ts';

/** Translations of texts; any language may be missing. */
const translations = <T extends z.ZodType>(of: T) => {
  const others = languages.map(({ code }) => code).filter((code) => code !== defaultLanguage);
  const shape = Object.fromEntries(others.map((code) => [code, of.optional()]));
  return z.strictObject(shape, { error: 'texts by their language, such as fr: …' }).optional();
};

export const component = z.strictObject({
  id,
  name: text,
  description: text,
  since: instant,
  lastUpdate: instant,
  commitment: id.optional(),
}) satisfies z.ZodType<Component>;

export const incident = z.strictObject({
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
}) satisfies z.ZodType<Incident>;

export const maintenance = z.strictObject({
  id,
  title: text,
  components: z.array(id, { error: 'a list of component ids' }).min(1, {
    error: 'the id of at least one component',
  }),
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
  translations: translations(z.strictObject({ title: text.optional(), details: text.optional() })),
}) satisfies z.ZodType<Maintenance>;

export const statusComponents = z.strictObject({
  asOf: instant,
  /** Whether all records of the folder are samples. */
  sample: flag.optional(),
  components: z.array(component).min(1, { error: 'at least one component' }),
});

export const statusIncidents = z.strictObject({ incidents: z.array(incident) });

export const statusMaintenance = z.strictObject({ maintenance: z.array(maintenance) });
