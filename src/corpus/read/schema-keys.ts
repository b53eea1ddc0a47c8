// The keys that a schema knows, for messages that name them.
import { z } from 'astro/zod';
import { isGroup, type Path } from './source.ts';

/**
 * The keys that a schema allows in the group at a path.
 * @param data The value that is checked. It decides which form of an entry applies, such as the kind of a fact.
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
