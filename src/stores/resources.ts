import { atom } from 'nanostores';
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
    $resources.set({ status: 'ready', resources: await loadResources() });
  } catch (error) {
    console.warn('The resources could not be loaded.', error);
    $resources.set({ status: 'failed' });
  }
}
