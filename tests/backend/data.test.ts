// The two tables: what may be stored, at the exact boundaries, and who may read what.
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReference } from '../../src/core/reference.ts';
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

const send = (change: object) =>
  client.from('enquiries').insert({ ...ENQUIRY, reference: createReference(), ...change });

describe('an enquiry', () => {
  it('is stored from a visitor and from a signed-in account', async () => {
    expect(await send({})).toMatchObject({ status: 201, error: null });
    await signedIn(client, bench.backend);
    expect(await send({ company: 'Example Ltd' })).toMatchObject({ status: 201, error: null });
    const listed = [{ ...ENQUIRY, reference: createReference() }];
    expect(await client.from('enquiries').insert(listed)).toMatchObject({ status: 201 });
    expect(bench.storedEnquiries()).toBe(3);
  });

  it('is stored at the last length that is allowed', async () => {
    const taken = [
      { name: 'n'.repeat(100), company: 'c'.repeat(100) },
      { name: 'नमस्ते', company: null, message: '🙂'.repeat(1000) },
      { email: `${'e'.repeat(243)}@example.org`, message: 'm'.repeat(10) },
      { message: 'm'.repeat(2000), subject: 'compliance' },
      { name: '🙂', message: '🙂'.repeat(5) },
    ];
    for (const change of taken) expect(await send(change)).toMatchObject({ status: 201 });
    expect(bench.storedEnquiries()).toBe(taken.length);
  });

  it('that breaks a rule is counted, and refused without an error of ours', async () => {
    const broken = [{}, [{}], { ...ENQUIRY }, { ...ENQUIRY, reference: 'x' }, 'text', null];
    const answers = await Promise.all(
      [...broken, ...broken].map((body) =>
        bench.call('/rest/v1/enquiries', { method: 'POST', body: JSON.stringify(body) }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 10 }, () => 400),
      ...[429, 429],
    ]);
    expect(bench.lines.join('\n')).not.toContain('failed');
    expect((await send({})).status).toBe(429);
  });

  it('that is suspected is stored as such, and counted apart', async () => {
    expect((await send({ suspected: false })).status).toBe(201);
    for (let tries = 0; tries < 3; tries += 1) {
      expect((await send({ suspected: true })).status).toBe(201);
    }
    expect((await send({ suspected: true })).status).toBe(429);
    for (let tries = 1; tries < 10; tries += 1) expect((await send({})).status).toBe(201);
    const { status, error } = await send({});
    expect([status, error?.code]).toEqual([429, 'over_request_rate_limit']);
    expect(bench.sql('SELECT count(*) AS marked FROM enquiries WHERE suspected')).toEqual([
      { marked: 3 },
    ]);
    expect(bench.storedEnquiries()).toBe(13);
  });

  it.each(['yes', 1, null])(
    'says that it is suspected by a boolean, and not by %j',
    async (value) => {
      expect((await send({ suspected: value })).status).toBe(400);
    },
  );

  it('sent again under its reference is a conflict, and stored once', async () => {
    const reference = createReference();
    expect((await send({ reference })).status).toBe(201);
    const again = await send({ reference, message: 'Another text, of other words.' });
    expect(again).toMatchObject({ status: 409, error: { code: '23505' } });
    expect(bench.storedEnquiries()).toBe(1);
  });

  it('is kept as it was typed', async () => {
    const message = `'); DROP TABLE enquiries;-- <script>alert(1)</script> "quoted" \\ \n اهلا 你好`;
    expect(await send({ message })).toMatchObject({ status: 201 });
    expect(bench.storedEnquiries()).toBe(1);
  });

  it('is never read back, by anybody', async () => {
    expect((await send({})).status).toBe(201);
    const tries = async () => [
      (await client.from('enquiries').select('*')).status,
      (
        await client
          .from('enquiries')
          .insert({ ...ENQUIRY, reference: createReference() })
          .select()
      ).status,
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

  it.each([
    'select=encrypted_password',
    'select=rowid',
    'order=random',
    'order=title.desc.encrypted_password',
    'offset=99999999999999999999',
    'limit=-1',
    'limit=1&limit=2',
    'title=eq.SDKs',
  ])('are not asked for more than their columns: %s', async (query) => {
    const { access_token } = await signedIn(client, bench.backend);
    const headers = { authorization: `Bearer ${access_token}` };
    const answer = await bench.call(`/rest/v1/resources?${query}`, { headers });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'PGRST100' });
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
