// Every text that is translated, beside the English that it translates: words of the interface, titles and summaries of
// documents, values of the data, records of the status page. Forms of facts have no English beside them.

import { cacheByObject } from '../core/memo.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { figuresOf, figureText } from '../corpus/figure-words.ts';
import { attributeOf } from '../corpus/read/body.ts';
import { localePath } from '../corpus/read/content-paths.ts';
import { isGroup, leavesOf, type Path, type Source, valueAt } from '../corpus/read/source.ts';
import { noneAccepted } from '../corpus/schema/translations.ts';
import { plainText, type Unit } from '../corpus/translations/sections.ts';
import { slotHash } from '../corpus/translations/slots.ts';
import { textState } from '../corpus/translations/state.ts';
import { defaultLanguage, isLanguageCode, type LanguageCode } from '../languages/list.ts';
import { originalOf, recordName } from './record-translations.ts';
import { textsOf } from './texts.ts';
import { type TranslationPair, translationPairs } from './translation-pairs.ts';

export type TranslatedEntry = {
  readonly language: LanguageCode;
  readonly file: string;
  readonly line: number;
  /** Its file and its place there: `home:hero.title`, `incidents:<id>.title`. */
  readonly name: string;
  /** Its path in its file. */
  readonly path: string;
  readonly text: string;
  /** The English text; `undefined` if only the language has this text. */
  readonly english: string | undefined;
  /** The translated text around it, which may have the term of the English instead. */
  readonly within?: string;
};

export const translatedEntries = cacheByObject((corpus: Corpus): readonly TranslatedEntry[] => [
  ...wordEntries(corpus),
  ...translationPairs(corpus).flatMap(documentEntries),
  ...recordEntries(corpus),
]);

/** Whether the English has changed since a text was translated. */
export function isStale(
  { language, name, text, english = '' }: TranslatedEntry,
  { accepted }: Corpus,
): boolean {
  const known = accepted.get(language) ?? noneAccepted;
  return textState(known, name, slotHash(english), slotHash(text)) === 'stale';
}

/** Those of the files of words. */
export const wordEntries = cacheByObject((corpus: Corpus): readonly TranslatedEntry[] =>
  textsOf(corpus).flatMap(({ file, line, path, words: text, language, namespace, key: name }) =>
    namespace === undefined || name === undefined || language === defaultLanguage
      ? []
      : [
          {
            ...{ language, file, line, name, path: path.map(String).join('.'), text },
            english: englishOf(namespace, path, corpus),
          },
        ],
  ),
);

/**
 * The texts of a translated document that are not stale: its head, the titles of its sections, and what stands in them unit by
 * unit.
 */
const documentEntries = cacheByObject((pair: TranslationPair): readonly TranslatedEntry[] => {
  const { translation, heads, alike } = pair;
  const { language, file, id, source } = translation;
  const head = heads.flatMap(({ name, path, text, english, state }) =>
    english === undefined || english === '' || text === '' || state === 'stale'
      ? []
      : [{ name, text, english, path: path.join('.'), line: source?.lineOf(path) ?? 1 }],
  );
  const bodies = alike.flatMap(({ own, english }) => {
    const within = own.units.map(({ words }) => shownText(words)).join(' ');
    const units = own.units.map(({ words, line }, index) => ({
      text: shownText(words),
      english: shownText(english.units[index]?.words ?? []),
      line,
    }));
    const title = { text: own.title, english: english.title, line: own.line };
    return [title, ...units]
      .filter(({ text }) => text.trim() !== '')
      .map((unit) => ({ ...unit, path: own.id, within: `${own.title} ${within}` }));
  });
  return [...head, ...bodies.map((entry) => ({ ...entry, name: `${id}:${entry.path}` }))].map(
    (entry) => ({ language, file, ...entry }),
  );
});

/** The words of a unit; a component is shown by the name that it has in double braces. */
export const shownText = cacheByObject((words: Unit['words']): string =>
  plainText(words, (element) => {
    if (element.name === 'Fact') return `{{fact.${attributeOf(element, 'id')}}}`;
    return element.name === 'Company' ? `{{company.${attributeOf(element, 'name')}}}` : undefined;
  }),
);

/** Those of the records of the status page. */
export function recordEntries(corpus: Corpus): TranslatedEntry[] {
  return [corpus.statusIncidents, corpus.statusMaintenance].flatMap(({ source }) =>
    source ? entriesOf(source) : [],
  );
}

function entriesOf(source: Source): TranslatedEntry[] {
  return leavesOf(source.data).flatMap(({ path, text }) => {
    const english = originalOf(path);
    const original = english && valueAt(source.data, english);
    const language = String(path[path.indexOf('translations') + 1]);
    if (!english || typeof original !== 'string' || !isLanguageCode(language)) return [];
    return {
      language,
      file: source.file,
      line: source.lineOf(path),
      name: recordName(source, english),
      path: path.map(String).join('.'),
      text,
      english: original,
    };
  });
}

/** The English text of an entry of a file of words. */
function englishOf(namespace: string, path: Path, corpus: Corpus): string | undefined {
  if (namespace === 'documents') return frontText(corpus, path);
  if (namespace === 'values') return valueText(corpus, path);
  const source = corpus.sources.get(localePath(defaultLanguage, namespace));
  const last = String(path.at(-1));
  // A plural form that English lacks is a translation of the form for many.
  const many = [...path.slice(0, -1), last.replace(/_[a-z]+$/, '_other')];
  const found = valueAt(source?.data, path) ?? valueAt(source?.data, many);
  return typeof found === 'string' && !(namespace === 'facts' && path[0] === 'forms')
    ? found
    : undefined;
}

/** The text of a document's front matter that a path of `documents.json` translates; its points are counted from 1. */
function frontText({ documentsById }: Corpus, path: Path): string | undefined {
  const [id, key, point] = path.map(String);
  const data = documentsById.get(id ?? '')?.source?.data;
  const found =
    key === 'summary' ? valueAt(data, ['summary', Number(point) - 1]) : valueAt(data, [key ?? '']);
  return typeof found === 'string' ? found : undefined;
}

function valueText(corpus: Corpus, path: Path): string | undefined {
  const { company, statusComponents, value } = corpus;
  const [group = '', ...rest] = path.map(String);
  const key = rest.join('.');
  if (group === 'texts') return key;
  if (group === 'figure') return figureText(figuresOf(corpus), rest);
  if (group === 'company') return company.values.get(key)?.value;
  if (group === 'fact') return value(`fact.${key}`);
  const components = valueAt(statusComponents.source?.data, ['components']);
  const named = Array.isArray(components)
    ? components.find((each) => isGroup(each) && each['id'] === key)
    : undefined;
  const name = valueAt(named, ['name']);
  return typeof name === 'string' ? name : undefined;
}
