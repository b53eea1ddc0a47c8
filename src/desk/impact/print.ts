// What a change affects, as lines for the person who makes it.

import { pages } from '../../core/pages.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import type { Standing } from '../../corpus/record/candidate.ts';
import { languages } from '../../languages/list.ts';
import type { DocumentChange } from './documents.ts';
import type { EntryChange } from './entries.ts';
import { type Impact, sharedWords } from './impact.ts';
import type { ValueChange } from './values.ts';

const standings: Readonly<Record<Standing, string>> = {
  unrecorded: 'nothing of it is archived: npm run versions:accept does so',
  kept: 'the archive holds this text',
  changed: 'the archive holds another text under this number: npm run versions:accept',
  new: 'the archive does not hold this version: npm run versions:accept',
  older: 'the archive holds a newer version: "version" must not go back',
};

/** The lines, with an empty line after each part; one sentence if nothing has changed. */
export function impactLines(impact: Impact, after: Corpus): string[] {
  const { files, values, documents, later, stale, entries, versions, feeds } = impact;
  if (files.length === 0 && versions.length === 0) return ['Nothing in content/ has changed.'];
  const parts: readonly (readonly [title: string, count: number, lines: readonly string[]])[] = [
    ['Files', files.length, files],
    ['Facts and company values', values.length, values.map(valueLine)],
    ['Documents', documents.length, documents.flatMap(documentLines)],
    ...later.map(
      ({ day, documents: changes }) =>
        [`Documents from ${day} on`, changes.length, changes.flatMap(documentLines)] as const,
    ),
    [
      'Sections whose translations are stale',
      stale.length,
      stale.map(({ place, languages: codes }) => `${place} (${codes.join(', ')})`),
    ],
    ['Archived versions', versions.length, versions.map(({ file }) => file)],
    ['Words of the interface', entries.length, entries.flatMap(entryLines)],
    ['Pages', impact.pages.length, pageLines(impact, after)],
    ['Feeds and files for programs', feeds.length, feeds],
  ];
  return parts.flatMap(([title, count, lines]) =>
    count > 0 ? [`${title}: ${count}`, ...lines.map((line) => `  ${line}`), ''] : [],
  );
}

const quoted = (text: string | undefined) => (text === undefined ? 'nothing' : `“${text}”`);

const inWords = (codes: readonly string[]) =>
  codes.length === languages.length ? 'every language' : codes.join(', ');

function valueLine({ name, before, after, languages: codes }: ValueChange): string {
  return `${name}: ${quoted(before)} becomes ${quoted(after)} (${inWords(codes)})`;
}

function documentLines({ document, change, causes, sections, standing }: DocumentChange): string[] {
  const why = change === 'changed' ? `changed by ${causes.join(', ')}` : change;
  return [
    `${document.id}: ${why}${standing ? `; ${standings[standing]}` : ''}`,
    ...sections.flatMap(({ place, id, lines }) => [
      `  ${place}${id ? ` (#${id})` : ''}`,
      ...lines.map((line) => `    ${line}`),
    ]),
  ];
}

function entryLines({ file, key, before, after, values, unmoved }: EntryChange): string[] {
  if (before === after) return [`${file} ${key}: names ${values.join(', ')}`];
  return [
    `${file} ${key}: ${quoted(before)} becomes ${quoted(after)}`,
    ...(unmoved.length > 0
      ? [`  the same as before in ${unmoved.join(', ')}: read them again`]
      : []),
  ];
}

function pageLines({ pages: reached, entries }: Impact, after: Corpus): string[] {
  const shared = entries.flatMap(({ namespace }) => sharedWords[namespace] ?? []);
  return [
    ...reached.map(({ path, languages: codes, reasons }) => {
      const { aliases = [], movedFrom = [] } = after.documentsById.get(path.slice(1))?.front ?? {};
      const others = pages.find((page) => page.path === path)?.aliases ?? [
        ...aliases,
        ...movedFrom,
      ];
      const more = reasons.length > 3 ? ` and ${reasons.length - 3} more` : '';
      const why = `${reasons.slice(0, 3).join('; ')}${more}`;
      return `${[path, ...others].join(', ')} (${inWords(codes)}): ${why}`;
    }),
    ...new Set(shared),
  ];
}
