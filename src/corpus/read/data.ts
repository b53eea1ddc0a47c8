// Reads the data files and the words of the interface. Each becomes a source, and typed values if it passes its schema.

import type { z } from 'astro/zod';
import { claims, claimWords } from '../schema/claims.ts';
import { companyEntry, companyValue } from '../schema/company.ts';
import { factEntry } from '../schema/facts.ts';
import { figures, risks, roadmap } from '../schema/figures.ts';
import { launch } from '../schema/launch.ts';
import { legalLimits } from '../schema/legal-limits.ts';
import { readingPaths } from '../schema/reading-paths.ts';
import { statusComponents, statusIncidents, statusMaintenance } from '../schema/status.ts';
import { knownWords, searchWords, words } from '../schema/words.ts';
import type { ContentFile } from './content-files.ts';
import { parseLocalePath } from './content-paths.ts';
import type { Diagnostic } from './diagnostic.ts';
import { readJson } from './json-source.ts';
import { schemaDiagnostics } from './schema-diagnostics.ts';
import { isGroup, type Source, valueAt } from './source.ts';
import { readYaml } from './yaml-source.ts';

/** A data file that is one record. */
type DataFile<T> = {
  readonly path: string;
  /** `undefined` if its text cannot be parsed. */
  readonly source: Source | undefined;
  /** `undefined` while any value in it is wrong. */
  readonly data: T | undefined;
};

/** A data file of named entries. */
export type Entries<T> = {
  readonly path: string;
  readonly source: Source | undefined;
  /** Every name, including those of entries with mistakes; `undefined` if the text cannot be parsed. */
  readonly names: readonly string[] | undefined;
  /** The entries that pass their schema. */
  readonly values: ReadonlyMap<string, T>;
};

/** Data files that are one record, each by its path and its schema. All of them must exist. */
export const records = {
  claims: { path: 'content/claims.yaml', schema: claims },
  claimWords: { path: 'content/claim-words.yaml', schema: claimWords },
  figures: { path: 'content/figures.yaml', schema: figures },
  knownWords: { path: 'content/known-words.yaml', schema: knownWords },
  launch: { path: 'content/launch.yaml', schema: launch },
  legalLimits: { path: 'content/legal-limits.yaml', schema: legalLimits },
  readingPaths: { path: 'content/reading-paths.yaml', schema: readingPaths },
  risks: { path: 'content/risks.yaml', schema: risks },
  roadmap: { path: 'content/roadmap.yaml', schema: roadmap },
  searchWords: { path: 'content/search-words.yaml', schema: searchWords },
  statusComponents: { path: 'content/status/components.yaml', schema: statusComponents },
  statusIncidents: { path: 'content/status/incidents.yaml', schema: statusIncidents },
  statusMaintenance: { path: 'content/status/maintenance.yaml', schema: statusMaintenance },
} as const;

/** Data files of named entries. The schema is that of one entry; `schemaOf` gives the one of an entry by its name. */
export const entryFiles = {
  company: { path: 'content/company.yaml', schema: companyValue, schemaOf: companyEntry },
  facts: { path: 'content/facts.yaml', schema: factEntry, schemaOf: () => factEntry },
} as const;

export type Records = typeof records;
type EntryFiles = typeof entryFiles;

/** Everything but documents that the content folder holds. */
export type Data = {
  readonly [K in keyof Records]: DataFile<z.infer<Records[K]['schema']>>;
} & {
  readonly [K in keyof EntryFiles]: Entries<z.infer<EntryFiles[K]['schema']>>;
} & {
  /** Every file of data and words by its path, except those that cannot be parsed. */
  readonly sources: ReadonlyMap<string, Source>;
};

export const dataPaths: readonly string[] = [
  ...Object.values(records).map(({ path }) => path),
  ...Object.values(entryFiles).map(({ path }) => path),
];

/** The paths of the data files from which a property of the corpus is read; none for texts and words. */
export function dataPathsOf(property: string): string[] {
  const all: Readonly<Record<string, { readonly path: string }>> = { ...records, ...entryFiles };
  return Object.entries(all).flatMap(([name, { path }]) =>
    name === property || (property === 'status' && name.startsWith(property)) ? [path] : [],
  );
}

export function holdsEntries(path: string): boolean {
  return Object.values(entryFiles).some((each) => each.path === path);
}

/**
 * Reads the data files and the words of the interface.
 * @param report is called with each mistake: a text that cannot be parsed, a value that fails its schema.
 */
export function readData(
  files: readonly ContentFile[],
  report: (...diagnostics: readonly Diagnostic[]) => void,
): Data {
  const sources = new Map<string, Source>();
  const byPath = new Map(files.map(({ path, text }) => [path, text]));
  const open = (path: string): Source | undefined => {
    const text = byPath.get(path);
    if (text === undefined || text.trim() === '') {
      const state = text === undefined ? 'missing' : 'empty';
      const message = `the file is ${state}, and the site cannot be built without it. Put it back.`;
      report({ file: path, line: 1, message });
      return undefined;
    }
    const { source, diagnostics } = readYaml(path, text);
    report(...diagnostics);
    if (source) sources.set(path, source);
    return source;
  };
  const record = (name: keyof Records): DataFile<unknown> => {
    const { path, schema } = records[name];
    const source = open(path);
    if (source) report(...schemaDiagnostics({ source, schema, home: 'the file, at the margin' }));
    return { path, source, data: source && schema.safeParse(source.data).data };
  };
  const entries = (name: keyof EntryFiles): Entries<unknown> => {
    const { path, schemaOf } = entryFiles[name];
    const source = open(path);
    if (!source) return { path, source, names: undefined, values: new Map() };
    if (!isGroup(source.data)) {
      const message =
        'the file holds no entries. Expected: entries that begin with their name and a colon.';
      report({ file: path, line: 1, message });
      return { path, source, names: undefined, values: new Map() };
    }
    const names = Object.keys(source.data);
    const values = names.flatMap((key) => {
      const schema = schemaOf(key);
      report(...schemaDiagnostics({ source, schema, at: [key], home: 'that entry' }));
      const result = schema.safeParse(valueAt(source.data, [key]));
      return result.success ? [[key, result.data] as const] : [];
    });
    return { path, source, names, values: new Map(values) };
  };
  const data = {
    ...Object.fromEntries(
      (Object.keys(records) as (keyof Records)[]).map((name) => [name, record(name)]),
    ),
    ...Object.fromEntries(
      (Object.keys(entryFiles) as (keyof EntryFiles)[]).map((name) => [name, entries(name)]),
    ),
    sources,
  };
  for (const { path, text } of files) {
    if (!parseLocalePath(path)) continue;
    const { source, diagnostics } = readJson(path, text);
    report(...diagnostics);
    if (!source) continue;
    sources.set(path, source);
    report(...schemaDiagnostics({ source, schema: words, home: 'the file' }));
  }
  // The tables above pair each name with its schema, and so with the type of its values.
  return data as unknown as Data;
}
