import type { AuthError, SupabaseClient } from '@supabase/supabase-js';

/** The result of a check of a token. `invalid` covers a bad signature, an expired token and a revoked one. */
export type TokenVerdict = 'valid' | 'invalid' | 'unreachable';

/**
 * Verifies an access token. A token that is signed with an asymmetric key, and names it, is checked in the browser with the
 * backend's key set (JWS, RFC 7515); for any other the backend is asked for its user. A token that has expired by the
 * visitor's clock is refused, unless the caller allows it: a token that has just been received is as good as the backend says,
 * although a fast clock takes it for an old one.
 * The reason of a refusal, such as “Invalid JWT signature”, goes to the console.
 */
export function verifyToken(
  auth: Pick<SupabaseClient['auth'], 'getClaims'>,
  token: string,
  { allowExpired = false } = {},
): Promise<TokenVerdict> {
  return judge(() => auth.getClaims(token, { allowExpired }));
}

/** Whether a token has expired by the visitor's clock. Of a token that cannot be read nobody can say: its check refuses it. */
export function hasExpired(token: string): boolean {
  try {
    const [, payload = ''] = token.split('.');
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return exp <= Date.now() / 1000;
  } catch {
    return false;
  }
}

async function judge(
  ask: () => Promise<{ data: unknown; error: AuthError | null }>,
): Promise<TokenVerdict> {
  try {
    const { data, error } = await ask();
    if (data) return 'valid';
    if (!error || !isAnswer(error)) return 'unreachable';
    return refused(error);
  } catch (error) {
    // The client returns its own errors and throws all others. A token that cannot be read is among the thrown ones and
    // invalid. A failed request, or a key that the browser cannot use, says nothing about the token.
    const saysNothing = error instanceof TypeError || error instanceof DOMException;
    return saysNothing ? 'unreachable' : refused(error);
  }
}

function refused(error: unknown): 'invalid' {
  console.warn('The session’s token was refused:', error instanceof Error ? error.message : error);
  return 'invalid';
}

/** Errors of the client that are no answers: the request failed, or another tab has changed the session meanwhile. */
const unanswered = ['AuthRetryableFetchError', 'AuthRefreshDiscardedError'];

/** Whether an error is an answer of the backend, and not the lack of one. */
export function isAnswer(error: { name: string; status?: number | undefined }): boolean {
  if (unanswered.includes(error.name)) return false;
  const { status } = error;
  return status === undefined || (status >= 400 && status < 500 && status !== 429);
}
