import { toastKey } from '../../core/session-keys.ts';

/** Keeps a message for the next page of this tab. Blocked storage is no error: the message is then not shown. */
export function keepToast(text: string): void {
  try {
    sessionStorage.setItem(toastKey, text);
  } catch {
    // The next page shows no message.
  }
}

/** Returns the message that the page before has kept, and removes it. */
export function takeToast(): string | null {
  try {
    const text = sessionStorage.getItem(toastKey);
    sessionStorage.removeItem(toastKey);
    return text;
  } catch {
    return null;
  }
}
