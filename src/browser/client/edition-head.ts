// Runs in the head of every edition. The address of an edition decides the language, so the script only stores a choice when
// a link of the picker is followed.
import { importAfresh } from '../language-switch/import-afresh.ts';
import { isFilledIn } from '../language-switch/is-filled-in.ts';
import type {} from '../language-switch/protocol.ts';
import { storeLanguage } from '../language-switch/remember.ts';
import { loadIslandsOnTouch } from './load-islands-on-touch.ts';
import { markSaver } from './save-mark.ts';
import { markSession } from './session-mark.ts';

/**
 * On an edition with a form: a press that came before the code by which the language changes in place waits for it. Where it cannot
 * be had the edition opens, but not where something is typed, which would be lost.
 */
async function pressLater(link: HTMLAnchorElement, source: string): Promise<void> {
  try {
    await importAfresh(source);
    if (!window.languageSwitch) throw new Error(`${source} is empty.`);
    link.click();
  } catch (error) {
    console.warn('The language could not be changed.', error);
    if (isFilledIn()) return;
    storeLanguage(link.hreflang);
    location.assign(link.href);
  }
}

markSession();
markSaver();
loadIslandsOnTouch();
addEventListener('click', (event) => {
  // Where the language changes in place, the code for that stores the choice.
  if (window.languageSwitch) return;
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('#_languages a');
  if (!link) return;
  const { switch: source } = document.documentElement.dataset;
  if (!source || event.ctrlKey || event.metaKey || event.shiftKey) {
    storeLanguage(link.hreflang);
    return;
  }
  event.preventDefault();
  void pressLater(link, source);
});
