import { afterEach, expect, test, vi } from 'vitest';
import { chooseLanguage, onLanguageChange, shownLanguage } from '../../../src/services/language.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page; on an English address it has a switch. */
function page(lang: string, shown?: string) {
  const languageSwitch = shown && { shown, listeners: [], choose: vi.fn(async () => {}) };
  vi.stubGlobal('document', { documentElement: { lang } });
  vi.stubGlobal('window', { languageSwitch });
  return languageSwitch || undefined;
}

test('the page’s switch says what is shown, else the page itself', () => {
  page('ar', 'de');
  expect(shownLanguage()).toBe('de');
  page('ar');
  expect(shownLanguage()).toBe('ar');
});

test('an English address switches by itself; on an edition the link is to be followed', () => {
  const languageSwitch = page('en', 'en');
  expect(chooseLanguage('de')).toBe(true);
  expect(languageSwitch?.choose).toHaveBeenCalledExactlyOnceWith('de');
  page('ar');
  expect(chooseLanguage('de')).toBe(false);
});

test('whoever listens is added to the switch; on an edition there is nothing to hear', () => {
  const listener = vi.fn();
  const languageSwitch = page('en', 'en');
  onLanguageChange(listener);
  expect(languageSwitch?.listeners).toEqual([listener]);
  page('ar');
  expect(() => onLanguageChange(listener)).not.toThrow();
});

test('while pages are built there is no page to ask', () => {
  expect(shownLanguage()).toBeUndefined();
  expect(() => onLanguageChange(vi.fn())).not.toThrow();
});
