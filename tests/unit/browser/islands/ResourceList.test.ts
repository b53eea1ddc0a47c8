// @vitest-environment jsdom
import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import english from '../../../../content/locales/en/resources.json' with { type: 'json' };
import { ResourceList } from '../../../../src/browser/islands/ResourceList.tsx';
import * as auth from '../../../../src/browser/services/auth.ts';
import { leaveFor } from '../../../../src/browser/services/navigation.ts';
import { loadResources } from '../../../../src/browser/services/resources.ts';
import { $resources } from '../../../../src/browser/stores/resources.ts';
import { hydrated, part, prebuilt, press } from './show.ts';

vi.mock('../../../../src/browser/services/auth.ts');
vi.mock('../../../../src/browser/services/navigation.ts');
vi.mock('../../../../src/browser/services/resources.ts');
const load = vi.mocked(loadResources);
const list = (language = 'en') =>
  createElement(ResourceList, { language, words: { resources: english } });

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(auth.onSessionChange).mockReturnValue(() => {});
  vi.mocked(auth.currentSession).mockResolvedValue({ status: 'signed-in', email: 'a@b.test' });
  $resources.set({ status: 'loading' });
});

const api = { slug: 'api', title: 'API', summary: 'Reference', url: 'https://a.test/api' };
const sdk = { slug: 'sdk', title: 'SDK', summary: 'Libraries', url: null };

test('the page that is built holds no resource, and says that they are being loaded', () => {
  const island = prebuilt(list());
  expect(part(island, '[aria-live=polite]').getAttribute('aria-busy')).toBe('true');
  expect(island.textContent).toBe(english.loading);
});

test('what the backend gives is shown in its English, with a link where there is an address', async () => {
  load.mockResolvedValue([api, sdk]);
  const island = await hydrated(list());
  const [first, second] = island.querySelectorAll('li');
  expect(part(island, '[aria-live]').getAttribute('aria-busy')).toBe('false');
  expect(
    Array.from(island.querySelectorAll('[lang=en][dir=ltr] h2'), (one) => one.textContent),
  ).toEqual(['API', 'SDK']);
  const link = first?.querySelector('a');
  expect([link?.getAttribute('href'), link?.textContent]).toEqual([
    api.url,
    english.open.replace('{{name}}', 'API'),
  ]);
  expect(second?.querySelector('a')).toBeNull();
  expect(second?.textContent).toContain(english.onRequest);
});

test('an empty list says so', async () => {
  load.mockResolvedValue([]);
  expect((await hydrated(list())).textContent).toBe(english.empty);
});

test('a list that could not be loaded says so, and can be asked for again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce([api]);
  const island = await hydrated(list());
  expect(part(island, 'p').textContent).toBe(english.failure);
  const retry = part(island, 'button');
  expect(retry.textContent).toBe(english.retry);
  await press(retry);
  expect(part(island, 'h2').textContent).toBe('API');
  expect(island.textContent).not.toContain(english.failure);
});

test('a visitor without a session is sent to the restricted page of the edition', async () => {
  vi.mocked(auth.currentSession).mockResolvedValue({ status: 'none' });
  await hydrated(list('fr'), 'fr');
  expect(vi.mocked(leaveFor).mock.calls).toEqual([
    ['/fr/restricted', { reason: 'unauthenticated' }],
  ]);
});
