// Renaming the company is a change of one file: nothing that the site or its backend is made of types a name, number or address
// of it. For content/ the content check says so; this holds the code to it, where a name may stand in small letters.
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/lib/run.ts';
import type { ContentFile } from '../../src/corpus/read/content-files.ts';
import { linesNaming } from '../../src/desk/launch/names-in.ts';
import { corpus } from './real-content.ts';

/** Cannot read company.yaml: the launch check and tests/backend/settings.test.ts compare the domain in them. */
const compared = ['wrangler.jsonc', 'supabase/config.toml'];

const { values } = corpus.company;

/** The lines of files that hold a value of the company, in whatever case, such as `src/a.ts:1`. */
const typedIn = (files: readonly ContentFile[]) =>
  files.flatMap(({ path, text }) => linesNaming(path, text, corpus.company));

test('no code, setting or public file names the company', () => {
  const found = globSync(['{src,public,scripts,supabase}/**/*', '*.{mjs,json,jsonc}'], {
    cwd: projectRoot,
  });
  const files = found
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(projectRoot, path)).isFile() && !compared.includes(path))
    .map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }));
  expect(files.length).toBeGreaterThan(100);
  expect(typedIn(files)).toEqual([]);
});

test.each([...values.keys()].filter((name) => /^(?:brand|domain|legal-name|email)/.test(name)))(
  'the %s would be found in small letters',
  (name) => {
    const text = `\nconst key = '${values.get(name)?.value.toLowerCase()}-auth';`;
    expect(typedIn([{ path: 'src/a.ts', text }])).toEqual(['src/a.ts:2']);
  },
);
