import type { WordForms } from './rules.ts';

/** Removes an ending that only longer words may lose. A code keeps its letters. */
export const withoutEnding = (ending: RegExp) => (word: string) =>
  word.length < 5 || /\d/.test(word) ? word : word.replace(ending, '');

/** French and Spanish form their words alike. */
export const romanceForms: WordForms = {
  stem: withoutEnding(/(?<=....)[aeiouáéíóúèsxrtfn]{1,2}$/),
  after: 5,
  ending: '(?:e|s|es|x|a|as|o|os)?',
  small: 3,
};
