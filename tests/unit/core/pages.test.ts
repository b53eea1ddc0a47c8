import { describe, expect, it } from 'vitest';
import { hubPages, pageAt, pages } from '../../../src/core/pages.ts';

describe('the pages', () => {
  it('have each an address and words of their own', () => {
    for (const key of ['path', 'words'] as const) {
      expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length);
    }
  });

  it('that only some may see are listed by no search engine', () => {
    const hidden = pages.filter(({ indexed }) => !indexed).map(({ path }) => path);
    expect(hidden).toEqual(expect.arrayContaining(['/developers/resources', '/restricted']));
  });

  it('stand in the legal hub where they have a group', () => {
    expect(hubPages).not.toEqual([]);
    expect(pages.filter((page) => !hubPages.includes(page) && page.hubGroup)).toEqual([]);
  });
});

const anAlias = pages.flatMap(({ aliases }) => aliases)[0] ?? '';

describe('a page', () => {
  it.each(pages)('is found at its path: $path', (page) => {
    expect(pageAt(page.path)).toBe(page);
  });

  it.each(['/nowhere', anAlias, '/ar/about', 'about', '/about/', ''])(
    'is refused by name at an address that is no page: “%s”',
    (path) => {
      expect(() => pageAt(path)).toThrow(
        new RangeError(`No page at "${path}". Pages are listed in src/core/pages.ts.`),
      );
    },
  );
});
