/** An answer to a request for the texts of an edition; status 0 stands for none. */
export type TextsAnswer = { readonly status: number; readonly response: Document | null };

/**
 * What the head script of an English page leaves for the switch, which is loaded when it is first needed, and for
 * islands, so that no choice waits for an island and none has to be replayed.
 */
export type LanguageSwitch = {
  /** The code of the language that the page shows. */
  shown: string;
  /** The code of the language that was chosen last. */
  wanted: string;
  /** Called after each change of text. */
  readonly listeners: ((code: string) => void)[];
  /** Asks for the texts of a language once; a request that is under way or was answered well is not made again. */
  readonly ask: (code: string) => Promise<TextsAnswer>;
  /**
   * Changes the language in place, and stores the choice once it is shown. Never rejects: a failure is logged to the console
   * only.
   */
  readonly choose: (code: string) => Promise<void>;
};

declare global {
  interface Window {
    languageSwitch?: LanguageSwitch;
  }
}
