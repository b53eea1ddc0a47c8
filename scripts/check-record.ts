// Purpose: stops a change of what the site has published: the text of a version, a record of the status page.
// Usage: node scripts/bootstrap.mjs check-record <commit>, or <address of the site>, against which the build in dist/ is held. With
// --translations those of a record of the commit stay, too. A paragraph `Record: <why>` in MESSAGE lets a change pass that a court or a
// person’s right demands; the summary of the run then says so.
import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { sumsFile } from '../src/corpus/read/content-paths.ts';
import { sumsPath } from '../src/corpus/record/record.ts';
import { siteDay } from '../src/corpus/site-day.ts';
import {
  findDatedBack,
  findLost,
  findLostRecords,
  findLostSums,
  isPublishedSite,
  launchFile,
  type PublicRecord,
  publicSinceIn,
  reasonIn,
  recordFiles,
  statusFiles,
} from '../src/desk/accept/guard-record.ts';
import { statusFiles as paths } from '../src/status/paths.ts';
import { sentenceOf } from './lib/failure.ts';

const [since = '', flag] = process.argv.slice(2);
const present = (path: string) => readFileSync(path, 'utf8');

/** The files of the record in a commit. What does not exist there is empty; a commit that is not here is an error. */
function filesOf(commit: string): (path: string) => string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
  const listed = git('ls-tree', '-r', '--name-only', commit, '--', ...recordFiles).split('\n');
  return (path) => (listed.includes(path) ? git('show', `${commit}:${path}`) : '');
}

/**
 * What the public site shows and this build does not. The site itself says whether its record is published, as this commit could name
 * another day. On the first public day it still shows drafts, which the launch replaces.
 */
async function lostOfSite(site: string): Promise<string[]> {
  const sums = (await shownAt(`${site}${sumsPath}`).catch(unlessBefore)) ?? '';
  if (!isPublishedSite(sums)) return [];
  const lost = findLostSums(sums, present(sumsFile)).map(
    (file) => `${file} is public, and this commit does not hold its text.`,
  );
  lost.push(...findDatedBack(sums, present, siteDay()));
  for (const kind of ['incidents', 'maintenance'] as const) {
    const path = paths[kind];
    const shown = await shownAt(site + path);
    if (shown === undefined) continue;
    const [before, after] = [shown, present(`dist${path}`)].map(recordsIn);
    lost.push(...findLostRecords(before ?? [], after ?? [], kind, present(statusFiles[kind])));
  }
  return lost;
}

/** What an address shows; `undefined` where it shows nothing. */
async function shownAt(address: string): Promise<string | undefined> {
  const answer = await fetch(address);
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  return answer.text();
}

/** The records of a file of the public API, whose one list stands beside the page. */
function recordsIn(json: string): PublicRecord[] {
  const { page: _, ...lists }: Record<string, PublicRecord[]> = JSON.parse(json);
  return Object.values(lists).flat();
}

/** Before the launch, and on its day, the address may not answer yet. */
function unlessBefore(error: unknown): undefined {
  const launch = publicSinceIn(present(launchFile));
  if (launch && launch < siteDay()) throw error;
}

const lost = since.startsWith('http')
  ? // A reason lets pass what cannot be asked.
    await lostOfSite(since).catch((error: unknown) => [`${since}: ${sentenceOf(error)}`])
  : findLost(filesOf(since), present, siteDay(), flag === '--translations');
const reason = reasonIn(process.env['MESSAGE'] ?? '');
for (const sentence of lost) console.log(sentence);
if (lost.length > 0 && reason) {
  const passed = `Let pass, because: ${reason}`;
  console.log(passed);
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) appendFileSync(summary, [...lost, passed, ''].join('\n\n'));
} else if (lost.length > 0) {
  console.log(
    'What was published stays. Put it back (git restore brings it), and publish a new version or a correction. A record of the status page may wait in a request of the workflow Incident: merge it. If a court or a person’s right demands the change, write why after “Record:” in a paragraph of its own in the request; for a deployment, as “record” when you run the workflow by hand.',
  );
  process.exitCode = 1;
}
