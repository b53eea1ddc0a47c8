import { describe, expect, test } from 'vitest';
import {
  checkAddresses,
  checkLinks,
  checkPolicy,
  checkRecord,
  checkSecrets,
} from '../../../src/build/dist-checks.ts';
import { readPage } from '../../../src/build/page.ts';
import type { Address } from '../../../src/core/addresses.ts';
import type { ArchivedVersion } from '../../../src/corpus/record/archive.ts';
import { fingerprintOf } from '../../../src/corpus/record/version.ts';

const head = (canonical: string, title = 'About') =>
  `<html><head><title>${title}</title><meta name="description" content="d">` +
  `<link rel="canonical" href="${canonical}"></head>`;
const site = 'https://example.test';
const address = (path: string, more: Partial<Address> = {}): Address => ({
  ...{ path, page: path, kind: 'page', language: 'en', indexed: true, canonical: path },
  ...more,
});
const about = address('/about');

describe('checkAddresses', () => {
  test('a whole page is accepted', () => {
    const page = readPage('about.html', `${head(`${site}/about`)}<h1>About</h1>`);
    expect(checkAddresses([page], [about], site)).toEqual([]);
  });

  test('a missing file is named with its address', () => {
    expect(checkAddresses([], [about], site)).toEqual([
      '/about: no file about.html was built for this address.',
    ]);
  });

  test('headings, title, description and canonical address are each asked for', () => {
    const page = readPage('about.html', '<h1>a</h1><h1>b</h1>');
    expect(checkAddresses([page], [about], site)).toEqual([
      'about.html: has 2 h1 headings; expected exactly one.',
      'about.html: has no title.',
      'about.html: has no description.',
      'about.html: is canonical to nothing; expected https://example.test/about.',
    ]);
  });

  test('a name in braces that nothing has filled in is named; what islands get they fill in themselves', () => {
    const page = (body: string) =>
      readPage('about.html', `${head(`${site}/about`)}<h1>x</h1>${body}`);
    expect(checkAddresses([page('<p>In {{fact.reply-time}}.</p>')], [about], site)).toEqual([
      'about.html: shows {{fact.reply-time}}, which nothing has filled in.',
    ]);
    const island =
      '<astro-island props="{&quot;counter&quot;:[0,&quot;{{length}}&quot;]}"></astro-island>';
    expect(checkAddresses([page(island)], [about], site)).toEqual([]);
    const toast = island.replace('length', ' fact.reply-time ');
    expect(checkAddresses([page(toast)], [about], site)).toEqual([
      'about.html: shows {{fact.reply-time}}, which nothing has filled in.',
    ]);
  });

  test('a version is canonical to itself, and says that it is not to be listed', () => {
    const old = address('/fees/versions/1-0', { indexed: false });
    const page = (path: string, robots = '') =>
      readPage('fees/versions/1-0.html', `${head(site + path)}${robots}<h1>Fees</h1>`);
    const kept = '<meta name="robots" content="noindex">';
    expect(checkAddresses([page('/fees/versions/1-0', kept)], [old], site)).toEqual([]);
    expect(checkAddresses([page('/fees')], [old], site)).toEqual([
      'fees/versions/1-0.html: is canonical to https://example.test/fees; expected https://example.test/fees/versions/1-0.',
      'fees/versions/1-0.html: lets search engines list it; expected the opposite.',
    ]);
    const beside = address('/fees/bilingual', { indexed: false, canonical: '/fees' });
    const both = readPage(
      'fees/bilingual.html',
      `${head(`${site}/fees`)}${kept.replace('x"', 'x, nofollow"')}<h1>Fees</h1>`,
    );
    expect(checkAddresses([both], [beside], site)).toEqual([
      'fees/bilingual.html: is canonical to another page, and keeps search engines from following its links.',
    ]);
    const listed = readPage('about.html', `${head(`${site}/about`)}${kept}<h1>About</h1>`);
    expect(checkAddresses([listed], [about], site)).toEqual([
      'about.html: keeps search engines out; expected the opposite.',
    ]);
  });

  test('two pages of one language may not share a title, an alias and its page may', () => {
    const html = (path: string) => `${head(site + path, 'Same')}<h1>x</h1>`;
    const pages = [readPage('about.html', html('/about')), readPage('other.html', html('/other'))];
    const other = address('/other');
    expect(checkAddresses(pages, [about, other], site)).toEqual([
      'other.html: has the same title as about.html: “Same”.',
    ]);
    const alias = address('/other', { page: '/about', canonical: '/about', kind: 'alias' });
    const aliased = [pages[0], readPage('other.html', html('/about'))].filter((page) => !!page);
    expect(checkAddresses(aliased, [about, alias], site)).toEqual([]);
  });
});

describe('checkLinks', () => {
  const files = new Set(['favicon.svg', 'about.html', 'index.html']);
  const check = (html: string) =>
    checkLinks(
      [readPage('index.html', html), readPage('about.html', '<h1 id="top">About</h1>')],
      files,
    );

  test('addresses, files, fragments and queries that exist are accepted', () => {
    const links = ['/about', '/about#top', '/about?lang=ar#top', '/favicon.svg', '/', '#here'];
    expect(
      check(`<i id="here"></i>${links.map((href) => `<a href="${href}"></a>`).join('')}`),
    ).toEqual([]);
  });

  test('a dead address, a dead fragment and an ending are each named once', () => {
    expect(
      check(
        '<a href="/gone"></a><a href="/gone"></a><a href="/about#gone"></a><a href="/about.html#x"></a>',
      ),
    ).toEqual([
      'index.html: <a> links to /gone; there is no such address.',
      'index.html: <a> links to /about#gone; that page has no id "gone".',
      'index.html: <a> links to /about.html#x; there is no such address.',
    ]);
  });

  test('an id that stands twice is named', () => {
    expect(check('<i id="a"></i><i id="a"></i>')).toEqual(['index.html: the id "a" stands twice.']);
  });
});

