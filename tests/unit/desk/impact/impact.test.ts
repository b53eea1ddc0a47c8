import { expect, test } from 'vitest';
import { pages } from '../../../../src/core/pages.ts';
import { type Corpus, corpusOf } from '../../../../src/corpus/corpus.ts';
import { parseLocalePath } from '../../../../src/corpus/read/content-paths.ts';
import { valueAt } from '../../../../src/corpus/read/source.ts';
import { impactOf as impactBetween, sharedWords } from '../../../../src/desk/impact/impact.ts';
import { routesOf } from '../../../../src/desk/impact/routes.ts';
import { namedBy } from '../../../../src/desk/impact/values.ts';
import { monthPages } from '../../../../src/status/log.ts';
import { before, codes, edited, files, nothing } from './edited.ts';

const routes = routesOf('.');
const impactOf = (one: Corpus, other: Corpus) => impactBetween(one, other, routes);

const { records } = before.status;
if (!records) throw new Error('The records of the status page cannot be read.');
const [document] = before.documents;
if (!document) throw new Error('There is no document.');

const named = before.documents.map((each) => [each.id, namedBy(each)] as const);
/** The documents that name a value. */
const naming = (name: string) =>
  named.flatMap(([owner, names]) => (names.has(name) ? [owner] : [])).sort();

/** A period that is owed or expected, and that several documents name. */
function periodOfSeveral() {
  const found = [...before.facts.values].find(
    ([id, fact]) =>
      fact.kind === 'duration' &&
      fact.duty &&
      typeof fact.value === 'number' &&
      naming(`fact.${id}`).length > 1,
  );
  if (!found) throw new Error('No period is named by two documents.');
  return found;
}

test('content that has not changed reaches nothing', () => {
  expect(impactOf(before, before)).toEqual(nothing);
});

test('a fact reaches every document that names it, in words of each, and no other', () => {
  const [id, fact] = periodOfSeveral();
  const name = `fact.${id}`;
  const after = edited('content/facts.yaml', (text) =>
    text.replace(new RegExp(`(^${id}:\\n(?: .*\\n)*? {2}value: )${fact.value}\\n`, 'm'), '$1 97\n'),
  );
  const impact = impactOf(before, after);
  expect(impact.values.map((value) => value.name)).toEqual([name]);
  expect(impact.values[0]?.languages).toEqual(codes);
  expect(impact.documents.map(({ document: { id: owner } }) => owner)).toEqual(naming(name));
  for (const { causes, sections } of impact.documents) {
    expect(causes).toEqual([name]);
    expect(sections.flatMap((section) => section.lines).join('\n')).toContain('97');
  }
  expect(impact.pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/legal/deadlines', ...naming(name).map((owner) => `/${owner}`)]),
  );
  expect(impact.feeds).toContain('/legal/deadlines.json');
});

const page = pages.find(({ words }) => words === 'home');
const path = 'content/locales/en/home.json';
const german = 'content/locales/de/home.json';
const title = (file: string) => String(valueAt(before.sources.get(file)?.data, ['meta', 'title']));

test('English ones reach the English page, and name the translations that stayed', () => {
  const after = edited(path, (text) => text.replace(title(path), 'Other'));
  const impact = impactOf(before, after);
  expect(impact.pages).toEqual([
    { path: page?.path, languages: ['en'], reasons: ['home: meta.title'] },
  ]);
  expect(impact.entries).toMatchObject([
    { key: 'meta.title', after: 'Other', unmoved: codes.filter((code) => code !== 'en') },
  ]);
});

test('those of a language reach its edition alone', () => {
  const after = edited(german, (text) => text.replace(title(german), 'Anders'));
  const impact = impactOf(before, after);
  expect(impact.pages).toEqual([
    { path: page?.path, languages: ['de'], reasons: ['home: meta.title'] },
  ]);
  expect(impact.entries).toMatchObject([{ language: 'de', unmoved: [] }]);
});

test('a version that is archived reaches its pages, its feed and the files of the record', () => {
  const path = `content/versions/${document.id}/`;
  const newest = files.findLast((file) => file.path.startsWith(path));
  const earlier = corpusOf(
    files
      .filter((file) => file !== newest)
      .map((file) => {
        if (!file.path.endsWith('SHA256SUMS')) return file;
        const lines = file.text.split('\n');
        const name = newest?.path.replace('content/versions/', '') ?? '';
        return { ...file, text: lines.filter((line) => !line.endsWith(`  ${name}`)).join('\n') };
      }),
  );
  expect(earlier.diagnostics).toEqual([]);
  const impact = impactOf(earlier, before);
  expect(impact.versions.map(({ file }) => file)).toEqual([newest?.path]);
  const slug = impact.versions[0]?.head.version.replace('.', '-');
  expect(impact.pages.map((page) => page.path)).toEqual([
    `/${document.id}/versions`,
    `/${document.id}/versions/${slug}`,
    '/legal/changes',
    '/legal/as-of',
  ]);
  expect(impact.feeds).toEqual(
    [
      `/${document.id}/changes.atom`,
      ...['/legal/SHA256SUMS', '/legal/changes.atom', '/legal/versions.json', '/trust/pack.zip'],
    ].sort(),
  );
});

