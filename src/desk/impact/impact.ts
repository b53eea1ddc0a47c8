// What a change of the content affects: compares two readings of `content/`, before the change and after it.

import { pages } from '../../core/pages.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import type { ArchivedVersion } from '../../corpus/record/archive.ts';
import { versionSlug } from '../../corpus/record/record.ts';
import { termsOf } from '../../corpus/terms.ts';
import { isLanguageCode, type LanguageCode, languages } from '../../languages/list.ts';
import { monthPages } from '../../status/log.ts';
import { changedDocuments, type DocumentChange } from './documents.ts';
import { changedEntries, type EntryChange } from './entries.ts';
import type { Route } from './routes.ts';
import { type StaleSection, staleSections } from './translations.ts';
import { changedValues, type ValueChange } from './values.ts';

/** What a change affects. */
export type Impact = {
  /** The files of `content/` that were edited, added or removed. */
  readonly files: readonly string[];
  readonly values: readonly ValueChange[];
  readonly documents: readonly DocumentChange[];
  /** Documents that will differ on later days, through announced texts and facts that change. */
  readonly later: readonly {
    readonly day: string;
    readonly documents: readonly DocumentChange[];
  }[];
  /** Sections whose translations are stale since the change. */
  readonly stale: readonly StaleSection[];
  readonly entries: readonly EntryChange[];
  /** Versions that are changed in the archive, or new in it. */
  readonly versions: readonly ArchivedVersion[];
  /** Pages that show any of it. Their aliases change with them. */
  readonly pages: readonly Reached[];
  /** Feeds and files for programs that change. */
  readonly feeds: readonly string[];
};

/** A page that changes. */
type Reached = {
  /** Its English address. */
  readonly path: string;
  /** The languages in which it changes. */
  readonly languages: readonly LanguageCode[];
  readonly reasons: readonly string[];
};

/** Namespaces whose words are shown on other pages than the one that has their name. */
export const sharedWords: Readonly<Record<string, string>> = {
  common: 'every page',
  values: 'every page that shows roles, places or components',
  facts: 'every page that speaks of a fact',
  document: 'every document and its versions',
  documents: 'every page that lists or names documents',
  record: 'documents and the pages of their record',
  draft: 'documents, the pages of their record and the legal hub, while the record is a draft',
  published: 'documents, the pages of their record and the legal hub, once the record is published',
  notFound: 'the page for addresses that do not exist',
};

/** The files of the record that name every version. */
const recordFeeds = [
  '/legal/changes.atom',
  '/legal/versions.json',
  '/legal/SHA256SUMS',
  '/trust/pack.zip',
];
const all = languages.map(({ code }) => code);

/**
 * What a change affects.
 * @param before The content as it was.
 * @param after The content with the change. Both must pass the content check, the record of versions aside.
 * @param routes What the site makes, and from which data.
 * @throws RangeError or TypeError for content that the check refuses.
 */
export function impactOf(before: Corpus, after: Corpus, routes: readonly Route[]): Impact {
  const values = changedValues(before, after);
  const documents = changedDocuments(before, after, values);
  const entries = changedEntries(before, after, values);
  const versions = changedVersions(before, after);
  const later = laterChanges(before, after, documents);
  const files = changedFiles(before, after);
  const reached = new Map<string, { languages: Set<LanguageCode>; reasons: Set<string> }>();
  const reach = (path: string, why: string, codes = all) => {
    const { languages, reasons } = reached.get(path) ?? {
      languages: new Set(),
      reasons: new Set(),
    };
    for (const code of codes) languages.add(code);
    reached.set(path, { languages, reasons: reasons.add(why) });
  };
  for (const { document, causes, change } of documents) {
    reach(
      `/${document.id}`,
      change === 'changed' ? causes.join(', ') : `the document is ${change}`,
    );
  }
  for (const { day, documents: changes } of later) {
    for (const { document } of changes) reach(`/${document.id}`, `its text from ${day} on`);
  }
  for (const { document: id, head } of versions) {
    const why = `version ${head.version} of ${id}`;
    reach(`/${id}/versions`, why);
    reach(`/${id}/versions/${versionSlug(head.version)}`, why);
    reach('/legal/changes', why);
    reach('/legal/as-of', why);
  }
  for (const { namespace, key, language } of entries) {
    const page = pages.find(({ words }) => words === namespace);
    if (page && isLanguageCode(language)) reach(page.path, `${namespace}: ${key}`, [language]);
  }
  for (const { name } of values) {
    const fact = name.startsWith('fact.') ? after.facts.values.get(name.slice(5)) : undefined;
    if (fact?.kind === 'duration' && fact.duty) reach('/legal/deadlines', name);
  }
  if (listing(before) !== listing(after)) reach('/legal', 'titles and descriptions of documents');
  if (terms(before) !== terms(after)) reach('/legal/definitions', 'terms and their uses');
  for (const { path, why } of shownData(before, after, { files, values }, routes)) reach(path, why);
  const feeds = new Set([
    ...routes
      .filter(
        ({ isPage, reads, names }) =>
          !isPage &&
          (files.some((file) => reads.has(file)) || values.some(({ name }) => names.has(name))),
      )
      .map(({ path }) => path),
    ...(documents.length > 0 ? ['/trust/pack.zip'] : []),
    ...versions.flatMap(({ document: id }) => [`/${id}/changes.atom`, ...recordFeeds]),
  ]);
  return {
    ...{ files, values, documents, later, entries, versions },
    stale: staleSections(before, after),
    pages: [...reached].map(([path, { languages, reasons }]) => ({
      path,
      languages: [...languages],
      reasons: [...reasons],
    })),
    feeds: [...feeds].sort(),
  };
}

