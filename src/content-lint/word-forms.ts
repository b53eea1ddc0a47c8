// Whether a text holds a word, in whatever form its grammar gives it: endings, Arabic clitics, German compounds. It asks
// for a stem, not for right grammar: a reader judges that.

/** How a language writes the forms of a word. */
type Grammar = {
  /** What spelling leaves open, made equal in words and texts. */
  readonly even: (text: string) => string;
  /** The letters and digits of words that were made even, as a class of a pattern holds them. */
  readonly letters: string;
  /** The part of a word that its forms share. */
  readonly stem?: (word: string) => string;
  /** Letters that may stand before the stem, as the source of a pattern. */
  readonly before?: string;
  /** How many letters may follow the stem. */
  readonly after?: number;
  /** Letters that may follow a whole word that is forbidden. */
  readonly ending?: string;
  /** Words of so few letters, such as articles, may stand within a term or be left out of it. */
  readonly small?: number;
  /** The last word of a term may stand within a compound. */
  readonly compounds?: true;
};

const lower = (text: string) => text.normalize('NFC').toLowerCase();
const latin = 'a-z0-9\\u00df-\\u024f';

/** Without the ending that a short word has not and a longer one may lose; a code keeps its letters. */
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
    // Hamza, the final ya and the bound ta are written in more than one way; vowel signs are left out.
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
    // The dot below and the two signs of a nasal vowel are written in more than one way.
    even: (text) => text.normalize('NFD').replaceAll('\u093c', '').replaceAll('ँ', 'ं').toLowerCase(),
    letters: 'a-z0-9\\u0900-\\u0963\\u0966-\\u097f',
    stem: (word) => word.replace(/(?<=..)[\u093e-\u094d\u0902]+$/, ''),
    after: 5,
  },
  // Words are not set apart.
  zh: { even: (text) => lower(text).replace(/\s+/g, ''), letters: '' },
};
/** A language without a grammar of its own has its words as they are. */
const plain: Grammar = { even: lower, letters: '\\p{L}\\p{M}\\p{N}' };
const grammarOf = (language: string) => grammars[language] ?? plain;

/** Without values, marks of direction and of hyphenation, on which no term depends. */
const readable = (text: string) =>
  text
    .replace(/\{\{[^{}]*\}\}/g, '0')
    .replace(/<\/?\d+>/g, '')
    .replace(/[\u00ad\u200b-\u200f\u2066-\u2069]/g, '')
    .replaceAll('\u2011', '-');

/** A text as the patterns of a language read it. */
export function evenText(text: string, language: string): string {
  return grammarOf(language).even(readable(text));
}

/** A text without what stands in brackets. */
export function withoutGlosses(text: string): string {
  return text.replace(/\s*[(（][^()（）]*[)）]/g, '');
}

/** Other words between two of a term. */
const gap = '[^]{0,80}?';

/**
 * Finds a term in a text that was made even. A gloss in brackets need not stand; `…` stands for other words; a word that
 * ends in `*` may go on as it likes.
 * @param how `in any form` for a term that is asked for, `as it is` for a word that is forbidden: with its endings alone.
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
  // A code keeps its place, however short it is.
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
