// What a text of the interface must have, whatever it says: marks <1>…</1> that enclose words (src/core/text.ts), another form
// for one than for many, and in a translation, also of a record, the values, the marks, the words and the end of its English.

import { cacheByObject } from '../core/memo.ts';
import {
  placeholderPlaces,
  placeholdersIn,
  replacePlaceholders,
  valueNamed,
} from '../core/placeholders.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { factsIn, type SpokenFact, spokenFact, spokenName, withoutForm } from '../corpus/facts.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { valueAt } from '../corpus/read/source.ts';
import { textOf } from '../corpus/read/tags.ts';
import type { TranslatedDocument } from '../corpus/read/translation.ts';
import { defaultLanguage, type LanguageCode, languageOf } from '../languages/list.ts';
import { rulesOf } from '../languages/rules.ts';
import { many } from './locale-rules.ts';
import { unknownForm } from './names.ts';
import { isOfStatus, type Text, textsOf } from './texts.ts';
import { isStale, recordEntries, type TranslatedEntry, wordEntries } from './translated-entries.ts';

/** The mistakes in the wording of the interface: of a text by itself, or else beside its English. */
export function wordingRules(corpus: Corpus): Diagnostic[] {
  const texts = textsOf(corpus).filter(({ namespace }) => namespace !== undefined);
  const wrong = new Set<string>();
  const byItself = texts.flatMap((text) => {
    const says = markFault(text.words) ?? pluralFault(text);
    if (says !== undefined) wrong.add(`${text.language} ${text.key}`);
    return problem(text, text.path.map(String).join('.'), says);
  });
  const entries = [...wordEntries(corpus), ...recordEntries(corpus)];
  const beside = entries.flatMap((entry) => {
    const { language, name, path, english } = entry;
    if (english === undefined || wrong.has(`${language} ${name}`)) return [];
    const says = differenceFrom(english, entry);
    return says !== undefined && isStale(entry, corpus) ? [] : problem(entry, path, says);
  });
  return [...byItself, ...beside, ...lostMarks(texts, corpus)];
}

function problem(
  { file, line }: Pick<Diagnostic, 'file' | 'line'>,
  path: string,
  says: string | undefined,
): Diagnostic[] {
  return says === undefined ? [] : [{ file, line, message: `"${path}" ${says}` }];
}

/** What stands within each mark, by its number. */
const marksIn = (text: string) =>
  new Map(
    [...text.matchAll(/<(\d+)>([^<>]*)<\/\1>/g)].map(([, mark = '', words = '']) => [mark, words]),
  );

const withoutMarks = (text: string) => text.replace(/<\/?\d+>/g, '');
const saysNothing = (text: string) => !/[\p{L}\p{N}{]/u.test(text);

function markFault(text: string): string | undefined {
  if (!/<\s*\/?\s*\d/.test(text)) return undefined;
  const marks = [...text.matchAll(/<(\d+)>([^<>]*)<\/\1>/g)];
  const [loose] =
    /<[\s/]*\d+[\s/]*>?/.exec(marks.reduce((rest, [mark]) => rest.replace(mark, ''), text)) ?? [];
  if (loose !== undefined) {
    return `has ${loose} without its other half. A mark encloses words: <1>words</1>, one after the other and none in another.`;
  }
  const [bare] = marks.find(([, , words = '']) => saysNothing(words)) ?? [];
  if (bare !== undefined) {
    return `has ${bare}, which encloses no words: nobody sees what the page makes of it, such as a link. Put the two around the words that are meant.`;
  }
  const twice = marks.find(([, mark], index) => marks.findIndex((one) => one[1] === mark) < index);
  return twice && `has <${twice[1]}> twice. The page shows the first alone: remove one of the two.`;
}

/** A form for one that is that for many, and a form for many without its number. */
function pluralFault({ words, path, source, language, namespace }: Text): string | undefined {
  const last = String(path.at(-1));
  const isForm = namespace === 'facts' && path[0] === 'forms';
  if (!/_(?:one|other)$/.test(last) || isForm) return undefined;
  const counts = (text: unknown) => /\{\{\s*(?:count|value)\s*\}\}/.exec(String(text))?.[0];
  const twin = last.replace(/_(one|other)$/, (form) => (form === '_one' ? '_other' : '_one'));
  const other = valueAt(source.data, [...path.slice(0, -1), twin]);
  const lost = counts(words) === undefined ? counts(other) : undefined;
  if (last.endsWith('_other')) {
    return lost && `lacks ${lost}, which "${twin}" has. Put it where the number stands.`;
  }
  const { unchanged } = rulesOf(language);
  const hasNoun = /\p{L}{4}/u.test(replacePlaceholders(words, () => ''));
  if (!unchanged || !hasNoun || words !== other || unchanged.test(words)) return undefined;
  return (
    counts(words) &&
    `says what "${twin}" says: “${words}”. Write it for one. A noun that is the same for many stands under "unchanged" in src/languages/${language}.ts.`
  );
}

const end = /(?<!\b(?:Ltd|Inc|Co|etc|No|[ap]\.m))[.:?!…](?=[”’)\]]*$)/;
const anyEnd = /[\p{P}][\s\u2066-\u2069]*$/u;

