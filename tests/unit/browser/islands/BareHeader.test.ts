// @vitest-environment jsdom
import { createElement } from 'react';
import { expect, test } from 'vitest';
import french from '../../../../content/locales/fr/common.json' with { type: 'json' };
import { BareHeader } from '../../../../src/browser/islands/BareHeader.tsx';
import { languages } from '../../../../src/languages/list.ts';
import { part, prebuilt } from './show.ts';

test('a page of one task has the brand, the picker and the notice, and no menu', () => {
  const { picker, banner } = french;
  const island = prebuilt(
    createElement(
      BareHeader,
      { language: 'fr', words: { common: { picker, banner } }, page: '/signin' },
      createElement('b', null, 'Brand'),
    ),
    'fr',
  );
  expect(part(island, 'header > b').textContent).toBe('Brand');
  expect(island.querySelectorAll('a')).toHaveLength(languages.length);
  expect(part(island, '[hreflang=en]').getAttribute('href')).toBe('/signin');
  expect(part(island, 'button').textContent).toContain(picker.label);
  expect(part(island, '.banner').hidden).toBe(false);
  expect(island.querySelector('nav, #_menu')).toBeNull();
});
