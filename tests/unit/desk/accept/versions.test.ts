// One change all the way: a clause is changed, announced, accepted, shown, in force, moved to its place and taken back, with its
// PDF and what becomes of its translations. The folder holds the small content; its second policy is the document.

import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { check } from '../../../../src/check/check.ts';
import { versionPdf } from '../../../../src/components/record/pdf.ts';
import { countSections } from '../../../../src/corpus/compare/texts.ts';
import { keepCorpus, openCorpus, readCorpus } from '../../../../src/corpus/open-corpus.ts';
import { comparisonOf } from '../../../../src/corpus/queries/record.ts';
import {
  comingVersion,
  publishedVersions,
  shownVersion,
} from '../../../../src/corpus/queries/versions.ts';
import { translationFile } from '../../../../src/corpus/read/content-paths.ts';
import { formatDiagnostic } from '../../../../src/corpus/read/diagnostic.ts';
import { tidyUpLines } from '../../../../src/corpus/record/announced.ts';
import { candidateOf, versionsOf } from '../../../../src/corpus/record/candidate.ts';
import { recordPages, versionsIndex } from '../../../../src/corpus/record/record.ts';
import { siteDay } from '../../../../src/corpus/site-day.ts';
import { translationStates } from '../../../../src/corpus/translations/state.ts';
import { acceptTranslations } from '../../../../src/desk/accept/translations.ts';
import { acceptVersions } from '../../../../src/desk/accept/versions.ts';
import { writeFiles } from '../../../../src/desk/accept/write-files.ts';
import { replaced, smallContent } from '../../check/small-content.ts';
import { bare, readPdf, spokenIn } from '../../components/record/read-pdf.ts';
import { folderOf, writeIn } from '../../folder.ts';

const file = 'content/documents/policy-2.mdx';
const announced = 'content/announced/policy-2.mdx';
const facts = 'content/facts.yaml';
/** Title, description, points of the summary, and the text of the one section, in every language. */
const translated = {
  ar: ['السياسة', 'ما نقوله.', 'واحد.', 'اثنان.', 'خلال', 'نص.'],
  de: ['Richtlinie', 'Was wir sagen.', 'Eins.', 'Zwei.', 'Innerhalb von', 'Wortlaut.'],
  es: ['Política', 'Lo que decimos.', 'Uno.', 'Dos.', 'En', 'Texto.'],
  fr: ['Règle', 'Ce que nous disons.', 'Un.', 'Deux.', 'Sous', 'Texte.'],
  hi: ['नीति', 'हम क्या कहते हैं।', 'एक।', 'दो।', 'समय', 'पाठ।'],
  zh: ['政策', '我们所说的内容。', '一。', '二。', '时间', '文本。'],
} as const;
const home = process.cwd();
let root = '';

const read = (path: string) => readFile(join(root, path), 'utf8');
const write = (path: string, text: string) => writeIn(root, path, text);
async function edit(path: string, ...changes: readonly (readonly [string, string])[]) {
  const text = await read(path);
  write(
    path,
    changes.reduce((before, change) => replaced(before, ...change), text),
  );
}
const on = (day: string) => vi.stubEnv('SITE_DATE', day);
const mistakes = () => check(readCorpus(root)).map(formatDiagnostic);

/** Accepts the second policy alone: the others name words that the small content does not have. */
async function accepted(changed?: string, ...more: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  const note = { kind: 'change', changed, reason: 'R.', affects: 'Everyone.', action: 'Nothing.' };
  const flags = Object.entries(note).flatMap(([key, value]) => [`--${key}`, value ?? '']);
  const args = ['--root', root, '--document', 'policy-2', ...(changed ? flags : []), ...more];
  const code = await acceptVersions(args, root, (line) => lines.push(line));
  return [...lines, `${code}`];
}

/** The sections of translations that do not say what the English says, such as `de about`. */
function stale(): string[] {
  const states = translationStates(readCorpus(root));
  return states.flatMap(({ translation, stale: ids }) =>
    [...ids].map((id) => `${translation.language} ${id}`),
  );
}

/** What pages and programs are told of the document on the site's date. */
function told() {
  keepCorpus();
  const corpus = openCorpus();
  const document = corpus.documentsById.get('policy-2');
  if (!document) throw new Error('The second policy is lost.');
  const shown = shownVersion(document);
  const versions = publishedVersions(document);
  const index = versionsIndex(corpus.archive.documents, [], 'https://x.example', siteDay());
  return {
    words: candidateOf(document, corpus).words,
    shown: shown?.head.version,
    coming: comingVersion(versions, shown)?.head.version,
    states: index.documents[0]?.versions.map(({ version, state, until }) => [
      version,
      state,
      until,
    ]),
    pages: recordPages(document.id, versionsOf(document, corpus)).map(({ path }) => path),
    versions,
  };
}

beforeAll(() => {
  root = folderOf(smallContent());
  process.chdir(root);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  keepCorpus();
  process.chdir(home);
  await rm(root, { recursive: true, force: true });
});

