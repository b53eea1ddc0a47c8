// What the database of a hosted project does by itself: it counts enquiries, and deletes what has had its time.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../scripts/dev-backend/read-settings.ts';
import { limits } from '../../src/browser/schemas/contact.ts';
import { corpus } from '../content/real-content.ts';
import { add, as, type Database, isServer, openPostgres } from './postgres-support.ts';

const TOO_MANY = { code: 'PT429' };
const TOO_LARGE = { code: 'PT413' };
const SUPABASE = new URL('../../supabase/', import.meta.url);
const SQL = readFileSync(
  new URL('migrations/20261122090100_guards_on_postgres.sql', SUPABASE),
  'utf8',
);

let database: Database;
beforeAll(async () => {
  database = await openPostgres();
}, 120_000);
afterAll(() => database.close());
beforeEach(() =>
  database.run(
    'delete from public.enquiries; delete from private.enquiry_senders; delete from auth.users',
  ),
);

const from = (headers: Record<string, string> = {}, role = 'anon') =>
  as(database, role, add(), { headers });
const via = (address: string) => from({ 'cf-connecting-ip': address });
const count = async (table: string): Promise<unknown> =>
  (await database.query(`select count(*)::int as rows from ${table}`))[0]?.['rows'];
/** Lets time pass for what was counted. */
const pass = (time: string) =>
  database.run(`update private.enquiry_senders set sent_at = sent_at - interval '${time}'`);

