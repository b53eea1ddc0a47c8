// Finds characters that are not what they seem. Invisible ones reverse a text, hide a word from the search, or make two names look
// alike; an escape gives one too (&#x202e; in a document, "\u202e" in data), so that what was read is looked at beside what was
// typed. Letters that one program saved in UTF-8 and another read in Windows-1252 look like others, such as “â€™” for an
// apostrophe, and a sign stands for a letter that nobody could read.

import { cacheByObject } from '../core/memo.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { ContentFile } from '../corpus/read/content-files.ts';
import { glossaryOf, parseLocalePath, translationOf } from '../corpus/read/content-paths.ts';
import { counted, type Diagnostic } from '../corpus/read/diagnostic.ts';
import { placeCounter } from '../corpus/read/source.ts';
import { defaultLanguage, isLanguageCode, languageOf } from '../languages/list.ts';
import { rulesOf } from '../languages/rules.ts';
import { isOfStatus, isWordList, lineWithin, shownTexts } from './texts.ts';

/** Joiners are needed in scripts that join letters. */
const joiners = '\u200c\u200d';
const joining = ['Arab', 'Deva'];
const marks = '\u200e\u200f\u061c';
const embeddings = '\u202a-\u202e\u2066-\u2069';
const names: Readonly<Record<string, string>> = {
  ...{ '\u200b': 'a zero-width space', '\u2060': 'a word joiner', '\ufeff': 'a byte order mark' },
  ...{ '\u200c': 'a zero-width non-joiner', '\u200d': 'a zero-width joiner' },
  ...{ '\u200e': 'a left-to-right mark', '\u200f': 'a right-to-left mark' },
  ...{ '\u061c': 'an Arabic letter mark', '\ufffd': 'a character that could not be read' },
  ...{ '\u00a0': 'a no-break space', '\u202f': 'a narrow no-break space' },
  ...{ '\u00ad': 'a soft hyphen', '\u2028': 'a line separator', '\u2029': 'a paragraph separator' },
};
const spaces = '\u00a0\u202f';
const isEmbedding = new RegExp(`[${embeddings}]`);
/** Spaces of other widths, and what Unicode has for no text. */
const others = '\u2000-\u200a\u205f\u3000\u2028\u2029\ufffe\uffff\u{e0000}-\u{e007f}';
const unseen = new RegExp(
  `[${spaces}\\u00ad\\u200b\\u2060\\ufeff\\ufffd${joiners}${marks}${embeddings}${others}\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f]`,
  'gu',
);
const opening = /[\u202a\u202b\u202d\u202e\u2066-\u2068]/u;

/** Reports every invisible character that the language of its file does not need. */
export function characterRules(corpus: Corpus): Diagnostic[] {
  const { files } = corpus;
  return [
    ...files.flatMap((file) => {
      // Among misread letters there are invisible ones.
      const garbled = misreadLetters(file);
      return garbled ? [garbled] : [...unseenIn(file), ...strangersIn(file)];
    }),
    ...escaped(corpus),
  ];
}

