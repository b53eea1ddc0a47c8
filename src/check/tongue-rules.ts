// A text stands in the folder of its language. One that was put into another folder would break most rules of that language at
// once, so that it is said once, of the whole file: by its script, and among languages of one script by the words they have most.
// A paragraph that was pasted into a file is told by its particles.

import { cacheByObject, cacheByText } from '../core/memo.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { translationOf } from '../corpus/read/content-paths.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import type { Document } from '../corpus/read/document.ts';
import { cutSections } from '../corpus/translations/sections.ts';
import { headTexts } from '../corpus/translations/state.ts';
import { defaultLanguage, type LanguageCode, languageOf, languages } from '../languages/list.ts';
import { rulesOf } from '../languages/rules.ts';
import { type ShownText, shownTexts } from './texts.ts';
import { shownText } from './translated-entries.ts';
import { sentenceOf } from './untranslated-rules.ts';

/** How many words are looked at, and with how few nothing is said. */
const [most, fewest] = [300, 30];
/** By how much a language must have more words of its own in a text than the one of the folder. */
const margin = 1.5;

/** The fewest words of a paragraph that is looked at by itself, and of the particles in it that are not its language's. */
const [leastWords, leastStrange] = [8, 3];
/** How many of these it must have for each particle of its own. */
const excess = 3;
/** What a text quotes, such as the name of a law, may be in any language. */
const quoted = /“[^”]*”|„[^“”]*[“”]|«[^»]*»|"[^"]*"|《[^》]*》|「[^」]*」/g;

/** The files whose text is in the language of another folder. A text with a body is known by that. */
export function tongueRules(corpus: Corpus): Diagnostic[] {
  const [outside = [], ...bodies] = shownTexts(corpus);
  const words = Map.groupBy(
    outside.filter(({ key }) => key !== undefined),
    ({ file }) => file,
  );
  return [...words.values(), ...bodies].flatMap(foreignText);
}

/** A paragraph in another language than its file. */
type Paragraph = {
  readonly words: string;
  readonly line: number;
  readonly own: LanguageCode;
  readonly found: LanguageCode;
};

/**
 * The paragraphs, items and words of the interface in another language than their file: they have several particles of that, such
 * as articles, and hardly any of their own. A sentence that was left in English is found by `untranslatedRules`.
 */
export function paragraphTongues(corpus: Corpus): Diagnostic[] {
  const [outside = []] = shownTexts(corpus);
  const paragraphs = [
    ...outside.map((text) => ({ file: text.file, found: strangeWords(text) })),
    ...[...corpus.texts, ...corpus.translations].map((text) => ({
      file: text.file,
      found: strangeParagraphs(text),
    })),
  ];
  const isKnown = (file: string, { words, found }: Paragraph) => {
    const original = corpus.textsById.get(translationOf(file)?.id ?? '');
    if (!original || found !== defaultLanguage) return false;
    const theirs = [
      ...headTexts(original).map(({ text }) => text),
      ...typedIn(original).map((one) => one.words),
    ];
    return theirs.some((english) => sentenceOf(english, words) !== undefined);
  };
  return paragraphs.flatMap(({ file, found: all }) =>
    all
      .filter((one) => !isKnown(file, one))
      .map(({ words, line, found, own }) => {
        const [name, ours] = [found, own].map((code) => languageOf(code).englishName);
        const message = `“${words.slice(0, 60).trim()}…” is in ${name}, and the file is for ${ours}. Write it in ${ours}; words that stay as they are stand in quotation marks.`;
        return { file, line, message };
      }),
  );
}

/** The paragraphs, items and cells of a text. */
const typedIn = (text: Pick<Document, 'body'>) =>
  cutSections(text).flatMap(({ units }) =>
    units.map(({ words, line }) => ({ words: shownText(words), line })),
  );

const strangeWords = cacheByObject((text: ShownText) => foreignParagraphs([text], text.language));

const strangeParagraphs = cacheByObject((text: Pick<Document, 'body' | 'language'>) =>
  foreignParagraphs(typedIn(text), text.language),
);

function foreignParagraphs(
  texts: readonly Pick<Paragraph, 'words' | 'line'>[],
  own: LanguageCode,
): Paragraph[] {
  return texts.flatMap(({ words, line }) => {
    const isForeign = foreignTongue(words, own) !== undefined;
    const found = isForeign ? foreignTongue(words.replace(quoted, ' '), own) : undefined;
    return found ? [{ words, line, own, found }] : [];
  });
}

