import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../../../scripts/lib/run.ts';
import { schemaFiles, snippets } from '../../../src/build/editor-files.ts';
import { corpusOf } from '../../../src/corpus/corpus.ts';
import { smallContent } from '../check/small-content.ts';

const files = schemaFiles();

test('the files that were written are those of the schemas', () => {
  const advice = 'Run node scripts/write-editor-files.ts.';
  for (const [path, text] of files) {
    expect(readFileSync(join(projectRoot, path), 'utf8'), `${path}: ${advice}`).toBe(text);
  }
  const written = globSync('.vscode/{schemas/*,settings.json}', { cwd: projectRoot });
  expect(written.map((path) => path.replaceAll('\\', '/')).sort(), advice).toEqual(
    [...files.keys()].sort(),
  );
});

test('every file of YAML and of words has a schema', () => {
  const settings = JSON.parse(files.get('.vscode/settings.json') ?? '');
  const patterns: string[] = [
    ...Object.values<string>(settings['yaml.schemas']),
    ...settings['json.schemas'].flatMap(({ fileMatch }: { fileMatch: string[] }) => fileMatch),
  ];
  const covered = patterns.flatMap((pattern) => globSync(pattern, { cwd: projectRoot }));
  const all = globSync('content/**/*.{yaml,json}', { cwd: projectRoot });
  expect(covered.sort()).toEqual(all.sort());
});

test('snippets have the ids that the content has', () => {
  const corpus = corpusOf(smallContent());
  const written = JSON.parse(snippets(corpus));
  const { facts, company } = Object.fromEntries(
    ['facts', 'company'].map((name) => [
      name,
      parse(smallContent().find(({ path }) => path === `content/${name}.yaml`)?.text ?? ''),
    ]),
  );
  for (const [id, { means }] of Object.entries<{ means: string }>(facts)) {
    expect(written[`Fact ${id}`]).toMatchObject({
      ...{ scope: 'mdx', body: `<Fact id="${id}" />`, description: means },
    });
    expect(written[`fact.${id}`].body).toBe(`{{fact.${id}}}`);
  }
  expect(written.Company.body).toBe(`<Company name="\${1|${Object.keys(company).join(',')}|}" />`);
});
