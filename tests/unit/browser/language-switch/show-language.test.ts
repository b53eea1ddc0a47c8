// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { diffPages } from '../../../../src/browser/language-switch/diff-pages.ts';
import {
  type LanguageSwitch,
  shownEvent,
} from '../../../../src/browser/language-switch/protocol.ts';

const island = (words: string) =>
  `<astro-island ssr="" props='{"words":[0,{"common":[0,{"menu":[0,"${words}"]}]}]}'></astro-island>`;
const dirOf = (lang: string) => (lang === 'ar' ? 'rtl' : 'ltr');
const page = (lang: string, words: string) =>
  `<html lang="${lang}" dir="${dirOf(lang)}"><head><title>${words}</title></head><body><p>${words}</p>` +
  `<a href="${lang === 'en' ? '' : `/${lang}`}/about">A</a>${island(words)}</body></html>`;
const pages = {
  en: page('en', 'One'),
  fr: page('fr', 'Un'),
  de: page('de', 'Eins'),
  ar: page('ar', 'و'),
};
type Code = keyof typeof pages;

/** A page as it stands, and the code that changes its language, which remembers what it did. */
async function open(base: Code, patch = (to: Code) => diffPages(pages[base], pages[to])) {
  const built = new DOMParser().parseFromString(pages[base], 'text/html');
  document.documentElement.lang = base;
  document.documentElement.dir = dirOf(base);
  document.body.replaceChildren(...built.body.childNodes);
  vi.resetModules();
  const { showLanguage } = await import('../../../../src/browser/language-switch/show-language.ts');
  const state: LanguageSwitch = {
    base,
    dir: dirOf(base),
    shown: base,
    wanted: base,
    ask: async (code) => ({
      status: 200,
      patch: new DOMParser().parseFromString(patch(code as Code), 'text/html'),
    }),
    choose: async () => {},
  };
  const show = (code: Code) => {
    state.wanted = code;
    return showLanguage(state, code, code !== base && state.ask(code));
  };
  return { state, show };
}

const says = () => document.querySelector('p')?.textContent;
const leads = () => document.querySelector('a')?.getAttribute('href');

beforeEach(() => vi.unstubAllGlobals());

test('text, islands’ words and listeners change together, and English comes back', async () => {
  const { state, show } = await open('en');
  const heard: unknown[] = [];
  const hear = ({ detail: code }: CustomEvent<string>) =>
    heard.push([code, says(), state.shown, state.words?.[code]]);
  addEventListener(shownEvent, hear);
  await show('fr');
  await show('de');
  await show('en');
  expect(heard).toEqual([
    ['fr', 'Un', 'fr', [{ common: { menu: 'Un' } }]],
    ['de', 'Eins', 'de', [{ common: { menu: 'Eins' } }]],
    ['en', 'One', 'en', [{ common: { menu: 'One' } }]],
  ]);
  removeEventListener(shownEvent, hear);
  expect(state.edition).toBeUndefined();
});

test.each(['en', 'ar'] as const)(
  'language and direction are those of the text that is shown, whatever the head has named before it came: from %s',
  async (base) => {
    const { documentElement: root } = document;
    const codes = Object.keys(pages) as Code[];
    for (const first of codes) {
      const { show } = await open(base);
      // As the head script names a language that it has found.
      Object.assign(root, { lang: first, dir: dirOf(first) });
      await show(first);
      for (const code of [...codes, ...codes.toReversed()]) {
        await show(code);
        expect([root.lang, root.dir], `${first}, then ${code}`).toEqual([code, dirOf(code)]);
      }
    }
  },
);

test('an English page leads to English addresses, an edition’s to those of the edition that it shows', async () => {
  const english = await open('en');
  await english.show('fr');
  expect(leads()).toBe('/about');
  const french = await open('fr');
  await french.show('de');
  expect([says(), leads(), french.state.edition]).toEqual(['Eins', '/de/about', 'de']);
  await french.show('en');
  expect([says(), leads(), french.state.edition]).toEqual(['One', '/about', 'en']);
  await french.show('fr');
  expect([says(), leads(), french.state.edition]).toEqual(['Un', '/fr/about', 'fr']);
});

test('a later choice overtakes one that is still loading', async () => {
  const { state, show } = await open('en');
  const { ask } = state;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  Object.assign(state, {
    ask: async (code: string) => {
      if (code === 'fr') await held;
      return ask(code);
    },
  });
  const first = show('fr');
  await show('de');
  release();
  await first;
  expect([says(), state.shown]).toEqual(['Eins', 'de']);
});

test('a hostile patch changes nothing, and the same choice may be made again', async () => {
  let hostile = true;
  const { state, show } = await open('en', (to) =>
    hostile && to === 'de'
      ? '<html lang="de"><body><p>Eins</p><iframe></iframe></body></html>'
      : diffPages(pages.en, pages[to]),
  );
  await show('fr');
  await expect(show('de')).rejects.toThrow('A patch holds <iframe>, which says nothing.');
  expect([says(), document.documentElement.lang, state.shown]).toEqual(['Un', 'fr', 'fr']);
  hostile = false;
  await show('de');
  expect(says()).toBe('Eins');
});

test('waits for an island that is coming to life, half a second at most', async () => {
  const { show } = await open('en');
  document.querySelector('astro-island')?.setAttribute('data-hydrating', '');
  vi.useFakeTimers();
  void show('fr');
  await vi.advanceTimersByTimeAsync(100);
  expect(says()).toBe('One');
  document.querySelector('astro-island')?.removeAttribute('data-hydrating');
  await vi.advanceTimersByTimeAsync(20);
  expect(says()).toBe('Un');
  document.querySelector('astro-island')?.setAttribute('data-hydrating', '');
  void show('de');
  await vi.advanceTimersByTimeAsync(490);
  expect(says()).toBe('Un');
  await vi.advanceTimersByTimeAsync(40);
  expect(says()).toBe('Eins');
  vi.useRealTimers();
});
