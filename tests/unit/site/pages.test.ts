import { describe, expect, it } from 'vitest';
import { hubPages, pageAt, pages } from '../../../src/site/pages.ts';

describe('the pages', () => {
  it('are those of the specification that are no documents, and two more: deadlines and developer resources', () => {
    expect(pages.map(({ path, words }) => `${path} ${words}`)).toEqual([
      '/ home',
      '/solutions solutions',
      '/developers developers',
      '/about about',
      '/contact contact',
      '/legal legal',
      '/trust/security trust',
      '/status status',
      '/legal/deadlines deadlines',
      '/developers/resources resources',
      '/signin signIn',
      '/restricted restricted',
    ]);
  });

  it('are listed by search engines, all but the restricted ones', () => {
    expect(pages.filter(({ indexed }) => !indexed).map(({ path }) => path)).toEqual([
      '/developers/resources',
      '/restricted',
    ]);
  });

  it('have one alias among them', () => {
    expect(pages.flatMap(({ path, aliases }) => aliases.map((alias) => [alias, path]))).toEqual([
      ['/system-status', '/status'],
    ]);
  });

  it('stand in the legal hub where they have a group', () => {
    expect(hubPages.map(({ path, hubGroup }) => `${path} ${hubGroup}`)).toEqual([
      '/developers merchant',
      '/trust/security transparency',
      '/status transparency',
      '/legal/deadlines transparency',
    ]);
  });
});

describe('a page', () => {
  it.each(pages)('is found at its path: $path', (page) => {
    expect(pageAt(page.path)).toBe(page);
  });

  it.each(['/nowhere', '/system-status', '/ar/about', 'about', '/about/', ''])(
    'is refused by name at an address that is no page: “%s”',
    (path) => {
      expect(() => pageAt(path)).toThrow(
        new RangeError(`No page at "${path}". Pages are listed in src/site/pages.ts.`),
      );
    },
  );
});
