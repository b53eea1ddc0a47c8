import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { noticesOf, packageOf } from '../../../src/build/notices.ts';
import { folderOf, writeIn } from '../folder.ts';

const root = folderOf();
afterAll(() => rmSync(root, { recursive: true }));

const write = (path: string, text: string) => writeIn(root, path, text);

function install(name: string, files: Readonly<Record<string, string>>, fields: object = {}) {
  const folder = `node_modules/${name}`;
  const own = name.replace(/^.*node_modules\//, '');
  write(
    `${folder}/package.json`,
    JSON.stringify({ name: own, version: '1.0.0', license: 'MIT', ...fields }),
  );
  for (const [file, text] of Object.entries(files)) write(`${folder}/${file}`, text);
}

const at = (path: string) => join(root, path);
const of = (...ids: string[]) => noticesOf(ids, [], root).map(({ name, text }) => [name, text]);

beforeEach(() => {
  rmSync(root, { recursive: true });
  for (const name of ['astro', 'tailwindcss']) install(name, { LICENSE: `By ${name}` });
});

test('a package is found where node_modules is a link, by its place behind it', () => {
  install('react', { LICENSE: 'By its authors' });
  const other = join(root, 'elsewhere');
  renameSync(at('node_modules'), other);
  symlinkSync(other, at('node_modules'), 'junction');
  expect(of(join(other, 'react/index.js'))).toContainEqual(['react 1.0.0', 'By its authors']);
});

describe('whose a module is', () => {
  test.each([
    ['/p/node_modules/react/index.js', 'node_modules/react'],
    ['/p/node_modules/@nanostores/react/index.js', 'node_modules/@nanostores/react'],
    ['/p/node_modules/a/node_modules/b/c.js', 'node_modules/a/node_modules/b'],
    ['\0/p/node_modules/react/index.js?commonjs-module', 'node_modules/react'],
    ['\0vite/preload-helper.js', 'node_modules/vite'],
    ['\0rolldown/runtime.js', 'node_modules/rolldown'],
    ['/p/src/browser/islands/Toaster.tsx', undefined],
  ])('%j', (id, folder) => {
    expect(packageOf(id, '/p/')).toBe(folder);
  });

  test.each(['\0somebody/else.js', 'virtual:thing', '/elsewhere/node_modules/a/b.js', '/q/a.js'])(
    'nothing tells: %j',
    (id) => {
      expect(() => packageOf(id, '/p/')).toThrow('and nothing tells whose code it is');
    },
  );
});

describe('the licences of packages', () => {
  test('are the texts of all their files of that name, once for each package', () => {
    install('a', {
      'LICENSE.md': 'By A',
      NOTICE: 'And others',
      'license-check.js': 'no text',
      'license.json': 'no text',
    });
    const ids = [at('node_modules/a/one.js'), at('node_modules/a/two.js'), at('src/own.ts')];
    expect(of(...ids)).toEqual([
      ['a 1.0.0', 'By A\n\nAnd others'],
      ['astro 1.0.0', 'By astro'],
      ['tailwindcss 1.0.0', 'By tailwindcss'],
    ]);
  });

  test('name a package once that is installed twice', () => {
    install('a', { LICENSE: 'By A' });
    install('b/node_modules/a', { LICENSE: 'By A' });
    const ids = [at('node_modules/a/a.js'), at('node_modules/b/node_modules/a/a.js')];
    expect(of(...ids).filter(([name]) => name === 'a 1.0.0')).toHaveLength(1);
  });

  test('of a bundler leave out what its package bundles and does not pass on', () => {
    install('vite', { LICENSE: 'By V\n\n# Licenses of bundled dependencies\nBy many' });
    expect(of('\0vite/preload-helper.js')).toContainEqual(['vite 1.0.0', 'By V']);
  });

  test('stop the build where there are none, each package by its name', () => {
    install('bare', { 'README.md': 'MIT' });
    install('unnamed', { LICENSE: 'By U' }, { license: undefined });
    install('empty', { LICENSE: ' \n' });
    const ids = ['bare', 'unnamed', 'empty'].map((name) => at(`node_modules/${name}/index.js`));
    const said = 'is in a bundle and brings no licence';
    expect(() => of(...ids)).toThrow(
      new RegExp(
        `^node_modules/bare ${said}.*\\nnode_modules/unnamed ${said}.*\\nnode_modules/empty ${said}`,
        's',
      ),
    );
  });
});

describe('the licence of a typeface', () => {
  test('stands beside its file', () => {
    write('src/fonts/OFL.txt', 'SIL OPEN FONT LICENSE Version 1.1 - 26 February 2007');
    const list = noticesOf([], ['src/fonts/face.woff2'], root);
    expect(list).toContainEqual(
      expect.objectContaining({ kind: 'typeface', name: 'face.woff2', licence: 'OFL-1.1' }),
    );
  });

  test('stops the build where there is none', () => {
    write('src/fonts/LICENSE', 'For this office only.');
    expect(() => noticesOf([], ['src/fonts/face.woff2'], root)).toThrow(
      'src/fonts/face.woff2 is loaded by pages, and its folder holds no OFL.txt',
    );
  });
});
