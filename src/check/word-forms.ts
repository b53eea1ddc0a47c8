// Finds a word in a text in any grammatical form: with endings, Arabic clitics, or in German compounds. It looks for a stem
// and does not check the grammar; a reader does that.
import { replacePlaceholders } from '../core/placeholders.ts';

/** How a language writes the forms of a word. */
type Grammar = {
  /** Makes spelling variants equal in words and texts. */
  readonly even: (text: string) => string;
  /** The letters and digits of words after `even`, as a class of a pattern. */
  readonly letters: string;
  /** The part of a word that its forms share. */
  readonly stem?: (word: string) => string;
  /** Letters that may stand before the stem, as the source of a pattern. */
  readonly before?: string;
  /** How many letters may follow the stem. */
  readonly after?: number;
  /** Letters that may follow a whole word that is forbidden. */
  readonly ending?: string;
  /** Words with at most this many letters, such as articles, may be added to a term or left out of it. */
  readonly small?: number;
  /** Whether the last word of a term may be part of a compound. */
  readonly compounds?: true;
};

const lower = (text: string) => text.normalize('NFC').toLowerCase();
const latin = 'a-z0-9\\u00df-\\u024f';

/** Removes an ending that only longer words may lose. A code keeps its letters. */
const cut = (ending: RegExp) => (word: string) =>
  word.length < 5 || /\d/.test(word) ? word : word.replace(ending, '');

const romance: Grammar = {
  even: lower,
  letters: latin,
  stem: cut(/(?<=....)[aeiouáéíóúèsxrtfn]{1,2}$/),
  after: 5,
  ending: '(?:e|s|es|x|a|as|o|os)?',
  small: 3,
};

const grammars: Readonly<Record<string, Grammar>> = {
  fr: romance,
  es: romance,
  de: {
    // The plural may change the vowel: Vorfall, Vorfälle.
    even: (text) => lower(text).replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u'),
    letters: latin,
    stem: cut(/(?<=....)[aeioustrnm]{1,2}$/),
    after: 6,
    ending: '(?:e[nrsm]?|n|s)?',
    small: 3,
    compounds: true,
  },
  ar: {
    // Hamza, final ya and bound ta have several spellings; vowel signs are removed.
    even: (text) =>
      lower(text)
        .replace(/[\u064b-\u0652\u0670\u0640]/g, '')
        .replace(/[أإآٱ]/g, 'ا')
        .replaceAll('ى', 'ي')
        .replaceAll('ة', 'ت'),
    letters: 'a-z0-9\\u0620-\\u064a\\u066e-\\u06d3',
    stem: (word) => word.replace(/^ال(?=..)/, '').replace(/(?<=...)(?:ت|ون|ين)$/, ''),
    before: '[وف]?(?:[بك]?ال|لل|[بكل])?',
    after: 4,
    ending: '(?:ه|ها|هم|كم|نا|ي|ا)?',
  },
  hi: {
    // The dot below and the two signs of a nasal vowel have several spellings.
    even: (text) => text.normalize('NFD').replaceAll('\u093c', '').replaceAll('ँ', 'ं').toLowerCase(),
    letters: 'a-z0-9\\u0900-\\u0963\\u0966-\\u097f',
    stem: (word) => word.replace(/(?<=..)[\u093e-\u094d\u0902]+$/, ''),
    after: 5,
  },
  // Chinese has no spaces between words.
  zh: { even: (text) => lower(text).replace(/\s+/g, ''), letters: '' },
};
/** Used for a language without its own grammar: words are searched as they are. */
const plain: Grammar = { even: lower, letters: '\\p{L}\\p{M}\\p{N}' };
const grammarOf = (language: string) => grammars[language] ?? plain;

/** Removes values, and marks of direction and hyphenation, because no term depends on them. */
const readable = (text: string) =>
  replacePlaceholders(text, () => '0')
    .replace(/<\/?\d+>/g, '')
    .replace(/[\u00ad\u200b-\u200f\u2066-\u2069]/g, '')
    .replaceAll('\u2011', '-');

/** A text in the form in which the patterns of a language read it. */
export function evenText(text: string, language: string): string {
  return grammarOf(language).even(readable(text));
}

/** A text without its brackets. */
export function withoutGlosses(text: string): string {
  return text.replace(/\s*[(（][^()（）]*[)）]/g, '');
}

/** Other words between two words of a term. */
const gap = '[^]{0,80}?';

/**
 * The pattern of a term, for a text from `evenText`. A gloss in brackets is optional; `…` stands for other words; a word that
 * ends in `*` may have any ending.
 * @param how `in any form` for a required term; `as it is` for a forbidden word, which may only have its own endings.
 */
export function wordPattern(
  term: string,
  language: string,
  how: 'in any form' | 'as it is',
): RegExp {
  const grammar = grammarOf(language);
  const { even, letters, before = '', ending = '', after = 0, small = 0 } = grammar;
  const bare = withoutGlosses(readable(term)) || readable(term);
  if (letters === '') return new RegExp(even(bare).split('…').map(RegExp.escape).join(gap), 'u');
  const letter = `[${letters}]`;
  const other = `[^${letters}]+`;
  const skips = how === 'in any form' ? small : 0;
  const all = wordsIn(bare);
  // A code is required, however short it is.
  const kept = all.filter((word) => word === '…' || word.length > skips || /\p{Lu}{2}/u.test(word));
  const words = kept.some((word) => word !== '…') ? kept : all;
  const between = skips > 0 ? `(?:${other}${letter}{1,${skips}})*${other}` : other;
  const pattern = (typed: string) => {
    if (typed.endsWith('*')) return `${before}${RegExp.escape(even(typed.slice(0, -1)))}${letter}*`;
    const word = even(typed);
    return how === 'as it is'
      ? `${before}${RegExp.escape(word)}${ending}`
      : `${before}${RegExp.escape(grammar.stem?.(word) ?? word)}${letter}{0,${after}}`;
  };
  const source = words
    .map((word, index) => {
      if (word === '…') return gap;
      const joint = index === 0 || words[index - 1] === '…' ? '' : between;
      return `${joint}${pattern(word)}`;
    })
    .join('');
  return grammar.compounds && how === 'in any form'
    ? new RegExp(`${source}${letter}*`, 'u')
    : new RegExp(`(?<!${letter})${source}(?!${letter})`, 'u');
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{M}\p{N}*]+|…/gu) ?? [];

/** Finds an English term, with the endings of a noun; one with capitals is found as it is written. */
export function englishPattern(term: string): RegExp {
  const words = term.split(/[\s-]+/).map((word) => RegExp.escape(word));
  const last = words.at(-1) ?? '';
  const ending = last.endsWith('y') ? `${last.slice(0, -1)}(?:y|ies)` : `${last}(?:s|es)?`;
  const source = [...words.slice(0, -1), ending].join('[\\s-]+');
  return new RegExp(`(?<![a-z0-9])${source}(?![a-z0-9])`, /\p{Lu}/u.test(term) ? 'g' : 'gi');
}
