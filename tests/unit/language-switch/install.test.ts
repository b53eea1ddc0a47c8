// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installSwitch } from '../../../src/language-switch/install.ts';

const stored = () => localStorage.getItem('i18nextLng');
/** A module of the kind that show-language.ts is: shows what it is told to, but refuses `xx`. */
const source = `data:text/javascript,${encodeURIComponent(
  'export async function showLanguage(state, code) { if (code === "xx") { state.wanted = state.shown; throw new Error("No xx."); } state.shown = code; }',
)}`;
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
    await vi.waitFor(() => expect(name).toHaveBeenCalledExactlyOnceWith('de'));
  });

  test('that cannot be shown is neither, and says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const state = installSwitch('/about', source, name);
    await state.choose('xx');
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

describe('the picker', () => {
  const press = (selector: string, init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    // What is not answered would lead away.
    addEventListener('click', (late) => late.preventDefault(), { once: true });
    const answered = vi.spyOn(event, 'preventDefault');
    document.querySelector(selector)?.dispatchEvent(event);
    return answered.mock.calls.length > 1;
  };

  test('is answered in place, and closes', async () => {
    const state = installSwitch('/about', source, name);
    expect(press('#_languages a')).toBe(true);
    expect(HTMLElement.prototype.hidePopover).toHaveBeenCalled();
    await vi.waitFor(() => expect(state.shown).toBe('de'));
  });

  test('is answered too where the browser has no popover to close', async () => {
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
    const state = installSwitch('/about', source, name);
    press('#_languages a');
    await vi.waitFor(() => expect(state.shown).toBe('de'));
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
