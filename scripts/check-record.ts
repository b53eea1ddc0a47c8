// Purpose: stops a change of what the site has published: the text of a version, a record of the status page.
// Usage: node scripts/bootstrap.mjs check-record <commit>, or <address of the published sums>. A line `Record: <why>` in MESSAGE lets
// a change pass that a court or a person’s right demands.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { sumsFile } from '../src/corpus/read/content-paths.ts';
import { siteDay } from '../src/corpus/site-day.ts';
import {
  findLost,
  findLostSums,
  launchFile,
  publicSinceIn,
  reasonIn,
  recordFiles,
} from '../src/desk/accept/guard-record.ts';

const [since = ''] = process.argv.slice(2);
const present = (path: string) => readFileSync(path, 'utf8');

/** The files of the record in a commit. What does not exist there is empty; a commit that is not here is an error. */
function filesOf(commit: string): (path: string) => string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
  const listed = git('ls-tree', '-r', '--name-only', commit, '--', ...recordFiles).split('\n');
  return (path) => (listed.includes(path) ? git('show', `${commit}:${path}`) : '');
}

/**
 * What the public site holds and this commit does not. On the first public day it still shows drafts, which the launch replaces.
 */
async function lostOfSite(address: string): Promise<string[]> {
  const launch = publicSinceIn(present(launchFile));
  if (!launch || launch >= siteDay()) return [];
  const answer = await fetch(address);
  if (answer.status === 404) return [];
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  return findLostSums(await answer.text(), present(sumsFile)).map(
    (file) => `${file} is public, and this commit does not hold its text.`,
  );
}

const lost = since.startsWith('http')
  ? await lostOfSite(since)
  : findLost(filesOf(since), present, siteDay());
const reason = reasonIn(process.env['MESSAGE'] ?? '');
for (const sentence of lost) console.log(sentence);
if (lost.length > 0 && reason) console.log(`Let pass, because: ${reason}`);
else if (lost.length > 0) {
  console.log(
    'What was published stays. Put it back (git restore brings it), and publish a new version or a correction. If a court or a person’s right demands the change, write why after “Record:” on a line of its own in the request.',
  );
  process.exitCode = 1;
}