describe('checkPolicy', () => {
  const check = (html: string) => checkPolicy([readPage('index.html', html)]);

  test('style attributes and event handlers are refused', () => {
    expect(check('<p style="color:red" onclick="x()"></p>')).toEqual([
      'index.html: <p> has a style attribute; use a class.',
      'index.html: <p> has the event handler onclick; use a script of the page.',
    ]);
  });

  test('requests to another host are refused, links to one are not', () => {
    expect(
      check(
        '<a href="https://x.test"></a><img src="//x.test/a.png"><link rel="stylesheet" href="https://x.test/a.css">' +
          '<link rel="canonical" href="https://x.test/"><style>a{background:url("https://x.test/b.png")}</style>',
      ),
    ).toEqual([
      'index.html: <img> loads //x.test/a.png from another host.',
      'index.html: <link> loads https://x.test/a.css from another host.',
      'index.html: a style loads url("https://x.test/b.png from another host.',
    ]);
  });

  test('a script file is accepted only beside a form', () => {
    expect(check('<script src="/a.js"></script>')).toEqual([
      'index.html: loads the script file /a.js, and has no form that needs it.',
    ]);
    expect(check('<form></form><script src="/a.js"></script>')).toEqual([]);
  });
});

test('checkSecrets: a file of any kind that holds a secret is named, without the secret', () => {
  const files = [
    { file: '_astro/session.js', text: 'const key="sb_secret_aB3";' },
    { file: 'api/v2/keys.json', text: '-----BEGIN PRIVATE KEY-----' },
    { file: 'about.html', text: 'sb_publishable_aB3' },
  ];
  const problems = checkSecrets(files);
  expect(problems).toHaveLength(2);
  expect(problems[0]).toMatch(/^_astro\/session\.js: holds a secret key \(sb_secret_…\)/);
  expect(problems[1]).toMatch(/^api\/v2\/keys\.json: holds a private key/);
  expect(problems.join()).not.toContain('aB3');
});

describe('checkRecord', () => {
  const text = { file: 'a/versions/1-0.md', text: 'x\n' };
  const paths = ['/a/versions/1-0.md', '/legal/SHA256SUMS'];
  const version: ArchivedVersion = {
    ...{ document: 'a', file: 'content/versions/a/1.0.md', text: 'x\n', words: 'x\n' },
    fingerprint: fingerprintOf('x\n'),
    head: {
      ...{ title: 'A', path: '/a', version: '1.0', kind: 'first' },
      ...{ announced: '2026-01-01', effective: '2026-01-01' },
    },
  };
  const sums = (lines: string) => ({ file: 'legal/SHA256SUMS', text: lines });
  const line = `${fingerprintOf('x\n')}  a/versions/1-0.md\n`;

  test('a whole record is accepted, bytes that are no text too', () => {
    const pdf = { file: 'a/versions/1-0.pdf', text: '\xff\x00' };
    const page = { file: 'a/versions/1-0.html', text: '' };
    const patch = { file: 'patches/en-fr/a/versions/1-0.patch', text: '' };
    const own = `${fingerprintOf(new Uint8Array([255, 0]))}  a/versions/1-0.pdf\n`;
    expect(
      checkRecord(
        [text, pdf, page, patch, sums(line + own)],
        [...paths, '/a/versions/1-0.pdf'],
        [version],
      ),
    ).toEqual([]);
  });

  test.each([
    ['a file that is missing', [sums(line)], ['/a/versions/1-0.md: no such file was built.']],
    [
      'a file too many',
      [text, sums(line), { file: 'a/versions/1-1.pdf', text: '' }],
      ['/a/versions/1-1.pdf: is no file of the record.'],
    ],
    [
      'a signature before anything is signed',
      [text, sums(line), { file: 'legal/SHA256SUMS.sig', text: '' }],
      ['/legal/SHA256SUMS.sig: is no file of the record.'],
    ],
    [
      'a sum of another text',
      [{ ...text, text: 'y\n' }, sums(line)],
      [
        `/a/versions/1-0.md: its SHA-256 is ${fingerprintOf('y\n')}, and /legal/SHA256SUMS says ${fingerprintOf('x\n')}.`,
      ],
    ],
    [
      'a file without a sum',
      [text, sums('')],
      [
        `/a/versions/1-0.md: its SHA-256 is ${fingerprintOf('x\n')}, and /legal/SHA256SUMS says nothing.`,
      ],
    ],
    [
      'a sum without a file',
      [text, sums(line + line.replace('1-0', '1-1'))],
      ['/legal/SHA256SUMS: lists /a/versions/1-1.md, which is no file of the record.'],
    ],
  ])('%s is named', (_, files, problems) => {
    expect(checkRecord(files, paths, [])).toEqual(problems);
  });

  test('a text that is another than the archived one is named, in letters of any script too', () => {
    const found = checkRecord([text, sums(line)], paths, [{ ...version, text: 'y\n' }]);
    expect(found).toEqual(['/a/versions/1-0.md: is not the text of content/versions/a/1.0.md.']);
    const arabic = { ...version, text: 'نص\n' };
    const served = { ...text, text: Buffer.from(arabic.text).toString('latin1') };
    const own = sums(`${fingerprintOf(arabic.text)}  a/versions/1-0.md\n`);
    expect(checkRecord([served, own], paths, [arabic])).toEqual([]);
  });
});
