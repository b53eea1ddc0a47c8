// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { prepareAhead } from '../../../prepare-ahead.ts';

beforeEach(() => {
  vi.resetModules();
  document.head.replaceChildren();
  document.documentElement.lang = 'de';
  document.body.innerHTML = '<img><script type="text/plain"></script><p id="_failed" hidden></p>';
});
const run = () => import('../../../../../src/browser/client/search/before-script.ts');
const asked = () => [...document.head.children].map((link) => link.outerHTML);
const linkTo = (path: string) => `<link rel="preload" as="fetch" crossorigin="" href="${path}">`;

test('the first texts are asked for as the script will ask for them, in the language that is wanted', async () => {
  await run();
  expect(asked()).toEqual([linkTo('/search/de-first.json')]);
  document.head.replaceChildren();
  vi.resetModules();
  vi.stubGlobal('languageSwitch', { wanted: 'ar' });
  await run();
  expect(asked()).toEqual([linkTo('/search/ar-first.json')]);
});

test('a page that is prepared ahead asks for none', async () => {
  const opened = prepareAhead();
  await run();
  expect(asked()).toEqual([]);
  opened();
});

test('a script that cannot be had is said, and nothing else that fails', async () => {
  await run();
  const isSaid = () => !document.getElementById('_failed')?.hidden;
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(isSaid()).toBe(false);
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(isSaid()).toBe(true);
});
