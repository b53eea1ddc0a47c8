import { expect, test, vi } from 'vitest';
import { currentSession, signOut } from '../../../src/services/auth.ts';
import { $session, checkSession, endSession } from '../../../src/stores/session.ts';

vi.mock('../../../src/services/auth.ts', () => ({ currentSession: vi.fn(), signOut: vi.fn() }));

test('the session is unknown, then what the check says, then none', async () => {
  expect($session.get()).toEqual({ status: 'unknown' });
  const session = { status: 'signed-in', email: 'ada@example.org' } as const;
  vi.mocked(currentSession).mockResolvedValue(session);
  expect(await checkSession()).toBe(session);
  expect($session.get()).toBe(session);
  await endSession();
  expect(signOut).toHaveBeenCalledOnce();
  expect($session.get()).toEqual({ status: 'none' });
});
