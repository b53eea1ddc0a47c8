import type { ClientDirective } from 'astro';
import { toastKey } from '../../core/session-keys.ts';
import { whenIdle } from '../language-switch/when-idle.ts';
import { whenOpened } from '../language-switch/when-opened.ts';
import { isOfPicker, notePress, pressAgain } from './presses.ts';

/**
 * `client:interaction`: an island hydrates at the first pointer, key, focus, input or change event inside it, but not on the
 * picker, which the head script answers. With the value
 * `now` it hydrates at once, with `idle` also when the browser has nothing else to do, two seconds later at the latest, with
 * `toast` also when a message waits to be shown. None of these happens in a page that the browser has prepared ahead, before it is opened.
 * Interactions that plain HTML cannot answer are replayed: a submit, and a press on a button that belongs to no form and
 * opens no popover.
 * An island reports by an event that it is ready or has failed. The `detail` of the event is a function, and receives the
 * nodes that stood there before. That function is in src/browser/islands/, because this text is part of every page.
 */
const hydrateOnInteraction: ClientDirective = (load, { value }, island) => {
  const events = ['pointerdown', 'keydown', 'focusin', 'input', 'change', 'click', 'submit'];
  let started = false;
  let submitted = false;
  let nodes: readonly Node[] = [];

  const start = async () => {
    if (started) return;
    started = true;
    const hydrate = await load();
    // The code could not be loaded.
    if (!started) return;
    // An empty file came in its place: React would take away what was typed.
    if (!Reflect.get(island, 'Component')) {
      island.dispatchEvent(new Event('astro:hydration-error'));
      return;
    }
    nodes = [...island.childNodes];
    // From here on a switch of language leaves the island alone: the island changes its words by itself.
    island.dataset['hydrating'] = '';
    await hydrate();
  };
  const onEvent = (event: Event) => {
    const { target } = event;
    if (target instanceof Element && isOfPicker(target)) return;
    if (event.type === 'submit') {
      event.preventDefault();
      submitted = true;
      // Astro removes the attribute `ssr` once the code has come: whoever has waited so long for it is shown another way.
      setTimeout(() => {
        if (island.hasAttribute('ssr')) island.dataset['failed'] = '';
      }, 8000);
    } else if (event.type === 'click' && target instanceof Element) {
      notePress(target);
    }
    void start();
  };
  const answer = (event: Event) => {
    delete island.dataset['hydrating'];
    (event as CustomEvent<Answer>).detail(island, nodes);
  };
  for (const event of events) island.addEventListener(event, onEvent);
  island.addEventListener(
    'island:ready',
    (event) => {
      for (const name of events) island.removeEventListener(name, onEvent);
      answer(event);
      if (submitted) island.querySelector('form')?.requestSubmit();
      pressAgain(island);
    },
    { once: true },
  );
  island.addEventListener('island:failed', answer);
  // The code could not be loaded: the next interaction asks for it again.
  island.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    started = false;
    island.dataset['failed'] = '';
    console.warn('A part of the page stays plain HTML.', event);
  });
  whenOpened(() => {
    if (value === 'now' || 'touched' in island.dataset) void start();
    if (value === 'idle') whenIdle(() => void start());
    if (value === 'toast') {
      try {
        if (sessionStorage.getItem(toastKey)) void start();
      } catch {
        // Storage is blocked: no message waits.
      }
    }
  });
};

type Answer = (island: HTMLElement, nodes: readonly Node[]) => void;

// Astro takes the directive from the default export.
// biome-ignore lint/style/noDefaultExport: see above.
export default hydrateOnInteraction;
