// Purpose: checks what was built: every address answered, every link alive, nothing that the policy forbids, no page over
// its budget. Lists every offender, then fails once.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from '../src/site/addresses.ts';
import { readAddresses } from './lib/addresses.ts';
import { checkBudgets, type Exceptions } from './lib/budgets.ts';
import { readPages } from './lib/dist.ts';
import { checkAddresses, checkLinks, checkPolicy } from './lib/dist-checks.ts';
import { projectRoot } from './lib/run.ts';
import { siteUrl } from './lib/site-url.ts';

const dist = join(projectRoot, 'dist');
const pages = readPages(dist);
const files = new Set(globSync('**/*', { cwd: dist }).map((file) => file.replaceAll('\\', '/')));
const addresses = readAddresses(projectRoot);
const owners = new Map(addresses.map(({ path, page }) => [fileOf(path), page]));
const exceptions: Exceptions = JSON.parse(
  readFileSync(join(projectRoot, 'scripts', 'budget-exceptions.json'), 'utf8'),
);
const problems = [
  ...(existsSync(join(dist, '_headers'))
    ? []
    : ['_headers is missing: run scripts/write-headers.ts.']),
  ...checkAddresses(pages, addresses, siteUrl()),
  ...checkLinks(pages, files),
  ...checkPolicy(pages),
  ...(await checkBudgets(pages, exceptions, (file) => owners.get(file) ?? file)),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`dist: ${problems.length} mistakes`);
  process.exitCode = 1;
} else {
  console.log(`${pages.length} pages, ${addresses.length} addresses, no mistakes`);
}
