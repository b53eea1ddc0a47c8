// A text stands in the folder of its language. One that was put into another folder would break most rules of that language at
// once, so that it is said once, of the whole file: by its script, and among languages of one script by the words they have most.

import { memoByObject } from '../core/memo.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { type LanguageCode, languageOf, languages } from '../languages/list.ts';
import { rulesOf } from '../languages/rules.ts';
import { type ShownText, shownTexts } from './texts.ts';

/** How many words are looked at, and with how few nothing is said. */
const [most, fewest] = [300, 30];
/** By how much a language must have more words of its own in a text than the one of the folder. */
const margin = 1.5;

const recall = memoByObject<readonly ShownText[], readonly Diagnostic[]>();

/** The files whose text is in the language of another folder. A text with a body is known by that. */
export function tongueRules(corpus: Corpus): Diagnostic[] {
  const [outside = [], ...bodies] = shownTexts(corpus);
  const words = Map.groupBy(
    outside.filter(({ key }) => key !== undefined),
    ({ file }) => file,
  );
  return [...words.values(), ...bodies].flatMap((texts) => recall(texts, () => foreignText(texts)));
}

function foreignText(texts: readonly ShownText[]): Diagnostic[] {
  const [first] = texts;
  const words = wordsOf(texts.map((text) => text.words));
  const found = first && words.length >= fewest ? tongueOf(words, first.language) : undefined;
  if (!first || !found || found === first.language) return [];
  const [name, folder] = [found, first.language].map((code) => languageOf(code).englishName);
  const message = `the text is in ${name}, and the file is for ${folder}. Move it to the folder of its language, and put the text in ${folder} back (git restore brings the last version).`;
  return [{ file: first.file, line: first.line, message }];
}

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