/** The language of a paragraph, if it is certain and not the one of its file. */
function foreignTongue(text: string, own: LanguageCode): LanguageCode | undefined {
  // Particles are words of Latin letters, in each language that has them.
  const plain = text.includes('{{') ? text.replace(/\{\{[^{}]*\}\}/g, ' ') : text;
  const words = plain.toLowerCase().match(/[a-zß-ÿœ]+/g) ?? [];
  if (words.length < leastWords) return undefined;
  const foreign = strangeParticles(own);
  const found = new Set(words.filter((word) => foreign.has(word)));
  if (found.size < leastStrange) return undefined;
  const script = scripts.find(({ codes }) => codes.includes(own));
  const ours = [...new Set(words)].filter((word) => particles.get(own)?.has(word));
  const kept = (code: LanguageCode) =>
    script?.codes.includes(code)
      ? ours.filter((word) => !particles.get(code)?.has(word)).length
      : (plain.match(script?.letter ?? /^/g)?.length ?? 0) / 2;
  const scored = languages.map(({ code }) => ({
    code,
    size: [...found].filter((word) => foreign.get(word)?.includes(code)).length,
  }));
  const best = scored.reduce((top, one) => (one.size > top.size ? one : top));
  const isCertain = best.size >= leastStrange && best.size > kept(best.code) * excess;
  return isCertain ? best.code : undefined;
}

/** The particles of other languages that a language has not, each with these languages. */
const strangeParticles = cacheByText((own: LanguageCode) => {
  const others = [...particles].flatMap(([code, words]) =>
    [...words].map((word) => ({ word, code })),
  );
  const known = Map.groupBy(
    others.filter(({ word }) => !particles.get(own)?.has(word)),
    ({ word }) => word,
  );
  return new Map([...known].map(([word, all]) => [word, all.map(({ code }) => code)]));
});

const foreignText = cacheByObject((texts: readonly ShownText[]): readonly Diagnostic[] => {
  const [first] = texts;
  const words = wordsOf(texts.map((text) => text.words));
  const found = first && words.length >= fewest ? tongueOf(words, first.language) : undefined;
  if (!first || !found || found === first.language) return [];
  const [name, folder] = [found, first.language].map((code) => languageOf(code).englishName);
  const message = `the text is in ${name}, and the file is for ${folder}. Move it to the folder of its language, and put the text in ${folder} back (git restore brings the last version).`;
  return [{ file: first.file, line: first.line, message }];
});

function wordsOf(texts: readonly string[]): string[] {
  const words: string[] = [];
  for (const text of texts) {
    const plain = text.replace(/\{\{[^{}]*\}\}|<[^<>]*>/g, ' ').toLowerCase();
    words.push(...(plain.match(/[\p{L}\p{M}]+/gu) ?? []));
    if (words.length > most) break;
  }
  return words;
}

/** The language of words, which is taken for the expected one while no other is much more likely. */
function tongueOf(words: readonly string[], expected: LanguageCode): LanguageCode {
  const text = words.join('');
  const shares = scripts.map(({ codes, letter }) => ({
    codes,
    share: (text.match(letter)?.length ?? 0) / text.length,
  }));
  const { codes } = shares.reduce((best, one) => (one.share > best.share ? one : best));
  const scored = codes.map((code) => ({
    code,
    count: words.filter((word) => common.get(code)?.has(word)).length,
  }));
  const best = scored.reduce((top, one) => (one.count > top.count ? one : top));
  const own = scored.find(({ code }) => code === expected);
  return own && best.count <= own.count * margin ? expected : best.code;
}

/** The scripts of the languages, each with the languages that are written in it. */
const scripts = [
  ...Map.groupBy(languages, ({ locale }) => new Intl.Locale(locale).maximize().script ?? 'Latn'),
].map(([script, written]) => ({
  codes: written.map(({ code }) => code),
  letter: new RegExp(`\\p{Script=${script.replace(/^Han[st]$/, 'Han')}}`, 'gu'),
}));

const common = new Map(languages.map(({ code }) => [code, new Set(rulesOf(code).commonWords)]));
const particles = new Map(languages.map(({ code }) => [code, new Set(rulesOf(code).particles)]));
