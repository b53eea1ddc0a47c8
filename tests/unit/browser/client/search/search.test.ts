// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { prepareAhead } from '../../../prepare-ahead.ts';

const words = {
  count: 'Results: {{count}}',
  none: 'None: {{typed}}',
  more: '',
  instead: '',
  english: '',
  earlier: 'v{{version}}',
};
const pageOf = (title: string, kind: string) => ({
  ...{ path: `/${title}`, kind, title, text: '' },
  sections: [{ id: 'one', number: '1', title, text: `A refund of ${title}.` }],
});
const files: Record<string, unknown> = {
  '/search/en-first.json': { words, pages: [pageOf('Terms', 'contract')] },
  '/search/en-rest.json': { pages: [pageOf('Policy', 'statement')] },
  '/search/fr-first.json': { words, pages: [pageOf('Conditions', 'contract')] },
  '/search/fr-rest.json': { pages: [] },
  '/search/old.json': { pages: [{ ...pageOf('Terms', 'contract'), version: '1.0' }] },
};
const fetched = vi.fn(async (path: string) =>
  files[path] ? Response.json(files[path]) : new Response('', { status: 404 }),
);
const part = <T extends HTMLElement>(selector: string) => document.querySelector(selector) as T;
const titles = () => [...document.querySelectorAll('#_results h2')].map((one) => one.textContent);
const type = (text: string) => {
  part<HTMLInputElement>('[name=q]').value = text;
  part('[name=q]').dispatchEvent(new Event('input', { bubbles: true }));
};

beforeEach(() => {
  vi.resetModules();
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.documentElement.lang = 'en';
  document.body.innerHTML = `
    <form id="_search">
      <input name="q" type="search" maxlength="200">
      <input type="checkbox" name="kind" value="contract" checked>
      <input type="checkbox" name="kind" value="statement" checked>
      <input type="checkbox" name="old">
      <button>Search</button>
    </form>
    <p id="_loading" hidden></p><p id="_failed" hidden></p>
    <div id="_state" tabindex="-1"></div><div id="_results"></div>`;
});
/** Keeps a file of each language back until the function that it returns is called. */
function hold(part: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  fetched.mockImplementation(async (path: string) => {
    if (path.endsWith(`${part}.json`)) await promise;
    return Response.json(files[path]);
  });
  return resolve;
}
async function open(address = '/search') {
  history.replaceState(null, '', address);
  await import('../../../../../src/browser/client/search/search.ts');
}

test('the address asks no more than may be typed', async () => {
  await open(`/search?q=refund${'+terms'.repeat(100)}`);
  await expect.poll(titles).not.toEqual([]);
  expect(part<HTMLInputElement>('[name=q]').value).toHaveLength(200);
});

test('what the address asks is found in both files, and the wait is over', async () => {
  await open('/search?q=refund');
  await expect.poll(titles).toEqual(['Terms', 'Policy']);
  expect(part('#_state').textContent).toBe('Results: 2');
  await expect.poll(() => part('#_loading').hidden).toBe(true);
  expect(fetched.mock.calls.flat()).toEqual(['/search/en-first.json', '/search/en-rest.json']);
});

test('the second file is asked for when the first one is shown', async () => {
  const release = hold('first');
  await open('/search?q=refund');
  await expect.poll(() => fetched.mock.calls.length).toBe(1);
  release();
  await expect.poll(titles).toEqual(['Terms', 'Policy']);
  expect(fetched.mock.calls.flat()).toEqual(['/search/en-first.json', '/search/en-rest.json']);
});

test('a page that was prepared ahead loads nothing before it is opened', async () => {
  const opened = prepareAhead();
  await open();
  dispatchEvent(new CustomEvent('language:shown', { detail: 'de' }));
  expect(fetched).not.toHaveBeenCalled();
  opened();
  await expect.poll(() => fetched.mock.calls.length).toBe(2);
});

