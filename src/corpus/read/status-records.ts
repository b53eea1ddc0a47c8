// The records of the status page as typed values, each with its path in its file. A record that fails its schema is left out,
// because its mistake is reported already.
import type { z } from 'astro/zod';
import type { Component, Incident, Maintenance, StatusRecords } from '../../status/records.ts';
import { instant } from '../schema/fields.ts';
import { component, incident, maintenance } from '../schema/status.ts';
import type { Diagnostic } from './diagnostic.ts';
import { suggestion } from './nearest.ts';
import { listOf, type Path, problemAt, type Source, valueAt } from './source.ts';

/** A record, its source and its path in that. */
export type Located<T> = {
  readonly record: T;
  readonly source: Source;
  readonly at: Path;
};

/** The records that can be checked. */
export type LocatedRecords = {
  /** `undefined` when the instant itself cannot be read. */
  readonly asOf: Located<Date> | undefined;
  readonly sample: boolean;
  readonly components: readonly Located<Component>[];
  readonly incidents: readonly Located<Incident>[];
  readonly maintenance: readonly Located<Maintenance>[];
  /** The records as figures are computed from them; `undefined` if any of them was left out. */
  readonly records: StatusRecords | undefined;
};

type StatusData = Readonly<
  Record<
    'statusComponents' | 'statusIncidents' | 'statusMaintenance',
    { readonly source: Source | undefined }
  >
>;

/** The records that fit their schemas. */
export function locateRecords(data: StatusData): LocatedRecords {
  const { source } = data.statusComponents;
  const asOf = locate(source, ['asOf'], instant);
  const sample = valueAt(source?.data, ['sample']) === true;
  const found = {
    components: recordsIn(source, 'components', component),
    incidents: recordsIn(data.statusIncidents.source, 'incidents', incident),
    maintenance: recordsIn(data.statusMaintenance.source, 'maintenance', maintenance),
  };
  const records =
    asOf && Object.values(found).every(({ complete }) => complete)
      ? {
          asOf: asOf.record,
          sample,
          components: found.components.located.map(({ record }) => record),
          incidents: found.incidents.located.map(({ record }) => record),
          maintenance: found.maintenance.located.map(({ record }) => record),
        }
      : undefined;
  return {
    asOf,
    sample,
    components: found.components.located,
    incidents: found.incidents.located,
    maintenance: found.maintenance.located,
    records,
  };
}

function recordsIn<T>(
  source: Source | undefined,
  list: string,
  schema: z.ZodType<T>,
): { located: Located<T>[]; complete: boolean } {
  const value = valueAt(source?.data, [list]);
  const all = listOf(value).map((_, index) => locate(source, [list, index], schema));
  const found = all.filter((each) => each !== undefined);
  return { located: found, complete: Array.isArray(value) && found.length === all.length };
}

function locate<T>(
  source: Source | undefined,
  at: Path,
  schema: z.ZodType<T>,
): Located<T> | undefined {
  const result = source && schema.safeParse(valueAt(source.data, at));
  return source && result?.success ? { record: result.data, source, at } : undefined;
}

export function recordProblem(
  { source, at }: Located<unknown>,
  path: Path,
  message: string,
): Diagnostic {
  return problemAt(source, [...at, ...path], message);
}

export function typedAt({ source, at }: Located<unknown>, path: Path): string {
  return source.typed([...at, ...path]) ?? String(valueAt(source.data, [...at, ...path]));
}

/** The ids of the components as they were typed; `undefined` if their file cannot be read. */
export function componentIds({ statusComponents: { source } }: StatusData): string[] | undefined {
  return (
    source &&
    listOf(valueAt(source.data, ['components'])).map((each) => String(valueAt(each, ['id'])))
  );
}

/** The sentence for a component that does not exist; `undefined` if it exists, or if the components cannot be read. */
export function unknownComponent(
  id: string,
  ids: readonly string[] | undefined,
): string | undefined {
  if (ids === undefined || ids.includes(id)) return undefined;
  return `there is no component "${id}".${suggestion(id, ids)} Components are listed in content/status/components.yaml.`;
}