test('a document that is taken away, and one that comes', () => {
  const without = corpusOf(files.filter(({ path }) => !path.includes(`/${document.id}.mdx`)));
  const gone = impactOf(before, without);
  // Documents that refer to it change as well.
  const changeOf = ({ documents }: typeof gone) =>
    documents.find((each) => each.document.id === document.id)?.change;
  expect(changeOf(gone)).toBe('removed');
  expect(gone.pages.find(({ path }) => path === `/${document.id}`)?.reasons).toEqual([
    'the document is removed',
  ]);
  expect(changeOf(impactOf(without, before))).toBe('added');
});

test('every namespace is the words of a page, or is said to be shared', () => {
  const namespaces = new Set(files.flatMap(({ path }) => parseLocalePath(path)?.namespace ?? []));
  const known = [...pages.map(({ words }) => words), ...Object.keys(sharedWords)];
  expect(known).toEqual(expect.arrayContaining([...namespaces]));
});

const incidents = 'content/status/incidents.yaml';

test('an incident reaches its month and every page and file that reads the incidents', () => {
  const [month, other] = monthPages(records);
  const entry = month?.entries.find(({ kind }) => kind === 'incident');
  if (!month || !entry || !other) throw new Error('The log has no two months with incidents.');
  const shown = entry.record.title;
  const after = edited(incidents, (text) => text.replace(`title: ${shown}`, 'title: Another name'));
  const impact = impactOf(before, after);
  const paths = impact.pages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/', '/status', month.path]));
  expect(paths).not.toContain(other.path);
  expect(impact.feeds).toEqual(
    expect.arrayContaining(['/status/history.atom', '/status/maintenance.ics', '/api/v2/….json']),
  );
});

test('the instant of the records stands on every month', () => {
  const after = edited('content/status/components.yaml', (text) =>
    text.replace(/^asOf: .*$/m, `asOf: ${new Date(records.asOf.getTime() + 60_000).toISOString()}`),
  );
  const paths = impactOf(before, after).pages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(monthPages(records).map(({ path }) => path)));
});

test('a value that the frame of every page names reaches every page, and the files that name it', () => {
  const name = before.value('company.legal-name');
  const after = edited('content/company.yaml', (text) => text.replace(name, 'Other Name Ltd'));
  const impact = impactOf(before, after);
  expect(impact.pages).toContainEqual({
    ...{ path: 'every page', languages: codes, reasons: ['company.legal-name'] },
  });
  expect(impact.feeds).toContain('/humans.txt');
});

test('a fact that changes later reaches its documents from that day on', () => {
  const [id, fact] = periodOfSeveral();
  const line = new RegExp(`(^${id}:\\n(?: .*\\n)*? {2}value: ${fact.value}\\n)`, 'm');
  const after = edited('content/facts.yaml', (text) =>
    text.replace(line, '$1  from: 2099-01-31\n  then: 97\n'),
  );
  const impact = impactOf(before, after);
  expect(impact.documents).toEqual([]);
  expect(impact.later.map(({ day }) => day)).toEqual(['2099-01-31']);
  const [later] = impact.later;
  expect(later?.documents.map(({ document: { id: owner } }) => owner)).toEqual(
    naming(`fact.${id}`),
  );
  expect(impact.files).toEqual(['content/facts.yaml']);
});

test('an announced text reaches its document from its day on', () => {
  const source = files.find(({ path }) => path === document.file)?.text ?? '';
  const path = document.file.replace('documents/', 'announced/');
  const announced = source
    .replace(/^effective: .*\n/m, '')
    .replace(/^version: .*$/m, 'version: "99.0"\neffective: 2099-01-31');
  const impact = impactOf(before, corpusOf([...files, { path, text: announced }]));
  expect(impact.files).toEqual([path]);
  expect(impact.documents).toEqual([]);
  expect(impact.later).toMatchObject([
    { day: '2099-01-31', documents: [{ document: { id: document.id }, standing: 'new' }] },
  ]);
});
