// Turns the phrases of content/claim-words.yaml into patterns. A phrase is a sequence of words. “…” stands for a few words,
// “*” for any letters within a word, “a|b” for one of several words (“a_b” if one of these is two words), “<name>” for a
// phrase of a list; “?” after a word makes it optional.
import type { LanguageCode } from '../languages/list.ts';

/** Finds phrases in a text that is `plain` and in lower case. The groups of a match are the words that stood for “…”. */
export type Pattern = (text: string, holds?: Holds) => RegExpExecArray[];

/** Whether a text contains a part of a word. */
export type Holds = (part: string) => boolean;

/** Words and lists of one language. */
export type PhraseSource = {
  readonly language: LanguageCode;
  /** The phrases behind `<name>`. */
  readonly list: (name: string) => readonly string[];
  /**
   * Names that “…” counts as one word, or as one letter of Chinese, because a claim must not depend on the length of the
   * company's name.
   */
  readonly names: readonly string[];
};

/** Makes a test for parts of words in a text. It remembers the answers, because many phrases ask for the same parts. */
export function holdsIn(text: string): Holds {
  const known = new Map<string, boolean>();
  return (part) => {
    const answer = known.get(part) ?? text.includes(part);
    known.set(part, answer);
    return answer;
  };
}

/** The pattern of phrases. Matches of two phrases may overlap. */
export function patternOf(phrases: readonly string[], source: PhraseSource): Pattern {
  const all = phrases.map((phrase) => {
    let expression: RegExp | undefined;
    return {
      parts: partsOf(phrase, source),
      find: (text: string) => {
        expression ??= new RegExp(phraseSource(phrase, source), 'g');
        return [...text.matchAll(expression)];
      },
    };
  });
  // The test for its words comes first: to run the expression costs a hundred times more than to see that a word is missing.
  return (text, holds = holdsIn(text)) =>
    all.flatMap(({ parts, find }) => (parts.every((some) => some.some(holds)) ? find(text) : []));
}

/** For each required word of a phrase: parts of words, of which the text must contain one. */
function partsOf(phrase: string, source: PhraseSource): readonly (readonly string[])[] {
  return tokensOf(phrase)
    .filter((token) => token !== '…' && !token.endsWith('?'))
    .map((token) => {
      const name = listName(token);
      if (name === undefined) return token.split('|').map((word) => partOf(word, source));
      return source.list(name).flatMap((each) => {
        const longest = partsOf(each, source).toSorted((a, b) => shortest(b) - shortest(a))[0];
        return longest ?? [];
      });
    });
}

const shortest = (parts: readonly string[]) => Math.min(...parts.map(({ length }) => length));

function partOf(word: string, { language }: PhraseSource): string {
  const pieces = plain(word, language)
    .trim()
    .toLowerCase()
    .split(/[*#_]|(?<=')\s/);
  return pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');
}

const tokensOf = (phrase: string) => phrase.replaceAll('…', ' … ').trim().split(/\s+/);
const listName = (token: string) => /^<(.+)>$/.exec(token)?.[1];

/** A text in the spelling in which phrases are searched: without marks that are invisible or optional. */
export function plain(text: string, language: LanguageCode): string {
  const common = text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\u00ad\ufeff]/g, '')
    .replace(/[‐‑‒−]/g, '-')
    .replace(/[’‘`´]/g, "'")
    .replace(/(?<=\d)\s+(?=%)/g, '')
    .replace(/\s+/g, ' ');
  switch (language) {
    case 'ar':
      return common
        .replace(/[\u064b-\u0652\u0670\u0640]/g, '')
        .replace(/[أإآٱ]/g, 'ا')
        .replace(/ؤ/g, 'و')
        .replace(/ئ/g, 'ي')
        .replace(/ى/g, 'ي')
        .replace(/ة/g, 'ه');
    case 'fr':
      // An elision counts as a separate word: “n’est”.
      return common.replace(/(?<=\p{L})'(?=\p{L})/gu, "' ");
    case 'hi':
      return common
        .normalize('NFD')
        .replace(/\u093c/g, '')
        .replace(/ँ/g, 'ं')
        .normalize('NFC');
    case 'zh':
      return common.replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '');
    default:
      return common;
  }
}

/**
 * Letters, their marks and digits of every script before Han in Unicode, without commas and full stops. Unicode properties
 * would say the same, but would make an expression a hundred times slower to prepare.
 */
const letter = String.raw`\w\u00c0-\u060b\u060d-\u061a\u0620-\u0963\u0966-\u1fff`;

/** What may stand between two words of a phrase. */
const spaceOf = (language: LanguageCode) =>
  isUnspaced(language) ? String.raw`[\s"“”《》()]*` : String.raw`[\s,"“”„«»()/-]+`;

const isUnspaced = (language: LanguageCode) => language === 'zh';

function phraseSource(phrase: string, source: PhraseSource): string {
  const { language } = source;
  const between = spaceOf(language);
  const names = source.names.map((name) => spelled(name, language));
  const gap = isUnspaced(language)
    ? `((?:${[...names, '[^;:。]'].join('|')}){0,16}?)`
    : String.raw`((?:\s+(?:${[...names, ''].join('|')})\S*(?<=\S)(?!\S)){0,8}?)${between}`;
  const tokens = tokensOf(phrase);
  return tokens
    .map((token, place) => {
      if (token === '…') return gap;
      const isLast = place === tokens.length - 1 || tokens[place + 1] === '…';
      const optional = token.endsWith('?');
      const word = tokenSource(optional ? token.slice(0, -1) : token, source);
      const joined = isLast ? word : `${word}${between}`;
      return optional ? `(?:${joined})?` : joined;
    })
    .join('');
}

function tokenSource(token: string, source: PhraseSource): string {
  const name = listName(token);
  if (name !== undefined) {
    const phrases = source.list(name).map((phrase) => phraseSource(phrase, source));
    return `(?:${phrases.join('|')})`;
  }
  const words = token.split('|').map((word) => {
    const joined = word.split('_').map((part) => {
      const letters = spelled(part, source.language)
        .replaceAll('*', `[${letter}'-]*`)
        .replaceAll('#', String.raw`\d[\d.,]*`);
      return edged(letters, source.language);
    });
    return joined.join(spaceOf(source.language));
  });
  return `(?:${words.join('|')})`;
}

/** Words in the spelling of the texts, escaped for an expression. “*” is kept for the caller. */
function spelled(words: string, language: LanguageCode): string {
  return plain(words, language)
    .trim()
    .toLowerCase()
    .replace(/[\\^$.+?()[\]{}/|]/g, '\\$&');
}

/**
 * A word with its boundaries. A language without spaces has none; Arabic writes the article and prepositions as part of the
 * word.
 */
function edged(word: string, language: LanguageCode): string {
  if (isUnspaced(language) && /\p{Script=Han}/u.test(word)) return word;
  const [before, after] = isUnspaced(language)
    ? [String.raw`(?<![a-z\d])`, String.raw`(?![a-z\d])`]
    : [`(?<![${letter}])`, `(?![${letter}])`];
  const attached = language === 'ar' ? '(?:[وف]?[بلكس]?(?:ال)?|و?لل)' : '';
  return `${before}${attached}${word}${after}`;
}
