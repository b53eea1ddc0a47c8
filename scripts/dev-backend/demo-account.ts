// The demo account, and what follows from changed secrets. No hash and no password stand in the repository.
import { createHash } from 'node:crypto';
import type { SqliteConnection } from '@supabase/lite';
import { createEmbeddedServer } from './embedded-server.ts';
import type { Settings } from './read-settings.ts';
import type { Secrets } from './secrets.ts';
import { readClaims } from './sign-tokens.ts';

/** The address of the demo account. */
export const DEMO_EMAIL = 'demo@example.com';

/**
 * Ends all sessions where the secrets are not those that this database was last used with: they were removed, or replaced
 * after a leak. The demo account is then made anew, with the password that they hold.
 */
export async function applySecrets(
  connection: SqliteConnection,
  secrets: Secrets,
  settings: Settings,
): Promise<void> {
  const { internalSecret, demoPassword } = secrets;
  const present = createHash('sha256')
    .update(`${internalSecret}\n${DEMO_EMAIL}\n${demoPassword}`)
    .digest('hex');
  await connection.exec('CREATE TABLE IF NOT EXISTS installation (secrets TEXT NOT NULL)');
  const { rows } = await connection.exec<{ rows: { secrets: unknown }[] }>(
    'SELECT secrets FROM installation',
  );
  if (rows.length === 1 && rows[0]?.secrets === present) return;
  for (const table of ['auth.refresh_tokens', 'auth.sessions']) {
    await connection.exec(`DELETE FROM "${table}"`);
  }
  await connection.exec('DELETE FROM "auth.users" WHERE email = ?', DEMO_EMAIL);
  await createAccount(connection, secrets, settings, {
    email: DEMO_EMAIL,
    password: demoPassword,
  });
  // Last: a start that was cut short does all of it again.
  await connection.exec('DELETE FROM installation');
  await connection.exec('INSERT INTO installation (secrets) VALUES (?)', present);
}

/**
 * Makes an account, by a second instance of the embedded server, with sign-up open, that no listener ever reaches.
 * @throws Error with the server's answer when it refuses
 */
export async function createAccount(
  connection: SqliteConnection,
  secrets: Secrets,
  settings: Settings,
  credentials: { email: string; password: string },
): Promise<void> {
  const { ask } = createEmbeddedServer(connection, secrets, settings, { signUpOpen: true });
  const answer = await ask({ method: 'POST', path: '/auth/v1/signup', body: credentials });
  if (answer.status !== 200) {
    throw new Error(`The account could not be made: ${answer.status} ${answer.body}`);
  }
  // Signing up opens a session that nobody holds: end it.
  const session: unknown = JSON.parse(answer.body);
  if (typeof session === 'object' && session !== null && 'access_token' in session) {
    const claims = readClaims(String(session.access_token));
    await ask({ method: 'POST', path: '/auth/v1/logout?scope=global', claims });
  }
}
