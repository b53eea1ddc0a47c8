// The configuration is one file for the embedded backend and for a hosted project: what the backend
// takes from it, and that it does not start with sign-up open.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../scripts/dev-backend/read-settings.ts';
import { siteUrl } from '../../src/build/site-url.ts';

const CONFIG = new URL('../../supabase/config.toml', import.meta.url);

const SITE = siteUrl();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backend-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function changed(from: string, to: string): Promise<URL> {
  const text = await readFile(CONFIG, 'utf8');
  expect(text).toContain(from);
  const file = path.join(folder, 'config.toml');
  await writeFile(file, text.replace(from, to));
  return pathToFileURL(file);
}

describe('the configuration', () => {
  it('gives the backend its settings', async () => {
    expect(await readSettings(CONFIG)).toEqual({
      jwtExpirySeconds: 600,
      rotateRefreshTokens: true,
      reuseIntervalSeconds: 10,
      minimumPasswordLength: 12,
      sessionSeconds: 86_400,
      inactivitySeconds: 28_800,
      signInTries: 30,
      refreshTries: 150,
    });
  });

  it('tells a hosted project the address of the site that content/company.yaml names', async () => {
    expect(await readFile(CONFIG, 'utf8')).toContain(`site_url = "${siteUrl()}"`);
  });

  it('must keep sign-up closed', async () => {
    const open = await changed('enable_signup = false', 'enable_signup = true');
    await expect(readSettings(open)).rejects.toThrow('set auth.enable_signup to false');
  });

  it('keeps the e-mail provider on, without which a hosted project lets nobody sign in', async () => {
    expect(await readFile(CONFIG, 'utf8')).toMatch(
      /\[auth\.email\]\n(?:#.*\n)*enable_signup = true\n/,
    );
  });

  it.each([
    ['jwt_expiry = 600', 'jwt_expiry = 601', 'could go on for that many seconds. Set at most 600.'],
    ['timebox = "24h"', 'timebox = "0s"', 'no usable value for auth.sessions.timebox'],
    ['timebox = "24h"', '', 'no usable value for auth.sessions.timebox'],
    ['inactivity_timeout = "8h"', '', 'no usable value for auth.sessions.inactivity_timeout'],
    [SITE, 'http://localhost:8788', 'http://localhost:8788 for auth.site_url, which a hosted'],
    [SITE, 'https://127.0.0.1', 'for auth.site_url'],
    [SITE, 'http://example.org', 'for auth.site_url'],
    [SITE, 'env(SITE_URL)', 'for auth.site_url'],
    ['jwt_expiry = 600', 'jwt_expiry = "soon"', 'no usable value for auth.jwt_expiry'],
    ['jwt_expiry = 600', '', 'no usable value for auth.jwt_expiry'],
  ])('%s as "%s" is an error', async (from, to, message) => {
    await expect(readSettings(await changed(from, to))).rejects.toThrow(message);
  });

  it('is an error, with its line, where it is no TOML', async () => {
    const file = await changed('jwt_expiry = 600', 'jwt_expiry: 600');
    const lines = (await readFile(file, 'utf8')).split('\n');
    await expect(readSettings(file)).rejects.toThrow(
      `supabase/config.toml, line ${lines.indexOf('jwt_expiry: 600') + 1}, cannot be read.`,
    );
  });
});
