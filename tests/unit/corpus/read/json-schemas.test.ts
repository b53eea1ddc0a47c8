import { expect, test } from 'vitest';
import { jsonSchemas } from '../../../../src/corpus/read/json-schemas.ts';

const schemas = new Map(
  jsonSchemas().map(({ name, files, schema }) => [name, { files, schema: Object(schema) }]),
);

test('a schema knows the keys, the words to choose from, and what is expected as the content check says it', () => {
  const { properties, required } = schemas.get('document')?.schema ?? {};
  expect(properties.group.enum).toContain('security');
  expect(properties.owner).toMatchObject({ type: 'string', minLength: 1 });
  // A default needs no line.
  expect(required).not.toContain('aliases');
  expect(properties.version.description).toBe('Expected: a version such as "1.0"');
  expect(properties.updated).toMatchObject({
    type: 'string',
    description: 'Expected: a date of the calendar, such as 2026-11-20',
  });
});

test('a file of entries has the schema of an entry below each name, a file of a folder the name of both', () => {
  const { files, schema } = schemas.get('facts') ?? {};
  expect(files).toBe('content/facts.yaml');
  expect(schema.type).toBe('object');
  expect(JSON.stringify(schema.additionalProperties)).toContain('business-day');
  expect(schemas.get('status-incidents')?.files).toBe('content/status/incidents.yaml');
  expect(schemas.get('document')?.files).toBe(undefined);
});
