// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { askAhead } from '../../../../src/browser/language-switch/ask-ahead.ts';
import type { LanguageSwitch } from '../../../../src/browser/language-switch/protocol.ts';

const state = () => {
  const ask = vi.fn(async () => ({ status: 0, patch: false as const }));
  const page: LanguageSwitch = {
    base: 'en',
    dir: 'ltr',
    shown: 'en',
    wanted: 'en',
    ask,
    choose: async () => {},
  };
  return { page, ask };
};
const point = (selector: string, type = 'pointerover') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
const save = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });

beforeEach(() => {
  save(false);
  document.body.innerHTML =
    '<a href="/x" hreflang="fr">X</a><ul id="_languages"><li><a href="/" hreflang="en">English</a></li>' +
    '<li><a href="/de" hreflang="de"><b>Deutsch</b></a></li></ul>';
});

test.each(['pointerover', 'focusin'])(
  'a link of the picker asks for its language at %s',
  (type) => {
    const { page, ask } = state();
    askAhead(page);
    point('#_languages b', type);
    expect(ask).toHaveBeenCalledExactlyOnceWith('de');
  },
);

test('the language of the page, and links elsewhere, ask for nothing', () => {
  const { page, ask } = state();
  askAhead(page);
  point('#_languages a[hreflang=en]');
  point('body > a');
  expect(ask).not.toHaveBeenCalled();
});

test('a link that had the focus before asks at once', () => {
  const { page, ask } = state();
  document.querySelector<HTMLElement>('#_languages a[hreflang=de]')?.focus();
  askAhead(page);
  expect(ask).toHaveBeenCalledExactlyOnceWith('de');
});

test('whoever saves data is asked for nothing ahead', () => {
  save(true);
  const { page, ask } = state();
  askAhead(page);
  point('#_languages b');
  expect(ask).not.toHaveBeenCalled();
});
