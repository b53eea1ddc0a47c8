import { afterEach, expect, test, vi } from 'vitest';
import { leaveFor } from '../../../../src/browser/services/navigation.ts';

afterEach(() => vi.unstubAllGlobals());

test('the present entry gets the address and the reason, and is loaded anew', () => {
  const calls: unknown[][] = [];
  vi.stubGlobal('history', { replaceState: (...args: unknown[]) => calls.push(args) });
  vi.stubGlobal('location', { reload: () => calls.push(['reload']) });
  leaveFor('/restricted', { reason: 'invalid_credentials' });
  expect(calls).toEqual([[{ reason: 'invalid_credentials' }, '', '/restricted'], ['reload']]);
});
