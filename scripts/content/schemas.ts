// Purpose: which file of the content folder is checked by which schema of src/content.config.ts, and what a schema knows.
// The schemas themselves are written there and nowhere else.
import { z } from 'astro/zod';
import { collections } from '../../src/content.config.ts';
import { isGroup, type Path } from './source.ts';

type Name = keyof typeof collections;

/** A data file, its schema, and whether the schema is for the whole file or for each of its entries. */
export type DataFile = { readonly path: string; readonly collection: Name; readonly each: boolean };

/** The data files, all of which must exist. */
export const dataFiles: readonly DataFile[] = [
  { path: 'content/claims.yaml', collection: 'claims', each: false },
  { path: 'content/company.yaml', collection: 'company', each: true },
  { path: 'content/facts.yaml', collection: 'facts', each: true },
  { path: 'content/figures.yaml', collection: 'figures', each: false },
  { path: 'content/launch.yaml', collection: 'launch', each: false },
  { path: 'content/risks.yaml', collection: 'risks', each: false },
  { path: 'content/roadmap.yaml', collection: 'roadmap', each: false },
  { path: 'content/versions.yaml', collection: 'versions', each: false },
  { path: 'content/status/components.yaml', collection: 'statusComponents', each: false },
  { path: 'content/status/incidents.yaml', collection: 'statusIncidents', each: false },
  { path: 'content/status/maintenance.yaml', collection: 'statusMaintenance', each: false },
];

/**
 * The schema of a collection.
 * @throws TypeError when the collection has none that works outside Astro.
 */
export function schemaOf(collection: Name): z.ZodType {
  const schema: unknown = collections[collection].schema;
  if (schema instanceof z.ZodType) return schema;
  throw new TypeError(
    `The collection "${collection}" has no plain schema in src/content.config.ts.`,
  );
}

/**
 * The keys that a schema allows in the group at a path.
 * @param data The value that is checked: it decides between the forms of an entry, such as the kinds of a fact.
 */
export function keysAt(schema: unknown, path: Path, data: unknown): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return keysAt(schema.unwrap(), path, data);
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { discriminator } = schema.def;
    const kind = isGroup(data) ? data[discriminator] : undefined;
    const form = schema.options.find(
      (option) => option instanceof z.ZodObject && accepts(option.shape[discriminator], kind),
    );
    return keysAt(form, path, data);
  }
  const [key, ...rest] = path;
  if (schema instanceof z.ZodObject) {
    if (key === undefined) return Object.keys(schema.shape);
    return keysAt(schema.shape[String(key)], rest, isGroup(data) ? data[String(key)] : undefined);
  }
  if (schema instanceof z.ZodArray && key !== undefined) {
    return keysAt(schema.element, rest, Array.isArray(data) ? data[Number(key)] : undefined);
  }
  return [];
}

function accepts(schema: unknown, value: unknown): boolean {
  return schema instanceof z.ZodType && schema.safeParse(value).success;
}
