// Purpose: proves that every sentence comes from the catalogue and every entry is used: builds the site with the key of
// each text in its place (a pseudo-locale), then looks for text without a key, and for keys that no page shows.
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { looseTexts, shownKeys, unusedKeys } from '../src/build/catalogue.ts';
import { readCorpus } from '../src/corpus/open-corpus.ts';
import { explainFailure } from './lib/failure.ts';
import { projectRoot, runNode } from './lib/run.ts';

const folder = '.local/pseudo';
const { ok, output } = await runNode(['scripts/astro-build.ts', '--out', folder], {
  PSEUDO_LOCALE: '1',
  PAGES_ALONE: '1',
  NODE_ENV: 'production',
});
if (!ok) {
  console.error(explainFailure(output));
  process.exit(1);
}
const out = join(projectRoot, folder);
const texts = globSync('**/*.{html,json,xml,atom,ics,svg,webmanifest,txt}', { cwd: out }).map(
  (file) => ({
    file: file.replaceAll('\\', '/'),
    text: readFileSync(join(out, file), 'utf8'),
  }),
);
/** The words of the record in its stage are added to other namespaces; those of the other stage are shown by nothing. */
const { stage } = readCorpus(projectRoot);
const namespaces = globSync('content/locales/en/*.json', { cwd: projectRoot }).flatMap((file) => {
  const namespace = file.replace(/^.*[\\/](.*)\.json$/, '$1');
  const words = JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));
  if (namespace !== 'draft' && namespace !== 'published') return [{ namespace, words }];
  if (namespace !== stage) return [];
  return Object.keys(words).map((group) => ({
    ...{ namespace: group, words: words[group], place: `${stage}.json: ${group}.` },
  }));
});
const problems = [
  ...texts
    // Bodies of documents in English are marked as English in an edition. All other texts must come from the catalogue.
    .filter(({ file }) => /^ar(\/.*)?\.html$/.test(file))
    .flatMap(({ file, text }) => looseTexts(file, text)),
  ...unusedKeys(namespaces, shownKeys(texts.map(({ text }) => text))),
];
rmSync(out, { recursive: true, force: true });
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`catalogue: ${problems.length} mistakes`);
  process.exitCode = 1;
} else {
  console.log('catalogue: every visible sentence is an entry, and every entry is shown');
}
