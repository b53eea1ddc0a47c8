// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { wordsIn } from '../../../../src/browser/language-switch/words.ts';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('words are found in what Astro gives each island, however deep they stand', () => {
  const page = document.implementation.createHTMLDocument();
  const props = [
    '{"language":[0,"fr"],"words":[0,{"common":[0,{"menu":[0,"Menu"],"picker":[0,{"label":[0,"Langue"]}]}]}]}',
    '{"words":[0,{"contact":[0,{"form":[0,{"title":[0,"<b>{{x}}</b>"]}]}]}]}',
  ];
  for (const text of props) {
    const island = page.createElement('astro-island');
    island.setAttribute('props', text);
    page.body.append(island);
  }
  expect(wordsIn(page)).toEqual([
    { common: { menu: 'Menu', picker: { label: 'Langue' } } },
    { contact: { form: { title: '<b>{{x}}</b>' } } },
  ]);
});

test('an island without words has none, and a page without islands too', () => {
  expect(wordsIn(parse('<astro-island props="{&quot;a&quot;:[0,1]}"></astro-island>'))).toEqual([]);
  expect(wordsIn(parse('<p props="{}"></p>'))).toEqual([]);
});
