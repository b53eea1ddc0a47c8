import type { SupabaseClient } from '@supabase/supabase-js';
import type { Credentials } from '../schemas/sign-in.ts';
import { backendOrigin } from '../site/backend.ts';
import { sessionKey } from '../site/session-keys.ts';
import { verifyToken } from './token.ts';

/** What is known of the visitor's session. */
export type SessionState =
  | { readonly status: 'signed-in'; readonly email: string }
  | { readonly status: 'none' }
  /** The stored session was definitely refused, and has been removed. */
  | { readonly status: 'refused' }
  /** The backend cannot be reached: the visitor counts as not signed in, and the session is kept. */
  | { readonly status: 'unreachable' };

let client: Promise<SupabaseClient> | undefined;

/**
 * The backend's client, loaded when it is first needed.
 * @throws Error “supabaseKey is required.” when the site was built without a public key
 */
export function getClient(): Promise<SupabaseClient> {
  client ??= import('@supabase/supabase-js').then(({ createClient }) =>
    createClient(
      backendOrigin(import.meta.env),
      String(import.meta.env['PUBLIC_SUPABASE_PUBLISHABLE_KEY'] ?? ''),
      {
        auth: {
          storageKey: sessionKey,
          persistSession: true,
          autoRefreshToken: true,
          detectSessionInUrl: false,
        },
      },
    ),
  );
  return client;
}

/** Whether a session is stored; it may turn out to be refused. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(sessionKey) !== null;
  } catch {
    return false;
  }
}

/**
 * Signs in with e-mail address and password.
 * @returns whether the backend accepted them; any error of the backend or the network is a no
 */
export async function signIn(credentials: Credentials): Promise<boolean> {
  try {
    const { auth } = await getClient();
    const { error } = await auth.signInWithPassword(credentials);
    return !error;
  } catch (error) {
    console.warn('Sign-in failed.', error);
    return false;
  }
}

/** Ends the session on this device, in all tabs, even while the backend cannot be reached. */
export async function signOut(): Promise<void> {
  const { auth } = await getClient();
  const { error } = await auth.signOut({ scope: 'local' });
  if (error) console.warn('The backend did not confirm the sign-out.', error);
  removeStoredSession();
}

function removeStoredSession(): void {
  try {
    localStorage.removeItem(sessionKey);
    // Other tabs hear of it by themselves; this one must be told.
    dispatchEvent(new Event('session'));
  } catch {
    // Storage is blocked: then nothing is stored.
  }
}

/**
 * The stored session, refreshed if it has expired and verified. It is removed only when it is definitely refused: bad
 * signature, expired beyond refresh, revoked.
 */
export async function currentSession(): Promise<SessionState> {
  if (!hasStoredSession()) return { status: 'none' };
  try {
    const { auth } = await getClient();
    const { data, error } = await auth.getSession();
    if (!data.session) {
      if (hasStoredSession() && (!error || isNetworkError(error))) return { status: 'unreachable' };
      removeStoredSession();
      return { status: 'refused' };
    }
    const verdict = await verifyToken(auth, data.session.access_token);
    if (verdict === 'valid') return { status: 'signed-in', email: data.session.user.email ?? '' };
    if (verdict === 'unreachable') return { status: 'unreachable' };
    await auth.signOut({ scope: 'local' });
    removeStoredSession();
    return { status: 'refused' };
  } catch (error) {
    console.warn('The session could not be checked.', error);
    return { status: 'unreachable' };
  }
}

/** Whether an error of the client says nothing about the session itself. */
export function isNetworkError(error: unknown): boolean {
  const { name, status } = Object(error) as { name?: unknown; status?: unknown };
  if (name === 'AuthRetryableFetchError') return true;
  return typeof status === 'number' && (status === 0 || status === 429 || status >= 500);
}
