// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

beforeAll(async () => {
  vi.stubGlobal('innerHeight', 800);
  Element.prototype.checkVisibility = () => true;
  Element.prototype.getBoundingClientRect = function () {
    return { top: Number(this.id) } as DOMRect;
  };
  await import('../../../../src/browser/language-switch/warm-glyphs.ts');
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  document.body.innerHTML =
    '<h1 id="1">A</h1><p id="2" class="x">B</p><p id="3" class="x">C</p><h2 id="900">D</h2>' +
    '<ul id="_languages"><a id="901" lang="ar" hreflang="ar">العربية</a><a id="902" lang="fr" hreflang="fr">Français</a></ul>';
});
afterAll(() => vi.useRealTimers());

const point = (lang: string) =>
  document
    .querySelector(`[hreflang=${lang}]`)
    ?.dispatchEvent(new Event('pointerover', { bubbles: true }));
const sample = () => document.querySelector('html > div');

test('each kind of text on the screen stands there once more, unseen, for a frame and once', () => {
  point('ar');
  expect(sample()?.getAttribute('lang')).toBe('ar');
  expect(sample()?.innerHTML).toBe('<h1 class="">العربية</h1><p class="x">العربية</p>');
  vi.runAllTimers();
  expect(sample()).toBeNull();
  point('ar');
  expect(sample()).toBeNull();
});

test('a language in Latin letters needs none of it', () => {
  point('fr');
  expect(sample()).toBeNull();
});
