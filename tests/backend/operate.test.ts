// The commands that operate a backend, on a real one that runs meanwhile.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAdmin } from '../../scripts/dev-backend/admin.ts';
import { createReference } from '../../src/core/reference.ts';
import { accountVerbs } from '../../src/desk/operate/accounts.ts';
import { runCommand } from '../../src/desk/operate/command.ts';
import { enquiryVerbs } from '../../src/desk/operate/enquiries.ts';
import { type Bench, ENQUIRY, startBench } from './support.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await startBench();
});
afterEach(() => bench.end());

async function run(name: 'accounts' | 'enquiries', ...args: string[]): Promise<[number, string]> {
  const lines: string[] = [];
  const verbs = name === 'accounts' ? accountVerbs : enquiryVerbs;
  const code = await runCommand(name, verbs, [...args, '--data-dir', bench.dataDir], openAdmin, {
    print: (line) => lines.push(line),
    env: {},
  });
  expect(lines[0]).toBe(`Backend: the embedded backend in ${bench.dataDir}`);
  return [code, lines.slice(1).join('\n')];
}

describe('npm run accounts', () => {
  const EMAIL = 'ada@example.org';
  const invite = async (): Promise<string> => {
    const [code, said] = await run('accounts', 'invite', 'Ada@Example.org');
    expect(code).toBe(0);
    return /^Password: (\S{20})$/m.exec(said)?.[1] ?? '';
  };
  const signIn = async (password: string) => {
    const client = bench.client();
    const { data, error } = await client.auth.signInWithPassword({ email: EMAIL, password });
    return { client, status: error?.status ?? 200, token: data.session?.access_token ?? '' };
  };
  const reads = async (token: string) =>
    (await bench.call('/rest/v1/resources', { headers: { authorization: `Bearer ${token}` } }))
      .status;

  it('invites, lists, and refuses an address twice or that is none', async () => {
    const password = await invite();
    const day = '\\d{4}-\\d\\d-\\d\\d';
    const ada = async () => (await run('accounts', 'list'))[1].match(/^ada@.*$/m)?.[0];
    expect(await ada()).toMatch(new RegExp(`^ada@example\\.org {3}${day} {2}never +active$`));
    expect((await signIn(password)).status).toBe(200);
    expect(await ada()).toMatch(new RegExp(`^ada@example\\.org {3}${day} {2}${day} +active$`));
    const [, listed] = await run('accounts', 'list');
    expect(listed).toMatch(/^Address +Since +Last sign-in +State\ndemo@example\.com .* active$/m);
    expect(listed).toMatch(/\n2 accounts$/);
    expect(listed).not.toContain(password);
    expect(await run('accounts', 'invite', EMAIL)).toEqual([
      1,
      'The backend refused: A user with this email address has already been registered',
    ]);
    expect(await run('accounts', 'invite', 'ada')).toEqual([1, 'ada is no e-mail address.']);
  });

  it('suspends at once, and restores', async () => {
    const password = await invite();
    const { token } = await signIn(password);
    expect(await reads(token)).toBe(200);
    const suspended = await run('accounts', 'suspend', 'ADA@example.org');
    expect(suspended).toEqual([0, 'ADA@example.org is suspended. 1 session was ended.']);
    expect([await reads(token), (await signIn(password)).status]).toEqual([401, 400]);
    expect((await run('accounts', 'list'))[1]).toMatch(/^ada@example\.org .*suspended$/m);
    expect(await run('accounts', 'restore', EMAIL)).toEqual([0, `${EMAIL} may sign in again.`]);
    expect([await reads(token), (await signIn(password)).status]).toEqual([401, 200]);
  });

  it('ends all sessions of one account, and of no other', async () => {
    const password = await invite();
    const [first, second] = [await signIn(password), await signIn(password)];
    const other = await bench.client().auth.signInWithPassword(bench.backend.demoAccount);
    expect(await run('accounts', 'sign-out', EMAIL)).toEqual([0, '2 sessions were ended.']);
    const tokens = [first.token, second.token, other.data.session?.access_token ?? ''];
    expect(await Promise.all(tokens.map(reads))).toEqual([401, 401, 200]);
    expect((await first.client.auth.refreshSession()).error?.status).toBe(400);
  });

  it('removes for good, when that is meant', async () => {
    const password = await invite();
    const { token } = await signIn(password);
    expect(await run('accounts', 'remove', EMAIL)).toEqual([
      1,
      `${EMAIL} would be deleted for good. Repeat the command with --yes.`,
    ]);
    expect(await reads(token)).toBe(200);
    const [code, said] = await run('accounts', 'remove', EMAIL, '--yes');
    expect([code, said]).toEqual([0, `${EMAIL} was deleted. 1 session was ended.`]);
    expect([await reads(token), (await signIn(password)).status]).toEqual([401, 400]);
    expect(await run('accounts', 'suspend', EMAIL)).toEqual([1, `There is no account ${EMAIL}.`]);
  });
});

