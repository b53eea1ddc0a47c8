// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { loadIslandsOnTouch } from '../../../../src/browser/client/load-islands-on-touch.ts';
import { toastKey } from '../../../../src/core/session-keys.ts';
import { prepareAhead } from '../../prepare-ahead.ts';

/** A runtime that says that it was loaded. */
const runtime = "data:text/javascript,dispatchEvent(new Event('runtime'))//";
const loaded = vi.fn();
let count = 0;

beforeEach(() => {
  loaded.mockClear();
  count += 1;
  document.documentElement.dataset['islands'] = runtime + count;
  document.body.innerHTML = `
    <p id="text">Text</p>
    <astro-island ssr id="form"><button type="button" id="act"><b>Act</b></button></astro-island>
    <astro-island id="ready"><button type="button">Act</button></astro-island>
    <astro-island ssr id="header">
      <button type="button" popovertarget="_languages">Language</button>
      <ul id="_languages"><a href="#fr">Français</a></ul>
    </astro-island>`;
  addEventListener('runtime', loaded);
});
const part = (selector: string) => document.querySelector(selector) as HTMLElement;
const touch = (selector: string, type: string) =>
  part(selector).dispatchEvent(new Event(type, { bubbles: true }));

test.each(['pointerdown', 'keydown', 'focusin', 'click'])(
  'a %s in an island loads the runtime, and marks that island alone',
  async (type) => {
    loadIslandsOnTouch();
    touch('#act b', type);
    expect(part('#form').dataset).toHaveProperty('touched');
    expect(part('#header').dataset).not.toHaveProperty('touched');
    expect(part('#act').hasAttribute('data-pressed')).toBe(type === 'click');
    await expect.poll(() => loaded).toHaveBeenCalledOnce();
  },
);

test.each(['#text', '#ready button', '[popovertarget]', '#_languages a'])(
  'a touch of %s loads nothing',
  async (selector) => {
    loadIslandsOnTouch();
    touch(selector, 'click');
    expect(document.querySelector('[data-touched], [data-pressed]')).toBeNull();
    await new Promise((resolve) => setTimeout(resolve));
    expect(loaded).not.toHaveBeenCalled();
  },
);

test('a message that waits loads the runtime without a touch', async () => {
  sessionStorage.setItem(toastKey, '{}');
  loadIslandsOnTouch();
  await expect.poll(() => loaded).toHaveBeenCalledOnce();
});

test('a runtime that was missing is asked for past the cache, which keeps that it was missing', async () => {
  const missing = "data:text/javascript,if(!import.meta.url.endsWith('?'))throw Error();";
  document.documentElement.dataset['islands'] = runtime.replace('data:text/javascript,', missing);
  loadIslandsOnTouch();
  touch('#act', 'click');
  await expect.poll(() => loaded).toHaveBeenCalledOnce();
  // What was loaded is not loaded again at another address.
  touch('#act', 'click');
  await new Promise((resolve) => setTimeout(resolve));
  expect(loaded).toHaveBeenCalledOnce();
});

test('with blocked storage no message waits, and a touch still loads', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  loadIslandsOnTouch();
  touch('#act', 'click');
  await expect.poll(() => loaded).toHaveBeenCalledOnce();
});

test('a page that holds the runtime itself is left alone', () => {
  delete document.documentElement.dataset['islands'];
  loadIslandsOnTouch();
  touch('#act', 'click');
  expect(part('#form').dataset).not.toHaveProperty('touched');
});

test('a message waits for the page that is opened, and for none that was only prepared', async () => {
  const open = prepareAhead();
  loadIslandsOnTouch();
  sessionStorage.setItem(toastKey, '{}');
  await new Promise((resolve) => setTimeout(resolve));
  expect(loaded).not.toHaveBeenCalled();
  open();
  await expect.poll(() => loaded).toHaveBeenCalledOnce();
});
