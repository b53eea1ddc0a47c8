// Purpose: proves the way of the record from a draft to its third published version, by real builds of a copy of the project: on
// the day of publication, with a change announced, on the day from which it applies, and once another has replaced it. Each
// build is asked for the states of the versions, and searched for words of the other stage. It takes four builds.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isoDate } from '../src/core/iso-date.ts';
import { readCorpus } from '../src/corpus/open-corpus.ts';
import { counterpart } from '../src/corpus/read/content-paths.ts';
import { siteDay } from '../src/corpus/site-day.ts';
import { beginRecord, copyProject, runIn } from './lib/copy-project.ts';

const today = siteDay();
const after = (days: number) => isoDate(new Date(Date.parse(today) + days * 86_400_000));
const { documents, stage } = readCorpus();
const [document] = documents;
if (!document) throw new Error('There is no document to publish.');
const { file, id, outline } = document;
const last = outline.at(-1)?.number;
const folder = copyProject('publishing');
const at = (path: string) => join(folder, path);

const run = (script: string, day: string, ...flags: string[]) =>
  runIn(folder, [script, ...flags], { SITE_DATE: day }, `${script} failed on ${day}.`);

/** Writes the next version of the document: its last one with a sentence more. */
function writeNext(from: string, to: string, version: string, day: string, first: string): void {
  const text = readFileSync(at(from), 'utf8')
    .replace(/^version:.*$/m, `version: "${version}"`)
    .replace(/^effective:.*$/m, `effective: ${first}`)
    .replace(/^updated:.*$/m, `updated: ${day}`)
    .replace(/\n<\/Section>\s*$/, `\nThis is said since version ${version}.\n\n</Section>\n`);
  mkdirSync(dirname(at(to)), { recursive: true });
  writeFileSync(at(to), text);
}
const accept = (day: string) =>
  run(
    'accept-versions',
    day,
    ...[
      '--kind',
      'change',
      '--changed',
      `A sentence at the end of section ${last}.`,
      '--reason',
      'To say it.',
    ],
    ...['--affects', 'Everyone.', '--action', 'Nothing.'],
  );

/** Builds the site of a day, and compares the states of the document's versions. */
async function build(day: string, ...expected: string[]): Promise<void> {
  await run('build', day);
  await run('check-stage', day, folder);
  const { documents } = JSON.parse(readFileSync(at('dist/legal/versions.json'), 'utf8'));
  type Told = { document: string; versions: { version: string; state: string }[] };
  const told = documents.find((one: Told) => one.document.endsWith(`/${id}`));
  const states = told.versions.map(
    ({ version, state }: Told['versions'][0]) => `${version} ${state}`,
  );
  if (states.join() !== expected.join()) {
    throw new Error(`On ${day} ${id} has ${states.join(', ')}; expected ${expected.join(', ')}.`);
  }
  console.log(`${day}: ${states.join(', ')}`);
}

try {
  if (stage === 'published') {
    beginRecord(folder);
    await run('accept-versions', today);
  }
  await run('publish-versions', today, '--day', today, '--confirm', 'yes');
  await build(today, '1.0 current');
  if (existsSync(at(`dist/${id}/versions/1-1.html`))) {
    throw new Error('A draft is served after publication.');
  }
  // What is in force, what a signed form names, and what is part of no contract are told apart.
  const { english } = readCorpus(folder);
  for (const key of ['asOf:open', 'asOf:form', 'asOf:current']) {
    const words = english?.t(key) ?? key;
    if (!new RegExp(`>\\s*${words}\\s*<`).test(readFileSync(at('dist/legal/as-of.html'), 'utf8'))) {
      throw new Error(`/legal/as-of calls no text “${words}”.`);
    }
  }
  writeNext(file, counterpart(file), '1.1', after(1), after(60));
  await accept(after(1));
  await build(after(1), '1.0 current', '1.1 announced');
  await build(after(60), '1.0 superseded', '1.1 current');
  // The command moves the text to its place.
  await run('accept-versions', after(60));
  writeNext(file, file, '1.2', after(61), after(61));
  await accept(after(61));
  await build(after(61), '1.0 superseded', '1.1 superseded', '1.2 current');
} finally {
  rmSync(folder, { recursive: true });
}
