import type { SupabaseClient } from '@supabase/supabase-js';
import { backendOrigin } from '../../core/backend.ts';
import { sessionKey } from '../../core/session-keys.ts';
import type { Credentials } from '../schemas/sign-in.ts';
import { backendFetch } from './backend-fetch.ts';
import { hasExpired, isAnswer, verifyToken } from './token.ts';

/** What the site knows about the visitor's session. */
export type SessionState =
  | { readonly status: 'signed-in'; readonly email: string }
  | { readonly status: 'none' }
  /** The stored session was definitely refused, and has been removed. */
  | { readonly status: 'refused' }
  /** The backend cannot be reached: the visitor counts as not signed in, and the session is kept. */
  | { readonly status: 'unreachable' };

/** Longest wait for the check of a session, and for the backend's answer to a sign-out, in milliseconds. */
const checkTime = 12_000;
const signOutTime = 3_000;

let client: Promise<SupabaseClient> | undefined;

/**
 * The backend's client, loaded when it is first needed.
 * @throws Error “supabaseKey is required.” when the site was built without a public key
 */
export function getClient(): Promise<SupabaseClient> {
  client ??= createBackendClient().catch((error: unknown) => {
    // The code could not be loaded: the next call asks for it again.
    client = undefined;
    throw error;
  });
  return client;
}

/**
 * The public key that the site was built with. The sign-in page calls this at its start, because the client, which would
 * throw the same error, is loaded only when it is used.
 * @throws Error “supabaseKey is required.” when there is none
 */
export function requireKey(): string {
  const key = import.meta.env['PUBLIC_SUPABASE_PUBLISHABLE_KEY'];
  if (!key) throw new Error('supabaseKey is required.');
  return String(key);
}

async function createBackendClient(): Promise<SupabaseClient> {
  const key = requireKey();
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(backendOrigin(import.meta.env), key, {
    auth: {
      storageKey: sessionKey,
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: false,
    },
    global: { fetch: backendFetch },
  });
}

/** Whether a session is stored, which the backend may still refuse. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(sessionKey) !== null;
  } catch {
    return false;
  }
}

/**
 * Signs in with e-mail address and password.
 * @returns whether the backend accepted them: false for any error of the backend or the network, and for a token that was
 * found invalid. A token that cannot be checked now, because the key set cannot be loaded, is accepted and checked at its
 * next use. The token is new, whatever the visitor's clock says.
 */
export async function signIn(credentials: Credentials): Promise<boolean> {
  try {
    const { auth } = await getClient();
    const { data, error } = await auth.signInWithPassword(credentials);
    if (error) return false;
    const { access_token } = data.session;
    if ((await verifyToken(auth, access_token, { allowExpired: true })) !== 'invalid') return true;
    dropSession();
  } catch (error) {
    console.warn('Sign-in failed.', error);
  }
  return false;
}

/** Ends the session on this device, in all tabs, even while the backend cannot be reached. */
export async function signOut(): Promise<void> {
  try {
    const { auth } = await getClient();
    const told = auth.signOut({ scope: 'local' }).then(({ error }) => {
      if (error) console.warn('The backend did not confirm the sign-out.', error);
    });
    await Promise.race([told, pause(signOutTime)]);
  } catch (error) {
    console.warn('The backend was not told of the sign-out.', error);
  }
  dropSession();
}

export function dropSession(): void {
  try {
    localStorage.removeItem(sessionKey);
    // The browser notifies other tabs; this tab needs an event.
    dispatchEvent(new Event('session'));
  } catch {
    // Storage is blocked: then nothing is stored.
  }
}

/**
 * Calls the listener when the stored session may have changed: here, in another tab, or before the browser brings the page
 * back from its memory.
 * @returns a function that stops the calls
 */
export function onSessionChange(listener: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && listener();
  addEventListener('session', listener);
  addEventListener('storage', listener);
  addEventListener('pageshow', onPageShow);
  return () => {
    removeEventListener('session', listener);
    removeEventListener('storage', listener);
    removeEventListener('pageshow', onPageShow);
  };
}

/**
 * The stored session, refreshed if it has expired and verified. It is removed only when it is definitely refused: bad
 * signature, expired beyond refresh, revoked.
 */
export async function currentSession(): Promise<SessionState> {
  if (!hasStoredSession()) return { status: 'none' };
  try {
    const late = pause(checkTime).then(() => ({ status: 'unreachable' }) as const);
    return await Promise.race([readSession(storedToken()), late]);
  } catch (error) {
    console.warn('The session could not be checked.', error);
    return { status: 'unreachable' };
  }
}

/** The access token of the stored session, or whatever stands in its place. */
function storedToken(): unknown {
  try {
    return Reflect.get(Object(JSON.parse(localStorage.getItem(sessionKey) ?? '')), 'access_token');
  } catch {
    // What is stored cannot be read. The client removes it.
    return undefined;
  }
}

/**
 * Reads the stored session, and refreshes it if it has expired.
 * @param stored the token that was stored when the check began. Any other has been received since, and is allowed to have
 * expired: then the visitor's clock is fast.
 */
async function readSession(stored: unknown): Promise<SessionState> {
  const { auth } = await getClient();
  const read = await auth.getSession();
  const token = read.data.session?.access_token;
  // The client goes by the time that is stored beside the token, which may not be the token's own.
  const isOld = token !== undefined && token === stored && hasExpired(token);
  const { data, error } = isOld ? await auth.refreshSession() : read;
  if (!data.session) {
    // A session that could not be refreshed for want of an answer may be valid once the backend can be reached.
    if (error && !isAnswer(error) && hasStoredSession()) return { status: 'unreachable' };
    dropSession();
    return { status: 'refused' };
  }
  const { access_token, user } = data.session;
  const verdict = await verifyToken(auth, access_token, { allowExpired: access_token !== stored });
  if (verdict === 'valid') return { status: 'signed-in', email: user.email ?? '' };
  if (verdict === 'unreachable') return { status: 'unreachable' };
  dropSession();
  return { status: 'refused' };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
