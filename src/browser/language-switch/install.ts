// The part of the switch that is there from the start: it answers the picker, and loads what changes the texts
// (show-language.ts) when it is first needed. Where that fails, it opens the edition instead.
import { afterFrame } from './after-frame.ts';
import { importAfresh } from './import-afresh.ts';
import { isFilledIn } from './is-filled-in.ts';
import { createAsk } from './load.ts';
import { type LanguageSwitch, shownEvent } from './protocol.ts';
import { storeLanguage } from './remember.ts';
import { whenIdle } from './when-idle.ts';
import { whenOpened } from './when-opened.ts';

/**
 * Opens the edition that a link of the picker leads to. The page stays where something is typed, which would be lost, and
 * where the edition cannot be had either.
 */
async function openEdition({ href, hreflang }: HTMLAnchorElement): Promise<void> {
  if (isFilledIn()) return;
  if (!(await fetch(href)).ok) return;
  storeLanguage(hreflang);
  location.assign(href);
}

/**
 * Lays the languages of the picker out for a frame, unseen. The first to open it would wait for the browser to find letters and
 * flags for all of them, which takes longer than the rest of the answer.
 */
function prepareLanguages(): void {
  const panel = document.getElementById('_languages');
  panel?.setAttribute('data-ahead', '');
  afterFrame(() => panel?.removeAttribute('data-ahead'));
}

/**
 * Makes the language of the page change in place.
 * @param page the name by which the page asks for patches
 * @param source the address of the code that changes the texts
 * @param name writes a chosen language into the address
 * @returns what the page leaves for islands and for that code, which is `window.languageSwitch` too
 */
export function installSwitch(
  page: string,
  source: string,
  name: (code: string) => void,
): LanguageSwitch {
  const { lang, dir } = document.documentElement;
  const state: LanguageSwitch = {
    base: lang,
    dir,
    shown: lang,
    wanted: lang,
    ask: createAsk(page, lang),
    async choose(code, chosen = true, link) {
      state.wanted = code;
      try {
        if (code !== state.shown) {
          // The patch and the code are loaded at the same time.
          const asked = code !== lang && state.ask(code);
          const { showLanguage } = await importAfresh(source);
          await showLanguage(state, code, asked);
        }
        // The visitor may have chosen another language in the meantime.
        if (!chosen || state.wanted !== code) return;
        storeLanguage(code);
        // To change the address takes the browser half as long as to change the text, so it is done after the frame.
        afterFrame(() => name(code));
      } catch (error) {
        console.warn('The language could not be changed.', error);
        // Another language may have been chosen in the meantime.
        if (state.wanted !== code) return;
        // A language that cannot be shown is not the chosen one, so that the visitor may choose it again. What has begun to show
        // it, as the search does with its texts, goes back.
        state.wanted = state.shown;
        dispatchEvent(new CustomEvent(shownEvent, { detail: state.shown }));
        if (link) openEdition(link).catch(() => {});
      }
    },
  };
  window.languageSwitch = state;

  addEventListener('load', () => whenOpened(() => whenIdle(prepareLanguages)));
  // Whoever opens the picker is about to choose, so the code is loaded now.
  addEventListener(
    'toggle',
    ({ target }) => {
      if ((target as Element).id === '_languages') importAfresh(source).catch(() => {});
    },
    true,
  );
  addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('#_languages a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // A browser without popovers has nothing to close.
    document.getElementById('_languages')?.hidePopover?.();
    void state.choose(link.hreflang, true, link);
  });
  return state;
}
