// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { detectLanguage } from '../../../../src/browser/language-switch/detect.ts';
import { startInVisitorsLanguage } from '../../../../src/browser/language-switch/first-paint.ts';
import { installSwitch } from '../../../../src/browser/language-switch/install.ts';
import { prepareAhead } from '../../prepare-ahead.ts';

vi.mock('../../../../src/browser/language-switch/detect.ts');
vi.mock('../../../../src/browser/language-switch/install.ts');

const root = document.documentElement;

/** An English page that is opened by a visitor whose language is found to be another. */
function open(code: string, type = 'navigate', hash = '') {
  let release = () => {};
  const shown = new Promise<void>((resolve) => {
    release = resolve;
  });
  const state = {
    base: 'en',
    dir: 'ltr',
    shown: 'en',
    wanted: 'en',
    ask: vi.fn(),
    choose: vi.fn(() => shown),
  };
  vi.mocked(installSwitch).mockReturnValue(state);
  vi.mocked(detectLanguage).mockReturnValue({ code, chosen: false });
  Object.assign(performance, {
    getEntriesByType: () => [{ type }],
  });
  history.replaceState(null, '', `/about${hash}`);
  startInVisitorsLanguage();
  return { state, release };
}

beforeEach(() => {
  vi.useFakeTimers();
  root.lang = 'en';
  root.dir = 'ltr';
  Object.assign(root.dataset, {
    page: '/about',
    switch: '/scripts/x/switch.js',
    languages: 'en ar:ا:rtl fr',
    face: '/face.woff2',
  });
  delete root.dataset['hold'];
  document.head.replaceChildren();
});
afterEach(() => vi.useRealTimers());

test('the page names itself, its languages, and what changes its texts', () => {
  open('en');
  expect(vi.mocked(installSwitch).mock.lastCall?.slice(0, 2)).toEqual([
    '/about',
    '/scripts/x/switch.js',
  ]);
  expect(detectLanguage).toHaveBeenLastCalledWith(['en', 'ar', 'fr'], false);
});

test('English is shown at once, with the display face', () => {
  open('en');
  expect(root.dataset['hold']).toBeUndefined();
  expect(document.head.querySelector('link')?.getAttribute('href')).toBe('/face.woff2');
});

test.each([
  ['en', 500, 1],
  ['fr', undefined, 1],
  ['fr', 59, 1],
  ['fr', 60, 0],
  ['ar', 5, 0],
])(
  'the display face is asked for where it can come in time: %s, round trip %s ms',
  (code, rtt, count) => {
    const connection = rtt === undefined ? undefined : { rtt };
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    open(code);
    expect(document.head.querySelectorAll('link')).toHaveLength(count);
    Reflect.deleteProperty(navigator, 'connection');
  },
);

test('the paint waits for another language, whose direction and letters are there before', async () => {
  const { state, release } = open('ar');
  expect([root.dataset['hold'], root.lang, root.dir]).toEqual(['all', 'ar', 'rtl']);
  expect(root.style.getPropertyValue('--letter')).toBe("'ا'");
  expect(document.head.querySelector('link')).toBeNull();
  expect(state.choose).toHaveBeenCalledExactlyOnceWith('ar', false);
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(root.dataset['hold']).toBe('top');
  state.shown = 'ar';
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect([root.dataset['hold'], root.lang]).toEqual([undefined, 'ar']);
});

test('a letter that a language was held with goes with the next one', () => {
  open('ar');
  open('fr');
  expect(root.style.getPropertyValue('--letter')).toBe('');
});

test('for a second at most; then the page says that it is English', async () => {
  open('ar');
  await vi.advanceTimersByTimeAsync(999);
  expect(root.dataset['hold']).toBe('all');
  await vi.advanceTimersByTimeAsync(1);
  expect([root.dataset['hold'], root.lang, root.dir]).toEqual([undefined, 'en', 'ltr']);
});

