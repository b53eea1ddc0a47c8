// Changes the language of a page in place. The head script loads this file when it is first needed.
import { defaultLanguage } from '../../languages/list.ts';
import { applyPatch, checkPatch, leadTo, tellLanguage } from './apply-patch.ts';
import { askAhead } from './ask-ahead.ts';
import { deferOffscreenLayout } from './defer-offscreen-layout.ts';
import { keepPlace } from './keep-place.ts';
import { loadPatch } from './load.ts';
import { type LanguageSwitch, type PatchAnswer, shownEvent } from './protocol.ts';
import { wordsIn } from './words.ts';

/** Longest wait for islands that are coming to life, in milliseconds. */
const longestWait = 500;

let restore = () => {};

if (window.languageSwitch) askAhead(window.languageSwitch);

// Glyphs are warmed when the picker opens. The code for it is a file of its own, so that no text waits for it.
const warmGlyphs = () => {
  import(new URL('warm-glyphs.js', import.meta.url).href).catch(() => {});
};
if (document.querySelector('#_languages:popover-open')) warmGlyphs();
else addEventListener('toggle', warmGlyphs, { capture: true, once: true });

/** Resolves once the whole page is parsed. */
const complete = new Promise<unknown>((resolve) => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve);
  else resolve(0);
});

/** Resolves when no island is hydrating. While one is, neither the patch nor the island may change its text. */
async function settled(): Promise<void> {
  const end = performance.now() + longestWait;
  while (document.querySelector('[data-hydrating]') && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
}

/**
 * Shows a language. A later choice overtakes an earlier one that is still loading.
 * @param code the code of the language
 * @param asked the first request for its patch; false for the language that the page was built in
 * @throws Error when its texts cannot be loaded; the page then stays in the language that it had
 */
export async function showLanguage(
  state: LanguageSwitch,
  code: string,
  asked: Promise<PatchAnswer> | false,
): Promise<void> {
  const { base } = state;
  const patch = asked && (await loadPatch(state.ask, code, asked));
  if (patch) checkPatch(patch);
  await complete;
  await settled();
  if (state.wanted !== code || state.shown === code) return;
  state.words ??= { [base]: wordsIn(document) };
  if (patch) state.words[code] ??= wordsIn(patch);
  const laidOut = deferOffscreenLayout();
  const placed = keepPlace();
  restore();
  const changes: (() => void)[] = [];
  if (patch) changes.push(applyPatch(patch));
  // The head script may have named a language before its text was there: so the names are those of the text that is shown
  // now, and never what stood there before.
  const { lang, dir } = patch ? patch.documentElement : { lang: base, dir: state.dir };
  tellLanguage(lang, dir);
  // The address of an English page names each language by a parameter; the address of an edition is about to be replaced by
  // that of another edition.
  if (base !== defaultLanguage) {
    changes.push(leadTo(base, code));
    state.edition = code;
  }
  restore = () => {
    for (const takeBack of changes.reverse()) takeBack();
  };
  laidOut();
  placed();
  state.shown = code;
  dispatchEvent(new CustomEvent(shownEvent, { detail: code }));
}
