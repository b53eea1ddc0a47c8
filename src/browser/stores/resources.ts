import { atom } from 'nanostores';
import { dropSession, hasStoredSession, onSessionChange } from '../services/auth.ts';
import { leaveFor } from '../services/navigation.ts';
import { loadResources, type Resource } from '../services/resources.ts';
import { checkSession } from './session.ts';

export type Resources =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly resources: readonly Resource[] };

export const $resources = atom<Resources>({ status: 'loading' });

/**
 * Reads the developer tools of a signed-in visitor. Without a session, or with one that was refused, the visitor is
 * sent to the restricted page, with the reason in the navigation's state.
 */
export async function readResources(restricted: string): Promise<void> {
  $resources.set({ status: 'loading' });
  const { status } = await checkSession();
  if (status === 'none') return leaveFor(restricted, { reason: 'unauthenticated' });
  if (status === 'refused') return leaveFor(restricted, { reason: 'invalid_credentials' });
  try {
    if (status === 'unreachable') throw new Error('The backend cannot be reached.');
    const resources = await loadResources();
    if (resources === 'refused') {
      dropSession();
      return leaveFor(restricted, { reason: 'invalid_credentials' });
    }
    $resources.set({ status: 'ready', resources });
  } catch (error) {
    console.warn('The resources could not be loaded.', error);
    $resources.set({ status: 'failed' });
  }
}

/**
 * Reads the developer tools, and removes them when the session ends, here or in another tab.
 * @returns a function that stops watching the session
 */
export function watchResources(restricted: string): () => void {
  void readResources(restricted);
  return onSessionChange(() => {
    if ($resources.get().status === 'loading' || hasStoredSession()) return;
    $resources.set({ status: 'loading' });
    leaveFor(restricted, { reason: 'unauthenticated' });
  });
}
