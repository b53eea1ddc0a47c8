import { atom } from 'nanostores';
import { currentSession, type SessionState, signOut } from '../services/auth.ts';

/** The visitor's session; `unknown` until it has been checked. */
export const $session = atom<SessionState | { readonly status: 'unknown' }>({ status: 'unknown' });

/** Checks the stored session, over the network if necessary. */
export async function checkSession(): Promise<SessionState> {
  const state = await currentSession();
  $session.set(state);
  return state;
}

/** Signs out; other tabs follow. */
export async function endSession(): Promise<void> {
  await signOut();
  $session.set({ status: 'none' });
}
