// @vitest-environment jsdom
import { cleanStores } from 'nanostores';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentSession, onSessionChange } from '../../../../src/browser/services/auth.ts';
import { $session, audienceOf, checkSession } from '../../../../src/browser/stores/session.ts';

vi.mock('../../../../src/browser/services/auth.ts');

const mark = (isMarked: boolean) =>
  document.documentElement.toggleAttribute('data-session', isMarked);
const isMarked = () => document.documentElement.hasAttribute('data-session');

beforeEach(() => {
  vi.resetAllMocks();
  cleanStores($session);
  mark(false);
});

test('the session begins with the mark of the page, and nobody is asked for it', () => {
  expect(audienceOf($session.init ?? { status: 'none' })).toBeUndefined();
  mark(true);
  expect($session.get()).toEqual({ status: 'stored' });
  cleanStores($session);
  mark(false);
  expect($session.get()).toEqual({ status: 'none' });
  expect(currentSession).not.toHaveBeenCalled();
});

test('it follows the mark when the stored session changes, until nobody listens', () => {
  const stop = vi.fn();
  vi.mocked(onSessionChange).mockReturnValue(stop);
  mark(true);
  const heard: string[] = [];
  $session.subscribe(({ status }) => heard.push(status));
  mark(false);
  vi.mocked(onSessionChange).mock.calls[0]?.[0]();
  expect(heard).toEqual(['stored', 'none']);
  cleanStores($session);
  expect(stop).toHaveBeenCalledOnce();
});

test.each([
  [{ status: 'signed-in', email: 'ada@example.org' }, 'signed-in'],
  [{ status: 'none' }, 'signed-out'],
  [{ status: 'refused' }, 'signed-out'],
  [{ status: 'unreachable' }, 'signed-out'],
] as const)(
  'what a check has found, %j, shows in the store and in the mark',
  async (state, audience) => {
    mark(true);
    $session.get();
    vi.mocked(currentSession).mockResolvedValue(state);
    expect(await checkSession()).toBe(state);
    expect($session.get()).toBe(state);
    expect(audienceOf(state)).toBe(audience);
    expect(isMarked()).toBe(audience === 'signed-in');
    vi.mocked(currentSession).mockResolvedValue({ status: 'signed-in', email: '' });
    await checkSession();
    expect(isMarked()).toBe(true);
  },
);
