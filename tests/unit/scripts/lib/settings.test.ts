import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSettings } from '../../../../scripts/lib/settings.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-test-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const url = 'https://project.supabase.co';
const key = 'sb_publishable_hosted';

describe('the settings of a build', () => {
  test('are those of the embedded backend, and a delivery to nobody, where the environment is silent', async () => {
    const settings = await buildSettings(folder, {});
    expect(settings).toEqual({
      PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321',
      PUBLIC_SUPABASE_PUBLISHABLE_KEY: expect.stringMatching(/^sb_publishable_/),
      PUBLIC_CONTACT_DELIVERY: 'simulated',
    });
    expect(await buildSettings(folder, { PUBLIC_CONTACT_DELIVERY: 'supabase' })).toEqual({
      ...settings,
      PUBLIC_CONTACT_DELIVERY: 'supabase',
    });
  });

  test('are those of the environment', async () => {
    const env = {
      PUBLIC_SUPABASE_URL: url,
      PUBLIC_SUPABASE_PUBLISHABLE_KEY: key,
      PUBLIC_CONTACT_DELIVERY: 'supabase',
    };
    expect(await buildSettings('unused', env)).toEqual(env);
  });
});

test('a build with the settings of a hosted project imports nothing of the embedded backend', () => {
  const root = new URL('../../../../', import.meta.url);
  const program = `
    import { registerHooks } from 'node:module';
    registerHooks({
      load(url, context, next) {
        if (url.includes('/scripts/dev-backend/')) throw new Error('It loads ' + url);
        return next(url, context);
      },
    });
    const { default: config } = await import('./astro.config.mjs');
    const { 'astro:config:setup': setUp } = config.integrations.find(({ name }) => name === 'project').hooks;
    const astro = { command: 'build', config: { ...config, root: import.meta.url } };
    await setUp({ ...astro, addClientDirective() {}, injectRoute() {} });`;
  const args = ['--input-type=module', '--eval', program];
  const build = (env: Record<string, string>) =>
    spawnSync(process.execPath, args, { cwd: root, env: { ...process.env, ...env } });
  const hosted = build({ PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_PUBLISHABLE_KEY: key });
  expect([hosted.status, hosted.stderr.toString()]).toEqual([0, '']);
  const own = build({ PUBLIC_SUPABASE_URL: '', PUBLIC_SUPABASE_PUBLISHABLE_KEY: '' });
  expect(own.stderr.toString()).toContain('It loads file:');
});

describe('refused, with a sentence, is', () => {
  const refused = (env: Record<string, string>) => expect(buildSettings('unused', env)).rejects;

  test('a hosted project without its key', async () => {
    await refused({ PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_PUBLISHABLE_KEY: '' }).toThrow(
      'supabaseKey is required. PUBLIC_SUPABASE_URL names a project; set PUBLIC_SUPABASE_PUBLISHABLE_KEY to its public key.',
    );
  });

  test('a key that must not be published, with or without a project, and without showing it', async () => {
    const secret = 'sb_secret_THISISASECRETKEY1234567890';
    for (const env of [{}, { PUBLIC_SUPABASE_URL: url }]) {
      const build = buildSettings('unused', { ...env, PUBLIC_SUPABASE_PUBLISHABLE_KEY: secret });
      const { message } = await build.then(
        () => expect.unreachable('it was accepted'),
        (error: Error) => error,
      );
      expect(message).toMatch(
        /^PUBLIC_SUPABASE_PUBLISHABLE_KEY holds a secret key \(sb_secret_…\).* \(sb_publishable_…\).*dashboard/,
      );
      expect(message).not.toContain('THISISASECRETKEY');
    }
  });

  test('a delivery that nobody knows', async () => {
    await refused({ PUBLIC_CONTACT_DELIVERY: 'simulatd' }).toThrow(
      'PUBLIC_CONTACT_DELIVERY is “simulatd”; expected simulated or supabase. Did you mean "simulated"?',
    );
  });

  test('a backend that would be reached without encryption', async () => {
    await refused({
      PUBLIC_SUPABASE_URL: 'http://project.example.com',
      PUBLIC_SUPABASE_PUBLISHABLE_KEY: key,
    }).toThrow('passwords would travel unencrypted');
  });
});
