import type { SupabaseClient } from '@supabase/supabase-js';

/** What can be said of a token; `invalid` covers a bad signature, an expired token and one that was revoked. */
export type TokenVerdict = 'valid' | 'invalid' | 'unreachable';

/**
 * Verifies an access token: one signed with an asymmetric key that it names is checked in the browser against the
 * backend's key set, any other by asking the server for its user. An expired token is refused unless `allowExpired`.
 * The reason of a refusal, such as “Invalid JWT signature”, goes to the console.
 */
export async function verifyToken(
  auth: Pick<SupabaseClient['auth'], 'getClaims'>,
  token: string,
  { allowExpired = false } = {},
): Promise<TokenVerdict> {
  try {
    const { data, error } = await auth.getClaims(token, { allowExpired });
    if (data) return 'valid';
    if (!error || !isAnswer(error)) return 'unreachable';
    return refused(error);
  } catch (error) {
    // The client throws what is no error of its own: a token that cannot be read is one, a failed request another.
    return error instanceof TypeError ? 'unreachable' : refused(error);
  }
}

function refused(error: unknown): 'invalid' {
  console.warn('The session’s token was refused:', error instanceof Error ? error.message : error);
  return 'invalid';
}

/** Whether an error is the backend's verdict rather than the lack of one. */
function isAnswer(error: { name: string; status?: number | undefined }): boolean {
  if (error.name === 'AuthRetryableFetchError') return false;
  const { status } = error;
  return status === undefined || (status >= 400 && status < 500 && status !== 429);
}
