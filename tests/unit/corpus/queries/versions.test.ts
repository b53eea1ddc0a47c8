import { afterEach, expect, test, vi } from 'vitest';
import { comingVersion } from '../../../../src/corpus/queries/versions.ts';
import { versionOf } from '../record/versions.ts';

afterEach(() => vi.unstubAllEnvs());
const first = versionOf('1.0');
const second = versionOf('1.1', { announced: '2026-05-01', effective: '2026-06-01' });

test('what comes is announced, until its day', () => {
  vi.stubEnv('SITE_DATE', '2026-05-31');
  expect(comingVersion([first, second], first)).toBe(second);
  vi.stubEnv('SITE_DATE', '2026-06-01');
  expect(comingVersion([first, second], second)).toBeUndefined();
});

test('a first text that is shown before its day does not come', () => {
  vi.stubEnv('SITE_DATE', '2026-05-31');
  expect(comingVersion([second], second)).toBeUndefined();
});
