import type { ClientDirective } from 'astro';
import { toastKey } from '../site/session-keys.ts';

/**
 * `client:interaction`: an island hydrates at the first pointer, key, focus, input or change event inside it; with the
 * value `idle` also when the browser has nothing else to do, and with `toast` only when a message waits to be shown.
 * What plain HTML cannot do by itself is replayed: a submit, and a press on a button that no popover answers.
 * The island says that it is ready with an `island:ready` event.
 */
const hydrateOnInteraction: ClientDirective = (load, { value }, island) => {
  const events = ['pointerdown', 'keydown', 'focusin', 'input', 'change', 'click', 'submit'];
  let started = false;
  let replay: (() => void) | undefined;

  const start = async () => {
    if (started) return;
    started = true;
    // From here on a switch of language leaves the island alone: it takes the new words when it is ready.
    island.dataset['hydrating'] = '';
    const hydrate = await load();
    await hydrate();
  };
  const onEvent = (event: Event) => {
    const { target } = event;
    if (event.type === 'submit' && target instanceof HTMLFormElement) {
      event.preventDefault();
      replay = () => target.requestSubmit();
    } else if (event.type === 'click' && target instanceof Element) {
      const button = target.closest<HTMLElement>('button[data-replay]');
      if (button) replay = () => button.click();
    }
    void start();
  };
  for (const event of events) island.addEventListener(event, onEvent);
  island.addEventListener(
    'island:ready',
    () => {
      for (const event of events) island.removeEventListener(event, onEvent);
      replay?.();
      island.querySelector<HTMLElement>('[data-pressed]')?.click();
    },
    { once: true },
  );
  if ('touched' in island.dataset) void start();
  if (value === 'idle') {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void start());
    else setTimeout(() => void start(), 200);
  }
  if (value === 'toast') {
    try {
      if (sessionStorage.getItem(toastKey)) void start();
    } catch {
      // Storage is blocked: no message waits.
    }
  }
};

// Astro takes the directive from the default export.
// biome-ignore lint/style/noDefaultExport: see above.
export default hydrateOnInteraction;
