// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

async function reasonFor(state: unknown, current?: unknown) {
  history.replaceState(state, '');
  const navigation = { currentEntry: { getState: () => current } };
  vi.stubGlobal('navigation', current === undefined ? undefined : navigation);
  await import('../../../../src/browser/client/restricted-reason.ts');
  return document.documentElement.dataset['reason'];
}
const refused = { reason: 'invalid_credentials' };

test('a refused session is told by the state of the entry, of either interface', async () => {
  expect(await reasonFor(refused)).toBe('invalid_credentials');
});

test('the state of the Navigation API comes first', async () => {
  expect(await reasonFor(null, refused)).toBe('invalid_credentials');
});

test('a state of the Navigation API that says another reason hides that of the history', async () => {
  expect(await reasonFor(refused, { reason: 'unauthenticated' })).toBeUndefined();
});

test('a state of the Navigation API that says no reason leaves the word to the history', async () => {
  expect(await reasonFor(refused, {})).toBe('invalid_credentials');
});

test.each([null, 'invalid_credentials', { reason: 'unauthenticated' }, { reason: '<b>' }, {}])(
  'with the state %j the page says the default',
  async (state) => {
    expect(await reasonFor(state)).toBeUndefined();
  },
);