/** What differs on later days and does not differ today. */
function laterChanges(
  before: Corpus,
  after: Corpus,
  today: readonly DocumentChange[],
): Impact['later'] {
  let known = today;
  return daysAhead(before, after).flatMap((day) => {
    const [old, now] = [before.asOf(day), after.asOf(day)];
    const found = changedDocuments(old, now, changedValues(old, now));
    const documents = found.filter(
      (change) => !known.some((other) => keyOf(other) === keyOf(change)),
    );
    known = found;
    return documents.length > 0 ? [{ day, documents }] : [];
  });
}

const keyOf = ({ document: { id }, change, sections }: DocumentChange) =>
  JSON.stringify([id, change, sections]);

function daysAhead(before: Corpus, after: Corpus): string[] {
  return [...new Set([...before.daysAhead, ...after.daysAhead])].sort();
}

/** The files that differ, including those of texts that take effect later. */
function changedFiles(before: Corpus, after: Corpus): string[] {
  const days = daysAhead(before, after);
  const [old, now] = [before, after].map(
    (corpus) =>
      new Map(
        [corpus, ...days.map(corpus.asOf)]
          .flatMap(({ files }) => files)
          .map(({ path, text }) => [path, text]),
      ),
  );
  const paths = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  return [...paths].filter((path) => old?.get(path) !== now?.get(path)).sort();
}

function changedVersions(before: Corpus, after: Corpus): ArchivedVersion[] {
  const known = new Map(
    [...before.archive.documents.values()].flat().map(({ file, text }) => [file, text]),
  );
  return [...after.archive.documents.values()]
    .flat()
    .filter(({ file, text }) => known.get(file) !== text);
}

/** The pages whose code reads a changed file, or names a changed value. */
function shownData(
  before: Corpus,
  after: Corpus,
  { files, values }: Pick<Impact, 'files' | 'values'>,
  routes: readonly Route[],
): { readonly path: string; readonly why: string }[] {
  const shown = routes.filter(({ isPage }) => isPage);
  const named = values.flatMap(({ name }) => {
    const naming = shown.filter(({ names }) => names.has(name));
    if (naming.length === shown.length) return [{ path: 'every page', why: name }];
    return naming.map(({ path }) => ({ path, why: name }));
  });
  const read = files.flatMap((file) =>
    shown
      .filter(({ reads }) => reads.has(file))
      .flatMap(({ path }) => {
        if (path === monthRoute) return changedMonths(before, after, file);
        // The text of a document is compared, whatever it shows.
        return path.includes('…') ? [] : path;
      })
      .map((path) => ({ path, why: file })),
  );
  return [...named, ...read];
}

const monthRoute = '/status/…';

/** The pages of months that an edit of a file changes: those whose entries differ; all, if it holds no entries. */
function changedMonths(before: Corpus, after: Corpus, file: string): string[] {
  const [old, now] = [before, after].map(({ status: { records } }) => {
    const months = records ? monthPages(records) : [];
    return new Map(months.map(({ path, entries }) => [path, JSON.stringify(entries)]));
  });
  const holdsEntries = [after.statusIncidents.path, after.statusMaintenance.path].includes(file);
  return [...new Set([...(now?.keys() ?? []), ...(old?.keys() ?? [])])].filter(
    (path) => !holdsEntries || old?.get(path) !== now?.get(path),
  );
}

/** The data of the documents that lists show, as one text. */
function listing({ documentsById }: Corpus): string {
  return JSON.stringify(
    [...documentsById.values()].map(({ id, front }) => {
      const { title, description, group, order, keyPolicy } = front;
      return [id, title, description, group, order, keyPolicy];
    }),
  );
}

function terms({ documentsById }: Corpus): string {
  return JSON.stringify(
    [...documentsById.values()].map((document) => {
      const found = termsOf(document).map(({ term, doc }) => `${doc} ${term}`);
      return [document.id, ...new Set(found)].sort();
    }),
  );
}
