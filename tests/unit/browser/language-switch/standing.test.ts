import { afterEach, expect, test, vi } from 'vitest';
import {
  type LanguageSwitch,
  shownEvent,
} from '../../../../src/browser/language-switch/protocol.ts';
import {
  editionOf,
  onLanguageChange,
  shownLanguage,
  standingWords,
} from '../../../../src/browser/language-switch/standing.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page; where its language changes in place, it has a switch. */
function page(lang: string, state?: object) {
  const languageSwitch = state && { base: lang, shown: lang, ...state };
  vi.stubGlobal('document', { documentElement: { lang } });
  vi.stubGlobal('window', { languageSwitch });
}

test('the page’s switch says what is shown, else the page itself', () => {
  page('ar', { shown: 'de' });
  expect(shownLanguage()).toBe('de');
  page('ar');
  expect(shownLanguage()).toBe('ar');
});

test('links lead to the edition that the page was built as, until its address is another edition’s', () => {
  page('en', { shown: 'fr' });
  expect(editionOf('fr')).toBe('en');
  page('fr', { shown: 'de', edition: 'de' });
  expect(editionOf('de')).toBe('de');
  page('ar');
  expect(editionOf('ar')).toBe('ar');
});

test('words are those of the languages that the page has shown', () => {
  page('en');
  expect(standingWords('fr')).toEqual([]);
  page('en', {});
  expect(standingWords('fr')).toEqual([]);
  page('en', { words: { fr: [{ common: { menu: 'Menu' } }] } });
  expect(standingWords('fr')).toEqual([{ common: { menu: 'Menu' } }]);
  expect(standingWords('de')).toEqual([]);
});

test('whoever listens before the switch is there hears of each change', () => {
  vi.stubGlobal('window', new EventTarget());
  const listener = vi.fn();
  onLanguageChange(listener);
  window.languageSwitch = { shown: 'en' } as LanguageSwitch;
  for (const detail of ['de', 'ar']) window.dispatchEvent(new CustomEvent(shownEvent, { detail }));
  expect(listener.mock.calls).toEqual([['de'], ['ar']]);
});

test('while pages are built there is no page to ask', () => {
  expect(shownLanguage()).toBeUndefined();
  expect(editionOf('fr')).toBe('fr');
  expect(standingWords('fr')).toEqual([]);
  expect(() => onLanguageChange(vi.fn())).not.toThrow();
});
