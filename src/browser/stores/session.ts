import { atom, onMount } from 'nanostores';
import type { Audience } from '../../core/navigation.ts';
import { currentSession, onSessionChange, type SessionState, signOut } from '../services/auth.ts';
import { isMarked, setMark } from '../services/session-mark.ts';

/**
 * What the site knows about the visitor's session: `unknown` while pages are built, `stored` while a stored session has not been
 * checked.
 */
type Session = SessionState | { readonly status: 'unknown' } | { readonly status: 'stored' };

/**
 * The visitor's session, as the bar shows it. It begins with the mark of the page, follows that mark when the stored session
 * changes, and becomes what a check has found.
 */
export const $session = atom<Session>({ status: 'unknown' });

onMount($session, () => {
  if (isMarked() === undefined) return;
  const follow = () => $session.set({ status: isMarked() ? 'stored' : 'none' });
  follow();
  return onSessionChange(follow);
});

/**
 * Which parts of the bar a visitor sees. A session that could not be checked counts as none, as long as the backend cannot be
 * reached.
 * @returns undefined while pages are built: there the mark of the page decides
 */
export function audienceOf({ status }: Session): Audience | undefined {
  if (status === 'unknown') return undefined;
  return status === 'stored' || status === 'signed-in' ? 'signed-in' : 'signed-out';
}

/** Checks the stored session, over the network if necessary. What has been found marks the page too. */
export async function checkSession(): Promise<SessionState> {
  const state = await currentSession();
  $session.set(state);
  setMark(audienceOf(state) === 'signed-in');
  return state;
}

/** Signs out; this tab and others follow the mark of the page. */
export async function endSession(): Promise<void> {
  await signOut();
}
