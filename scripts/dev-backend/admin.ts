// The embedded backend for its operators: the calls of Supabase's administration that the commands make, answered inside this
// process and on no port. It works whether or not the backend runs.
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import * as v from 'valibot';
import { createAccount } from './demo-account.ts';
import { createEmbeddedServer } from './embedded-server.ts';
import { migrate } from './migrate.ts';
import { explain, openDatabase } from './open-database.ts';
import { readSettings } from './read-settings.ts';
import { loadOrCreateSecrets } from './secrets.ts';

/** What a client of Supabase needs to operate a backend. */
export interface Admin {
  url: string;
  key: string;
  fetch: typeof fetch;
  close(): Promise<void>;
}

const SUPABASE = new URL('../../supabase/', import.meta.url);
const URL_OF_NOTHING = 'http://embedded.invalid';
const COLUMNS = 'id, email, created_at, last_sign_in_at, banned_until';

const newAccountSchema = v.object({ email: v.string(), password: v.string() });
const banSchema = v.object({ ban_duration: v.pipe(v.string(), v.regex(/^(?:none|\d+h)$/)) });
const endSchema = v.object({ account: v.string() });

/**
 * Opens the backend of a data folder.
 * @throws BackendError for a failure that a person can mend
 */
export async function openAdmin(dataDir: string): Promise<Admin> {
  const file = path.join(path.resolve(dataDir), 'data.db');
  const settings = await readSettings(new URL('config.toml', SUPABASE));
  const secrets = await loadOrCreateSecrets(path.resolve(dataDir));
  const connection = await openDatabase(file);
  const key = `sb_secret_${randomBytes(24).toString('base64url')}`;
  const { app } = createEmbeddedServer(connection, secrets, settings, {
    signUpOpen: false,
    secretKey: key,
  });
  const rows = async (sql: string, ...values: unknown[]): Promise<unknown[]> =>
    (await connection.exec<{ rows: unknown[] }>(sql, ...values)).rows;
  const user = async (where: string, value: string): Promise<Response> => {
    const [found] = await rows(`SELECT ${COLUMNS} FROM "auth.users" WHERE ${where} = ?`, value);
    return found ? Response.json(found) : refusal(404, 'user_not_found', 'User not found');
  };

  async function listAccounts(query: URLSearchParams): Promise<Response> {
    const perPage = Number(query.get('per_page') || 50);
    const from = (Number(query.get('page') || 1) - 1) * perPage;
    const sql = `SELECT ${COLUMNS} FROM "auth.users" ORDER BY created_at, id LIMIT ? OFFSET ?`;
    return Response.json({ users: await rows(sql, perPage, from), aud: 'authenticated' });
  }

  async function addAccount(body: unknown): Promise<Response> {
    const { password, ...given } = v.parse(newAccountSchema, body);
    const email = given.email.toLowerCase();
    if ((await rows('SELECT 1 FROM "auth.users" WHERE email = ?', email)).length > 0) {
      return refusal(
        422,
        'email_exists',
        'A user with this email address has already been registered',
      );
    }
    await createAccount(connection, secrets, settings, { email, password });
    return user('email', email);
  }

  async function changeAccount(id: string, body: unknown): Promise<Response> {
    const { ban_duration } = v.parse(banSchema, body);
    const until = new Date(Date.now() + Number.parseInt(ban_duration, 10) * 3_600_000);
    const sql = 'UPDATE "auth.users" SET banned_until = ? WHERE id = ?';
    await connection.exec(sql, ban_duration === 'none' ? null : until.toISOString(), id);
    return user('id', id);
  }

  async function removeAccount(id: string): Promise<Response> {
    const answer = await user('id', id);
    await endSessions(id);
    await connection.exec('DELETE FROM "auth.users" WHERE id = ?', id);
    return answer;
  }

  async function endSessions(account: string): Promise<Response> {
    const ended = await rows('SELECT id FROM "auth.sessions" WHERE user_id = ?', account);
    await connection.exec('DELETE FROM "auth.refresh_tokens" WHERE user_id = ?', account);
    await connection.exec('DELETE FROM "auth.sessions" WHERE user_id = ?', account);
    return Response.json(ended.length);
  }

  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const id = /^\/auth\/v1\/admin\/users\/([\w-]+)$/.exec(pathname)?.[1] ?? '';
    const call = `${request.method} ${pathname.replace(id || '?', ':id')}`;
    if (call === 'GET /auth/v1/admin/users') return listAccounts(searchParams);
    if (call === 'POST /auth/v1/admin/users') return addAccount(await request.json());
    if (call === 'GET /auth/v1/admin/users/:id') return user('id', id);
    if (call === 'PUT /auth/v1/admin/users/:id') return changeAccount(id, await request.json());
    if (call === 'DELETE /auth/v1/admin/users/:id') return removeAccount(id);
    if (call === 'POST /rest/v1/rpc/end_sessions') {
      return endSessions(v.parse(endSchema, await request.json()).account);
    }
    return app.fetch(request, { peerAddress: null });
  };

  try {
    await migrate(app, connection, SUPABASE);
  } catch (error) {
    await connection.close();
    throw explain(error, file);
  }
  return { url: URL_OF_NOTHING, key, fetch: answer, close: () => connection.close() };
}

function refusal(status: number, code: string, msg: string): Response {
  return Response.json({ code: status, error_code: code, msg }, { status });
}
