// Runs on a protected page before it is shown, and when the browser brings the page back. A visitor without a stored session
// is sent to the restricted page at once, and nothing is loaded. The page itself holds no secrets.

import { sessionKey } from '../../core/session-keys.ts';
import { whenOpened } from '../language-switch/when-opened.ts';
import { leaveFor } from '../services/navigation.ts';

function guard(): void {
  try {
    if (localStorage.getItem(sessionKey)) return;
    const path = location.pathname.replace('/developers/resources', '/restricted');
    leaveFor(path, { reason: 'unauthenticated' });
  } catch {
    // Storage is blocked: the page asks the backend itself.
  }
}

whenOpened(guard);
addEventListener('pageshow', ({ persisted }) => persisted && guard());
