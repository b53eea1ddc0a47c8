import { type RefObject, useEffect } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (node: ParentNode) => [
  ...node.querySelectorAll<Control>('input[name], select, textarea'),
];

/**
 * Tells the island's directive that the handlers of the island are in place.
 * @param ref an element of the island
 */
export function useReady(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const event = new CustomEvent('island:ready', { bubbles: true, detail: takeOver });
    ref.current?.dispatchEvent(event);
  }, [ref]);
}

/**
 * If React has rendered controls again because the HTML differed, copies into them what was typed before.
 * @param nodes the nodes that stood in the island before
 */
function takeOver(island: HTMLElement, nodes: readonly Node[]): void {
  delete island.dataset['failed'];
  const old = nodes.flatMap((node) => (node instanceof Element ? controlsOf(node) : []));
  for (const control of old) {
    if (island.contains(control)) continue;
    const fresh = controlsOf(island).find(({ name }) => name === control.name);
    if (!fresh) continue;
    fresh.value = control.value;
    if (fresh instanceof HTMLInputElement && control instanceof HTMLInputElement) {
      fresh.checked = control.checked;
    }
  }
}
