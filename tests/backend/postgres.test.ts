// The same migrations and seed in PostgreSQL itself, with the roles and default privileges of a
// hosted project: there, what the gateway holds here is held by the database.
import { readdir, readFile } from 'node:fs/promises';
import { PGlite } from '@supabase/lite/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SUPABASE = new URL('../../supabase/', import.meta.url);
const HOSTED = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public
    grant all on tables to anon, authenticated, service_role;`;

let database: PGlite;
beforeAll(async () => {
  database = new PGlite();
  await database.exec(HOSTED);
  for (const name of (await readdir(new URL('migrations/', SUPABASE))).toSorted()) {
    await database.exec(await readFile(new URL(`migrations/${name}`, SUPABASE), 'utf8'));
  }
  const seed = await readFile(new URL('seed.sql', SUPABASE), 'utf8');
  await database.exec(seed);
  await database.exec(seed);
});
afterAll(() => database.close());

/** Runs one statement as a role: its rows, or the code of its error. */
async function as(role: string, statement: string): Promise<unknown> {
  await database.exec(`set role ${role}`);
  try {
    return (await database.query(statement)).rows;
  } catch (error) {
    return typeof error === 'object' && error !== null && 'code' in error ? error.code : error;
  } finally {
    await database.exec('reset role');
  }
}

const add = (change: Record<string, string> = {}, rest = '') => {
  const row = {
    name: `'Ada'`,
    email: `'ada@example.org'`,
    subject: `'general'`,
    message: `'0123456789'`,
    gdpr_consent: 'true',
    ...change,
  };
  return `insert into enquiries (${Object.keys(row)}) values (${Object.values(row)}) ${rest}`;
};

describe.each(['anon', 'authenticated'])('as %s', (role) => {
  it('an enquiry may be added, with the columns of the form, and not be read', async () => {
    expect(await as(role, add())).toEqual([]);
    expect(await as(role, add({ company: `'c'` }))).toEqual([]);
    expect(await as(role, add({ id: 'gen_random_uuid()' }))).toBe('42501');
    expect(await as(role, add({ created_at: 'now()' }))).toBe('42501');
    expect(await as(role, add({}, 'returning *'))).toBe('42501');
    for (const statement of ['select * from', 'delete from', 'truncate']) {
      expect(await as(role, `${statement} enquiries`)).toBe('42501');
    }
    expect(await as(role, `update enquiries set name = 'x'`)).toBe('42501');
  });

  it('an enquiry that breaks a rule is refused', async () => {
    const broken = [
      { name: `'   '` },
      { name: `repeat('n', 101)` },
      { company: `''` },
      { company: `repeat('c', 101)` },
      { email: `'nobody.example'` },
      { email: `repeat('e', 250) || '@b.cde'` },
      { subject: `'other'` },
      { message: `'  012345678  '` },
      { message: `repeat('m', 2001)` },
      { gdpr_consent: 'false' },
    ];
    for (const change of broken)
      expect([change, await as(role, add(change))]).toEqual([change, '23514']);
    for (const column of ['name', 'email', 'subject', 'message', 'gdpr_consent']) {
      expect(await as(role, add({ [column]: 'null' }))).toBe('23502');
    }
  });

  it('the resources are read by accounts alone, and changed by neither', async () => {
    const read = await as(role, 'select title from resources');
    if (role === 'anon') expect(read).toBe('42501');
    else expect(read).toHaveLength(5);
    const changes = [
      `insert into resources values ('x', 9, 't', 's', null)`,
      `update resources set title = 'x'`,
      'delete from resources',
    ];
    for (const statement of changes) expect(await as(role, statement)).toBe('42501');
  });
});
