import type { SupabaseClient } from '@supabase/supabase-js';

/** What can be said of a token; `invalid` covers a bad signature, an expired token and one that was revoked. */
export type TokenVerdict = 'valid' | 'invalid' | 'unreachable';

/**
 * Verifies an access token: one signed with an asymmetric key that it names is checked in the browser against the
 * backend's key set, any other by asking the server for its user. An expired token is refused unless `allowExpired`.
 */
export async function verifyToken(
  auth: Pick<SupabaseClient['auth'], 'getClaims'>,
  token: string,
  { allowExpired = false } = {},
): Promise<TokenVerdict> {
  try {
    const { data, error } = await auth.getClaims(token, { allowExpired });
    if (data) return 'valid';
    return error && isAnswer(error) ? 'invalid' : 'unreachable';
  } catch (error) {
    // An expired token throws a plain error; everything that is no network failure is a refusal.
    return error instanceof TypeError ? 'unreachable' : 'invalid';
  }
}

/** Whether an error is the backend's verdict rather than the lack of one. */
function isAnswer(error: { name: string; status?: number | undefined }): boolean {
  if (error.name === 'AuthRetryableFetchError') return false;
  const { status } = error;
  return status === undefined || (status >= 400 && status < 500 && status !== 429);
}
