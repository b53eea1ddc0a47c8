/**
 * The one switch of the page, set up by the head script before anything else runs. Links of the picker and islands use
 * the same object, so that no choice waits for an island and none has to be replayed.
 */
export type LanguageSwitch = {
  /** The code of the language that the page shows. */
  readonly shown: () => string;
  /** Changes the language of an English address in place. Never rejects: a failure is logged to the console only. */
  readonly choose: (code: string) => Promise<void>;
  /** Calls back after each change of text. */
  readonly subscribe: (listener: (code: string) => void) => void;
};

declare global {
  interface Window {
    languageSwitch?: LanguageSwitch;
  }
}
