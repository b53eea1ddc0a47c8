// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as auth from '../../../../src/browser/services/auth.ts';
import { leaveFor } from '../../../../src/browser/services/navigation.ts';
import { loadResources } from '../../../../src/browser/services/resources.ts';
import {
  $resources,
  readResources,
  watchResources,
} from '../../../../src/browser/stores/resources.ts';

vi.mock('../../../../src/browser/services/auth.ts');
vi.mock('../../../../src/browser/services/navigation.ts');
vi.mock('../../../../src/browser/services/resources.ts');
const session = vi.mocked(auth.currentSession);
const load = vi.mocked(loadResources);
const resource = { slug: 'sdks', title: 'SDKs', summary: 'Libraries', url: null };

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  session.mockResolvedValue({ status: 'signed-in', email: 'ada@example.org' });
  load.mockResolvedValue([resource]);
});

test('a signed-in visitor gets the tools', async () => {
  const reading = readResources('/restricted');
  expect($resources.get()).toEqual({ status: 'loading' });
  await reading;
  expect($resources.get()).toEqual({ status: 'ready', resources: [resource] });
  expect(leaveFor).not.toHaveBeenCalled();
});

describe('others are sent away, with the reason', () => {
  test.each([
    ['none', 'unauthenticated'],
    ['refused', 'invalid_credentials'],
  ] as const)('%s: %s', async (status, reason) => {
    session.mockResolvedValue({ status });
    await readResources('/ar/restricted');
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/ar/restricted', { reason });
    expect(load).not.toHaveBeenCalled();
    expect($resources.get()).toEqual({ status: 'loading' });
  });

  test('a session that the data refuses is removed', async () => {
    load.mockResolvedValue('refused');
    await readResources('/restricted');
    expect(auth.dropSession).toHaveBeenCalledOnce();
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/restricted', {
      reason: 'invalid_credentials',
    });
  });
});

test('what cannot be reached has failed, and nobody is sent away', async () => {
  load.mockRejectedValue(new Error('down'));
  await readResources('/restricted');
  expect($resources.get()).toEqual({ status: 'failed' });
  session.mockResolvedValue({ status: 'unreachable' });
  await readResources('/restricted');
  expect($resources.get()).toEqual({ status: 'failed' });
  expect(leaveFor).not.toHaveBeenCalled();
});

test('when the session ends, the tools are taken away', async () => {
  let change = () => {};
  const stop = vi.fn();
  vi.mocked(auth.onSessionChange).mockImplementation((listener) => {
    change = listener;
    return stop;
  });
  expect(watchResources('/restricted')).toBe(stop);
  change();
  expect(leaveFor).not.toHaveBeenCalled();
  await expect.poll(() => $resources.get().status).toBe('ready');
  vi.mocked(auth.hasStoredSession).mockReturnValue(true);
  change();
  expect($resources.get().status).toBe('ready');
  vi.mocked(auth.hasStoredSession).mockReturnValue(false);
  change();
  expect($resources.get()).toEqual({ status: 'loading' });
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/restricted', { reason: 'unauthenticated' });
});
