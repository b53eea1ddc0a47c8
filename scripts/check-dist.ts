// Purpose: checks what was built: every address answered, every link alive, nothing that the policy forbids, no secret, the
// whole record, no page over its budget. Lists every offender, then fails once.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from '../src/core/addresses.ts';
import { addressesOf } from '../src/corpus/addresses.ts';
import { versionsOf } from '../src/corpus/record/present.ts';
import { recordFilePaths, recordPages } from '../src/corpus/record/record.ts';
import { keySetting, signingKey } from '../src/corpus/record/signature.ts';
import { checkBudgets } from './lib/budgets.ts';
import { loadCorpus } from './lib/corpus.ts';
import { readFiles, readPages } from './lib/dist.ts';
import {
  checkAddresses,
  checkLinks,
  checkPolicy,
  checkRecord,
  checkSecrets,
} from './lib/dist-checks.ts';
import { projectRoot } from './lib/run.ts';
import { siteUrl } from './lib/site-url.ts';

const dist = join(projectRoot, 'dist');
const pages = readPages(dist);
const files = readFiles(dist);
const corpus = await loadCorpus();
const addresses = addressesOf(corpus);
const documents = new Map(
  addresses
    .filter(({ page }) => corpus.documentsById.has(page.slice(1)))
    .map(({ path, page }) => [fileOf(path), page]),
);
const kinds = new Map(
  corpus.documents
    .flatMap((document) => recordPages(document.id, versionsOf(document, corpus)))
    .map(({ path, kind }) => [path, kind]),
);
const record = new Map(
  addresses.flatMap(({ path, page }) => {
    const kind = kinds.get(page) ?? (page.endsWith('/bilingual') ? 'bilingual' : undefined);
    return kind && kind !== 'timeline' ? [[fileOf(path), kind] as const] : [];
  }),
);
const problems = [
  ...(existsSync(join(dist, '_headers'))
    ? []
    : ['_headers is missing: run scripts/write-headers.ts.']),
  ...checkAddresses(pages, addresses, siteUrl()),
  ...checkLinks(pages, new Set(files.map(({ file }) => file))),
  ...checkPolicy(pages),
  ...checkSecrets(files),
  ...checkRecord(
    files,
    recordFilePaths(corpus.archive, signingKey(process.env[keySetting]) !== undefined),
  ),
  ...(await checkBudgets(pages, documents, record)),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`dist: ${problems.length} mistakes`);
  process.exitCode = 1;
} else {
  console.log(`${pages.length} pages, ${addresses.length} addresses, no mistakes`);
}
