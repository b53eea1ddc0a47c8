import { toastKey } from '../core/session-keys.ts';
import { notePress } from './presses.ts';

/**
 * Loads the islands' runtime at the first touch of one, or when a message of the page before waits to be shown. In a
 * built page it is a file (src/integrations/defer-islands.ts); where the page holds it already there is nothing to do.
 */
export function loadIslandsOnTouch(): void {
  const { islands } = document.documentElement.dataset;
  if (!islands) return;
  const load = () => {
    import(islands).catch(() => {});
  };
  const onTouch = ({ target, type }: Event) => {
    // Astro takes the mark `ssr` away once an island has hydrated.
    const island = target instanceof Element && target.closest<HTMLElement>('astro-island[ssr]');
    // The picker is answered by the head script: hydrating in the same moment would only hold its answer up.
    if (!island || target.closest('#_languages, [popovertarget=_languages]')) return;
    // The island's directive starts it at once, and presses again what plain HTML does not answer.
    island.dataset['touched'] = '';
    if (type === 'click') notePress(target);
    load();
  };
  for (const type of ['pointerdown', 'keydown', 'focusin', 'click'])
    addEventListener(type, onTouch);
  try {
    if (sessionStorage.getItem(toastKey)) load();
  } catch {
    // Storage is blocked: no message waits.
  }
}
