import type { AuthError, SupabaseClient } from '@supabase/supabase-js';

/** The result of a check of a token. `invalid` covers a bad signature, an expired token and a revoked one. */
export type TokenVerdict = 'valid' | 'invalid' | 'unreachable';

/**
 * Verifies an access token. A token that is signed with an asymmetric key, and names it, is checked in the browser with the
 * backend's key set (JWS, RFC 7515); for any other the backend is asked for its user. A token that has expired by the
 * visitor's clock is put to the backend too, because that clock may be wrong; with `allowExpired` it is not.
 * The reason of a refusal, such as “Invalid JWT signature”, goes to the console.
 */
export async function verifyToken(
  auth: Pick<SupabaseClient['auth'], 'getClaims' | 'getUser'>,
  token: string,
  { allowExpired = false } = {},
): Promise<TokenVerdict> {
  let expiry = 0;
  const verdict = await judge(async () => {
    const answer = await auth.getClaims(token, { allowExpired: true });
    expiry = answer.data?.claims.exp ?? 0;
    return answer;
  });
  if (verdict !== 'valid' || allowExpired || expiry > Date.now() / 1000) return verdict;
  return judge(async () => {
    const { data, error } = await auth.getUser(token);
    return { data: data.user, error };
  });
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

/** Whether an error is an answer of the backend, and not the lack of one. */
export function isAnswer(error: { name: string; status?: number | undefined }): boolean {
  if (error.name === 'AuthRetryableFetchError') return false;
  const { status } = error;
  return status === undefined || (status >= 400 && status < 500 && status !== 429);
}
