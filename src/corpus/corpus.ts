// The one model of the content: pages, rules, versions, exports and commands read it.

import { pages } from '../core/pages.ts';
import type { Resources } from '../core/translation.ts';
import { defaultLanguage, type LanguageCode } from '../languages/list.ts';
import type { StatusRecords } from '../status/records.ts';
import { deriveFacts } from './derived-facts.ts';
import { withHeads } from './page-texts.ts';
import { type ContentFile, spoiltBy } from './read/content-files.ts';
import { isAnnounced, isArchived, isDocument, parseLocalePath } from './read/content-paths.ts';
import { type Data, type Entries, type Records, readData } from './read/data.ts';
import type { Diagnostic } from './read/diagnostic.ts';
import {
  type Document,
  documentsOn,
  effectiveDay,
  misnamedTexts,
  readDocument,
} from './read/document.ts';
import { type ReadGlossary, readAccepted, readGlossaries } from './read/language-files.ts';
import { problemAt } from './read/source.ts';
import { type LocatedRecords, locateRecords } from './read/status-records.ts';
import {
  misnamedTranslations,
  readTranslation,
  type TranslatedDocument,
  translationsOf,
} from './read/translation.ts';
import { type Archive, archiveOf } from './record/archive.ts';
import { isReplaced } from './record/states.ts';
import type { FrontMatter } from './schema/documents.ts';
import type { Fact } from './schema/facts.ts';
import type { AcceptedTranslations } from './schema/translations.ts';
import type { Stage } from './schema/versions.ts';
import { siteDay } from './site-day.ts';
import { type Speech, spokenValue, tryToSpeak } from './speech/speak.ts';
import { wordsOfStage } from './speech/words-of-stage.ts';

/** Everything in `content/`, parsed and typed; each value knows the file, the line and the column that it came from. */
export type Corpus = Omit<Data, 'facts'> & {
  /** The day on which all of this holds, such as `2026-11-22`. */
  readonly day: string;
  /** The same content on another day: facts have the values, and documents the texts, of that day. */
  readonly asOf: (day: string) => Corpus;
  /** The later days on which a fact or the text of a document changes, the next one first. */
  readonly daysAhead: readonly string[];
  /**
   * The files as they were read, without the archive, and without texts that are not in force and the translations of those.
   */
  readonly files: readonly ContentFile[];
  /** Whether the record is a draft, which `publicSince` of `content/launch.yaml` decides and nothing else. */
  readonly stage: Stage;
  /** Every version of every document that was recorded. */
  readonly archive: Archive;
  /** Mistakes that reading found: texts that cannot be parsed, values that fail their schema. */
  readonly diagnostics: readonly Diagnostic[];
  /** Announced texts with a wrong name, which count as no texts: all else can be read, and shown, without them. */
  readonly misnamed: readonly Diagnostic[];
  /** The glossary of each language. A language whose glossary is broken has none. */
  readonly glossaries: ReadonlyMap<string, ReadGlossary>;
  /** Facts with their values of the day. Derived values are computed. */
  readonly facts: Entries<Fact>;
  /** The documents whose texts are in force. */
  readonly documents: readonly Document[];
  /** Texts of documents that take effect later. */
  readonly announced: readonly Document[];
  /** Texts that are still in `content/documents` although the announced texts have replaced them. */
  readonly past: readonly Document[];
  /** The documents by their ids. If two have one address, which is reported elsewhere, the first is taken. */
  readonly documentsById: ReadonlyMap<string, Document>;
  /** Everything that is written in MDX: the documents, and the texts of pages. */
  readonly texts: readonly Document[];
  readonly textsById: ReadonlyMap<string, Document>;
  /** The translations of these texts. An announced text may bring its own translations. */
  readonly translations: readonly TranslatedDocument[];
  /** For each language, the hashes of the English from which its translations were made. */
  readonly accepted: ReadonlyMap<LanguageCode, AcceptedTranslations>;
  /** Paths of the pages that are no documents, without the leading slash and without the home page. */
  readonly pages: readonly string[];
  /** Other addresses, former ones included, without the leading slash, and the document or page that each belongs to. */
  readonly aliases: ReadonlyMap<string, string>;
  readonly status: LocatedRecords;
  /** The words of the interface by language and namespace. The heads of texts of pages are among them. */
  readonly resources: Readonly<Record<string, Resources>>;
  /** English, ready for use; `undefined` while its words are too broken for that. */
  readonly english: Speech | undefined;
  /** The value that replaces `fact.…` or `company.…` in English; the name itself if it has no value. */
  readonly value: (name: string) => string;
  /** The same in another language. */
  readonly valueIn: (language: LanguageCode) => (name: string) => string;
  /** A language, ready for use; `undefined` while its words are too broken for that. */
  readonly speechOf: (language: LanguageCode) => Speech | undefined;
};

