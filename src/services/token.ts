import type { AuthError, SupabaseClient } from '@supabase/supabase-js';

/** What can be said of a token; `invalid` covers a bad signature, an expired token and one that was revoked. */
export type TokenVerdict = 'valid' | 'invalid' | 'unreachable';

/**
 * Verifies an access token: one signed with an asymmetric key that it names is checked in the browser against the
 * backend's key set, any other by asking the server for its user. An expired token is refused unless `allowExpired`; as this
 * clock may be wrong, it is the backend that says so.
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
    // The client throws what is no error of its own: a token that cannot be read is one; a failed request and a key that the
    // browser cannot use say nothing of the token.
    const saysNothing = error instanceof TypeError || error instanceof DOMException;
    return saysNothing ? 'unreachable' : refused(error);
  }
}

function refused(error: unknown): 'invalid' {
  console.warn('The session’s token was refused:', error instanceof Error ? error.message : error);
  return 'invalid';
}

/** Whether an error is the backend's verdict rather than the lack of one. */
export function isAnswer(error: { name: string; status?: number | undefined }): boolean {
  if (error.name === 'AuthRetryableFetchError') return false;
  const { status } = error;
  return status === undefined || (status >= 400 && status < 500 && status !== 429);
}