describe('npm run enquiries', () => {
  const send = async (change: object = {}): Promise<string> => {
    const reference = createReference();
    const row = { ...ENQUIRY, reference, ...change };
    const { status } = await bench.client().from('enquiries').insert(row);
    expect(status).toBe(201);
    return reference;
  };

  it('lists what is open, and shows one without harm to the terminal', async () => {
    const reference = await send({
      name: 'Ada \u202eExample',
      message: 'Ten letters\nand a line.',
    });
    const [, listed] = await run('enquiries', 'list');
    expect(listed).toMatch(new RegExp(`^${reference} {2}\\d{4}-\\d\\d-\\d\\d {2}general {2}Ada`));
    expect(listed).toContain('Ada \\u{202e}Example  open\n1 enquiry');
    expect(await run('enquiries', 'count')).toEqual([0, 'Open: 1 enquiry, 1 of the last day']);
    bench.sql("UPDATE enquiries SET created_at = '2026-01-01T00:00:00Z'");
    expect(await run('enquiries', 'count')).toEqual([0, 'Open: 1 enquiry, 0 of the last day']);
    const [, shown] = await run('enquiries', 'show', reference.toLowerCase());
    expect(shown).toContain(
      'From: Ada \\u{202e}Example <ada@example.org>\n\nTen letters\nand a line.',
    );
    expect(await run('enquiries', 'show', 'x')).toEqual([1, 'There is no enquiry X.']);
  });

  it('lists and exports suspected ones apart, and shows, closes and erases them like others', async () => {
    const [honest, marked] = [await send(), await send({ suspected: true })];
    const [, listed] = await run('enquiries', 'list');
    expect(listed).toContain(honest);
    expect(listed).not.toContain(marked);
    expect(listed).toMatch(/\n1 enquiry\nSuspected: 1 enquiry \(list --suspected\)$/);
    const [, apart] = await run('enquiries', 'list', '--suspected');
    expect(apart).toMatch(new RegExp(`^${marked} .* open, suspected\n1 enquiry$`));
    const file = path.join(bench.dataDir, 'suspected.csv');
    await run('enquiries', 'export', file, '--suspected');
    const rows = readFileSync(file, 'utf8');
    expect([rows.includes(marked), rows.includes(honest)]).toEqual([true, false]);
    expect((await run('enquiries', 'show', marked))[1]).toContain('suspected');
    await run('enquiries', 'close', marked);
    expect((await run('enquiries', 'list'))[1]).toMatch(/\n1 enquiry$/);
    expect((await run('enquiries', 'list', '--suspected'))[1]).toBe('0 enquiries');
    expect((await run('enquiries', 'list', '--suspected', '--all'))[1]).toContain(marked);
    const [, erased] = await run('enquiries', 'erase', ENQUIRY.email, '--yes');
    expect(erased).toContain(`Erased: ${marked}`);
  });

  it('closes, and keeps what it is part of', async () => {
    const [answered, complaint] = [await send(), await send()];
    expect(await run('enquiries', 'close', answered)).toEqual([
      0,
      `${answered} is closed and will be deleted.`,
    ]);
    const kept = await run('enquiries', 'close', complaint, '--keep', 'complaint');
    expect(kept).toEqual([0, `${complaint} is closed and kept: complaint.`]);
    expect(await run('enquiries', 'close', complaint, '--keep', 'spite')).toEqual([
      1,
      '--keep: found spite, expected one of application, complaint, rights, claim.',
    ]);
    expect((await run('enquiries', 'list'))[1]).toBe('0 enquiries');
    const [, all] = await run('enquiries', 'list', '--all');
    expect(all).toMatch(new RegExp(`^${complaint} .*, kept: complaint$`, 'm'));
    expect(all).toMatch(/\n2 enquiries$/);
    const [before] = bench.sql(`SELECT closed_at FROM enquiries WHERE reference = '${complaint}'`);
    await run('enquiries', 'close', complaint, '--keep', 'claim');
    const [after] = bench.sql(
      `SELECT closed_at, kept_for FROM enquiries WHERE reference = '${complaint}'`,
    );
    expect(after).toEqual({ ...before, kept_for: 'claim' });
    expect(await run('enquiries', 'close', complaint)).toEqual([
      1,
      `${complaint} is kept: claim. Without that it would be deleted within the hour. Repeat the command with --keep claim, or with --yes if nothing requires it any more.`,
    ]);
    expect((await run('enquiries', 'list', '--all'))[1]).toContain('kept: claim');
    expect(await run('enquiries', 'close', complaint, '--yes')).toEqual([
      0,
      `${complaint} is closed and will be deleted.`,
    ]);
  });

  it('exports more than a page of rows as a file of its owner’s own, once', async () => {
    await send({ name: '=HYPERLINK("x")' });
    for (let index = 0; index < 204; index += 1) {
      bench.sql(`INSERT INTO enquiries (reference, name, email, subject, message, gdpr_consent)
        VALUES ('T${index}', 'n', 'a@b.example', 'general', '0123456789', 1)`);
    }
    const file = path.join(bench.dataDir, 'enquiries.csv');
    const [, said] = await run('enquiries', 'export', file);
    expect(said).toBe(`Written: ${file} (205). It holds personal data: delete it after use.`);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\r\n');
    expect(new Set(lines).size).toBe(206);
    expect(lines[0]).toBe(
      '\ufeff"reference","created_at","name","company","email","subject","message","closed_at","kept_for"',
    );
    expect(lines.join('\n')).toContain(`"'=HYPERLINK(""x"")"`);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    const [code, again] = await run('enquiries', 'export', file);
    expect([code, again]).toEqual([
      1,
      `${file} was not written: there is a file of that name. Name another, or delete that one.`,
    ]);
  });

  it('erases a person, and says what the law keeps', async () => {
    const [open, closed] = [await send(), await send({ email: 'ADA@example.org' })];
    const complaint = await send();
    const near = [
      await send({ email: 'adaX@example.org' }),
      await send({ email: 'a*@example.org' }),
    ];
    await run('enquiries', 'close', closed);
    await run('enquiries', 'close', complaint, '--keep', 'complaint');
    const [, dry] = await run('enquiries', 'erase', 'Ada@example.org');
    expect(dry).toContain(
      '2 would be erased, 1 kept.\nNothing was erased. Repeat the command with --yes.',
    );
    expect(bench.storedEnquiries()).toBe(5);
    const [code, said] = await run('enquiries', 'erase', 'Ada@example.org', '--yes');
    expect(code).toBe(0);
    for (const reference of [open, closed]) expect(said).toContain(`Erased: ${reference}`);
    expect(said).toContain(`Kept: ${complaint}`);
    expect(said).toContain('the record of a complaint, which must be kept');
    expect(said).toMatch(/\n2 erased, 1 kept\.$/);
    const left = bench.sql('SELECT reference FROM enquiries').map(({ reference }) => reference);
    expect(left.toSorted()).toEqual([complaint, ...near].toSorted());
    // A pattern is no address.
    expect((await run('enquiries', 'erase', 'a%@example.org', '--yes'))[1]).toBe(
      '0 erased, 0 kept.',
    );
    expect((await run('enquiries', 'erase', 'a*@example.org', '--yes'))[1]).toContain(
      '1 erased, 0 kept.',
    );
  });
});
