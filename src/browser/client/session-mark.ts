import { sessionKey } from '../../core/session-keys.ts';

/**
 * Marks the page while a session is stored, so that the bar shows it. A sign-in or sign-out in another tab of the site
 * changes the mark too, and so does one that the page has missed because it waited in the browser's memory, or was prepared
 * ahead and is opened only now.
 */
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
  addEventListener('pageshow', ({ persisted }) => persisted && mark());
  document.addEventListener('prerenderingchange', mark);
}
