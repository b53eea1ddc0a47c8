// The two tables: what may be stored, at the exact boundaries, and who may read what.
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Bench, ENQUIRY, signedIn, startBench } from './support.ts';

vi.setConfig({ testTimeout: 20_000 });

let bench: Bench;
let client: SupabaseClient;
beforeEach(async () => {
  // The embedded server prints every broken constraint.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  bench = await startBench();
  client = bench.client();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await bench.end();
});

const send = (change: object) => client.from('enquiries').insert({ ...ENQUIRY, ...change });

describe('an enquiry', () => {
  it('is stored from a visitor and from a signed-in account', async () => {
    expect(await send({})).toMatchObject({ status: 201, error: null });
    await signedIn(client, bench.backend);
    expect(await send({ company: 'Example Ltd' })).toMatchObject({ status: 201, error: null });
    expect(await client.from('enquiries').insert([ENQUIRY])).toMatchObject({ status: 201 });
    expect(bench.storedEnquiries()).toBe(3);
  });

  it('is taken at the last length that is allowed and refused at the next', async () => {
    const taken = [
      { name: 'n' },
      { name: 'n'.repeat(100), company: 'c'.repeat(100) },
      { company: null },
      { email: `${'e'.repeat(250)}@b.cd` },
      { message: 'm'.repeat(10) },
      { message: 'm'.repeat(2000), subject: 'compliance' },
      { message: '🙂'.repeat(1000), name: 'नमस्ते' },
    ];
    for (const change of taken) expect(await send(change)).toMatchObject({ status: 201 });

    const refused = {
      enquiries_name_length: [{ name: '' }, { name: '   ' }, { name: 'n'.repeat(101) }],
      enquiries_company_length: [{ company: '' }, { company: 'c'.repeat(101) }],
      enquiries_email_length: [{ email: `${'e'.repeat(251)}@b.cd` }, { email: 'a@' }],
      enquiries_email_form: [{ email: 'nobody.example' }],
      enquiries_subject_known: [{ subject: '' }, { subject: 'other' }, { subject: 'GENERAL' }],
      enquiries_message_length: [
        { message: 'm'.repeat(9) },
        { message: `  ${'m'.repeat(9)}  ` },
        { message: 'm'.repeat(2001) },
      ],
      enquiries_consent_given: [{ gdpr_consent: false }],
    };
    for (const [constraint, changes] of Object.entries(refused)) {
      for (const change of changes) {
        const { status, error } = await send(change);
        expect([status, error?.code]).toEqual([400, '23514']);
        expect(error?.message).toContain(`"${constraint}"`);
      }
    }
    expect(bench.storedEnquiries()).toBe(taken.length);
  });

  it('needs every field but the company', async () => {
    for (const column of Object.keys(ENQUIRY)) {
      const { status, error } = await send({ [column]: null });
      expect([status, error?.code]).toEqual([400, '23502']);
      expect(error?.message).toContain(`"${column}"`);
    }
  });

  it('has the columns of the form, with values of their kind, and no others', async () => {
    for (const change of [{ id: 'x' }, { created_at: '2020-01-01' }, { rowid: 1 }, { admin: 1 }]) {
      expect((await send(change)).error?.code).toBe('PGRST204');
    }
    const wrongKind = [
      { name: 5 },
      { name: ['n'] },
      { gdpr_consent: 'true' },
      { gdpr_consent: 1 },
      { message: `${'m'.repeat(10)}\u0000` },
    ];
    for (const change of wrongKind) expect((await send(change)).error?.code).toBe('22P02');
    const many = await client.from('enquiries').insert([ENQUIRY, ENQUIRY]);
    expect(many.error?.code).toBe('PGRST102');
    expect(bench.storedEnquiries()).toBe(0);
  });

  it('is kept as it was typed', async () => {
    const message = `'); DROP TABLE enquiries;-- <script>alert(1)</script> "quoted" \\ \n اهلا 你好`;
    expect(await send({ message })).toMatchObject({ status: 201 });
    expect(bench.storedEnquiries()).toBe(1);
  });

  it('of a machine that fills the hidden field is answered and dropped', async () => {
    expect(await send({ website: 'https://spam.example' })).toMatchObject({ status: 201 });
    expect(bench.storedEnquiries()).toBe(0);
    expect(await send({ website: '' })).toMatchObject({ status: 201 });
    expect(bench.storedEnquiries()).toBe(1);
  });

  it('is never read back, by anybody', async () => {
    expect((await send({})).status).toBe(201);
    const tries = async () => [
      (await client.from('enquiries').select('*')).status,
      (await client.from('enquiries').insert(ENQUIRY).select()).status,
      (await client.from('enquiries').update({ name: 'x' }).eq('name', 'y')).status,
      (await client.from('enquiries').delete().neq('name', '')).status,
    ];
    expect(await tries()).toEqual([405, 401, 405, 405]);
    await signedIn(client, bench.backend);
    expect(await tries()).toEqual([405, 403, 405, 405]);
    expect(bench.storedEnquiries()).toBe(1);
  });
});

describe('the resources', () => {
  it('are shown to signed-in accounts only', async () => {
    const visitor = await client.from('resources').select('*');
    expect(visitor).toMatchObject({ status: 401, data: null, error: { code: '42501' } });

    await signedIn(client, bench.backend);
    const { data } = await client
      .from('resources')
      .select('title,summary,url')
      .order('position')
      .limit(10);
    expect(data?.map(({ title }) => title)).toEqual([
      'API documentation',
      'SDKs',
      'Sandbox',
      'Dedicated integration support',
      'Uptime SLAs',
    ]);
    for (const row of data ?? []) {
      expect(row.summary).toMatch(/\.$/);
      expect(row.url === null || row.url.startsWith('/')).toBe(true);
    }

    await client.auth.signOut();
    expect((await client.from('resources').select('*')).status).toBe(401);
  });

  it('cannot be changed or joined with anything', async () => {
    await signedIn(client, bench.backend);
    const statuses = [
      (await client.from('resources').insert({ slug: 'x' })).status,
      (await client.from('resources').update({ title: 'x' }).eq('slug', 'sdks')).status,
      (await client.from('resources').delete().eq('slug', 'sdks')).status,
      (await client.from('resources').select('*,enquiries(*)')).status,
      (await client.from('resources').select('title::text')).status,
      (await client.from('resources').select('*').eq('slug', 'sdks')).status,
    ];
    expect(statuses).toEqual([405, 405, 405, 400, 400, 400]);
    const profile = await client.schema('auth').from('users').select('*');
    expect(profile.status).toBe(404);
  });
});
