import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { diffPages } from '../../../src/browser/language-switch/diff-pages.ts';
import { patchAddress } from '../../../src/browser/language-switch/protocol.ts';
import { patches } from '../../../src/build/write-patches.ts';
import { editionPath, fileOf } from '../../../src/core/addresses.ts';
import { corpusOf } from '../../../src/corpus/corpus.ts';
import { languages } from '../../../src/languages/list.ts';
import { folderOf, textsIn } from '../folder.ts';

vi.mock('../../../src/corpus/addresses.ts', () => ({
  addressesOf: () => [
    { path: '/about', kind: 'page' },
    { path: '/contact', kind: 'page' },
    { path: '/de/about', kind: 'edition' },
    { path: '/company', kind: 'alias' },
  ],
}));

let folder = '';
beforeEach(() => {
  folder = folderOf();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A page, which names itself where its language changes in place. */
const html = (path: string, code: string) => {
  const named = code === 'en' || path === '/contact' ? ` data-page="${path}.${code}1"` : '';
  return `<html lang="${code}" dir="ltr"${named}><head><title>${path}</title></head><body><p>${code}</p></body></html>`;
};
const codes = languages.map(({ code }) => code);
/** A page's file, and its text. */
type Built = readonly [file: string, html: string];
/** Two pages in every language. */
const built = ['/about', '/contact'].flatMap((path) =>
  codes.map((code): Built => [fileOf(editionPath(path, code)), html(path, code)]),
);
const write = async (pages: readonly Built[]) =>
  patches.run({
    ...{ root: folder, folder, corpus: corpusOf([]) },
    texts: new Map(pages),
    pages: fail,
  });
const fail = () => expect.unreachable();
const written = () =>
  Object.keys(textsIn(folder))
    .map((path) => `/${path}`)
    .sort();

test('a page that names itself changes into every other edition', async () => {
  await write(built);
  const others = (code: string) => codes.filter((other) => other !== code);
  const expected = [
    ...others('en').map((to) => patchAddress('/about.en1', 'en', to)),
    ...codes.flatMap((from) =>
      others(from).map((to) => patchAddress(`/contact.${from}1`, from, to)),
    ),
  ];
  expect(written()).toEqual(expected.sort());
  expect(readFileSync(join(folder, patchAddress('/contact.de1', 'de', 'fr')), 'utf8')).toBe(
    diffPages(html('/contact', 'de'), html('/contact', 'fr')),
  );
});

test('a page that was not built is left to the check of the output', async () => {
  await write(built.filter(([file]) => file !== 'de/about.html' && !file.includes('contact')));
  expect(written()).toEqual(
    codes
      .filter((code) => code !== 'en' && code !== 'de')
      .map((to) => patchAddress('/about.en1', 'en', to))
      .sort(),
  );
});

test('a page that asks for patches of a text that no page has stops the build', async () => {
  const alias = (print: string): Built => [
    'company.html',
    html('/about', 'en').replace('.en1', `.${print}`),
  ];
  await expect(write([...built, alias('en1')])).resolves.toEqual([]);
  await expect(write([...built, alias('old')])).rejects.toThrow(
    'company.html: asks for the patches of /about.old, and there is no such page.',
  );
});
