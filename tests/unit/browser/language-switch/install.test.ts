// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installSwitch } from '../../../../src/browser/language-switch/install.ts';
import { shownEvent } from '../../../../src/browser/language-switch/protocol.ts';

const stored = () => localStorage.getItem('i18nextLng');
/** A module of the kind that show-language.ts is: shows what it is told to, but refuses `xx`. */
const moduleThat = (refuses: string) =>
  `data:text/javascript,${encodeURIComponent(
    `export async function showLanguage(state, code) { if (code === "xx") ${refuses} state.shown = code; }`,
  )}`;
const source = moduleThat('throw new Error("No xx.");');
const name = vi.fn();

beforeEach(() => {
  localStorage.clear();
  name.mockClear();
  document.documentElement.lang = 'en';
  document.body.innerHTML =
    '<ul id="_languages"><li><a href="/de/about" hreflang="de">Deutsch</a></li></ul><a href="/x">X</a>';
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      open() {}
      overrideMimeType() {}
      send() {}
    },
  );
  HTMLElement.prototype.hidePopover = vi.fn();
});

// Tests of other files share this window, which has no popovers by itself.
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

describe('a choice', () => {
  test('is stored, and named once it is painted', async () => {
    const state = installSwitch('/about', source, name);
    await state.choose('de');
    expect([state.shown, stored()]).toEqual(['de', 'de']);
    await expect.poll(() => name).toHaveBeenCalledExactlyOnceWith('de');
  });

  test('that cannot be shown is neither, and says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const state = installSwitch('/about', source, name);
    const told = vi.fn();
    addEventListener(shownEvent, ({ detail }) => told(detail), { once: true });
    await state.choose('xx');
    // Who has begun to show the language goes back.
    expect(told).toHaveBeenCalledExactlyOnceWith('en');
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'The language could not be changed.',
      new Error('No xx.'),
    );
    expect([state.wanted, stored()]).toEqual(['en', null]);
    expect(name).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  test('that was detected is shown, neither stored nor named', async () => {
    const state = installSwitch('/about', source, name);
    await state.choose('de', false);
    expect([state.shown, stored()]).toEqual(['de', null]);
    expect(name).not.toHaveBeenCalled();
  });
});

test('code that was missing is asked for past the cache, which keeps that it was missing', async () => {
  const missing = "if (!import.meta.url.endsWith('?')) throw Error('missing');";
  const late = source
    .replace('data:text/javascript,', `data:text/javascript,${missing}`)
    .concat('//');
  // Whoever opens the picker has it loaded; what then failed is not the end of it.
  const state = installSwitch('/about', late, name);
  document.querySelector('#_languages')?.dispatchEvent(new Event('toggle'));
  await state.choose('de');
  expect([state.shown, stored()]).toEqual(['de', 'de']);
});

test('the languages are laid out for one frame, once the page has come and the browser is idle', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  const ahead = () => document.querySelector('#_languages')?.hasAttribute('data-ahead');
  installSwitch('/about', source, name);
  vi.runAllTimers();
  dispatchEvent(new Event('load'));
  expect(ahead()).toBe(false);
  vi.advanceTimersByTime(200);
  expect(ahead()).toBe(true);
  vi.runAllTimers();
  expect(ahead()).toBe(false);
  vi.useRealTimers();
});

/** Presses a part of the page; gives whether the switch has answered the press. */
const press = (selector: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  // What is not answered would lead away.
  addEventListener('click', (late) => late.preventDefault(), { once: true });
  const answered = vi.spyOn(event, 'preventDefault');
  document.querySelector(selector)?.dispatchEvent(event);
  return answered.mock.calls.length > 1;
};

describe('the picker', () => {
  test('is answered in place, and closes', async () => {
    const state = installSwitch('/about', source, name);
    expect(press('#_languages a')).toBe(true);
    expect(HTMLElement.prototype.hidePopover).toHaveBeenCalled();
    await expect.poll(() => state.shown).toBe('de');
  });

  test('is answered too where the browser has no popover to close', async () => {
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
    const state = installSwitch('/about', source, name);
    press('#_languages a');
    await expect.poll(() => state.shown).toBe('de');
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
    'opens an edition elsewhere with %s, and other links lead where they lead',
    async (key) => {
      const state = installSwitch('/about', source, name);
      press('#_languages a', { [key]: true });
      press('body > a');
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect([state.wanted, state.shown]).toEqual(['en', 'en']);
    },
  );
});

describe('a press on a language that cannot be shown', () => {
  const fetched = vi.fn(async () => ({ ok: true }));
  const assign = vi.fn();
  const gone = 'data:text/javascript,throw new Error("gone")';

  beforeEach(() => {
    fetched.mockClear();
    assign.mockClear();
    vi.stubGlobal('fetch', fetched);
    // The place of jsdom's own window cannot be watched.
    vi.stubGlobal('location', { assign });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const [link] = document.querySelectorAll<HTMLAnchorElement>('#_languages a');
    link?.setAttribute('hreflang', 'xx');
  });
  const href = () => document.querySelector<HTMLAnchorElement>('#_languages a')?.href;
  const warned = (times = 1) => expect.poll(() => console.warn).toHaveBeenCalledTimes(times);
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

  test.each([
    ['its texts', source],
    ['the code', gone],
  ])('opens the edition, and stores the choice then: without %s', async (_, code) => {
    const state = installSwitch('/about', code, name);
    press('#_languages a');
    await expect.poll(() => assign).toHaveBeenCalledExactlyOnceWith(href());
    expect(fetched).toHaveBeenCalledExactlyOnceWith(href());
    expect([state.wanted, stored()]).toEqual(['en', 'xx']);
    expect(name).not.toHaveBeenCalled();
  });

  test.each([
    ['is not there', async () => ({ ok: false })],
    ['cannot be reached', async () => Promise.reject(new TypeError('offline'))],
  ])('leaves the page, and stores nothing, where the edition %s', async (_, answer) => {
    fetched.mockImplementationOnce(answer);
    installSwitch('/about', source, name);
    press('#_languages a');
    await warned();
    await settled();
    expect(fetched).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
    expect(stored()).toBeNull();
  });

  test('leaves the page where something is typed', async () => {
    document.body.insertAdjacentHTML('beforeend', '<form><input name="a" value="x"></form>');
    installSwitch('/about', source, name);
    press('#_languages a');
    await warned();
    await settled();
    expect(fetched).not.toHaveBeenCalled();
    expect(stored()).toBeNull();
  });

  test('is forgotten once another language is chosen', async () => {
    const late = moduleThat('{ await new Promise((r) => setTimeout(r, 30)); throw "late"; }');
    const state = installSwitch('/about', late, name);
    press('#_languages a');
    await state.choose('de');
    await warned();
    await settled();
    expect(fetched).not.toHaveBeenCalled();
    expect([state.shown, state.wanted, stored()]).toEqual(['de', 'de', 'de']);
  });

  test.each([true, false])(
    'leaves the page where no link was pressed: chosen %s',
    async (chosen) => {
      const state = installSwitch('/about', gone, name);
      await state.choose('xx', chosen);
      await settled();
      expect(fetched).not.toHaveBeenCalled();
      expect([state.wanted, stored()]).toEqual(['en', null]);
    },
  );
});
