import { stopwords } from '@orama/stopwords/english';
import { numberPattern, parseNumber } from './english-numbers.ts';
import { numbersIn } from './numerals.ts';
import type { LanguageRules } from './rules.ts';

/** The names of the months, January first. */
export const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
];
const number = new RegExp(`(?<![\\p{L}\\d.,])(?:${numberPattern})`, 'giu');
const month = new RegExp(months.join('|'), 'g');

export const rules: LanguageRules = {
  forms: {},
  dictionary: {
    package: '@cspell/dict-en-gb',
    bases: (word) => [word.replace(/'s?$/, '')],
  },
  lateNegation: false,
  // A month may be a number in another language, and “both” the word for two.
  numerals: (text) => [
    ...numbersIn(text, number, parseNumber),
    ...numbersIn(text, month, (name) => months.indexOf(name) + 1),
    ...numbersIn(text, /\b(?:twice|both)\b/gi, () => 2),
  ],
  clock: /(?<![\d:.,])(?<hours>1[0-2]|0?[1-9])(?:[.:](?<minutes>[0-5]\d))?\s?(?<half>[ap])\.?m\b/u,
  unchanged: /\b(?:series|species|means)\b/u,
  commonWords: stopwords,
  // A point of a list may be called “a”.
  unfinished:
    'the|(?<!(?:[Aa]nnex|[Aa]rticle|case|class|clause|group|item|letter|line|option|paragraph|part|plan|point|row|[Ss]chedule|[Ss]ection|step|type) )a|an|and|or|nor|than|our|your|their|my|every',
  particles:
    'the of and to in is are that for with this by on it as be from or an we you your our not which if will may must has have at its their any'.split(
      ' ',
    ),
  marks: [],
  face: 'Latin',
};
