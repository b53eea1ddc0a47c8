import { sessionKey } from '../core/session-keys.ts';

/** Marks the page while a session is stored, so that the bar shows it; other tabs of the site follow. */
export function markSession(): void {
  const mark = () => {
    try {
      document.documentElement.toggleAttribute(
        'data-session',
        localStorage.getItem(sessionKey) !== null,
      );
    } catch {
      // Storage is blocked: nobody is signed in.
    }
  };
  mark();
  addEventListener('storage', mark);
  addEventListener('session', mark);
}
