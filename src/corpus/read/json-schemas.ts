// The schemas of the content as JSON Schema, for editors that complete and underline while one types.
import { z } from 'astro/zod';
import { frontMatter, pageFrontMatter } from '../schema/documents.ts';
import { glossary } from '../schema/glossary.ts';
import { acceptedTranslations, translationFrontMatter } from '../schema/translations.ts';
import { words } from '../schema/words.ts';
import { entryFiles, records } from './data.ts';

/** A schema: the files that it is for, as a pattern; none for front matter, which editors find in no file of its own. */
type EditorSchema = {
  readonly name: string;
  readonly files: string | undefined;
  readonly schema: object;
};

export function jsonSchemas(): EditorSchema[] {
  const entries = Object.values(entryFiles).map(({ path, schema }) => ({
    path,
    schema: z.record(z.string(), schema as z.ZodType),
  }));
  const files = [...Object.values(records), ...entries].map(({ path, schema }) => ({
    ...{ name: path.replace(/^content\/(.*)\.yaml$/, '$1').replace('/', '-'), files: path },
    schema: jsonSchema(schema),
  }));
  const others: [name: string, files: string | undefined, schema: z.ZodType][] = [
    ['glossary', 'content/glossary/*.yaml', glossary],
    ['words', 'content/locales/*/*.json', words],
    ['accepted', 'content/**/accepted.json', acceptedTranslations],
    ['document', undefined, frontMatter],
    ['page', undefined, pageFrontMatter],
    ['translation', undefined, translationFrontMatter],
  ];
  return [
    ...files,
    ...others.map(([name, pattern, schema]) => ({
      ...{ name, files: pattern, schema: jsonSchema(schema) },
    })),
  ];
}

/** A schema as it is typed. What a value must be is said in the words of the content check. */
function jsonSchema(schema: z.ZodType): object {
  return z.toJSONSchema(schema, {
    ...{ target: 'draft-7', io: 'input', unrepresentable: 'any' },
    override: ({ zodSchema, jsonSchema: made }) => {
      const { checks = [], error } = zodSchema._zod.def;
      const last: ((issue: never) => unknown) | undefined = checks.at(-1)?._zod.def.error ?? error;
      const expected = last?.({} as never);
      if (typeof expected === 'string') made.description = `Expected: ${expected}`;
    },
  });
}
