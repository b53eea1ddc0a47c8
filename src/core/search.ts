// What the build writes for the search of a language, and the browser reads.

/** The kinds of what can be found, in the order of the filter; `content/locales/<language>/search.json` names them. */
export const foundKinds = ['contract', 'policy', 'statement', 'page', 'status'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** A section of a text. */
export type SearchSection = {
  readonly id: string;
  /** The number as it is printed, without its last full stop: `6`, `6.4`. */
  readonly number: string;
  readonly title: string;
  /** The title of the section around it. */
  readonly above?: string;
  /** Its own words, without those of the sections inside it: a paragraph, an item of a list or a row of a table a line. */
  readonly text: string;
  /** Whether it is the definition of the term that is its title. */
  readonly isTerm?: true;
  /** Whether it is in English in an edition of another language. */
  readonly isEnglish?: true;
};

/** A page that can be found, with its sections if it has any. */
export type SearchPage = {
  /** Its address in the edition. */
  readonly path: string;
  readonly kind: FoundKind;
  readonly title: string;
  /** What it is about, and its summary: a sentence a line. */
  readonly text: string;
  /** Number of the version, for one that is not the present one. */
  readonly version?: string;
  readonly isEnglish?: true;
  /** Whether its sections are questions and their answers. */
  readonly isAnswers?: true;
  readonly sections: readonly SearchSection[];
};

/** What the search says in a language; `content/locales/<language>/search.json` has it under `results`. */
export type SearchWords = Readonly<
  Record<'count' | 'none' | 'instead' | 'english' | 'earlier' | 'more', string>
>;

/** The files of which a search is made, in the order in which they are loaded, one after the other: contracts and pages come first. */
export const searchParts = ['first', 'rest'] as const;

/** A file that the search of a language reads. */
export type SearchData = {
  readonly pages: readonly SearchPage[];
  /** Groups of words and phrases that people use for one thing, separated by commas; in the first file. */
  readonly alike?: readonly string[];
  /** Words of questions that say nothing about what is looked for, separated by commas; in the first file. */
  readonly small?: string;
  /** In the first file. */
  readonly words?: SearchWords;
};

/**
 * The address of such a file.
 * @param name the code of a language and the part, or `old` for the earlier versions, which are in English
 */
export const searchFile = (name: string) => `/search/${name}.json`;
