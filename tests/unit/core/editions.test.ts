import { expect, it } from 'vitest';
import { editionPaths } from '../../../src/core/editions.ts';
import { languages } from '../../../src/languages/list.ts';

it('a page has one route for each language, and English has no parameter', () => {
  expect(editionPaths()).toEqual([
    { params: { locale: undefined } },
    ...languages.slice(1).map(({ code }) => ({ params: { locale: code } })),
  ]);
  expect(editionPaths()).toContainEqual({ params: { locale: 'ar' } });
});