test('what was typed before the script came is kept', async () => {
  part<HTMLInputElement>('[name=q]').value = 'refund';
  await open('/search?q=other');
  await expect.poll(titles).toEqual(['Terms', 'Policy']);
});

test('a question that is sent stands in the address, and the way back finds it again', async () => {
  await open();
  await expect.poll(() => part('#_loading').hidden).toBe(true);
  type('policy');
  expect(titles()).toEqual(['Policy']);
  part<HTMLFormElement>('form').requestSubmit();
  expect(location.search).toBe('?q=policy');
  expect(document.activeElement).toBe(part('#_state'));
  history.replaceState(null, '', '/search?q=terms');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(titles()).toEqual(['Terms']);
});

test('another language has its own files', async () => {
  await open('/search?q=refund');
  await expect.poll(titles).toEqual(['Terms', 'Policy']);
  dispatchEvent(new CustomEvent('language:shown', { detail: 'fr' }));
  await expect.poll(titles).toEqual(['Conditions']);
  dispatchEvent(new CustomEvent('language:shown', { detail: 'fr' }));
  expect(fetched.mock.calls.flat().filter((path) => path === '/search/fr-first.json')).toHaveLength(
    1,
  );
});

test('earlier versions are loaded once, when they are asked for', async () => {
  await open('/search?q=refund');
  await expect.poll(titles).toEqual(['Terms', 'Policy']);
  const old = part<HTMLInputElement>('[name=old]');
  old.click();
  await expect.poll(titles).toEqual(['Terms', 'Terms', 'Policy']);
  old.click();
  expect(titles()).toEqual(['Terms', 'Policy']);
  old.click();
  await expect.poll(titles).toEqual(['Terms', 'Terms', 'Policy']);
  expect(fetched.mock.calls.flat().filter((path) => path === '/search/old.json')).toHaveLength(1);
});

test('texts that do not come are said, and are asked for again with the next question', async () => {
  fetched.mockImplementationOnce(async () => new Response('', { status: 503 }));
  await open('/search?q=refund');
  await expect.poll(() => part('#_failed').hidden).toBe(false);
  expect(part('#_loading').hidden).toBe(true);
  part<HTMLFormElement>('form').requestSubmit();
  await expect.poll(titles).toEqual(['Terms', 'Policy']);
  await expect.poll(() => part('#_failed').hidden).toBe(true);
});

test('texts of another build, whose files hold something else, are said as well', async () => {
  fetched.mockImplementation(async () => Response.json({ texts: [] }));
  await open('/search?q=refund');
  await expect.poll(() => part('#_failed').hidden).toBe(false);
  fetched.mockImplementation(async (path: string) => Response.json(files[path]));
  part<HTMLFormElement>('form').requestSubmit();
  await expect.poll(titles).toEqual(['Terms', 'Policy']);
});

test('earlier versions that do not come are asked for again with the next question', async () => {
  await open('/search?q=refund');
  await expect.poll(titles).toEqual(['Terms', 'Policy']);
  fetched.mockImplementationOnce(async () => new Response('', { status: 503 }));
  part<HTMLInputElement>('[name=old]').click();
  await expect.poll(() => part('#_failed').hidden).toBe(false);
  part<HTMLFormElement>('form').requestSubmit();
  await expect.poll(titles).toEqual(['Terms', 'Terms', 'Policy']);
  expect(part('#_failed').hidden).toBe(true);
});

test('a result that is being pressed stays until the press is done', async () => {
  const release = hold('rest');
  await open('/search?q=refund');
  await expect.poll(titles).toEqual(['Terms']);
  const link = part('#_results a');
  link.focus();
  link.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  release();
  await expect.poll(() => part('#_loading').hidden).toBe(true);
  expect(link.isConnected).toBe(true);
  dispatchEvent(new Event('pointerup'));
  await expect.poll(titles).toEqual(['Terms', 'Policy']);
  expect(document.activeElement).toBe(part('#_results a'));
});
