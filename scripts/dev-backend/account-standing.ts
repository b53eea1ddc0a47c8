// Says whose sign-in, session or refresh token is still valid. The embedded server does not check this; a hosted project's
// sign-in service and database do.
import type { SqliteConnection } from '@supabase/lite';
import type { Claims } from './sign-tokens.ts';

const GOOD = `u.deleted_at IS NULL AND (u.banned_until IS NULL OR julianday(u.banned_until) <= julianday('now'))`;

/**
 * The questions that the tables of accounts and sessions answer.
 * @param sessionSeconds after how many seconds a session ends by itself
 */
export function createStanding(connection: SqliteConnection, sessionSeconds: number) {
  const finds = async (sql: string, ...values: unknown[]): Promise<boolean> =>
    (await connection.exec<{ rows: unknown[] }>(sql, ...values)).rows.length > 0;

  return {
    /** Whether an account of this address exists that is neither suspended nor deleted. */
    maySignIn: (email: string) =>
      finds(`SELECT 1 FROM "auth.users" u WHERE u.email = ? AND ${GOOD}`, email.toLowerCase()),
    /**
     * Whether the session of a verified token is still valid: not ended, not expired, and of an account that is neither
     * suspended nor deleted.
     */
    sessionStands: ({ session_id, sub }: Claims) =>
      finds(
        `SELECT 1 FROM "auth.sessions" s JOIN "auth.users" u ON u.id = s.user_id
          WHERE s.id = ? AND u.id = ? AND ${GOOD}
          AND (julianday('now') - julianday(s.created_at)) * 86400 < ?`,
        String(session_id),
        String(sub),
        sessionSeconds,
      ),
    /** Whether a refresh token belongs to an account that was suspended or deleted. */
    isBarred: (refreshToken: string) =>
      finds(
        `SELECT 1 FROM "auth.refresh_tokens" r JOIN "auth.users" u ON u.id = r.user_id
          WHERE r.token = ? AND NOT (${GOOD})`,
        refreshToken,
      ),
  };
}