describe('enquiries of one sender', () => {
  it('are ten in ten minutes, whoever is signed in, and others are not kept waiting', async () => {
    for (let tries = 0; tries < 10; tries += 1) expect(await via('192.0.2.1')).toEqual([]);
    expect(await via('192.0.2.1')).toEqual(TOO_MANY);
    expect(await from({ 'cf-connecting-ip': '192.0.2.1' }, 'authenticated')).toEqual(TOO_MANY);
    expect(await via('192.0.2.2')).toEqual([]);
    expect(await count('public.enquiries')).toBe(11);
    await pass('9 minutes 55 seconds');
    expect(await via('192.0.2.1')).toEqual(TOO_MANY);
    await pass('6 seconds');
    expect(await via('192.0.2.1')).toEqual([]);
  });

  it('are counted by what the delivery network says of him, not by what he says', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      const said = { 'x-forwarded-for': `198.51.100.${tries}` };
      expect(await from({ ...said, 'cf-connecting-ip': '192.0.2.1' })).toEqual([]);
    }
    expect(await via('192.0.2.1')).toEqual(TOO_MANY);
  });

  it('are counted by the last address of a chain where there is no such network', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await from({ 'x-forwarded-for': `198.51.100.${tries}, 192.0.2.1` })).toEqual([]);
    }
    expect(await from({ 'x-forwarded-for': '192.0.2.1' })).toEqual(TOO_MANY);
  });

  it('are counted by the network of an IPv6 customer', async () => {
    for (let tries = 0; tries < 10; tries += 1)
      expect(await via(`2001:db8::${tries}:1`)).toEqual([]);
    expect(await via('2001:db8:0:0:ffff::1')).toEqual(TOO_MANY);
    expect(await via('2001:db8:0:1::1')).toEqual([]);
  });

  it.each([
    ['with a mask', '192.0.2.1/24', '192.0.2.1/29'],
    ['in the form of IPv6', '::ffff:192.0.2.1', '::ffff:c000:201'],
    ['in capitals, with a mask and in full', '2001:DB8::1/128', '2001:0db8:0000::1'],
  ])('are counted by their address, though it is written %s', async (_, ...written) => {
    const plain = written[0]?.startsWith('2001') ? '2001:db8::1' : '192.0.2.1';
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await via(written[tries % 2] ?? '')).toEqual([]);
    }
    for (const address of [plain, ...written]) expect(await via(address)).toEqual(TOO_MANY);
    // In the form of IPv6 all of IPv4 was one network, and a mask made one of its own.
    for (const other of ['192.0.2.2', '::ffff:192.0.2.2', '192.0.2.3/24']) {
      expect(await via(other)).toEqual([]);
    }
  });

  it.each([
    {},
    { 'cf-connecting-ip': 'nonsense' },
    { 'cf-connecting-ip': '' },
    { 'x-forwarded-for': "'; drop table x" },
  ])('whom nobody names are counted as one: %j', async (headers) => {
    for (let tries = 0; tries < 10; tries += 1) expect(await from(headers)).toEqual([]);
    expect(await from(headers)).toEqual(TOO_MANY);
    expect(await from({})).toEqual(TOO_MANY);
    expect(await via('192.0.2.1')).toEqual([]);
  });

  it('that break a rule are not counted', async () => {
    for (let tries = 0; tries < 12; tries += 1) {
      const refused = await as(database, 'anon', add({ message: 'short' }), {
        headers: { 'cf-connecting-ip': '192.0.2.1' },
      });
      expect(refused).toMatchObject({ code: '23514' });
    }
    expect(await via('192.0.2.1')).toEqual([]);
  });

  it('that are too large for any rule are refused before they are counted, and keep nobody waiting', async () => {
    for (let tries = 0; tries < 10; tries += 1) await via('192.0.2.1');
    const headers = { 'cf-connecting-ip': '192.0.2.1' };
    const send = (change: object) => as(database, 'anon', add(change), { headers });
    // The count answers PT429 as soon as it is asked. The others of a row are 42 bytes.
    const most = 4 * (100 + 100 + 255 + 10 + 2000 + 9) - 42;
    expect(await send({ message: 'a'.repeat(most) })).toEqual(TOO_MANY);
    expect(await send({ message: 'a'.repeat(most + 1) })).toEqual(TOO_LARGE);
    for (const field of ['name', 'company', 'email', 'subject', 'message', 'reference']) {
      expect(await send({ [field]: 'ä'.repeat(1_000_000) })).toEqual(TOO_LARGE);
    }
  });

  it('that fill every field with characters of most bytes are taken', async () => {
    const most = {
      name: '漢'.repeat(limits.name),
      company: '漢'.repeat(limits.company),
      email: `${'a'.repeat(limits.email - 11)}@example.co`,
      subject: 'compliance',
      message: '漢'.repeat(limits.message),
    };
    expect(await as(database, 'anon', add(most))).toEqual([]);
  });

  it.runIf(isServer)('that are too large do not wait for the lock of the count', async () => {
    const other = (await database.connect?.()) ?? database;
    await other.run('begin; lock table private.enquiry_senders in share row exclusive mode');
    await database.run("set lock_timeout = '1s'");
    expect(await as(database, 'anon', add({ message: 'a'.repeat(2_000_000) }))).toEqual(TOO_LARGE);
    expect(await via('192.0.2.1')).toEqual({ code: '55P03' });
    await database.run('reset lock_timeout');
    await other.run('rollback');
  });

  it('sent again under their reference are stored once', async () => {
    const same = { reference: 'SAME-0001' };
    expect(await as(database, 'anon', add(same))).toEqual([]);
    expect(await as(database, 'anon', add(same))).toMatchObject({ code: '23505' });
    expect(await count('public.enquiries')).toBe(1);
  });
});

describe('suspected enquiries', () => {
  const suspected = (address: string) =>
    as(database, 'anon', add({ suspected: true }), { headers: { 'cf-connecting-ip': address } });

  it('are three in ten minutes of one sender, and take nothing from the others', async () => {
    for (let tries = 0; tries < 3; tries += 1) expect(await suspected('192.0.2.1')).toEqual([]);
    expect(await suspected('192.0.2.1')).toEqual(TOO_MANY);
    for (let tries = 0; tries < 10; tries += 1) expect(await via('192.0.2.1')).toEqual([]);
    expect(await via('192.0.2.1')).toEqual(TOO_MANY);
    expect(await suspected('192.0.2.2')).toEqual([]);
    await pass('10 minutes 1 second');
    expect(await suspected('192.0.2.1')).toEqual([]);
  });

  it('are 60 in an hour of all senders, and close the form for nobody else', async () => {
    await database.run(`insert into private.enquiry_senders (sender, suspected)
      select '10.0.0.0'::inet + step, true from generate_series(1, 60) as step`);
    expect(await suspected('192.0.2.1')).toEqual(TOO_MANY);
    expect(await via('192.0.2.1')).toEqual([]);
    await pass('60 minutes 1 second');
    expect(await suspected('192.0.2.1')).toEqual([]);
  });
});

