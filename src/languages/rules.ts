// What code knows of each language besides its entry in the list. Nothing of it is sent to a browser.
import { cacheByText } from '../core/memo.ts';
import { isLanguageCode, type LanguageCode, languages } from './list.ts';
import type { Fault } from './marks.ts';
import type { WordedNumber } from './numerals.ts';

/** How the forms of a word are found in a text that is even. Nothing of it looks at grammar; a reader does that. */
export type WordForms = {
  /** Makes letters equal that change between forms: Vorfall, Vorfälle. It is given small letters. */
  readonly even?: (text: string) => string;
  /** The part of a word that its forms share. */
  readonly stem?: (word: string) => string;
  /** How many letters may follow the stem. */
  readonly after?: number;
  /** Letters that may follow a whole word that is forbidden, as the source of a pattern. */
  readonly ending?: string;
  /** Words with at most this many letters, such as articles, may be added to a term or left out of it. */
  readonly small?: number;
  /** Whether the last word of a term may be part of a compound. */
  readonly compounds?: true;
};

/** What stands between two items of a list, as `Intl` has it, and around it. */
type Joint = {
  readonly value: string;
  readonly isLast: boolean;
  readonly before: string;
  readonly after: string;
  readonly items: readonly string[];
};

/** A family of faces for PDFs in a script that the Latin family lacks. */
export type Face = {
  readonly family: string;
  /** Paths in node_modules, the upright face of ordinary weight first. */
  readonly files: readonly string[];
  /** By how much letters are larger than Latin ones, and lines further apart, so that all scripts look equally large. */
  readonly scale: number;
  readonly leading: number;
};

/** Where the words of a language are looked up, to find slips of the pen. */
type Dictionary = {
  /** The package that holds it, made for a spell checker. */
  readonly package: string;
  /** Words that a word of a text consists of, where the dictionary has only those: “qu’il” has “il”. */
  readonly bases?: (word: string) => readonly string[];
};

/**
 * How strongly a sentence speaks: the words by which one of them binds, allows, denies or sets a limit, parted by bars, `*` for any
 * letters. A list holds what the translations of law use; the fewer of its words can say the opposite too, the fewer slips they hide.
 */
export type Strength = Readonly<
  Record<'duty' | 'right' | 'denial' | 'least' | 'before' | 'after' | 'workingDay', string>
> & {
  /** Where the word for a duty with “not” says that there is no duty: „Sie müssen nicht“. */
  readonly ban?: string;
};

/** What a language has to bring; what is optional, only some languages have. */
export type LanguageRules = {
  /** Makes the spellings of a word equal, in texts and in what is searched for. */
  readonly spelling?: (text: string) => string;
  /** No spaces stand between words. */
  readonly unspaced?: true;
  /** Short words that are written as part of the next word, as the source of a pattern. */
  readonly proclitics?: string;
  readonly forms: WordForms;
  /** A language without one has its rare words compared with its frequent ones. */
  readonly dictionary?: Dictionary;
  /** A language without it has no translations of law; English, which they are held to, is known to the rule. */
  readonly strength?: Strength;
  /** Whether the word for “not” may stand at the end, after what it denies. */
  readonly lateNegation: boolean;
  /**
   * The numbers that a text writes as words before a unit: “dreißig Tage”, « trente jours », 三十天. In English, in which the
   * originals are written, every number.
   */
  readonly numerals: (text: string) => readonly WordedNumber[];
  /** Marks and spaces that its typography forbids. */
  readonly marks: readonly Fault[];
  /** Spaces and hyphens that nobody sees and that its typography needs: spaces that keep a line whole, places to cut a word. */
  readonly unseen?: string;
  /** The words that its texts have most, by which it is told from others of its script. */
  readonly commonWords?: readonly string[];
  /** Words after which a sentence goes on, such as articles and conjunctions, as the source of a pattern. */
  readonly unfinished?: string;
  /** The little words, of two letters or more, of which a sentence of it has several: a paragraph is told from others by them. */
  readonly particles?: readonly string[];
  /** Words right before or after a length of time that ask for a form of it, and the name of the form: “innerhalb von”, dative. */
  readonly factForm?: { readonly form: string; readonly before?: RegExp; readonly after?: RegExp };
  /** Dates in which those rules of spaces do not hold. */
  readonly dates?: RegExp;
  /** A time of day that is not written 02:00, as the groups `hours`, `minutes` and, of twice twelve hours, `half`: a or p. */
  readonly clock?: RegExp;
  /** Nouns that are the same for one and for many. */
  readonly unchanged?: RegExp;
  /** Letters of its script that the language itself does not have, and whose they are. */
  readonly strangers?: { readonly letters: RegExp; readonly of: string };
  /** A number and its unit, month or code stay on one line. */
  readonly unbroken?: true;
  /** Spaces in a number or a range with its unit. */
  readonly quantity?: (text: string) => string;
  /** The form of a word by which an index of the language has it, where that is not the word as it is written. */
  readonly indexed?: (word: string) => string;
  /** What is set between two items of a list. */
  readonly listJoint?: (joint: Joint) => string;
  readonly face: Face | 'Latin';
  /** Programs that copy, search or read out the PDFs of the language find words in another order, or letters apart. */
  readonly disorderly?: true;
};

const rules = new Map<string, LanguageRules>(
  await Promise.all(
    languages.map(async ({ code }) => {
      // Vite takes no variable import of a file's own folder, so the path leads out of it and in again.
      const file: { readonly rules: LanguageRules } = await import(`../languages/${code}.ts`);
      return [code, file.rules] as const;
    }),
  ),
);

export function rulesOf(language: LanguageCode): LanguageRules {
  const found = rules.get(language);
  if (!found) throw new RangeError(`Unknown language "${language}".`);
  return found;
}

/** The rules of the language of a BCP 47 tag; `undefined` for a language that the site does not have. */
export const rulesOfLocale = cacheByText((locale: string): LanguageRules | undefined => {
  const { language } = new Intl.Locale(locale);
  return isLanguageCode(language) ? rulesOf(language) : undefined;
});
