// Runs on a protected page before it is shown: whoever has no stored session is sent to the restricted page at once,
// without loading anything. The page itself holds no secrets.
import { leaveFor } from '../services/navigation.ts';
import { sessionKey } from '../site/session-keys.ts';

try {
  if (!localStorage.getItem(sessionKey)) {
    leaveFor(location.pathname.replace('/developers/resources', '/restricted'), {
      reason: 'unauthenticated',
    });
  }
} catch {
  // Storage is blocked: the page asks the backend itself.
}
