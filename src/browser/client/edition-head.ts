// Runs in the head of every edition. The address of an edition decides the language, so the script only stores a choice when
// a link of the picker is followed.
import type {} from '../language-switch/protocol.ts';
import { storeLanguage } from '../language-switch/remember.ts';
import { loadIslandsOnTouch } from './load-islands-on-touch.ts';
import { markSession } from './session-mark.ts';

markSession();
loadIslandsOnTouch();
addEventListener('click', ({ target }) => {
  // Where the language changes in place, the code for that stores the choice.
  if (window.languageSwitch) return;
  const link = target instanceof Element ? target.closest('#_languages a') : null;
  if (link) storeLanguage(link.getAttribute('hreflang') ?? '');
});
