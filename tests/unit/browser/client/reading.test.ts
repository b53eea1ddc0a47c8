// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const part = (selector: string) => document.querySelector(selector) as HTMLElement;
const marked = () =>
  [...document.querySelectorAll('[aria-current]')].map((link) => [
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ]);
const today = () => part('.strip a').getAttribute('href');

/** How far each section is below the upper edge of the window. */
let tops: Record<string, number> = {};
function scrollTo(now: Record<string, number>): void {
  tops = now;
  dispatchEvent(new Event('scroll'));
}

beforeEach(async () => {
  vi.resetModules();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops[this.id] ?? 0);
  });
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({
    scrollPaddingTop: '80px',
  } as CSSStyleDeclaration);
  const section = (
    id: string,
    inside = '',
    link = `<p class="since"><a href="/terms#${id}"></a></p>`,
  ) => `<section id="${id}"><h2></h2>${link}${inside}</section>`;
  document.body.innerHTML = `
    <section class="strip"><a href="/terms">Today</a> <a href="/terms/changes/1-0/1-1">Changes</a></section>
    <nav class="contents"><details open><summary>Contents</summary><ol>
      <li><a href="#scope"><b>1.</b> Scope</a><ol><li><a href="#who"><b>1.1</b> Who</a></li></ol></li>
      <li><a href="#fees"><b>2.</b> Fees</a></li></ol></details></nav>
    <div class="prose">${section('scope', section('who', section('deep')))}${section('fees', '', '')}</div>`;
  tops = { scope: 500, who: 700, deep: 800, fees: 900 };
  await import('../../../../src/browser/client/reading.ts');
});

test('nothing is marked before the first section, and today’s text is the whole document', () => {
  expect(marked()).toEqual([]);
  expect(today()).toBe('/terms');
});

test('the section under the bar is marked, the innermost that the contents list', () => {
  scrollTo({ scope: 80, who: 300, deep: 400, fees: 500 });
  expect(marked()).toEqual([['#scope', 'location']]);
  scrollTo({ scope: -200, who: 80, deep: 300, fees: 400 });
  expect(marked()).toEqual([['#who', 'location']]);
  scrollTo({ scope: -500, who: -300, deep: 80, fees: 200 });
  expect(marked()).toEqual([['#who', 'location']]);
  scrollTo({ scope: 500, who: 700, deep: 800, fees: 900 });
  expect(marked()).toEqual([]);
});

test('the row of the contents names the section that is read', () => {
  scrollTo({ scope: -200, who: 80, deep: 300, fees: 400 });
  expect(part('summary').dataset['now']).toBe('1.1 Who');
  scrollTo({ scope: 500, who: 700, deep: 800, fees: 900 });
  expect(part('summary').dataset['now']).toBe('');
});

test('the strip leads to the same section today, and to the document where there is none', () => {
  scrollTo({ scope: -200, who: 80, deep: 300, fees: 400 });
  expect(new URL((part('.strip a') as HTMLAnchorElement).href).hash).toBe('#who');
  scrollTo({ scope: -900, who: -700, deep: -500, fees: 80 });
  expect(marked()).toEqual([['#fees', 'location']]);
  expect(new URL((part('.strip a') as HTMLAnchorElement).href).pathname).toBe('/terms');
  expect(new URL((part('.strip a') as HTMLAnchorElement).href).hash).toBe('');
  expect(document.querySelectorAll('.strip a')[1]?.getAttribute('href')).toBe(
    '/terms/changes/1-0/1-1',
  );
});

test('a link of the contents closes them, and what stands beside the links does not', () => {
  part('.contents li').click();
  expect(part('details').hasAttribute('open')).toBe(true);
  part('.contents b').click();
  expect(part('details').hasAttribute('open')).toBe(false);
});

test('a document without contents and strip is left alone', async () => {
  document.body.innerHTML = '<div class="prose"><section id="scope"></section></div>';
  vi.resetModules();
  await import('../../../../src/browser/client/reading.ts');
  expect(() => scrollTo({ scope: 80 })).not.toThrow();
});
