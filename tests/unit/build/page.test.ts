import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cspHash, readFiles, readPage } from '../../../src/build/page.ts';

test('only scripts that run and styles are taken for the policy', () => {
  const page = readPage(
    'a.html',
    '<title>T</title><svg><title>not this</title></svg><script>run()</script><script type="module">m()</script>' +
      '<script type="application/ld+json">{}</script><script src="/x.js"></script><style>a{}</style><h1>H</h1>',
  );
  expect(page.inlineScripts).toEqual(['run()', 'm()']);
  expect(page.inlineStyles).toEqual(['a{}']);
  expect(page.title).toBe('T');
  expect(page.headings).toBe(1);
});

test('attributes and the title are read as a browser reads them; the text of a script stays as it is written', () => {
  const page = readPage(
    'a.html',
    '<title>A &amp; B</title><a href="/x?a=1&amp;copy=2" class="b">&lt;</a><script>a &amp;&amp; b</script>',
  );
  expect(page.title).toBe('A & B');
  expect(page.elements).toContainEqual({
    name: 'a',
    attributes: { href: '/x?a=1&copy=2' },
  });
  expect(page.inlineScripts).toEqual(['a &amp;&amp; b']);
});

test('elements that no check asks for are not kept', () => {
  const html =
    '<html lang="en"><meta name="robots"><p class="a"><b>x</b></p><p id="b"></p><p style="x"></p><p onclick="y"></p><video poster="z"></video></html>';
  const kept = readPage('a.html', html).elements.map(({ attributes }) => attributes);
  expect(kept).toEqual([
    { lang: 'en' },
    { name: 'robots' },
    { id: 'b' },
    { style: 'x' },
    { onclick: 'y' },
    { poster: 'z' },
  ]);
});

test('a hash is the base64 of the SHA-256 of the text, as the policy wants it', () => {
  expect(cspHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

test('files are read whatever their kind and however hidden, each byte a letter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dist-test-'));
  mkdirSync(join(folder, '.well-known'));
  writeFileSync(join(folder, '.well-known', 'security.txt'), 'Contact');
  writeFileSync(join(folder, 'icon.ico'), Buffer.from([0, 255]));
  expect(readFiles(folder).toSorted((a, b) => a.file.localeCompare(b.file))).toEqual([
    { file: '.well-known/security.txt', text: 'Contact' },
    { file: 'icon.ico', text: '\u0000\u00ff' },
  ]);
  rmSync(folder, { recursive: true });
});
