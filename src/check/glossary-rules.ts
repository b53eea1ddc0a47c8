// Checks translations against the glossary of their language: where the English has a term, the translation must have one of
// its words; forbidden words must not occur.

import { cacheByObject, memoOf } from '../core/memo.ts';
import { replacePlaceholders } from '../core/placeholders.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { localePath } from '../corpus/read/content-paths.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import type { ReadGlossary } from '../corpus/read/language-files.ts';
import { suggestion } from '../corpus/read/nearest.ts';
import type { Path } from '../corpus/read/source.ts';
import type { Forbidden, Term } from '../corpus/schema/glossary.ts';
import { defaultLanguage, type LanguageCode, languages } from '../languages/list.ts';
import { partFinder } from './part-finder.ts';
import { isStale, type TranslatedEntry, translatedEntries } from './translated-entries.ts';
import { translationPairs } from './translation-pairs.ts';
import { englishPattern, evenText, withoutGlosses, wordPattern } from './word-forms.ts';

/** A row that an entry breaks, and the message. */
type Breach = { readonly row: ReadTerm | ReadForbidden; readonly message: string };

/** A glossary, ready to be searched for, and what entries break of it. */
type Searched = {
  readonly terms: readonly ReadTerm[];
  readonly forbidden: readonly ReadForbidden[];
  readonly breachesOf: (entry: TranslatedEntry) => readonly Breach[];
};

const prepareGlossary = cacheByObject((glossary: ReadGlossary): Searched => {
  const { language } = glossary;
  const [terms, forbidden] = [termsOf(glossary), forbiddenOf(glossary)];
  const find = termFinder(terms);
  // Many entries have the text around them in common.
  const even = memoOf<string>(1);
  const around = (text: string) => even(text, () => evenText(text, language));
  const breachesOf = cacheByObject((entry: TranslatedEntry) => {
    const held = find(entry.english ?? '');
    const text = evenText(entry.text, language);
    return [
      ...held.flatMap((term) => termBreaches(term, entry, { text, around }, glossary)),
      ...forbidden.flatMap((row) => forbiddenBreaches(row, held, entry, text, glossary)),
    ];
  });
  return { terms, forbidden, breachesOf };
});

