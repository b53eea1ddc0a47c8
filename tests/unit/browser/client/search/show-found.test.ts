// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Hit } from '../../../../../src/browser/client/search/engine.ts';
import { showFound } from '../../../../../src/browser/client/search/show-found.ts';
import type { SearchPage } from '../../../../../src/core/search.ts';

const words = {
  count: 'Results: {{count}}',
  none: 'Nothing for “{{typed}}”.',
  instead: 'Not “{{typed}}”, but “{{taken}}”.',
  english: 'In English',
  earlier: 'Version {{version}}',
  more: 'More: {{count}}',
};
const page: SearchPage = {
  path: '/fr/terms',
  kind: 'contract',
  title: 'Conditions',
  text: '',
  sections: [],
};
const hit = (id: string, change: Partial<SearchPage> = {}, isEnglish?: true): Hit => ({
  page: { ...page, ...change },
  section: {
    id,
    number: '5.2',
    title: `Title ${id}`,
    text: '',
    ...(isEnglish ? { isEnglish } : {}),
  },
  isSlight: false,
  sentence: () => [
    { text: '<b>', found: undefined },
    { text: 'word', found: 'typed' },
    { text: 'like', found: 'alike' },
  ],
});

function show(
  groups: readonly (readonly Hit[])[],
  typed = 'x',
  instead: { typed: string; taken: string }[] = [],
) {
  document.body.innerHTML = '<div id="results"></div><div id="state"></div>';
  const results = document.getElementById('results') as HTMLElement;
  const state = document.getElementById('state') as HTMLElement;
  const count = groups.flat().length;
  showFound({ groups, count, instead }, { typed, words, results, state });
  return { results, state };
}

test('a section leads to its place and shows its sentence, in which nothing is HTML', () => {
  const { results, state } = show([[hit('age')]]);
  expect(state.textContent).toBe('Results: 1');
  expect(results.querySelector('h2 a')?.getAttribute('href')).toBe('/fr/terms');
  expect(results.querySelector('li a')?.outerHTML).toBe(
    '<a href="/fr/terms#age">5.2 Title age</a>',
  );
  expect(results.querySelector('li p')?.innerHTML).toBe(
    '&lt;b&gt;<mark class="typed">word</mark><mark class="alike">like</mark>',
  );
});

test('the fourth section and those after it are folded away until they are asked for', () => {
  const { results } = show([['a', 'b', 'c', 'd', 'e'].map((id) => hit(id))]);
  const fold = results.querySelector('details') as HTMLDetailsElement;
  expect(results.querySelectorAll('li')).toHaveLength(3);
  expect(fold.querySelector('summary')?.textContent).toBe('More: 2');
  fold.dispatchEvent(new Event('toggle'));
  fold.dispatchEvent(new Event('toggle'));
  expect([...fold.querySelectorAll('li a')].map((link) => link.textContent)).toEqual([
    '5.2 Title d',
    '5.2 Title e',
  ]);
});

test('a slight section is folded away before there are three', () => {
  const { results } = show([[hit('a'), { ...hit('b'), isSlight: true }]]);
  expect(results.querySelectorAll('li')).toHaveLength(1);
  expect(results.querySelector('details > summary')?.textContent).toBe('More: 1');
});

test('what is in English says so, and is English to a screen reader', () => {
  const section = show([[hit('a', {}, true)]]).results;
  expect(section.querySelector('li .found-note')?.textContent).toBe('In English');
  expect(section.querySelector('li a')?.getAttribute('lang')).toBe('en');
  expect(section.querySelector('h2 a')?.hasAttribute('lang')).toBe(false);
  const whole = show([[hit('a', { isEnglish: true })]]).results;
  expect(whole.querySelector('h2 + .found-note')?.textContent).toBe('In English');
  expect(whole.querySelectorAll('[lang=en]')).toHaveLength(3);
});

test('an earlier version names its number', () => {
  const { results } = show([[hit('a', { version: '1.0' })]]);
  expect(results.querySelector('h2 + .found-note')?.textContent).toBe('Version 1.0');
});

test('a page without a section shows its own sentence', () => {
  const { results } = show([[{ ...hit('a'), section: undefined }]]);
  expect(results.querySelector('section > p')?.textContent).toBe('<b>wordlike');
  expect(results.querySelector('h2 a')?.getAttribute('href')).toBe('/fr/terms');
});

test('what was taken instead, and that nothing was found, is said', () => {
  const { results, state } = show([], '<i>', [{ typed: 'a', taken: 'b' }]);
  expect([...state.children].map(({ textContent }) => textContent)).toEqual([
    'Not “a”, but “b”.',
    'Nothing for “<i>”.',
  ]);
  expect(results.childElementCount).toBe(0);
});

test('nothing typed shows nothing', () => {
  const { results, state } = show([], '');
  expect([results.childElementCount, state.childElementCount]).toEqual([0, 0]);
});
