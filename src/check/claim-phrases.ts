// Turns the phrases of content/claim-words.yaml into patterns. A phrase is a sequence of words. “…” stands for a few words,
// “*” for any letters within a word, “a|b” for one of several words (“a_b” if one of these is two words), “<name>” for a
// phrase of a list; “?” after a word makes it optional.
import type { LanguageCode } from '../languages/list.ts';
import { rulesOf } from '../languages/rules.ts';
import { evenSpelling, letters } from '../languages/spelling.ts';

/** Whether a text contains a part of a word. */
type Holds = (part: string) => boolean;

/** Some phrases, for texts that have an even spelling and small letters. */
export type Pattern = {
  /** Parts of words that decide whether a text may hold one of the phrases. */
  readonly parts: readonly string[];
  /** Whether a text may hold one, by the parts that it contains. */
  readonly mayBeIn: (holds: Holds) => boolean;
  /** The places of the phrases, which may overlap. The groups of a match are the words that stood for “…”. */
  readonly find: (text: string, holds?: Holds) => RegExpExecArray[];
};

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

/** The pattern of phrases. */
export function patternOf(phrases: readonly string[], source: PhraseSource): Pattern {
  const all = phrases.map((phrase) => {
    let expression: RegExp | undefined;
    const parts = partsOf(phrase, source);
    return {
      parts,
      mayBeIn: (holds: Holds) => parts.every((some) => some.some(holds)),
      find: (text: string) => {
        expression ??= new RegExp(phraseSource(phrase, source), 'g');
        return [...text.matchAll(expression)];
      },
    };
  });
  return {
    parts: all.flatMap(({ parts }) => parts.flat()),
    mayBeIn: (holds) => all.some((one) => one.mayBeIn(holds)),
    // The test for its words comes first: to run the expression costs a hundred times more than to see that a word is missing.
    find: (text, holds = (part) => text.includes(part)) =>
      all.flatMap(({ mayBeIn, find }) => (mayBeIn(holds) ? find(text) : [])),
  };
}

/** For each required word of a phrase, the longest first: parts of words, of which the text must contain one. */
function partsOf(phrase: string, source: PhraseSource): readonly (readonly string[])[] {
  return tokensOf(phrase)
    .filter((token) => token !== '…' && !token.endsWith('?'))
    .map((token) => {
      const name = listName(token);
      if (name === undefined) return token.split('|').map((word) => partOf(word, source));
      return source.list(name).flatMap((each) => {
        return partsOf(each, source)[0] ?? [];
      });
    })
    .sort((a, b) => shortest(b) - shortest(a));
}

const shortest = (parts: readonly string[]) => Math.min(...parts.map(({ length }) => length));

function partOf(word: string, { language }: PhraseSource): string {
  const pieces = evenSpelling(word, language)
    .trim()
    .toLowerCase()
    .split(/[*#_]|(?<=')\s/);
  return pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');
}

const tokensOf = (phrase: string) => phrase.replaceAll('…', ' … ').trim().split(/\s+/);
const listName = (token: string) => /^<(.+)>$/.exec(token)?.[1];

/** What may stand between two words of a phrase. */
const spaceOf = (language: LanguageCode) =>
  isUnspaced(language) ? String.raw`[\s"“”《》()]*` : String.raw`[\s,"“”„«»()/-]+`;

const isUnspaced = (language: LanguageCode) => rulesOf(language).unspaced === true;

function phraseSource(phrase: string, source: PhraseSource): string {
  const { language } = source;
  const between = spaceOf(language);
  const names = source.names.map((name) => evenPattern(name, language));
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
      const word = evenPattern(part, source.language)
        .replaceAll('*', `[${letters}'-]*`)
        .replaceAll('#', String.raw`\d[\d.,]*`);
      return withBoundaries(word, source.language);
    });
    return joined.join(spaceOf(source.language));
  });
  return `(?:${words.join('|')})`;
}

/** Words in the spelling of the texts, escaped for an expression. “*” is kept for the caller. */
function evenPattern(words: string, language: LanguageCode): string {
  return evenSpelling(words, language)
    .trim()
    .toLowerCase()
    .replace(/[\\^$.+?()[\]{}/|]/g, '\\$&');
}

/** A word with its boundaries. A language without spaces has none. */
function withBoundaries(word: string, language: LanguageCode): string {
  if (isUnspaced(language) && /\p{Script=Han}/u.test(word)) return word;
  const [before, after] = isUnspaced(language)
    ? [String.raw`(?<![a-z\d])`, String.raw`(?![a-z\d])`]
    : [`(?<![${letters}])`, `(?![${letters}])`];
  return `${before}${rulesOf(language).proclitics ?? ''}${word}${after}`;
}
