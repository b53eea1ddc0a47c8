// Finds invisible characters: they reverse a text, hide a word from the search, or make two names look alike.

import type { Corpus } from '../corpus/corpus.ts';
import type { ContentFile } from '../corpus/read/content-files.ts';
import { glossaryOf, parseLocalePath, translationOf } from '../corpus/read/content-paths.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { placeCounter } from '../corpus/read/source.ts';
import { defaultLanguage, isLanguageCode, languageOf } from '../languages/list.ts';

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
};
const opening = /[\u202a\u202b\u202d\u202e\u2066-\u2068]/u;

/** Reports every invisible character that the language of its file does not need. */
export function characterRules({ files }: Corpus): Diagnostic[] {
  return files.flatMap((file) => [...unseenIn(file), ...strangersIn(file)]);
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

function unseenIn(file: ContentFile): Diagnostic[] {
  const placeAt = placeCounter(file.text);
  const script = scriptOf(languageOfFile(file));
  const joins = joining.includes(script);
  const directs = script === 'Arab' || script === 'Hebr';
  // Records of the status page contain texts of every language.
  const mixed = file.path.startsWith('content/status/');
  const report = (index: number, what: string, how: string): Diagnostic => {
    const { line, column } = placeAt(index);
    return {
      file: file.path,
      line,
      message: `${what} stands at column ${column}, where nobody sees it. ${how}`,
    };
  };
  const found = [
    ...file.text.matchAll(
      new RegExp(
        `[\\u200b\\u2060\\ufeff\\ufffd${joiners}${marks}${embeddings}]|(?![\\n\\t])\\p{Cc}`,
        'gu',
      ),
    ),
  ];
  return found.flatMap(({ 0: character, index }) => {
    if (joiners.includes(character) && (joins || mixed)) return [];
    if (marks.includes(character) && (directs || mixed)) return [];
    if (new RegExp(`[${embeddings}]`, 'u').test(character)) {
      if ((directs || mixed) && isBalanced(lineAround(file.text, index))) return [];
      const how = directs
        ? 'It is opened and not closed on its line, or closed and not opened: remove it, or close it with U+2069.'
        : 'It turns the direction of what follows: remove it.';
      return [report(index, `a direction mark (${codeOf(character)})`, how)];
    }
    const name = names[character] ?? 'a control character';
    return [
      report(
        index,
        `${name} (${codeOf(character)})`,
        'Remove it: delete the letters around it and type them again.',
      ),
    ];
  });
}

const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

function lineAround(text: string, index: number): string {
  const end = text.indexOf('\n', index);
  return text.slice(text.lastIndexOf('\n', index - 1) + 1, end < 0 ? undefined : end);
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
  const isMixed = /^content\/(?:status\/|(?:claim|search)-words\.yaml$)/.test(file.path);
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