test('a document is recorded', async () => {
  on('2026-11-22');
  expect(await accepted()).toEqual(['Policy 2: version 1.0', 'versions: 1 text recorded', '0']);
  expect(mistakes()).toEqual([]);
});

test('it is translated into every language, and the translations are accepted', async () => {
  on('2026-11-22');
  for (const [code, [title, lead, one, two, within, text]] of Object.entries(translated)) {
    const summary = `  - ${one}\n  - ${two}\n  - "${within} {{fact.reply-time}}"`;
    const head = `title: ${title}\ndescription: ${lead}\nsummary:\n${summary}`;
    const body = `<Section id="about" title="${title}">\n\n${text}\n\n</Section>`;
    write(translationFile('policy-2', code as 'de'), `---\n${head}\n---\n\n${body}\n`);
  }
  const { files, news } = acceptTranslations(readCorpus(root), {}, '2026-11-22');
  await writeFiles(root, files);
  expect(news).toHaveLength(6);
  expect(mistakes()).toEqual([]);
  expect(stale()).toEqual([]);
});

test('a clause that changes, and a fact that will, stop the check, which names the document', async () => {
  on('2026-12-01');
  await edit(file, ['Text.', 'Other.']);
  expect(mistakes()).toEqual([
    expect.stringContaining(
      `${file}:8  the text of Policy 2 has changed, and its version is still 1.0.`,
    ),
  ]);
  await edit(file, ['Other.', 'Text.']);
  await edit(facts, ['value: [1, 2]', 'value: [1, 2]\n  from: 2027-01-01\n  then: [3, 4]']);
  expect(mistakes()).toEqual([
    expect.stringContaining(`${file}:8  the words of Policy 2 become others on 2027-01-01`),
  ]);
});

test('an announced version says so; it is accepted, and no page of the text in force changes', async () => {
  on('2026-12-01');
  write(announced, await read(file));
  await edit(
    announced,
    ['version: "1.0"', 'version: "1.1"'],
    ['effective: 2026-11-20', 'effective: 2027-01-01'],
    ['updated: 2026-11-20', 'updated: 2026-12-01'],
    ['Text.', 'Other.'],
  );
  expect(mistakes()).toEqual([
    expect.stringContaining(
      `${announced}:8  version 1.1 of Policy 2 is announced for 2027-01-01 and is not recorded yet.`,
    ),
  ]);
  expect(await accepted('The summary, and the clause of section 1.')).toEqual([
    'Policy 2: version 1.1 after 1.0',
    'changed: summary, 1',
    'Policy 2: version 1.1, announced for 2027-01-01',
    'versions: 1 text recorded',
    '0',
  ]);
  expect(mistakes()).toEqual([]);
});

test('until its day the page shows the text in force and its notice; the version has pages of its own', async () => {
  on('2026-12-31');
  const { words, versions, ...rest } = told();
  expect(words).toMatch(/Within 1–2 hours\.[\s\S]*Text\./);
  expect(rest).toEqual({
    shown: '1.0',
    coming: '1.1',
    states: [
      ['1.0', 'current', '2027-01-01'],
      ['1.1', 'announced', null],
    ],
    pages: [
      '/policy-2/versions',
      '/policy-2/versions/1-0',
      '/policy-2/versions/1-1',
      '/policy-2/changes/1-0/1-1',
    ],
  });
  expect(versions[1]?.words).toMatch(/Within 3–4 hours\.[\s\S]*Other\./);
  expect(openCorpus().facts.values.get('reply-time')?.value).toEqual([1, 2]);
});

test('on its day the page shows it, every page has the new fact, and editors are told what to tidy up', async () => {
  on('2027-01-01');
  expect(mistakes()).toEqual([]);
  const { words, versions, shown, coming, states } = told();
  expect(words).toMatch(/Within 3–4 hours\.[\s\S]*Other\./);
  expect([shown, coming]).toEqual(['1.1', undefined]);
  expect(states).toEqual([
    ['1.0', 'superseded', '2027-01-01'],
    ['1.1', 'current', null],
  ]);
  expect(openCorpus().facts.values.get('reply-time')?.value).toEqual([3, 4]);
  const [from, to] = versions;
  if (!from || !to) throw new Error('Two versions are recorded.');
  expect(countSections(await comparisonOf(from, to))).toMatchObject({ changed: 1, same: 0 });
  const pdf = await readPdf(await versionPdf(to, 'https://x.example', spokenIn(), versions));
  expect(pdf.pages.join('')).toContain(bare('Other.'));
  expect(stale()).toEqual(Object.keys(translated).map((code) => `${code} about`));
  expect(tidyUpLines(readCorpus(root))).toEqual([
    `${announced} is in force since 2027-01-01. npm run versions:accept moves it to ${file}.`,
    `${facts}:5: the day of "reply-time" has come, 2027-01-01. Write the value of "then" as "value", and remove "from" and "then".`,
  ]);
});

