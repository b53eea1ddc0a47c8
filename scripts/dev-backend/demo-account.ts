// The demo account, and the sessions to end when the secrets have changed. The repository holds no hash and no password.
import { createHash } from 'node:crypto';
import type { SqliteConnection } from '@supabase/lite';
import { createEmbeddedServer } from './embedded-server.ts';
import type { Settings } from './read-settings.ts';
import type { Secrets } from './secrets.ts';
import { readClaims } from './sign-tokens.ts';

/** The address of the demo account. */
export const DEMO_EMAIL = 'demo@example.com';

/**
 * Ends all sessions if this database was last used with other secrets: the file was removed, or replaced after a leak. The
 * demo account is then created again, with the password from the secrets.
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
  // This is done last, so that a start that was interrupted does all of it again.
  await connection.exec('DELETE FROM installation');
  await connection.exec('INSERT INTO installation (secrets) VALUES (?)', present);
}

/**
 * Creates an account through a second instance of the embedded server, which allows sign-up and is reached by no listener.
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
  // Signing up opens a session that nobody uses: it is ended.
  const session: unknown = JSON.parse(answer.body);
  if (typeof session === 'object' && session !== null && 'access_token' in session) {
    const claims = readClaims(String(session.access_token));
    await ask({ method: 'POST', path: '/auth/v1/logout?scope=global', claims });
  }
  // And it counts as a sign-in, which it was not.
  await connection.exec(
    'UPDATE "auth.users" SET last_sign_in_at = NULL WHERE email = ?',
    credentials.email,
  );
}
