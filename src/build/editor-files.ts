// What an editor of code needs to help while one types in content/: schemas, the settings that use them, and snippets.
import type { Corpus } from '../corpus/corpus.ts';
import { jsonSchemas } from '../corpus/read/json-schemas.ts';

/** The schemas and the settings that use them, by their paths: they follow from the code alone. */
export function schemaFiles(): Map<string, string> {
  const schemas = jsonSchemas().map(({ name, files, schema }) => ({
    ...{ path: `.vscode/schemas/${name}.json`, files, schema },
  }));
  const of = (ending: string) => schemas.filter(({ files }) => files?.endsWith(ending));
  const settings = {
    'yaml.schemas': Object.fromEntries(of('.yaml').map(({ path, files }) => [path, files])),
    'json.schemas': of('.json').map(({ path, files }) => ({
      fileMatch: [files],
      url: `./${path}`,
    })),
  };
  return new Map(
    [
      ['.vscode/settings.json', settings],
      ...schemas.map(({ path, schema }) => [path, schema] as const),
    ].map(([path, value]) => [path as string, `${JSON.stringify(value, null, 2)}\n`]),
  );
}

/** Where the snippets stand. They follow from the content, and git leaves them out. */
export const snippetsFile = '.vscode/content.code-snippets';

/** Snippets of components, with the ids that the content has now. */
export function snippets({ facts, company, documents, pages }: Corpus): string {
  const choice = (place: number, values: Iterable<string>) =>
    `\${${place}|${[...values].join(',')}|}`;
  const texts = choice(1, [...documents.map(({ id }) => id), ...pages]);
  const mdx: Readonly<Record<string, string>> = {
    Section: '<Section id="$1" title="$2">\n\n$0\n\n</Section>',
    Company: `<Company name="${choice(1, company.values.keys())}" />`,
    See: `<See doc="${texts}" section="$2" />`,
    'See here': '<See section="$1" />',
    Term: '<Term>$1</Term>',
    'Term define': '<Term define>$1</Term>',
    Notice: '<Notice>\n\n$0\n\n</Notice>',
    Example: '<Example>\n\n$0\n\n</Example>',
    waiver: '{/* waiver: $1 */}',
  };
  const ofFacts = [...facts.values].flatMap(([id, { means }]) => [
    [`Fact ${id}`, 'mdx', `<Fact id="${id}" />`, means],
    [`fact.${id}`, 'json,yaml,mdx', `{{fact.${id}}}`, means],
  ]);
  const all = [...Object.entries(mdx).map(([name, body]) => [name, 'mdx', body]), ...ofFacts].map(
    ([prefix = '', scope, body, description]) => [prefix, { prefix, scope, body, description }],
  );
  return `${JSON.stringify(Object.fromEntries(all), null, 1)}\n`;
}
