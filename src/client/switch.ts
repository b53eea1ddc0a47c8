// The switch of language on an English page: loaded by the head script when it is first needed.
import type { LanguageSwitch } from '../core/language-switch.ts';
import { loadTexts } from './load-texts.ts';
import { patchPage } from './patch-page.ts';
import { spareUnseen } from './spare-unseen.ts';

let makeEnglish = () => {};

// The picker is open, or about to be, when letters are to be made ready: in a file of its own, no text waits for it.
const prepareLetters = () => {
  import(import.meta.url.replace('switch', 'letters')).catch(() => {});
};
if (document.querySelector('#_languages:popover-open')) prepareLetters();
else addEventListener('toggle', prepareLetters, { capture: true, once: true });

/** Resolves once all of the page is there. */
const whole = new Promise<unknown>((resolve) => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve);
  else resolve(0);
});

/**
 * Shows a language. A later choice overtakes an earlier one that is still loading.
 * @throws Error when its texts cannot be had; the page then stays in the language that it had
 */
export async function showLanguage(state: LanguageSwitch, code: string): Promise<void> {
  try {
    const texts = code === 'en' ? undefined : await loadTexts(() => state.ask(code), code);
    await whole;
    if (state.wanted !== code || state.shown === code) return;
    const spare = spareUnseen();
    makeEnglish();
    makeEnglish = texts ? patchPage(texts) : () => {};
    spare();
    state.shown = code;
    for (const listener of state.listeners) listener(code);
  } catch (error) {
    // Nothing is chosen that is not shown, so that the same choice may be made again.
    if (state.wanted === code) state.wanted = state.shown;
    throw error;
  }
}
