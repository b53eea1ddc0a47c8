import { toastKey } from '../../core/session-keys.ts';
import { importAfresh } from '../language-switch/import-afresh.ts';
import { whenOpened } from '../language-switch/when-opened.ts';
import { isOfPicker, notePress } from './presses.ts';

/**
 * Loads the runtime of the islands at the first touch of one of them, or when a message from the page before waits to be
 * shown. In a built page the runtime is a file (src/build/defer-islands.ts); a page that holds it already needs
 * nothing.
 */
export function loadIslandsOnTouch(): void {
  const { islands } = document.documentElement.dataset;
  if (!islands) return;
  const load = () => {
    importAfresh(islands).catch(() => {});
  };
  const onTouch = ({ target, type }: Event) => {
    // Astro removes the attribute `ssr` once an island has hydrated.
    const island = target instanceof Element && target.closest<HTMLElement>('astro-island[ssr]');
    if (!island || isOfPicker(target)) return;
    // The mark makes the island's directive hydrate it at once. The directive then repeats the press that plain HTML could
    // not answer.
    island.dataset['touched'] = '';
    if (type === 'click') notePress(target);
    load();
  };
  for (const type of ['pointerdown', 'keydown', 'focusin', 'click'])
    addEventListener(type, onTouch);
  // The message is for the page that is opened next, and not for one that is prepared.
  whenOpened(() => {
    try {
      if (sessionStorage.getItem(toastKey)) load();
    } catch {
      // Storage is blocked: no message waits.
    }
  });
}
