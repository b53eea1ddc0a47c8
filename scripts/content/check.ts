// Purpose: runs every check over the files of the content folder and gathers what they find.
// Pure: the files are given, nothing is read and nothing is printed.
import { defaultLanguage, languages } from '../../src/site/languages.ts';
import { pages } from '../../src/site/pages.ts';
import { monthPages } from '../../src/site/status/log.ts';
import { addressProblems } from './addresses.ts';
import { bodyProblems } from './body-rules.ts';
import { brandProblems } from './brand-rules.ts';
import { claimProblems } from './claim-rules.ts';
import type { ContentFile } from './content-files.ts';
import { contradictionProblems } from './contradiction-rules.ts';
import { duplicateIds, entryNameProblems } from './data-rules.ts';
import { aliasesOf, isDocument, type MdxDocument, readDocument } from './document.ts';
import { dutyProblems } from './duty-rules.ts';
import { factProblems } from './fact-rules.ts';
import { hubProblems, valuesOf } from './hub-rules.ts';
import { idProblems } from './id-rules.ts';
import { languageProblems } from './language-rules.ts';
import { localeFileProblems, localeOf } from './locale-files.ts';
import { documentWordsProblems, translationProblems } from './locale-rules.ts';
import type { Names } from './names.ts';
import { suggestion } from './nearest.ts';
import { nestedPlaceholderProblems, placeholderProblems } from './placeholders.ts';
import { inOrder, type Problem } from './problem.ts';
import { readData } from './read-data.ts';
import { recordTranslationProblems } from './record-translations.ts';
import { referenceProblems } from './reference-rules.ts';
import { dataFiles } from './schemas.ts';
import { isGroup, listOf, type Source, valueAt } from './source.ts';
import { completeRecords, placedRecords } from './status-records.ts';
import { statusProblems } from './status-rules.ts';
import { termProblems } from './term-rules.ts';
import { translatedFactProblems } from './translated-facts.ts';
import { translatableTexts, valueWordsProblems } from './value-rules.ts';
import { versionProblems } from './versions.ts';

/**
 * Every mistake in the files of a content folder, sorted by file and line.
 * @param versions Whether texts are held to their recorded versions: only once nothing else is wrong with them.
 */
export function problemsIn(
  files: readonly ContentFile[],
  versions: 'with versions' | 'without versions' = 'with versions',
): Problem[] {
  // Folders, addresses and figures follow from the list: while it is wrong, so is what they would be held to.
  const list = languageProblems(languages);
  if (list.length > 0) return inOrder(list);
  const problems: Problem[] = [...unknownFiles(files), ...localeFileProblems(files)];
  const sources = readData(files, problems);
  const documents = files
    .filter(({ path }) => isDocument(path))
    .map(({ path, text }) => {
      const reading = readDocument(path, text);
      problems.push(...reading.problems);
      return reading.document;
    });
  const source = (path: string) => sources.get(`content/${path}.yaml`);
  const [facts, company] = [source('facts'), source('company')];
  const names = namesOf(documents, facts, company);
  const status = {
    components: source('status/components'),
    incidents: source('status/incidents'),
    maintenance: source('status/maintenance'),
  };
  const values = valuesOf(facts, company);
  const records = completeRecords(placedRecords(status));
  problems.push(
    ...contradictionProblems({ files, documents, sources: [...sources.values()], facts, values }),
    ...claimProblems(files, source('claims'), values),
    ...factProblems(facts, values),
    ...addressProblems(documents, records ? monthPages(records).map(({ path }) => path) : []),
    ...documents.flatMap(({ scan }) => bodyProblems(scan)),
    ...documents.flatMap((document) => referenceProblems(document, names)),
    ...documents.flatMap(idProblems),
    ...termProblems(names),
    ...hubProblems([...names.documents.values()], values),
    ...translatedFactProblems(sources, names.documents),
    ...statusProblems(status, facts),
    ...[status.incidents, status.maintenance].flatMap(recordTranslationProblems),
    ...dutyProblems(facts, names, sources),
    ...brandProblems(files, company),
  );
  for (const { front } of documents) {
    if (front) problems.push(...placeholderProblems(front, names, 'names only'));
  }
  for (const data of sources.values()) problems.push(...dataProblems(data, sources, names));
  if (problems.length === 0 && versions === 'with versions') {
    problems.push(...versionProblems(documents, sources));
  }
  return inOrder(problems);
}

function namesOf(
  documents: readonly MdxDocument[],
  facts: Source | undefined,
  company: Source | undefined,
): Names {
  const keys = (source: Source | undefined) =>
    isGroup(source?.data) ? Object.keys(source.data) : undefined;
  const owners = [
    ...pages.map(({ path, aliases }) => ({ id: path.slice(1), aliases })),
    ...documents.map((document) => ({ id: document.id, aliases: aliasesOf(document) })),
  ];
  return {
    facts: keys(facts),
    company: keys(company),
    // Of two documents at one address, which is a mistake already, the first stands for both.
    documents: new Map(
      Map.groupBy(documents, ({ id }) => id)
        .values()
        .flatMap((same) => same.slice(0, 1))
        .map((document) => [document.id, document]),
    ),
    pages: pages.map(({ path }) => path.slice(1)).filter((path) => path !== ''),
    aliases: new Map(
      owners.flatMap(({ id, aliases }) => aliases.map((alias) => [alias.slice(1), id] as const)),
    ),
  };
}

function dataProblems(
  source: Source,
  sources: ReadonlyMap<string, Source>,
  names: Names,
): Problem[] {
  const locale = localeOf(source.file);
  if (!locale) {
    const entries = dataFiles.some(({ path, each }) => path === source.file && each);
    if (entries) return [...entryNameProblems(source), ...nestedPlaceholderProblems(source)];
    return [...duplicateIds(source), ...placeholderProblems(source, names, 'names only')];
  }
  const { language, namespace } = locale;
  if (namespace === 'documents') {
    return [
      ...documentWordsProblems(source, names),
      ...placeholderProblems(source, names, 'names only'),
    ];
  }
  if (namespace === 'values') {
    const texts = translatableTexts(sources.get('content/facts.yaml'), names);
    const components = idsIn(sources.get('content/status/components.yaml'));
    return valueWordsProblems(source, names, texts, components);
  }
  const english = sources.get(`content/locales/${defaultLanguage}/${namespace}.json`);
  const translation =
    english && language !== defaultLanguage ? translationProblems(source, english) : [];
  return [...translation, ...placeholderProblems(source, names, 'with values')];
}

/** The ids of the components of the status page. */
function idsIn(source: Source | undefined): string[] {
  return listOf(valueAt(source?.data, ['components'])).map((each) => String(valueAt(each, ['id'])));
}

function unknownFiles(files: readonly ContentFile[]): Problem[] {
  const known = dataFiles.map(({ path }) => path);
  return files
    .filter(({ path }) => !known.includes(path) && !isDocument(path) && !localeOf(path))
    .map(({ path }) => {
      const near = path.startsWith('content/documents/')
        ? ' Documents end in .mdx.'
        : path.startsWith('content/locales/')
          ? ' Words of the interface are files that end in .json, in a folder for each language.'
          : suggestion(path, known);
      return {
        file: path,
        line: 1,
        message: `nothing reads this file.${near} Rename it, or move it out of content/.`,
      };
    });
}