test('an edit of the text that is no longer shown is refused, and not overwritten', async () => {
  on('2027-01-02');
  await edit(file, ['Text.', 'Lost.']);
  expect(mistakes()).toEqual([
    expect.stringContaining(`${file}:1  the words of this text have changed, and it is not shown`),
  ]);
  expect(await accepted()).toEqual([
    `${file}: the words of this text have changed, and ${announced}, which is in force, is to take its place. Undo the change (git restore), or move that file here by hand.`,
    'No version was recorded.',
    '1',
  ]);
  await edit(file, ['Lost.', 'Text.']);
});

test('the command moves the text to its place, and nothing that readers see changes', async () => {
  on('2027-01-02');
  const before = told();
  expect(await accepted()).toEqual([
    `${announced}: in force since 2027-01-01, moved to ${file}`,
    'versions: 0 texts recorded',
    '0',
  ]);
  expect(await readdir(join(root, 'content/announced'))).toEqual([]);
  await edit(facts, ['value: [1, 2]\n  from: 2027-01-01\n  then: [3, 4]', 'value: [3, 4]']);
  expect(mistakes()).toEqual([]);
  expect(tidyUpLines(readCorpus(root))).toEqual([]);
  expect(told()).toEqual(before);
});

test('a note on a version that is archived already is refused, and nothing is written', async () => {
  on('2027-01-02');
  const before = await read('content/versions/SHA256SUMS');
  expect(await accepted('Something else.')).toEqual([
    '--kind, --changed, --reason, --affects, --action: this is said of a new version, and no text is one. An archived version keeps its note, and a first one has none. Give the text a new "version" in its front matter, or leave the flags out.',
    'No version was recorded.',
    '1',
  ]);
  expect(await read('content/versions/SHA256SUMS')).toBe(before);
});

test('the next version takes the clause back, and the translations say again what it says', async () => {
  on('2027-02-01');
  expect(stale()).toHaveLength(6);
  await edit(
    file,
    ['version: "1.1"', 'version: "1.2"'],
    ['effective: 2027-01-01', 'effective: 2027-02-01'],
    ['updated: 2026-12-01', 'updated: 2027-02-01'],
    ['Other.', 'Text.'],
  );
  expect(await accepted('Section 1: the clause is back.')).toContain('0');
  expect(mistakes()).toEqual([]);
  const { words, shown, states } = told();
  expect(words).toMatch(/Within 3–4 hours\.[\s\S]*Text\./);
  expect(shown).toBe('1.2');
  expect(states).toEqual([
    ['1.0', 'superseded', '2027-01-01'],
    ['1.1', 'superseded', '2027-02-01'],
    ['1.2', 'current', null],
  ]);
  expect(stale()).toEqual([]);
});

test('the command raises the number and the days of a changed text, or, where it is refused, writes nothing', async () => {
  await edit(file, ['Text.', 'More text.']);
  on('2027-02-01');
  const before = await read(file);
  expect(await accepted('Section 1.', '--raise')).toContainEqual(
    expect.stringContaining('A document changes once a day'),
  );
  expect(await read(file)).toBe(before);
  on('2027-02-02');
  expect(await accepted('Section 1.', '--raise')).toContain('Policy 2: version 1.3');
  expect(await read(file)).toContain(
    'version: "1.3"\neffective: 2027-02-02\nupdated: 2027-02-02\n',
  );
  expect([mistakes(), told().shown]).toEqual([[], '1.3']);
  expect(await accepted(undefined, '--raise')).toEqual(['versions: 0 texts recorded', '0']);
});

test('a draft keeps its number', async () => {
  await edit('content/launch.yaml', ['publicSince: 2026-11-20', 'publicSince: null']);
  await rm(join(root, 'content/versions'), { recursive: true });
  for (const index of [1, 2, 3, 4, 5, 6, 7]) {
    const path = `content/documents/policy-${index}.mdx`;
    const text = (await read(path)).replace(/^effective:.*\n/m, '');
    write(path, text.replace(/^version: "1/m, 'version: "0'));
  }
  on('2027-02-02');
  expect(await accepted()).toContain('Policy 2: version 0.3, draft');
  await edit(file, ['More text.', 'Text.']);
  expect(await accepted(undefined, '--raise')).toEqual([
    `${file}:18: in section 1 [-More text-]{+Text+}.`,
    'What was recorded stands so no longer: read each line. If all of it is meant, run the command again with --meant; if not, put it back.',
    'No version was recorded.',
    '1',
  ]);
  expect(await read(file)).toContain('version: "0.3"\nupdated: 2027-02-02\n');
  // The record says on which day it took the words.
  on('2027-02-05');
  expect(await accepted(undefined, '--raise', '--meant')).toContain(
    'Policy 2: version 0.3, new text, draft',
  );
  expect(await read(file)).toContain('version: "0.3"\nupdated: 2027-02-05\n');
  expect(await read('content/versions/policy-2/0.3.md')).toContain('recorded: "2027-02-05"\n');
  on('2027-02-06');
  expect(await accepted()).toEqual(['versions: 0 texts recorded', '0']);
});