/**
 * The corpus of the files of a content folder.
 * @param day The day that the content is read for, such as `2026-11-22`; the site's day if left out.
 */
export function corpusOf(all: readonly ContentFile[], day: string = siteDay()): Corpus {
  const spoilt = new Map<string, Diagnostic>();
  const files = all
    .filter(({ path }) => !isArchived(path))
    .map((file) => {
      const wrong = spoiltBy(file);
      if (!wrong) return file;
      spoilt.set(file.path, wrong);
      return { ...file, text: '', diagnostics: [wrong] };
    });
  const archived = all.filter(({ path }) => isArchived(path));
  const archive = archiveOf(archived);
  const diagnostics: Diagnostic[] = [
    ...[...files, ...archived].flatMap(({ diagnostics = [] }) => diagnostics),
    ...archive.diagnostics,
  ];
  const data = readData(files, (...found) => diagnostics.push(...found));
  const glossaries = readGlossaries(files, (...found) => diagnostics.push(...found));
  const written = files
    .filter(({ path }) => isDocument(path))
    .map(({ path, text }) => {
      const reading = readDocument(path, text);
      diagnostics.push(...reading.diagnostics);
      return reading.document;
    });
  const allTranslations = files.flatMap(({ path, text }) => {
    const reading = readTranslation(path, text);
    diagnostics.push(...(reading?.diagnostics ?? []));
    return reading ? [reading.translation] : [];
  });
  // What is found in a file of a wrong name, and in others because of it, follows from the name.
  const misnamed = misnamedTexts(written);
  if (misnamed.length === 0) misnamed.push(...misnamedTranslations(written, allTranslations));
  const newlyMisnamed = misnamed.filter(({ file }) => !spoilt.has(file));
  for (const one of newlyMisnamed) spoilt.set(one.file, one);
  const isNamed = ({ file }: Pick<Document, 'file'>) => misnamed.every((one) => one.file !== file);
  const [texts, translations] = [written.filter(isNamed), allTranslations.filter(isNamed)];
  const accepted = readAccepted(files, (...found) => diagnostics.push(...found));
  const status = locateRecords(data);
  const changes = new Set([
    ...[...data.facts.values.values()].flatMap(({ from }) => from ?? []),
    ...texts.filter(({ file }) => isAnnounced(file)).flatMap((text) => effectiveDay(text) ?? []),
    ...[...archive.documents.values()].flatMap((versions) =>
      versions
        .filter((one) => !isReplaced(one, versions))
        .flatMap(({ head }) => head.effective ?? []),
    ),
  ]);
  const stage: Stage = data.launch.data?.publicSince ? 'published' : 'draft';
  const known = new Map<string, Corpus>();
  return asOf(day);

  function asOf(on: string): Corpus {
    const corpus = known.get(on) ?? corpusOn(on);
    known.set(on, corpus);
    return corpus;
  }

  function corpusOn(on: string): Corpus {
    const derived = deriveFacts(data.facts.values, on, status.records);
    const facts = { ...data.facts, values: derived.facts };
    const inForce = documentsOn(texts, on);
    const documents = inForce.filter(({ kind }) => kind === 'document');
    const idle = texts.filter((text) => !inForce.includes(text));
    const translated = translationsOf(inForce, translations);
    const unread = new Set(
      [...idle, ...misnamed, ...translations.filter((each) => !translated.includes(each))].map(
        ({ file }) => file,
      ),
    );
    const resources = resourcesOf(data, [...inForce, ...translated]);
    const staged = wordsOfStage(resources, stage);
    const company = new Map([...data.company.values].map(([id, { value }]) => [id, value]));
    const speeches = new Map<LanguageCode, Speech | undefined>();
    const speechOf = (language: LanguageCode) => {
      if (!speeches.has(language)) {
        const spoken = { resources: staged, facts: facts.values, company };
        speeches.set(language, tryToSpeak(spoken, language));
      }
      return speeches.get(language);
    };
    const english = speechOf(defaultLanguage);
    return {
      ...data,
      day: on,
      asOf,
      daysAhead: [...changes].filter((change) => change > on).sort(),
      files: files.filter(({ path }) => !unread.has(path)),
      stage,
      archive,
      diagnostics: [...diagnostics, ...derivationProblems(derived.failed, data)].filter(
        (one) => !spoilt.has(one.file) || spoilt.get(one.file) === one,
      ),
      misnamed: newlyMisnamed,
      glossaries,
      facts,
      documents,
      announced: idle.filter(({ file }) => isAnnounced(file)),
      past: idle.filter(({ file }) => !isAnnounced(file)),
      documentsById: byId(documents),
      texts: inForce,
      textsById: byId(inForce),
      translations: translated,
      accepted,
      pages: pages.map(({ path }) => path.slice(1)).filter((path) => path !== ''),
      aliases: aliasOwners(documents),
      status,
      resources,
      english,
      value: (name) => spokenValue(name, english?.variables),
      valueIn: (language) => {
        const variables = speechOf(language)?.variables;
        return (name) => spokenValue(name, variables);
      },
      speechOf,
    };
  }
}

