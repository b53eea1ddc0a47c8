import { describe, expect, it, test } from 'vitest';
import {
  absoluteUrl,
  addressOf,
  addressTable,
  editionPath,
  editionPaths,
  fileOf,
  idsOf,
  splitAddress,
} from '../../../src/core/addresses.ts';
import { pages } from '../../../src/core/pages.ts';
import { languages } from '../../../src/languages/list.ts';

const paths = ['/', '/about', '/legal', '/legal/privacy-policy', '/about/fca-roadmap'];
const others = languages.map(({ code }) => code).filter((code) => code !== 'en');
const pairs = languages.flatMap(({ code }) => paths.map((path) => ({ code, path })));

describe('the address of an edition', () => {
  it('is the language before the path; English has no prefix', () => {
    expect(languages.map(({ code }) => editionPath('/about', code))).toEqual([
      '/about',
      ...others.map((code) => `/${code}/about`),
    ]);
    expect(editionPath('/about', 'ar')).toBe('/ar/about');
  });

  it('of the home page has no slash at its end', () => {
    expect(editionPath('/', 'en')).toBe('/');
    expect(editionPath('/', 'ar')).toBe('/ar');
  });

  it.each(pairs)('is split into what it was made of: $path in $code', ({ path, code }) => {
    expect(splitAddress(editionPath(path, code))).toEqual({ language: code, path });
  });
});

test('the ids of a document are its own and those of its former addresses', () => {
  expect(idsOf('legal/fees')).toEqual(['legal/fees']);
  expect(idsOf('legal/fees', ['/fees', '/old/fees'])).toEqual(['legal/fees', 'fees', 'old/fees']);
});

describe('an address', () => {
  it.each(['/en', '/en/about', '/arabic/about', '/xx/about', '/about/ar', '/AR/about'])(
    'that begins with no code of an edition is English: %s',
    (path) => {
      expect(splitAddress(path)).toEqual({ language: 'en', path });
    },
  );

  it('is answered by a file as a static host finds it', () => {
    expect(['/', '/ar', '/about', '/de/legal/terms-of-service'].map(fileOf)).toEqual([
      'index.html',
      'ar.html',
      'about.html',
      'de/legal/terms-of-service.html',
    ]);
  });

  it.each(pairs)('is found from the file that answers it: $path in $code', ({ path, code }) => {
    const address = editionPath(path, code);
    expect(addressOf(`/${fileOf(address)}`)).toBe(address);
  });

  it('is the path of a URL without what a build or a server adds to it', () => {
    const paths = [
      '/',
      '/index',
      '/index.html',
      '/ar/',
      '/about/',
      '/about.html',
      '/legal/index-x',
    ];
    expect(paths.map(addressOf)).toEqual([
      '/',
      '/',
      '/',
      '/ar',
      '/about',
      '/about',
      '/legal/index-x',
    ]);
  });
});

describe('the address table', () => {
  const table = addressTable(
    [{ id: 'legal/fees', aliases: ['/fees', '/prices'] }],
    [
      { path: '/status/2026-10' },
      { path: '/status/2026-10/2' },
      { path: '/legal/fees/versions/1-0', indexed: false },
    ],
  );

  it('holds a document as its page, its editions and its aliases', () => {
    expect(
      table
        .filter(({ page }) => page === '/legal/fees')
        .map(({ path, kind, language }) => `${path} ${kind} ${language}`),
    ).toEqual([
      '/legal/fees page en',
      ...others.map((code) => `/${code}/legal/fees edition ${code}`),
      '/fees alias en',
      '/prices alias en',
    ]);
  });

  it('holds the former addresses of a document, and of the pages below it, in every language', () => {
    const movedFrom = ['/fees-and-prices'];
    const moved = addressTable(
      [{ id: 'legal/fees', aliases: ['/fees'], movedFrom }],
      [{ path: '/legal/fees/versions', movedFrom: ['/fees-and-prices/versions'] }],
    ).filter(({ kind, page }) => kind === 'alias' && page.startsWith('/legal/fees'));
    const former = (path: string) =>
      languages.map(({ code }) => `${editionPath(path, code)} ${code}`);
    expect(moved.map(({ path, language }) => `${path} ${language}`)).toEqual([
      '/fees en',
      ...former('/fees-and-prices'),
      ...former('/fees-and-prices/versions'),
    ]);
    expect(moved.at(-1)).toMatchObject({
      page: '/legal/fees/versions',
      canonical: '/legal/fees/versions',
      indexed: true,
    });
  });

  it('holds each page of a month of the status log, in every language and without an alias', () => {
    for (const month of ['/status/2026-10', '/status/2026-10/2']) {
      expect(table.filter(({ page }) => page === month).map(({ path }) => path)).toEqual([
        month,
        ...others.map((code) => `/${code}${month}`),
      ]);
    }
  });

  it('holds every page of src/pages in every language, and its aliases', () => {
    const own = addressTable([], []);
    for (const { path, aliases } of pages) {
      const expected = [...languages.map(({ code }) => editionPath(path, code)), ...aliases];
      expect(own.filter(({ page }) => page === path).map((address) => address.path)).toEqual(
        expected,
      );
    }
    const aliases = pages.flatMap((page) => page.aliases);
    expect(own).toHaveLength(pages.length * languages.length + aliases.length);
  });

  it('keeps an address that two documents claim twice, so that a check can name both', () => {
    const claimed = addressTable(
      [
        { id: 'a', aliases: ['/short'] },
        { id: 'b', aliases: ['/short'] },
        { id: 'short', aliases: [] },
      ],
      [],
    ).filter(({ path }) => path === '/short');
    expect(claimed.map(({ page, kind }) => `${kind} of ${page}`)).toEqual([
      'page of /short',
      'alias of /a',
      'alias of /b',
    ]);
  });

  it('says what search engines list; a page that they do not list is canonical to itself all the same', () => {
    const about = (path: string) => {
      const { indexed, canonical } = table.find((address) => address.path === path) ?? {};
      return [indexed, canonical];
    };
    expect(about('/prices')).toEqual([true, '/legal/fees']);
    expect(about('/ar/status/2026-10')).toEqual([true, '/status/2026-10']);
    expect(about('/legal/fees/versions/1-0')).toEqual([false, '/legal/fees/versions/1-0']);
    expect(about('/ar/legal/fees/versions/1-0')).toEqual([false, '/legal/fees/versions/1-0']);
    expect(about('/restricted')).toEqual([false, '/restricted']);
  });

  it('has no address for the 404 page', () => {
    expect(table.filter(({ path }) => path.includes('404'))).toEqual([]);
  });
});

test('a page has one route for each language, and English has no parameter', () => {
  expect(editionPaths()).toEqual([
    { params: { locale: undefined } },
    ...languages.slice(1).map(({ code }) => ({ params: { locale: code } })),
  ]);
});

test('a path gets the origin of the site; the home page has no slash at its end', () => {
  expect(absoluteUrl('https://a.example', '/about')).toBe('https://a.example/about');
  expect(absoluteUrl(new URL('https://a.example'), '/')).toBe('https://a.example');
});
