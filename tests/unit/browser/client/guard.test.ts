// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { leaveFor } from '../../../../src/browser/services/navigation.ts';
import { sessionKey } from '../../../../src/core/session-keys.ts';
import { prepareAhead } from '../../prepare-ahead.ts';

vi.mock('../../../../src/browser/services/navigation.ts', () => ({ leaveFor: vi.fn() }));
afterEach(() => vi.mocked(leaveFor).mockClear());

async function open(path = '/developers/resources') {
  history.replaceState(null, '', path);
  await import('../../../../src/browser/client/guard.ts');
  return vi.mocked(leaveFor).mock.calls;
}
const comeBack = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test.each([
  ['/developers/resources', '/restricted'],
  ['/fr/developers/resources', '/fr/restricted'],
])('whoever has no session is sent from %s to %s with the reason', async (from, to) => {
  expect(await open(from)).toEqual([[to, { reason: 'unauthenticated' }]]);
});

test('whoever has one stays, and is sent away once it has gone and the browser brings the page back', async () => {
  localStorage.setItem(sessionKey, '{}');
  expect(await open()).toEqual([]);
  localStorage.removeItem(sessionKey);
  comeBack(false);
  expect(leaveFor).not.toHaveBeenCalled();
  comeBack(true);
  expect(leaveFor).toHaveBeenCalledOnce();
});

test('with blocked storage the page stays, and asks the backend itself', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(await open()).toEqual([]);
});

test('a page that was prepared ahead sends nobody away before it is opened', async () => {
  const opened = prepareAhead();
  expect(await open()).toEqual([]);
  opened();
  expect(leaveFor).toHaveBeenCalledOnce();
});