/** What a translation lacks of its English, or has besides. */
function differenceFrom(
  english: string,
  { text, path, language }: TranslatedEntry,
): string | undefined {
  if (saysNothing(text) && /\p{L}/u.test(english)) {
    return `has no words: found “${text}”, and the English says “${english}”. Translate it, or remove the line: English stands in.`;
  }
  if (markFault(english) !== undefined) return undefined;
  const [own, other] = [marksIn(text), marksIn(english)];
  for (const [mark, words] of other) {
    if (!own.has(mark))
      return `lacks <${mark}>…</${mark}>, which the English has around “${words}”. Put the two around the same words.`;
  }
  for (const mark of own.keys()) {
    if (!other.has(mark))
      return `has <${mark}>…</${mark}>, which the English has not. Remove the two.`;
  }
  const lost = lostValue(text, english, path);
  if (lost !== undefined)
    return `lacks {{${lost}}}, which the English has. Put it where the value stands.`;
  const [edge] = [/^\s/, /\s$/].filter((space) => space.test(text) && !space.test(english));
  if (edge)
    return `${edge.source === '^\\s' ? 'begins' : 'ends'} with a space, which the English does not. Remove it.`;
  const [mark] = end.exec(withoutMarks(english)) ?? [];
  if (mark === undefined || anyEnd.test(withoutMarks(text)) || /(?:^|\.)title$/i.test(path))
    return undefined;
  return `ends without a mark: found “${text.slice(-30)}”, and the English ends with “${mark}”. Write the mark that ${languageOf(language).englishName} has there, or the words that are lost.`;
}

/**
 * A value that the English has. A name may be left unsaid, facts are those of translatedFactRules, and of a name that nobody
 * fills in locale-rules.ts speaks.
 */
function lostValue(text: string, english: string, path: string): string | undefined {
  const [own, theirs] = [text, english].map((one) => placeholdersIn(one).map(withoutForm));
  if (!own || !theirs || own.some((name) => !theirs.includes(name))) return undefined;
  // Arabic says one and two without a number.
  const isFew = /_(?:zero|one|two)$/.test(path);
  const unsaid = isFew
    ? /^(?:count$|value$|company\.(?:brand|product)|fact\.)/
    : /^(?:company\.(?:brand|product)|fact\.)/;
  return theirs.find((name) => !own.includes(name) && !unsaid.test(name));
}

