import { atom } from 'nanostores';
import { keepToast, takeToast } from '../services/toast-flag.ts';

/** A short message. Screen readers announce `destructive` messages at once, others and patient ones when the reader pauses. */
export type Toast = {
  readonly id: number;
  readonly kind: 'success' | 'destructive';
  /** Whether it lets the page speak first, which says more. */
  readonly patient?: boolean;
  readonly title: string;
  readonly text: string;
};

/** The messages on screen, oldest first. */
export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

/** Shows a message. An equal message on screen is removed, so that the new one is announced. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  const others = $toasts
    .get()
    .filter(({ title, text }) => title !== toast.title || text !== toast.text);
  $toasts.set([...others, { ...toast, id: lastId }]);
}

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

/** Keeps a message for the next page in this tab. */
export function carryToast(toast: Omit<Toast, 'id'>): void {
  keepToast(JSON.stringify(toast));
}

/** Shows the message that the page before has kept, once. */
export function showCarriedToast(): void {
  const text = takeToast();
  if (!text) return;
  try {
    const { kind, title, text: body } = JSON.parse(text);
    if ([title, body].every((part) => typeof part === 'string')) {
      showToast({ kind: kind === 'destructive' ? kind : 'success', title, text: body });
    }
  } catch {
    // The stored text is no message of this site, or is incomplete: nothing is shown.
  }
}
