// What the build writes for a change of language and the browser reads: where a patch is, what may stand in it, and what the
// head of a page leaves for whoever changes its language. diff-pages.ts writes patches, apply-patch.ts reads them.
import { defaultLanguage } from '../core/languages.ts';

/** The address of the patch that makes a page, given by its English path, from one language another. */
export function patchAddress(page: string, from: string, to: string): string {
  return `/patches/${from}-${to}${page === '/' ? '' : page}.patch`;
}

/** Reads what `patchAddress` writes; undefined for any other address. */
export function readPatchAddress(
  address: string,
): { readonly page: string; readonly from: string; readonly to: string } | undefined {
  const [, from, to, page] = /^\/patches\/(\w+)-(\w+)(\/.+)?\.patch$/.exec(address) ?? [];
  return from && to ? { page: page ?? '/', from, to } : undefined;
}

/** The attribute of an element whose children are others altogether: they replace those of the page's. */
export const whole = 'whole';

/** The attribute that names the attributes that go, with a space between them. */
export const without = 'without';

/**
 * What a patch sets on the elements of a page: what is said, shown or read aloud, and what islands are given. Addresses, what
 * a visitor or a script may have changed, and what only styles read stay as they are.
 */
export const spoken = /^(lang|dir|hidden|alt|title|placeholder|label|aria-\w+|props)$/;

/** What no patch holds, and no reader takes from one: it would run, lead or load instead of saying something. */
export const refused = 'meta, base, link, script, style, iframe';

/**
 * An address of a page in one language's edition as that of the same page in another's: `/fr/about` is `/about` in English.
 * Any other address, and query and fragment, stay as they are.
 */
export function inEdition(address: string, from: string, to: string): string {
  const [own, other] = [from, to].map((code) => (code === defaultLanguage ? '' : `/${code}`));
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  // A fragment of the page itself has no path.
  if (path === '' || !`${path}/`.startsWith(`${own}/`)) return address;
  const page = path.slice(own?.length).replace(/^\/$/, '');
  return (other + page || '/') + rest;
}

/** Words of islands by namespace, as `content/locales/<code>/` has them. */
export type IslandWords = Readonly<Record<string, object>>;

/** An answer to a request for a patch; status 0 stands for none. */
export type PatchAnswer = { readonly status: number; readonly response: Document | null };

/**
 * What the head of a page whose language changes in place leaves for the code that changes it, which is loaded when it is
 * first needed, and for islands, so that no choice waits for an island and none has to be replayed.
 */
export type LanguageSwitch = {
  /** The code of the language that the page was built in: patches are made for that text. */
  readonly base: string;
  /** Once the page has changed: the code of the edition that its address belongs to, where its links lead. */
  edition?: string;
  /** Once it has changed: what its islands say, by the code of each language that it has shown. */
  words?: Record<string, readonly IslandWords[]>;
  /** The code of the language that the page shows. */
  shown: string;
  /** The code of the language that was chosen last. */
  wanted: string;
  /** Called after each change of text, before the next frame. */
  readonly listeners: ((code: string) => void)[];
  /** Asks for the patch of a language once; a request that is under way or was answered well is not made again. */
  readonly ask: (code: string) => Promise<PatchAnswer>;
  /**
   * Changes the language in place. One that a visitor chose, which is the rule, is stored and named in the address once it is
   * shown: what cannot be had is neither. Never rejects: a failure is logged to the console only.
   */
  readonly choose: (code: string, chosen?: boolean) => Promise<void>;
};

declare global {
  interface Window {
    languageSwitch?: LanguageSwitch;
  }
}
