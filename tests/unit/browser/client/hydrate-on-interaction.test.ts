// @vitest-environment jsdom
// An island as Astro renders it, with nothing but plain HTML in it, on a page that has the directive from the start, and on
// one that loads it at the first touch.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import hydrateOnInteraction from '../../../../src/browser/client/hydrate-on-interaction.ts';
import { loadIslandsOnTouch } from '../../../../src/browser/client/load-islands-on-touch.ts';
import { toastKey } from '../../../../src/core/session-keys.ts';
import { prepareAhead } from '../../prepare-ahead.ts';

const answered = vi.fn();
const part = <T extends Element>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`${selector} is not there.`);
  return found;
};
const click = (selector: string) => part<HTMLElement>(selector).click();
const island = () => part<HTMLElement>('astro-island');

/** What the directive starts: the island's code has come, and takes away Astro's mark. */
const hydrate = vi.fn(async () => island().removeAttribute('ssr'));
const attach = (value = '') =>
  hydrateOnInteraction(async () => hydrate, { name: 'island', value }, island());

/** What the island's code does when it stands: it listens, and says so. */
function getReady(): void {
  for (const name of ['click', 'submit']) {
    island().addEventListener(name, (event) => {
      event.preventDefault();
      answered(name, event.target instanceof Element && event.target.id);
    });
  }
  island().dispatchEvent(new CustomEvent('island:ready', { detail: () => {} }));
}

beforeEach(() => {
  answered.mockClear();
  hydrate.mockClear();
  delete document.documentElement.dataset['islands'];
  document.body.innerHTML = `<astro-island ssr client="interaction">
    <button type="button" id="action"><b>Act</b></button>
    <button type="button" id="menu" popovertarget="list">Menu</button>
    <button type="button" id="languages" popovertarget="_languages">Language</button>
    <a id="link" href="#there">There</a>
    <form><input name="name"><button type="submit" id="send">Send</button></form>
  </astro-island>`;
  // What Astro has imported.
  Reflect.set(island(), 'Component', () => {});
});

describe('a press before an island has hydrated', () => {
  test('on any button that plain HTML does not answer is done once, afterwards', async () => {
    attach();
    click('#action b');
    click('#action b');
    await expect.poll(() => hydrate).toHaveBeenCalledOnce();
    getReady();
    expect(answered.mock.calls).toEqual([['click', 'action']]);
    click('#action');
    expect(answered).toHaveBeenCalledTimes(2);
    expect(island().querySelector('[data-pressed]')).toBeNull();
  });

  test.each(['#menu', '#link'])(
    'on %s, which plain HTML answers, is not done again',
    async (at) => {
      attach();
      click(at);
      await expect.poll(() => hydrate).toHaveBeenCalledOnce();
      getReady();
      expect(answered).not.toHaveBeenCalled();
    },
  );

  test('on the button of a form is its submit, done once', async () => {
    attach();
    click('#send');
    await expect.poll(() => hydrate).toHaveBeenCalledOnce();
    getReady();
    expect(answered.mock.calls).toEqual([['submit', '']]);
  });
});

describe('on a page that loads the runtime at the first touch', () => {
  const load = 'data:text/javascript,';
  beforeEach(() => {
    document.documentElement.dataset['islands'] = load;
    loadIslandsOnTouch();
  });

  test('the press that loads it is done, afterwards', async () => {
    click('#action b');
    expect(island().dataset).toHaveProperty('touched');
    attach();
    await expect.poll(() => hydrate).toHaveBeenCalledOnce();
    getReady();
    expect(answered.mock.calls).toEqual([['click', 'action']]);
  });

  test('a press that came before and after the runtime is done once', async () => {
    click('#action');
    attach();
    click('#action');
    await expect.poll(() => hydrate).toHaveBeenCalledOnce();
    getReady();
    expect(answered.mock.calls).toEqual([['click', 'action']]);
    expect(island().querySelector('[data-pressed]')).toBeNull();
  });

  test('the language picker, which the head script answers, wakes nothing', () => {
    click('#languages');
    expect(island().dataset).not.toHaveProperty('touched');
  });
});

