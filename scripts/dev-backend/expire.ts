// Deletes rows whose time is over, as the database of a hosted project does by itself (private.delete_expired). Complaints
// are not deleted: they are kept for years, longer than any installation of this backend, which is for development.
import type { SqliteConnection } from '@supabase/lite';

/** Deletes enquiries that were answered and closed, and sessions that are past their time. */
export async function expire(
  connection: SqliteConnection,
  sessionSeconds: number,
  now = new Date(),
): Promise<void> {
  await connection.exec(
    'DELETE FROM enquiries WHERE kept_for IS NULL AND julianday(closed_at) <= julianday(?)',
    now.toISOString(),
  );
  await connection.exec(
    'DELETE FROM "auth.sessions" WHERE (julianday(?) - julianday(created_at)) * 86400 >= ?',
    now.toISOString(),
    sessionSeconds,
  );
}
