import { type RefObject, useEffect } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (node: ParentNode) => [
  ...node.querySelectorAll<Control>('input[name], select, textarea'),
];

/** Says to the island's directive that its handlers are in place. */
export function useReady(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const event = new CustomEvent('island:ready', { bubbles: true, detail: takeOver });
    ref.current?.dispatchEvent(event);
  }, [ref]);
}

/**
 * Where React has rendered anew what it found changed, what was typed goes into the new controls.
 * @param nodes what stood in the island before
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