test.each([
  ['navigate', '#place'],
  ['reload', ''],
])('a page that is about to scroll is laid out whole: %s %s', (type, hash) => {
  open('fr', type, hash);
  expect(root.dataset['hold']).toBe('');
});

test('a page that Back has brought back is shown in the language that is stored', () => {
  open('en', 'back_forward');
  expect(detectLanguage).toHaveBeenLastCalledWith(['en', 'ar', 'fr'], true);
  vi.mocked(detectLanguage).mockClear();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(detectLanguage).not.toHaveBeenCalled();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(detectLanguage).toHaveBeenLastCalledWith(['en', 'ar', 'fr'], true);
});

describe('a page that was prepared ahead', () => {
  test('is in the language of that moment, and stores nothing that its address names', () => {
    const opened = prepareAhead();
    const { state } = open('en');
    vi.mocked(detectLanguage).mockReturnValue({ code: 'ar', chosen: true });
    startInVisitorsLanguage();
    expect(state.choose).toHaveBeenLastCalledWith('ar', false);
    opened();
    expect(state.choose).toHaveBeenLastCalledWith('ar', true);
  });

  test('is opened in the language that was chosen in the meantime, which the paint waits for', async () => {
    const opened = prepareAhead();
    const { state, release } = open('en');
    expect(document.head.querySelectorAll('link')).toHaveLength(1);
    vi.mocked(detectLanguage).mockReturnValue({ code: 'ar', chosen: false });
    opened();
    expect(detectLanguage).toHaveBeenLastCalledWith(['en', 'ar', 'fr'], false);
    expect(state.choose).toHaveBeenLastCalledWith('ar', false);
    expect([root.dataset['hold'], root.lang]).toEqual(['', 'ar']);
    state.shown = 'ar';
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(root.dataset['hold']).toBeUndefined();
    // The face was asked for ahead, and is not asked for again.
    expect(document.head.querySelectorAll('link')).toHaveLength(1);
  });

  test('follows what is stored elsewhere until a second after it is opened, and nothing else', async () => {
    const opened = prepareAhead();
    const { state } = open('en');
    const tell = (code: string, key = 'i18nextLng') => {
      vi.mocked(detectLanguage).mockReturnValue({ code, chosen: false });
      dispatchEvent(new StorageEvent('storage', { key }));
    };
    tell('ar', 'another');
    expect(state.choose).toHaveBeenLastCalledWith('en', false);
    tell('ar');
    expect(state.choose).toHaveBeenLastCalledWith('ar', false);
    opened();
    await vi.advanceTimersByTimeAsync(999);
    tell('fr');
    expect(state.choose).toHaveBeenLastCalledWith('fr', false);
    await vi.advanceTimersByTimeAsync(1);
    tell('en');
    expect(state.choose).toHaveBeenLastCalledWith('fr', false);
  });

  test('waits for its text a second from when it is opened, and stays held as it was', async () => {
    const opened = prepareAhead();
    open('ar');
    await vi.advanceTimersByTimeAsync(500);
    opened();
    await vi.advanceTimersByTimeAsync(999);
    expect(root.dataset['hold']).toBe('all');
    await vi.advanceTimersByTimeAsync(1);
    expect(root.dataset['hold']).toBeUndefined();
  });

  test('is not shown by the text of a language that nobody wants any more', async () => {
    const opened = prepareAhead();
    const { state, release } = open('ar');
    vi.mocked(detectLanguage).mockReturnValue({ code: 'fr', chosen: false });
    state.choose.mockReturnValue(new Promise(() => {}));
    opened();
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect([root.dataset['hold'], root.lang]).toEqual(['all', 'fr']);
  });
});

test('a page that was opened as ever does not follow what another tab stores', () => {
  const { state } = open('en');
  vi.mocked(detectLanguage).mockReturnValue({ code: 'ar', chosen: false });
  dispatchEvent(new StorageEvent('storage', { key: 'i18nextLng' }));
  expect(state.choose).toHaveBeenLastCalledWith('en', false);
});