/** A document whose front matter is whole. */
export type SoundDocument = Document & { readonly front: FrontMatter };

/** A corpus in which reading found no mistake: each data file is there, and each document has a whole front matter. */
export type SoundCorpus = Omit<Corpus, 'documents' | 'documentsById'> & {
  readonly [K in keyof Records]: { readonly data: NonNullable<Data[K]['data']> };
} & {
  readonly documents: readonly SoundDocument[];
  readonly documentsById: ReadonlyMap<string, SoundDocument>;
  readonly status: { readonly records: StatusRecords };
};

/** The words of each language by namespace. The heads of the texts of pages name these pages. */
function resourcesOf(
  { sources }: Data,
  texts: readonly (Document | TranslatedDocument)[],
): Record<string, Resources> {
  const resources: Record<string, Record<string, object>> = {};
  for (const { file, data } of sources.values()) {
    const locale = parseLocalePath(file);
    if (!locale) continue;
    resources[locale.language] ??= {};
    Object.assign(resources[locale.language] ?? {}, { [locale.namespace]: data });
  }
  return Object.fromEntries(
    Object.entries(resources).map(([language, words]) => {
      const own = texts.filter((text) => text.language === language);
      return [language, withHeads(words, own)];
    }),
  );
}

/** The mistakes of facts whose values cannot be derived. */
function derivationProblems(
  failed: ReadonlyMap<string, string | undefined>,
  { facts: { source } }: Data,
): Diagnostic[] {
  return [...failed].flatMap(([id, reason]) => {
    if (reason === undefined || !source) return [];
    return [problemAt(source, [id, 'value'], `"value" in "${id}": ${reason}`)];
  });
}

function byId(documents: readonly Document[]): ReadonlyMap<string, Document> {
  const found = new Map<string, Document>();
  for (const document of documents) {
    if (!found.has(document.id)) found.set(document.id, document);
  }
  return found;
}

function aliasOwners(documents: readonly Document[]): ReadonlyMap<string, string> {
  const owners = [
    ...pages.map(({ path, aliases }) => ({ id: path.slice(1), aliases })),
    ...documents.map(({ id, front: { aliases = [], movedFrom = [] } }) => ({
      ...{ id, aliases: [...aliases, ...movedFrom] },
    })),
  ];
  return new Map(
    owners.flatMap(({ id, aliases }) => aliases.map((alias) => [alias.slice(1), id] as const)),
  );
}
