import { expect, it } from 'vitest';
import { editionPaths } from '../../../src/site/editions.ts';

it('a page has one route for each language, and English has no parameter', () => {
  expect(editionPaths()).toEqual([
    { params: { locale: undefined } },
    { params: { locale: 'ar' } },
    { params: { locale: 'fr' } },
    { params: { locale: 'de' } },
    { params: { locale: 'es' } },
    { params: { locale: 'zh' } },
    { params: { locale: 'hi' } },
  ]);
});
