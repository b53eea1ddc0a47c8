import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { backendSettings } from '../../../../scripts/lib/build-site.ts';

afterEach(() => vi.unstubAllEnvs());

test('a hosted project without its key is a clear sentence', async () => {
  vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://project.supabase.co');
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', '');
  await expect(backendSettings('unused')).rejects.toThrow(
    'supabaseKey is required. PUBLIC_SUPABASE_URL names a project; set PUBLIC_SUPABASE_PUBLISHABLE_KEY to its public key.',
  );
});

test('the key of the environment is taken, else that of the embedded backend', async () => {
  vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://project.supabase.co');
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_hosted');
  expect(await backendSettings('unused')).toEqual({
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_hosted',
  });
  vi.stubEnv('PUBLIC_SUPABASE_URL', undefined);
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', undefined);
  const folder = mkdtempSync(join(tmpdir(), 'build-site-test-'));
  const settings = await backendSettings(folder);
  expect(settings).toEqual({
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: expect.stringMatching(/^sb_publishable_/),
  });
  expect(await backendSettings(folder)).toEqual(settings);
  rmSync(folder, { recursive: true });
});