describe('an island', () => {
  test('leaves presses on the picker, which the head script answers, to that script', async () => {
    attach();
    for (const type of ['pointerdown', 'focusin', 'click'])
      part('#languages').dispatchEvent(new Event(type, { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(hydrate).not.toHaveBeenCalled();
    expect(island().dataset).not.toHaveProperty('hydrating');
  });

  test.each(['pointerdown', 'keydown', 'focusin', 'input', 'change'])(
    'hydrates at the first %s, once',
    async (type) => {
      attach();
      for (const _ of [1, 2]) part('input').dispatchEvent(new Event(type, { bubbles: true }));
      await expect.poll(() => hydrate).toHaveBeenCalledOnce();
      expect(island().dataset).toHaveProperty('hydrating');
      getReady();
      expect(island().dataset).not.toHaveProperty('hydrating');
    },
  );

  test('waits where nothing touches it, and hydrates at once where it is told to', async () => {
    attach();
    await new Promise((resolve) => setTimeout(resolve));
    expect(hydrate).not.toHaveBeenCalled();
    attach('now');
    await expect.poll(() => hydrate).toHaveBeenCalledOnce();
  });

  test('hydrates when the browser is idle, or soon where it does not say when', async () => {
    const idle = vi.fn((_: () => void, __: IdleRequestOptions) => 1);
    vi.stubGlobal('requestIdleCallback', idle);
    attach('idle');
    expect(hydrate).not.toHaveBeenCalled();
    // A browser that draws nothing may never call it idle.
    expect(idle.mock.calls[0]?.[1]).toEqual({ timeout: 2000 });
    idle.mock.calls[0]?.[0]();
    await expect.poll(() => hydrate).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
    attach('idle');
    await expect.poll(() => hydrate).toHaveBeenCalledTimes(2);
  });

  test('hydrates for a message that waits, and without storage for none', async () => {
    attach('toast');
    sessionStorage.setItem(toastKey, '{}');
    attach('toast');
    await expect.poll(() => hydrate).toHaveBeenCalledOnce();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => attach('toast')).not.toThrow();
    expect(hydrate).toHaveBeenCalledOnce();
  });

  test('whose code did not come asks for it again at the next touch, and keeps its form from being sent', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const load = vi.fn(async () => hydrate);
    load.mockImplementationOnce(async () => {
      island().dispatchEvent(new Event('astro:hydration-error', { cancelable: true }));
      return hydrate;
    });
    hydrateOnInteraction(load, { name: 'island', value: '' }, island());
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    part('form').dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    await expect.poll(() => island().dataset).toHaveProperty('failed');
    expect(hydrate).not.toHaveBeenCalled();
    expect(warn.mock.calls[0]?.[0]).toBe('A part of the page stays plain HTML.');
    click('#action');
    await expect.poll(() => hydrate).toHaveBeenCalledOnce();
  });

  test('whose code came empty keeps what was typed, and says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    Reflect.set(island(), 'Component', undefined);
    attach();
    part<HTMLInputElement>('input').value = 'mine';
    click('#send');
    await expect.poll(() => island().dataset).toHaveProperty('failed');
    expect(hydrate).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledOnce();
    expect(part<HTMLInputElement>('input').value).toBe('mine');
  });

  test('whose code hangs after a submit says so after eight seconds, and no sooner', async () => {
    vi.useFakeTimers();
    hydrateOnInteraction(() => new Promise(() => {}), { name: 'island', value: '' }, island());
    part('input').dispatchEvent(new Event('focusin', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(island().dataset).not.toHaveProperty('failed');
    click('#send');
    await vi.advanceTimersByTimeAsync(7999);
    expect(island().dataset).not.toHaveProperty('failed');
    await vi.advanceTimersByTimeAsync(1);
    expect(island().dataset).toHaveProperty('failed');
    vi.useRealTimers();
  });

  test('whose code came in time after a submit says nothing', async () => {
    vi.useFakeTimers();
    attach();
    click('#send');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(island().dataset).not.toHaveProperty('failed');
    vi.useRealTimers();
  });
});

test.each(['now', 'idle', 'toast'])(
  'in a page that was prepared ahead nothing hydrates before it is opened: %s',
  async (value) => {
    const open = prepareAhead();
    sessionStorage.setItem(toastKey, '{}');
    attach(value);
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(hydrate).not.toHaveBeenCalled();
    open();
    await expect.poll(() => hydrate).toHaveBeenCalledOnce();
  },
);
