// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.stubGlobal('innerHeight', 800);
  Element.prototype.checkVisibility = () => true;
  Element.prototype.getBoundingClientRect = function () {
    return { top: Number(this.id) } as DOMRect;
  };
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  document.body.innerHTML =
    '<h1 id="1">A</h1><p id="2" class="x">B</p><p id="3" class="x">C</p><h2 id="900">D</h2>' +
    '<ul id="_languages"><a id="900" lang="en" aria-current="true">English</a><a id="901" lang="ar">العربية</a>' +
    '<a id="902" lang="fr">Français</a><a id="903" lang="zh">中文</a></ul>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () => import('../../../../src/browser/language-switch/warm-glyphs.ts');
const samples = () => [...document.querySelectorAll('html > div')];

/** What stood outside the body, frame by frame, until nothing more is planned. */
function frames(): string[] {
  const seen: string[] = [];
  while (vi.getTimerCount() > 0) {
    vi.advanceTimersToNextTimer();
    seen.push(
      samples()
        .map(({ outerHTML }) => outerHTML)
        .join(),
    );
  }
  return seen.filter((html, place) => html && html !== seen[place - 1]);
}
const sample = (lang: string, name: string) =>
  `<div lang="${lang}" style="position: fixed; visibility: hidden;"><h1 class="">${name}</h1><p class="x">${name}</p></div>`;

test('each kind of text on the screen stands there once more, unseen, for each language in letters that are not Latin', async () => {
  await open();
  expect(samples()).toEqual([]);
  expect(frames()).toEqual([sample('ar', 'العربية'), sample('zh', '中文')]);
  expect(samples()).toEqual([]);
});

test('the language that the page shows is not looked for', async () => {
  document.querySelector('[lang=en]')?.removeAttribute('aria-current');
  document.querySelector('[lang=ar]')?.setAttribute('aria-current', 'true');
  await open();
  expect(frames()).toHaveLength(1);
});
