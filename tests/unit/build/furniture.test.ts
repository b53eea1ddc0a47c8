import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clauseFrames,
  furnitureOf,
  withoutChance,
  withoutSeal,
} from '../../../src/build/furniture.ts';
import { documentPage } from './document-page.ts';

const path = '/legal/refund-policy';
const furniture = furnitureOf(documentPage(), [path]);

test('what a document says is no furniture', () => {
  const name = fc.stringMatching(/^[A-Z][a-z]{6,12}( [a-z]{4,9}){1,4}$/);
  const changes = fc.record({
    title: name,
    description: name,
    version: fc.stringMatching(/^[1-9]{1,2}\.[0-9]{1,2}$/),
    date: name,
    reading: name,
    next: name,
    summary: fc.array(name, { maxLength: 7 }),
    fingerprint: fc.string().map((text) => createHash('sha256').update(text).digest('hex')),
    text: fc
      .array(name)
      .map((clauses) =>
        clauses
          .map(
            (clause, index) =>
              `<section id="a${index}"><h2><a href="#a${index}">${index}. ${clause}</a></h2><p>${clause} <a class="term" href="/contact">${clause}</a><br></p><div class="fitted"><table><tr><td>${clause}</td></tr></table></div><dl><dd><time>${clause}</time></dd></dl></section>`,
          )
          .join('\n'),
      ),
  });
  fc.assert(
    fc.property(changes, (change) => {
      expect(furnitureOf(documentPage(change), [path])).toBe(furniture);
    }),
  );
});

test('nor is its address, wherever it stands above the footer, which is the same on each page', () => {
  const elsewhere = '/legal/money-back';
  expect(furnitureOf(documentPage({ path: elsewhere }), [elsewhere])).toBe(furniture);
  expect(furniture).toContain('<footer><a href="/legal/refund-policy">');
});

test('nor is the fingerprint of its page, which is another one for each text', () => {
  const other = documentPage().replace('.1a2b3c4d"', '.37c39422"');
  expect(other).not.toBe(documentPage());
  expect(furnitureOf(other, [path])).toBe(furniture);
});

test('a page weighs the same whatever the fingerprints of its files and islands are', () => {
  const page = (of: (name: string) => string) =>
    `<html data-islands="/scripts/islands-${of('all')}.js" data-page="/about.${of('page')}" data-switch="/scripts/${of('switch')}/switch.js"` +
    ` data-face="/_astro/literata-display.${of('face')}.woff2"><astro-island uid="${of('bar')}" component-url="/_astro/SiteHeader.${of('file')}.js"` +
    ` renderer-url="/_astro/client.${of('client')}.js"></astro-island><astro-island uid="${of('form')}" renderer-url="/_astro/client.${of('client')}.js">` +
    '</astro-island><img src="/_astro.png"><p>uid="Z1wP7Sn"</p></html>';
  const [one, other] = [
    withoutChance(page((name) => name)),
    withoutChance(page((name) => createHash('md5').update(name).digest('base64url').slice(0, 6))),
  ];
  expect(one).toBe(other);
  expect(one).not.toMatch(/client\.client|"bar"/);
  expect(one).toContain('<img src="/_astro.png">');
  const files = one.match(/client\.[\w-]{8}\.js/g);
  expect(new Set(files).size).toBe(1);
  expect(files).toHaveLength(2);
});

test.each(['head', 'titleBlock', 'prose', 'footer'] as const)(
  'what the site adds in its %s is furniture',
  (place) => {
    const more = '<div class="record"><p><a href="/record">All <b>versions</b></a></p></div>';
    const larger = furnitureOf(documentPage({ [place]: more }), [path]);
    expect(larger.length - furniture.length).toBe(more.length);
    expect(larger).toContain(more);
  },
);

test('without its seal a page is the same for each fingerprint, and nothing else is missing', () => {
  const page = documentPage();
  const other = documentPage({ fingerprint: '37c394222956eb6d'.repeat(4).replace(/^3/, '4') });
  expect(other).not.toBe(page);
  expect(withoutSeal(other)).toBe(withoutSeal(page));
  const [seal = ''] = /<svg.*<\/figcaption>/s.exec(page) ?? [];
  expect(withoutSeal(page)).toBe(page.replace(seal, () => ''));
});

test('a clause has a frame, in which its name is blank', () => {
  const clause = (id: string, heading: string, name: string, more = '') =>
    `<section id="${id}"><${heading}><a href="#${id}">${name}</a>${more}</${heading}><p>Text.</p></section>`;
  const frame = (heading: string) => `<section id="§"><${heading}><a href="#§">§</a></${heading}>`;
  expect(clauseFrames('<section><h2>No clause</h2></section>')).toEqual([]);
  expect(
    clauseFrames(
      clause('scope', 'h2', '1. Scope') +
        clause('time', 'h2', '2. Time') +
        clause('time-limit', 'h3', '2.1 Limit &amp; time'),
    ),
  ).toEqual([frame('h2'), frame('h3')]);
  // A section that stands in English within a translation says so.
  expect(
    clauseFrames(
      '<section id="scope"><h2 lang="en" dir="ltr"><a href="#scope">1. Scope</a></h2></section>',
    ),
  ).toEqual([frame('h2')]);
  expect(
    clauseFrames(
      clause('scope', 'h2', '1. Scope', '<a data-cite="scope" href="/x#scope">Cite 1. Scope</a>'),
    ),
  ).toEqual(['<section id="§"><h2><a href="#§">§</a><a data-cite="§" href="/x#§">Cite §</a></h2>']);
  expect(
    clauseFrames(
      '<section id="scope"><h2><b>Cite</b> <a href="#scope">1. Scope</a></h2></section>',
    ),
  ).toEqual(['<section id="§"><h2><b>Cite</b> <a href="#§">§</a></h2>']);
  // A Chinese title has marks between its words.
  expect(clauseFrames(clause('scope', 'h2', '1. 适用<wbr>范围'))).toEqual([frame('h2')]);
});
