// Islands for tests, as a build leaves them and as a browser wakes them, with the words of content/locales.
import { cleanStores } from 'nanostores';
import { act, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import { $language } from '../../../../src/browser/stores/language.ts';

// jsdom lays nothing out, and has nowhere to scroll. What browsers return is a promise, which no effect may return.
Element.prototype.scrollIntoView ??= () => Promise.resolve();

/** Words as islands are given them: facts and names are filled in, here all with the same value. */
export function filled<Words>(words: Words): Words {
  return JSON.parse(JSON.stringify(words).replace(/\{\{(fact|company)\.[\w-]+\}\}/g, '7'));
}

/** The island's HTML before any script, on a page of a language. */
export function prebuilt(element: ReactElement, language = 'en'): HTMLElement {
  document.documentElement.lang = language;
  const island = document.createElement('astro-island');
  island.innerHTML = renderToString(element);
  document.body.append(island);
  return island;
}

/** Hydrates what stands there, and gives it once the effects have run. */
export async function hydrated(
  element: ReactElement,
  language = 'en',
  island = prebuilt(element, language),
): Promise<HTMLElement> {
  const root = await act(async () => hydrateRoot(island, element));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    cleanStores($language);
  });
  return island;
}

/** The element that a selector finds in an island. */
export function part<Found extends Element = HTMLElement>(
  root: ParentNode,
  selector: string,
): Found {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`${selector} is not there.`);
  return found;
}

/** What the element of a role and a name says, as far as labels of forms go: the control of a label. */
export function labelled(root: ParentNode, text: string): HTMLElement {
  const label = Array.from(root.querySelectorAll('label')).find(
    (one) => one.querySelector('span')?.textContent === text,
  );
  if (!label?.control) throw new Error(`No control is called “${text}”.`);
  return label.control;
}

/** The texts that describe a control. */
export function described(root: ParentNode, control: Element): string[] {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => part(root, `#${id}`).textContent);
}

/** Presses an element, and waits for what follows. */
export async function press(element: HTMLElement): Promise<void> {
  await act(async () => element.click());
}
