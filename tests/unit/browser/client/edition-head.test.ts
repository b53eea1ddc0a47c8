// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionKey } from '../../../../src/core/session-keys.ts';

async function open(form = '') {
  document.body.innerHTML =
    form +
    '<ul id="_languages"><a hreflang="de" href="#de"><b>Deutsch</b></a></ul><a hreflang="fr" href="#fr">x</a>';
  await import('../../../../src/browser/client/edition-head.ts');
}
const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const stored = () => localStorage.getItem('i18nextLng');

test('a link of the picker stores its language; another link to an edition does not', async () => {
  await open();
  click('[hreflang=fr]');
  expect(stored()).toBeNull();
  click('[hreflang=de] b');
  expect(stored()).toBe('de');
});

test('where the language changes in place, nothing is stored here', async () => {
  vi.stubGlobal('languageSwitch', {});
  await open();
  click('[hreflang=de]');
  expect(stored()).toBeNull();
});

describe('on an edition with a form, before the code that changes the language in place', () => {
  const code = (text: string) => `data:text/javascript,${encodeURIComponent(text)}//`;
  const there =
    "window.languageSwitch = {}; addEventListener('click', (event) => { event.preventDefault(); window.pressed = event.target.hreflang; });";
  const assign = vi.fn();

  beforeEach(() => {
    vi.resetModules();
    localStorage.clear();
    assign.mockClear();
    vi.stubGlobal('location', { ...location, assign });
    vi.stubGlobal('languageSwitch', undefined);
    vi.stubGlobal('pressed', undefined);
  });

  test.each([
    ['at once', there],
    ['past the cache', `if (!import.meta.url.endsWith('?')) throw Error('missing'); ${there}`],
  ])('a press waits for it, and nothing is left: %s', async (_, text) => {
    document.documentElement.dataset['switch'] = code(text);
    await open('<form><input value="typed"></form>');
    click('[hreflang=de]');
    await expect.poll(() => Reflect.get(window, 'pressed')).toBe('de');
    expect([assign.mock.calls, stored()]).toEqual([[], null]);
  });

  test.each([
    ['missing', 'throw Error("missing")'],
    ['empty', ''],
  ])('that is %s, what is typed stays, and an empty form opens the edition', async (_, text) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    document.documentElement.dataset['switch'] = code(text);
    await open('<form><input value="typed"></form>');
    click('[hreflang=de]');
    await expect.poll(() => warn.mock.calls).toHaveLength(1);
    expect([assign.mock.calls, stored()]).toEqual([[], null]);
    document.querySelector('input')?.setAttribute('value', '');
    click('[hreflang=de]');
    await expect.poll(() => assign.mock.calls).toEqual([[expect.stringMatching(/#de$/)]]);
    expect(stored()).toBe('de');
  });
});

test('the page is marked while a session is stored', async () => {
  localStorage.setItem(sessionKey, '{}');
  await open();
  expect(document.documentElement.dataset).toHaveProperty('session');
});
