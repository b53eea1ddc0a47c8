// The package has no types of its own.
declare module 'hyphen/*/index.js' {
  const language: {
    /** Puts a mark at every place where a word may be divided; words that are shorter stay as they are. */
    readonly hyphenateSync: (
      text: string,
      options: { readonly hyphenChar: string; readonly minWordLength: number },
    ) => string;
  };
  export = language;
}