/** The marks that most translations have and their English has lost. */
function lostMarks(texts: readonly Text[], corpus: Corpus): Diagnostic[] {
  const marked = wordEntries(corpus).filter(({ text }) => marksIn(text).size > 0);
  return texts.flatMap((text) => {
    if (text.language !== defaultLanguage || /<[\s/]*\d/.test(text.words)) return [];
    const [first, ...others] = marked.filter(({ name }) => name === text.key);
    if (!first || others.length < many - 1) return [];
    const [mark] = marksIn(first.text).keys();
    const says = `lacks <${mark}>…</${mark}>, which ${others.length + 1} translations have: the page would make no link of its words. Put the two around them.`;
    return problem(text, text.path.map(String).join('.'), says);
  });
}

/**
 * The translations, of words of the interface and of documents, that lack a fact of their English text: the number would be
 * typed, or missing.
 */
export function translatedFactRules(corpus: Corpus): Diagnostic[] {
  return wordEntries(corpus).flatMap(({ file, line, path, text, english }) =>
    factsIn(english ?? '')
      .filter((name) => !factsIn(text).includes(name))
      .map((name) => ({
        file,
        line,
        message: `"${path}" lacks {{${name}}}, which the English text has: the number would be typed or missing. Put {{${name}}} where the number stands.`,
      })),
  );
}

/** A fact that a text names, as it is typed, and the text around it. */
type NamedFact = SpokenFact & {
  readonly file: string;
  readonly line: number;
  readonly language: LanguageCode;
  readonly typed: string;
  readonly before: string;
  readonly after: string;
};

/** The lengths of time that stand in their plain form where the words beside them ask for another. */
export function factFormRules(corpus: Corpus): Diagnostic[] {
  return [
    ...corpus.translations.filter(asksForForms).flatMap(factsOfBody),
    ...textsOf(corpus).filter(asksForForms).flatMap(factsOfText),
  ].flatMap(({ file, line, language, typed, id, form, before, after }) => {
    const { factForm } = rulesOf(language);
    const asks = factForm?.before?.exec(before) ?? factForm?.after?.exec(after);
    if (form !== undefined || !factForm || !asks) return [];
    const fact = corpus.facts.values.get(id);
    // A moment such as T+1, and a range of a language that has no form for it, are said in one form only.
    if (fact?.kind !== 'duration' || fact.prefix !== undefined) return [];
    if (unknownForm({ id, form: factForm.form }, corpus, language)) return [];
    const right = typed.startsWith('<')
      ? `<Fact id="${id}" as="${factForm.form}" />`
      : `{{fact.${spokenName({ id, form: factForm.form })}}}`;
    const message = `${typed} beside “${asks[0].trim()}”: with this word ${languageOf(language).englishName} needs the form “${factForm.form}”. Write ${right}.`;
    return [{ file, line, message }];
  });
}

/** Whether words of a text may ask for forms. What operators write while a service is down must not wait for one. */
const asksForForms = ({ file, language }: Pick<Text, 'file' | 'language'>) =>
  rulesOf(language).factForm !== undefined && !isOfStatus(file);

/** So many letters around a fact hold the word beside it. */
const nearby = 40;

const around = (words: string, start: number, end: number) => ({
  before: words.slice(Math.max(0, start - nearby), start),
  after: words.slice(end, end + nearby),
});

const factsOfBody = cacheByObject(
  ({
    file,
    language,
    body,
  }: Pick<TranslatedDocument, 'file' | 'language' | 'body'>): readonly NamedFact[] =>
    body.tags
      .filter(({ name }) => name === 'Fact')
      .map((tag) => ({
        ...{ file, language, line: tag.line, typed: tag.typed },
        ...{ id: textOf(tag, 'id') ?? '', form: textOf(tag, 'as') },
        ...around(body.text, tag.start, tag.end),
      })),
);

const factsOfText = ({ file, line, language, words }: Text): readonly NamedFact[] =>
  placeholderPlaces(words).flatMap(({ name, typed, at }) => {
    const named = valueNamed(name);
    if (named?.kind !== 'fact') return [];
    const spoken = spokenFact(named.key);
    return [
      { ...{ file, line, language, typed }, ...spoken, ...around(words, at, at + typed.length) },
    ];
  });
