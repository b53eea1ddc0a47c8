// The demo account. It is made by a second instance of the embedded server, with sign-up open, that
// nothing but this file ever reaches: no hash and no password stand in the repository.
import type { SqliteConnection } from '@supabase/lite';
import { createEmbeddedServer } from './embedded-server.ts';
import type { Secrets } from './keep-secrets.ts';
import type { Settings } from './read-settings.ts';
import { readClaims } from './sign-tokens.ts';

/** The address of the demo account. */
export const DEMO_EMAIL = 'demo@averline.example';

/** Tells whether an account with this address exists. */
export async function accountExists(connection: SqliteConnection, email: string): Promise<boolean> {
  const found = await connection.exec<{ rows: unknown[] }>(
    'SELECT 1 FROM "auth.users" WHERE email = ?',
    email.toLowerCase(),
  );
  return found.rows.length > 0;
}

/** Makes the demo account when it is missing, or when its password has been lost. */
export async function ensureDemoAccount(
  connection: SqliteConnection,
  secrets: Secrets,
  settings: Settings,
  passwordIsNew: boolean,
): Promise<void> {
  if (passwordIsNew) {
    await connection.exec('DELETE FROM "auth.users" WHERE email = ?', DEMO_EMAIL);
  }
  if (await accountExists(connection, DEMO_EMAIL)) return;

  const { ask } = createEmbeddedServer(connection, secrets, settings, { signUpOpen: true });
  const answer = await ask({
    method: 'POST',
    path: '/auth/v1/signup',
    body: { email: DEMO_EMAIL, password: secrets.demoPassword },
  });
  if (answer.status !== 200) {
    throw new Error(`The demo account could not be made: ${answer.status} ${answer.body}`);
  }
  // Signing up opens a session that nobody holds: end it.
  const session: unknown = JSON.parse(answer.body);
  if (typeof session === 'object' && session !== null && 'access_token' in session) {
    const claims = readClaims(String(session.access_token));
    await ask({ method: 'POST', path: '/auth/v1/logout?scope=global', claims });
  }
}