describe('enquiries of all senders', () => {
  it('are 300 in an hour', async () => {
    await database.run(`insert into private.enquiry_senders (sender)
      select '10.0.0.0'::inet + step from generate_series(1, 299) as step`);
    expect(await via('192.0.2.1')).toEqual([]);
    expect(await via('192.0.2.2')).toEqual(TOO_MANY);
    await pass('59 minutes 55 seconds');
    expect(await via('192.0.2.2')).toEqual(TOO_MANY);
    await pass('6 seconds');
    expect(await via('192.0.2.2')).toEqual([]);
    // What is older than an hour is no longer known.
    expect(await count('private.enquiry_senders')).toBe(1);
  });

  it.runIf(isServer)('are ten of one sender, however many come at once', async () => {
    const connections = await Promise.all(
      Array.from({ length: 20 }, () => database.connect?.() ?? database),
    );
    const headers = { 'cf-connecting-ip': '192.0.2.1' };
    const answers = await Promise.all(
      connections.map((connection) => as(connection, 'anon', add(), { headers })),
    );
    expect(answers.filter((answer) => Array.isArray(answer))).toHaveLength(10);
    expect(await count('public.enquiries')).toBe(10);
  });
});

describe('what has had its time', () => {
  const stored = async () =>
    (await database.query('select name from public.enquiries order by name')).map(
      ({ name }) => name,
    );
  const sweep = (at: string) => database.query('select private.delete_expired($1)', [at]);
  const keep = (name: string, closed: string | null, kept: string | null) =>
    database.query(
      add({ name })
        .replace('gdpr_consent,', 'gdpr_consent,closed_at,kept_for,')
        .replace('true,', `true,${closed ? `'${closed}'` : null},${kept ? `'${kept}'` : null},`),
    );

  it('is deleted, each at its own time', async () => {
    await keep('open', null, null);
    await keep('closed', '2026-11-22T12:00:00Z', null);
    await keep('complaint', '2026-11-22T12:00:00Z', 'complaint');
    for (const kept of ['application', 'rights', 'claim']) {
      await keep(kept, '2026-11-22T12:00:00Z', kept);
    }
    const others = ['application', 'claim', 'complaint', 'open', 'rights'];
    await sweep('2026-11-22T11:59:59Z');
    expect(await stored()).toEqual([
      'application',
      'claim',
      'closed',
      'complaint',
      'open',
      'rights',
    ]);
    await sweep('2026-11-22T12:00:00Z');
    expect(await stored()).toEqual(others);
    await sweep('2031-11-22T11:59:59Z');
    expect(await stored()).toEqual(others);
    await sweep('2031-11-22T12:00:00Z');
    expect(await stored()).toEqual(others.filter((name) => name !== 'complaint'));
  });

  it('is deleted of senders and sessions too', async () => {
    await database.run(`
      insert into private.enquiry_senders values ('192.0.2.1', '2026-11-22T12:00:00Z');
      insert into auth.users (id) values (gen_random_uuid());
      insert into auth.sessions select gen_random_uuid(), id, '2026-11-22T12:00:00Z' from auth.users;`);
    await sweep('2026-11-22T12:59:59Z');
    expect([await count('private.enquiry_senders'), await count('auth.sessions')]).toEqual([1, 1]);
    await sweep('2026-11-22T13:00:00Z');
    expect(await count('private.enquiry_senders')).toBe(0);
    await sweep('2026-11-23T11:59:59Z');
    expect(await count('auth.sessions')).toBe(1);
    await sweep('2026-11-23T12:00:00Z');
    expect(await count('auth.sessions')).toBe(0);
  });

  it('is counted in the years of the Privacy Policy and the hours of the configuration', async () => {
    const years = corpus.facts.values.get('complaint-retention')?.value;
    expect(SQL).toContain(`at - interval '${years} years' and kept_for = 'complaint'`);
    const { sessionSeconds } = await readSettings(new URL('config.toml', SUPABASE));
    const [row] = await database.query(
      `select make_interval(secs => $1) = interval '1 day' as same`,
      [sessionSeconds],
    );
    expect(row?.['same']).toBe(true);
  });
});