/** Where translations differ from their glossaries, and rows of glossaries that have no effect. */
export function glossaryRules(corpus: Corpus): Diagnostic[] {
  // Of one without a word wording-rules.ts speaks.
  const entries = translatedEntries(corpus).filter(({ text }) => /[\p{L}\p{N}{]/u.test(text));
  return [...corpus.glossaries.values()].flatMap((glossary) => {
    const { terms, forbidden, breachesOf } = prepareGlossary(glossary);
    const needed = new Set<string>();
    const said = new Set<string>();
    const found = entries
      .filter(({ language }) => language === glossary.language)
      .flatMap((entry) =>
        breachesOf(entry).flatMap(({ row: { row, path }, message }) => {
          const key = pathKey([...path, 'except', entry.name]);
          if (row.except?.[entry.name] !== undefined) needed.add(key);
          // A missing or forbidden word of a section is reported once, however often its English has the term.
          if (row.except?.[entry.name] !== undefined || said.has(key)) return [];
          // Words of the interface whose English has just changed are not yet translated anew.
          if (isStale(entry, corpus)) return [];
          said.add(key);
          return [{ file: entry.file, line: entry.line, message }];
        }),
      );
    return [
      ...unknownDomains(glossary),
      ...clashes(terms, forbidden, glossary),
      ...found,
      ...idle([...terms, ...forbidden], glossary, needed, corpus),
    ];
  });
}

function termBreaches(
  term: ReadTerm,
  { name, text: typed, within = typed }: TranslatedEntry,
  { text, around }: { readonly text: string; readonly around: (text: string) => string },
  { source }: ReadGlossary,
): Breach[] {
  const { row, english, path } = term;
  const where = () => `${source.file}:${source.lineOf(path)}`;
  const banned = term.not.find(({ isIn }) => isIn(text));
  if (banned) {
    const note = row.note === undefined ? '.' : `: ${row.note}.`;
    const message = `${name} translates “${english}”: found “${banned.word}”, which ${where()} rules out. Write “${row.is[0]}”${note}`;
    return [{ row: term, message }];
  }
  const hasTerm = (place: string) => term.is.some((pattern) => pattern.test(place));
  // A gloss may stand within a term: “FCA（…）注册办理中”.
  if (hasTerm(text) || hasTerm(around(within)) || hasTerm(withoutGlosses(around(within))))
    return [];
  const expected = row.is.map((word) => `“${word}”`).join(' or ');
  const message = `${name} translates “${english}”: found “${excerpt(typed)}”, expected ${expected} (${where()}). Use the term, correct its row, or name the entry under "except" there, with the reason.`;
  return [{ row: term, message }];
}

function forbiddenBreaches(
  forbidden: ReadForbidden,
  held: readonly ReadTerm[],
  { name, english = '' }: TranslatedEntry,
  text: string,
  { source }: ReadGlossary,
): Breach[] {
  const { row, path, words } = forbidden;
  const found = words.find(({ isIn }) => isIn(text));
  const isOfDomain = row.domain === undefined || held.some(({ domain }) => domain === row.domain);
  if (!found || !isOfDomain || holds(english, row.unless)) return [];
  const message = `${name}: found “${found.word}”, which ${source.file}:${source.lineOf(path)} forbids: ${row.why}. Write it otherwise, or name the entry under "except" there, with the reason.`;
  return [{ row: forbidden, message }];
}

/** Rows of forbidden words whose subject is not in the file, so that they would forbid nothing. */
function unknownDomains({ source, data }: ReadGlossary): Diagnostic[] {
  const domains = Object.keys(data.terms);
  return data.never.flatMap(({ domain }, index) => {
    if (domain === undefined || domains.includes(domain)) return [];
    const message = `there is no subject "${domain}" under "terms".${suggestion(domain, domains)}`;
    return [{ file: source.file, line: source.lineOf(['never', index, 'domain']), message }];
  });
}

/** Terms whose own word is forbidden: no translation could be right. */
function clashes(
  terms: readonly ReadTerm[],
  forbidden: readonly ReadForbidden[],
  { source, language }: ReadGlossary,
): Diagnostic[] {
  return terms.flatMap(({ row, path, english, domain, not }) =>
    row.is.flatMap((word) => {
      const text = evenText(word, language);
      const rival = forbidden.find(
        (each) =>
          (each.row.domain ?? domain) === domain &&
          each.words.some(({ isIn }) => isIn(text)) &&
          !holds([english, ...(row.en ?? [])].join(', '), each.row.unless),
      );
      if (!rival && !not.some(({ isIn }) => isIn(text))) return [];
      const place = rival ? `line ${source.lineOf(rival.path)}` : '"not" of the same row';
      const message = `“${word}” is the word for “${english}”, and ${place} forbids it. Correct one of the two.`;
      return [{ file: source.file, line: source.lineOf(path), message }];
    }),
  );
}

/** Exceptions that no entry needs: the entry is gone, or it follows the row now. */
function idle(
  rows: readonly (ReadTerm | ReadForbidden)[],
  { source, language }: ReadGlossary,
  needed: ReadonlySet<string>,
  corpus: Corpus,
): Diagnostic[] {
  return rows.flatMap(({ row, path }) =>
    Object.keys(row.except ?? {})
      .map((name) => ({ name, path: [...path, 'except', name] }))
      .filter(({ path: place }) => !needed.has(pathKey(place)))
      .filter(({ name }) => !isLost(name, language, corpus))
      .map(({ name, path: place }) => ({
        file: source.file,
        line: source.lineOf(place),
        message: `no entry ${name} needs this exception: there is none of that name, or it keeps the row. Remove the line.`,
      })),
  );
}

/**
 * Whether the entry of an exception is not compared: its text cannot be read, is stale, or has another form than its English.
 * The exception may then be needed all the same.
 */
function isLost(name: string, language: string, corpus: Corpus): boolean {
  const [place = '', key = ''] = name.split(':');
  const id =
    place === 'documents' ? key.replace(/\.(?:title|description|summary)\b.*$/, '') : place;
  const document = corpus.textsById.get(id);
  const translation = corpus.translations.find((one) => one.id === id && one.language === language);
  if (document && translation) {
    const pair = translationPairs(corpus).find((each) => each.translation === translation);
    if (!pair) return true;
    if (place === 'documents') {
      const head = pair.heads.find((each) => each.name === name);
      return !document.source || !translation.source || /stale|gone/.test(head?.state ?? '');
    }
    return (
      pair.own.some(({ id: own }) => own === key) && !pair.alike.some(({ own }) => own.id === key)
    );
  }
  const words = (code: string) => corpus.sources.get(localePath(code, place));
  const isFile = languages.some(({ code }) => words(code));
  const hasEnglish = !/^(?:documents|values)$/.test(place);
  return isFile && (!words(language)?.data || (hasEnglish && !words(defaultLanguage)?.data));
}

const pathKey = (path: Path) => path.map(String).join('\n');
const excerpt = (text: string) => (text.length > 120 ? `${text.slice(0, 120)}…` : text);

/** A word of a row, and whether an even text has it. */
type Word = { readonly word: string; readonly isIn: (text: string) => boolean };

/** A row of a glossary, ready to be searched for. */
type ReadTerm = {
  readonly domain: string;
  /** The English words as the row has them: `notice (of termination)`. */
  readonly english: string;
  readonly row: Term;
  readonly path: Path;
  /** English words to which the row applies. */
  readonly words: readonly RegExp[];
  readonly is: readonly RegExp[];
  readonly not: readonly Word[];
};

/** The rows of a glossary. Brackets after an English term explain its sense, and are not searched for. */
export function termsOf({ language, data }: ReadGlossary): ReadTerm[] {
  return Object.entries(data.terms).flatMap(([domain, rows]) =>
    Object.entries(rows).map(([english, row]) => ({
      domain,
      english,
      row,
      path: ['terms', domain, english],
      words: englishWords(english, row).map(englishPattern),
      is: row.is.map((word) => wordPattern(word, language, 'in any form')),
      not: forbiddenWords(row.not ?? [], language),
    })),
  );
}

const englishWords = (english: string, { en = [] }: Term) => [
  english.replace(/\s*\([^()]*\)$/, ''),
  ...en,
];

const forbiddenWords = (words: readonly string[], language: LanguageCode): Word[] =>
  words.map((word) => {
    const pattern = wordPattern(word, language, 'as it is');
    // Few texts have it, and to look for its first letters is much faster than to try the pattern.
    const even = withoutGlosses(evenText(word, language));
    const [first = ''] = /[\p{L}\p{M}\p{N}]+/u.exec(even) ?? [];
    return { word, isIn: (text: string) => text.includes(first) && pattern.test(text) };
  });

/** A row of forbidden words, ready to be searched for. */
type ReadForbidden = {
  readonly row: Forbidden;
  readonly path: Path;
  readonly words: readonly Word[];
};

/** The rows of forbidden words. */
function forbiddenOf({ language, data }: ReadGlossary): ReadForbidden[] {
  return data.never.map((row, index) => ({
    row,
    path: ['never', index],
    words: forbiddenWords(row.words, language),
  }));
}

/** Glossaries have some hundred such words, and each is searched for in every text that has the term. */
const patterns = memoOf<RegExp>(2000);

/** Whether an English text has one of these words. */
function holds(english: string, words: readonly string[] = []): boolean {
  return words.some((word) => english.search(patterns(word, () => englishPattern(word))) >= 0);
}

/**
 * Makes the function that finds the terms in an English text. If a term is part of a longer one, only the longer counts: in
 * “Compliance Audit Plan” the term “audit” is not found.
 */
export function termFinder(terms: readonly ReadTerm[]): (english: string) => readonly ReadTerm[] {
  const byPart = Map.groupBy(
    terms.flatMap((term) =>
      englishWords(term.english, term.row).map((words) => ({ term, part: longestWord(words) })),
    ),
    ({ part }) => part,
  );
  const partsIn = partFinder(byPart.keys());
  return (english) => {
    const text = replacePlaceholders(english, (_, typed) => '0'.repeat(typed.length));
    const parts = [...partsIn(text.toLowerCase())];
    const near = new Set(parts.flatMap((part) => (byPart.get(part) ?? []).map(({ term }) => term)));
    const spans = [...near]
      .flatMap((term) =>
        term.words.flatMap((pattern) =>
          [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
            term,
            from: index,
            to: index + found.length,
          })),
        ),
      )
      .filter(
        ({ term: { row } }) => (!row.with || holds(text, row.with)) && !holds(text, row.unless),
      );
    const isWithin = (one: (typeof spans)[number]) =>
      spans.some(
        (other) =>
          other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
      );
    return [...new Set(spans.filter((span) => !isWithin(span)).map(({ term }) => term))];
  };
}

/** What every form of English words has in common: the letters of the longest word, without a “y” that may change. */
const longestWord = (words: string) =>
  words
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => word.replace(/y$/, ''))
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '');
