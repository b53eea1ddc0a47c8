// The agreement between the build and the browser for a change of language: where a patch is, what it may hold, and what the
// head of a page leaves for the code that changes its language. diff-pages.ts writes patches, apply-patch.ts reads them.
import { defaultLanguage } from '../../languages/list.ts';

/**
 * The address of the patch that changes a page from one language to another. The patch ends with a comment that repeats it.
 * @param page the name by which the root element of the page asks for patches (`data-page`), such as `/about.1a2b3c4d`
 */
export function patchAddress(page: string, from: string, to: string): string {
  return `/patches/${from}-${to}${page}.patch`;
}

/** Reads what `patchAddress` writes; undefined for any other address. */
export function readPatchAddress(
  address: string,
): { readonly page: string; readonly from: string; readonly to: string } | undefined {
  const [, from, to, page] = /^\/patches\/(\w+)-(\w+)(\/.+)\.patch$/.exec(address) ?? [];
  return from && to && page ? { page, from, to } : undefined;
}

/** The attribute of an element whose children are entirely different: they replace those of the page's element. */
export const whole = 'whole';

/** The attribute that lists the attributes to remove, with a space between them. */
export const without = 'without';

/**
 * The attributes that a patch may set: what is said, shown or read aloud, what islands are given, and what scripts of the page
 * are given to say (src/browser/client/). Addresses, attributes that a visitor or a script may have changed, and those that only styles
 * read stay as they are.
 */
export const spoken =
  /^(lang|dir|hidden|alt|title|placeholder|label|aria-\w+|props|data-(citation|copied|document|failed|known|label|language|unknown|none|refused|ahead))$/;

/** Elements that no patch may hold: they would run, lead or load instead of saying something. */
export const refused = 'meta, base, link, script, style, iframe';

/**
 * Turns the address of a page in one edition into that of the same page in another: `/fr/about` is `/about` in English. Any
 * other address stays as it is, and so do query and fragment.
 */
export function inEdition(address: string, from: string, to: string): string {
  const [own, other] = [from, to].map((code) => (code === defaultLanguage ? '' : `/${code}`));
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  // A link to a fragment of the same page has no path.
  if (path === '' || !`${path}/`.startsWith(`${own}/`)) return address;
  const page = path.slice(own?.length).replace(/^\/$/, '');
  return (other + page || '/') + rest;
}

/** Words of islands by namespace, as `content/locales/<code>/` has them. */
export type IslandWords = Readonly<Record<string, object>>;

/** An answer to a request for a patch; status 0 stands for none. `patch` is false unless it is that of this page, and whole. */
export type PatchAnswer = { readonly status: number; readonly patch: Document | false };

/**
 * What the head script leaves on a page whose language changes in place. The code that changes the texts, which is loaded
 * when it is first needed, and the islands use it. So no choice waits for an island, and none has to be repeated.
 */
export type LanguageSwitch = {
  /** The code of the language that the page was built in: patches are made for that text. */
  readonly base: string;
  /** The direction of that language: `ltr` or `rtl`. */
  readonly dir: string;
  /** The code of the edition that the page's address belongs to and that its links lead to; set by the first change. */
  edition?: string;
  /** What the islands of the page say, by the code of each language that it has shown; set by the first change. */
  words?: Record<string, readonly IslandWords[]>;
  /** The code of the language that the page shows. */
  shown: string;
  /** The code of the language that was chosen last. */
  wanted: string;
  /** Asks for the patch of a language. A request that is under way or was answered well is not made again. */
  readonly ask: (code: string) => Promise<PatchAnswer>;
  /**
   * Changes the language in place. A language that the visitor has chosen, which is the default, is stored and named in the
   * address once it is shown; one whose texts cannot be loaded is neither stored nor named. Never rejects: a failure is only
   * logged to the console. Where a link was pressed, its edition is then opened, unless what is typed would be lost.
   */
  readonly choose: (code: string, chosen?: boolean, link?: HTMLAnchorElement) => Promise<void>;
};

/**
 * The window's event after each change of text, before the next frame; its `detail` is the code of the language. An event
 * reaches those too who listen before the switch is there, as islands may on an edition with a form.
 */
export const shownEvent = 'language:shown';

declare global {
  interface Window {
    languageSwitch?: LanguageSwitch;
  }
  interface WindowEventMap {
    [shownEvent]: CustomEvent<string>;
  }
}