/** Those that are written by an escape: the text that was read has them, and its file has not. */
function escaped(corpus: Corpus): Diagnostic[] {
  const typed = new Map(
    corpus.files
      .filter(({ text }) => /\\[^n"]|&[#\w]/.test(text))
      .map(({ path, text }) => [path, text]),
  );
  return shownTexts(corpus)
    .flat()
    .flatMap((shown) => {
      const { file, words, language } = shown;
      if (!typed.has(file)) return [];
      const [found] = strays(words, file, language).filter(
        ({ character }) => !typed.get(file)?.includes(character),
      );
      if (!found) return [];
      const message = `an escape (&…; or \\…) gives ${found.what}, which nobody sees. Remove the escape.`;
      return [{ file, line: lineWithin(shown, found.index), message }];
    });
}

/** The language that a file is written in. */
function languageOfFile({ path }: ContentFile): string {
  return (
    parseLocalePath(path)?.language ??
    translationOf(path)?.language ??
    glossaryOf(path) ??
    defaultLanguage
  );
}

/** The main script of a language, such as `Latn`. */
function scriptOf(code: string): string {
  const tag = isLanguageCode(code) ? languageOf(code).locale : 'en';
  return new Intl.Locale(tag).maximize().script ?? 'Latn';
}

/** The characters of a file as it is typed. */
function unseenIn({ path: file, text }: ContentFile): Diagnostic[] {
  const placeAt = placeCounter(text);
  return strays(text, file, languageOfFile({ path: file, text })).map(({ index, what, how }) => {
    const { line, column } = placeAt(index);
    const message = `${what} stands at column ${column}, where nobody sees it. ${how}`;
    return { file, line, message };
  });
}

/** A character that nobody sees and the language of its text does not need. */
type Stray = {
  readonly character: string;
  readonly index: number;
  readonly what: string;
  readonly how: string;
};

function strays(text: string, file: string, language: string): Stray[] {
  if (text.search(unseen) < 0) return [];
  const script = scriptOf(language);
  const directs = script === 'Arab' || script === 'Hebr';
  // Records of the status page contain texts of every language.
  const mixed = isOfStatus(file);
  const needed = [
    ...(joining.includes(script) || mixed ? joiners : ''),
    ...(directs || mixed ? marks : ''),
    ...(mixed ? spaces : isLanguageCode(language) ? (rulesOf(language).unseen ?? '') : ''),
  ];
  return [...text.matchAll(unseen)].flatMap(({ 0: character, index }): Stray[] => {
    if (needed.includes(character)) return [];
    const stray = (what: string, how: string) => ({
      ...{ character, index, how },
      what: `${what} (${codeOf(character)})`,
    });
    if (isEmbedding.test(character)) {
      if ((directs || mixed) && index !== firstLoneMark(text, index)) return [];
      const how = directs
        ? 'It is opened and not closed on its line, or closed and not opened: remove it, or close it with U+2069.'
        : 'It turns the direction of what follows: remove it.';
      return [stray('a direction mark', how)];
    }
    if (/[\p{Zs}\p{Zl}\p{Zp}]/u.test(character)) {
      const name = names[character] ?? 'a space of another width';
      return [stray(name, 'Type an ordinary space in its place.')];
    }
    const name = names[character] ?? 'a control character';
    return [stray(name, 'Remove it: delete the letters around it and type them again.')];
  });
}

const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * The place of the first direction mark that lacks its partner, on the line of a place; `undefined` where each has it. A mark
 * that is opened before another is closed counts as the one without, as texts have none within another.
 */
function firstLoneMark(text: string, index: number): number | undefined {
  const start = text.lastIndexOf('\n', index - 1) + 1;
  const end = text.indexOf('\n', index);
  const line = text.slice(start, end < 0 ? undefined : end);
  if (isBalanced(line)) return undefined;
  const found = [...line.matchAll(new RegExp(isEmbedding, 'g'))];
  const lone = found.find(({ 0: mark }, place) => {
    const isOpening = opening.test(mark);
    const other = found[isOpening ? place + 1 : place - 1];
    return !other || opening.test(other[0]) === isOpening;
  });
  return lone && start + lone.index;
}

function isBalanced(line: string): boolean {
  let depth = 0;
  for (const character of line) {
    if (opening.test(character)) depth += 1;
    else if (character === '\u2069' || character === '\u202c') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Letters of another script in an English text: a Cyrillic “о” looks like an “o”, so a search does not find the word. */
function strangersIn(file: ContentFile): Diagnostic[] {
  const isMixed = isOfStatus(file.path) || isWordList(file.path);
  if (languageOfFile(file) !== defaultLanguage || isMixed) return [];
  const placeAt = placeCounter(file.text);
  return [
    ...file.text.matchAll(/(?=\p{L})[^\p{Script=Latin}\p{Script=Common}\p{Script=Greek}]+/gu),
  ].map(({ 0: letters, index }) => {
    const { line, column } = placeAt(index);
    const message = `“${letters.slice(0, 20)}” at column ${column} is in another script than English is written in (${codeOf(letters)}). Type it anew in Latin letters, or write it in the files of its language.`;
    return { file: file.path, line, message };
  });
}

/** The characters of Windows-1252 from byte 80 on, that are not those of Unicode. */
const special = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 32 }, (_, place) => 0x80 + place),
);
/** What follows the first letter of a misread one, in either encoding. */
const tail = `[${special}\x80-\xbf]`;
/** Only what no language of the site writes: « É » before a mark, or “café”…, is as it was meant. */
const misread = new RegExp(
  String.raw`(?:\ufffd|[ÂÃ]${tail}|Å[“’\x92\x93]|[ØÙÚÛ](?!\xa0)${tail}|â€${tail}?|â${tail}{2}|à[¤¥]${tail}|ï[»¼½¾¿]${tail}|ð[Ÿ\x9f]${tail}{2}|(?:[ã-é]${tail}{2}){2,})+`,
  'gu',
);

/** The first misread letters of a file, with the word that was meant if their bytes say it; `undefined` if it has none. */
export const misreadLetters = cacheByObject(misreadProblem);

function misreadProblem({ path: file, text, isGuessed }: ContentFile): Diagnostic | undefined {
  const [first, ...more] = isGuessed ? [] : text.matchAll(misread);
  if (!first) return undefined;
  const { index, 0: letters } = first;
  const end = index + letters.length;
  const [lead = ''] = /[^ \t\n"]*$/.exec(text.slice(Math.max(0, index - 40), index)) ?? [];
  const [rest = ''] = /^[^ \t\n"]*/.exec(text.slice(end, end + 40)) ?? [];
  const typed = lead + letters + rest;
  const meant = typed.replace(misread, originalOf);
  const { line, column } = placeCounter(text)(index - lead.length);
  const how = meant.includes('\ufffd')
    ? 'what was meant is lost. Type it anew'
    : `“${meant}” was meant. Type it so`;
  const others = more.filter((one) => one.index >= end + rest.length).length;
  const same =
    others > 0 ? ` The same holds for ${counted(others, 'other place')} of the file.` : '';
  const message = `“${typed}” at column ${column}: its letters were saved in one encoding and read in another; ${how}, or take the whole text from its source again.${same}`;
  return { file, line, message };
}

/** The letters that misread ones were; U+FFFD where their bytes are not all there. */
function originalOf(letters: string): string {
  const bytes = [...letters].map((letter) => {
    const place = special.indexOf(letter);
    return place < 0 ? (letter.codePointAt(0) ?? 0) : 0x80 + place;
  });
  return letters.includes('\ufffd') ? '\ufffd' : new TextDecoder().decode(Uint8Array.from(bytes));
}
