import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../../scripts/lib/run.ts';
import {
  changesBudget,
  checkBudgets,
  clauseBudget,
  clauseWeight,
  comingBudget,
  contactBudget,
  documentBudget,
  figuresBudget,
  furnitureBudget,
  homeBudget,
  hubBudget,
  hubDocumentBudget,
  hubDocuments,
  listBudget,
  type PageKind,
  packedSize,
  pageBudget,
  rowBudget,
} from '../../../src/build/budgets.ts';
import {
  furnitureOf,
  withoutChance,
  withoutRows,
  withoutSeal,
} from '../../../src/build/furniture.ts';
import { readPage } from '../../../src/build/page.ts';
import { type DocumentParts, documentPage } from './document-page.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
/** Digits of no pattern: two of them are a byte, packed. */
const noise = Array.from({ length: 1500 }, (_, index) => hash(`${index}`)).join('');

/**
 * As much noise as makes something weigh what it should, to the byte.
 *
 * A digit more can add two bytes and so step over the size. Then noise that begins elsewhere is tried.
 */
async function noiseFor(size: number, weigh: (filler: string) => Promise<number>): Promise<string> {
  let near = 0;
  for (let round = 0; round < 4; round += 1) {
    near += Math.round((size - (await weigh(noise.slice(0, near)))) * 2);
  }
  for (let start = 0; start < 10; start += 1) {
    for (let step = 0; step < 40; step += 1) {
      // The nearest first, as packing takes long: one digit less, one more, two less, and so on.
      const digits = near + Math.ceil(step / 2) * (step % 2 ? -1 : 1);
      const filler = noise.slice(start, start + digits);
      if ((await weigh(filler)) === size) return filler;
    }
  }
  throw new Error(`No filler makes it ${size} bytes.`);
}

const path = '/legal/refund-policy';
const file = 'legal/refund-policy.html';
const check = (html: string) =>
  checkBudgets([readPage(file, html)], new Map([[file, path]]), new Map());

const furnitureSize = (change: Partial<DocumentParts>) =>
  packedSize(furnitureOf(documentPage(change), [path]));
const headFor = (size: number) => noiseFor(size, (head) => furnitureSize({ head }));
const full = await headFor(furnitureBudget);

/** Clauses of so many words altogether. */
function clauses(words: number): string {
  const text = Array.from({ length: words }, (_, index) =>
    hash(`word ${index % 3000}`).slice(0, (index % 7) + 2),
  );
  return Array.from({ length: Math.ceil(words / 120) }, (_, index) => {
    const name = `clause-${index}`;
    return `<section id="${name}"><h2><a href="#${name}">${index}. ${name}</a></h2><p>${text.slice(index * 120, (index + 1) * 120).join(' ')}</p></section>`;
  }).join('\n');
}

/** The same as running text. */
const words = (count: number) => clauses(count).replace(/<[^>]*>/g, ' ');

const page = (body: string) => `<html><body>${body}</body></html>`;

const bodies = new Map<number, Promise<string>>();
/** A page that weighs so much, looked for once. */
function pageOf(size: number): Promise<string> {
  const found = bodies.get(size) ?? noiseFor(size, (filler) => packedSize(page(filler))).then(page);
  bodies.set(size, found);
  return found;
}

const shorten = (what: string) => `Shorten the ${what}, or move a part of it to a page of its own.`;
const ofTheRecord =
  'Its words are those of the record and stay as they are: show them on two pages, or raise the budget in src/build/budgets.ts and src/build/README.md.';
const flights = 'three flights of a connection carry';

test.each<[kind: PageKind, budget: number, limit: string, remedy: string]>([
  ['page', pageBudget, 'the first flight of a connection carries', shorten('page')],
  ['contact', contactBudget, 'the page of the enquiry form may weigh', shorten('page')],
  ['home', homeBudget, 'the home page may weigh', shorten('page')],
  ['text', documentBudget, 'a text may weigh', shorten('text')],
  ['version', documentBudget, 'a text may weigh', ofTheRecord],
  ['changes', changesBudget, flights, ofTheRecord],
  ['bilingual', changesBudget, flights, ofTheRecord],
])('a page of the kind %s may have its budget to the byte', async (kind, budget, limit, remedy) => {
  const kinds = new Map(kind === 'page' ? [] : [['about.html', kind]]);
  const problems = async (size: number) =>
    checkBudgets([readPage('about.html', await pageOf(size))], new Map(), kinds);
  expect(await problems(budget)).toEqual([]);
  const [over, allowed] = [budget + 1, budget].map((size) => size.toLocaleString('en-GB'));
  expect(await problems(budget + 1)).toEqual([
    `about.html: ${over} bytes packed, 1 more than ${limit} (${allowed}). ${remedy}`,
  ]);
});

/** A list with something around it, and rows of noise. */
const list = (around: string, rows: readonly string[] = []) =>
  page(
    `<nav><ul><li>Menu</li></ul></nav><main>${around}<ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul></main>`,
  );
const listProblems = (html: string) =>
  checkBudgets([readPage('list.html', html)], new Map(), new Map([['list.html', 'list']]));

test('what stands around a list has a budget to the byte, and who writes documents is not blamed for it', async () => {
  const aroundFor = (size: number) => noiseFor(size, (filler) => packedSize(list(filler)));
  expect(await listProblems(list(await aroundFor(listBudget)))).toEqual([]);
  const over = (listBudget + 1).toLocaleString('en-GB');
  expect(await listProblems(list(await aroundFor(listBudget + 1)))).toEqual([
    ...[
      `list.html: ${over} bytes packed around the rows of the list, 1 more than allowed (${listBudget.toLocaleString('en-GB')}). ` +
        'The list may stay as it is, and so may every document: take something out of what stands around it (head, styles, ' +
        'bar, words of the page, footer), or raise listBudget in src/build/budgets.ts and src/build/README.md.',
    ],
    expect.stringContaining('a list of 0 rows may have'),
  ]);
});

test('a list may have any number of rows, each with as much as a long description takes', async () => {
  const around = await noiseFor(listBudget, (filler) => packedSize(list(filler)));
  // Two digits of noise are a byte. The first ones stand around the list.
  const rest = noise.slice(30_000);
  const rows = (count: number, bytes: number) =>
    Array.from({ length: count }, (_, index) =>
      rest.slice(index * bytes * 2, (index + 1) * bytes * 2),
    );
  for (const count of [1, 30, 100]) {
    expect(await listProblems(list(around, rows(count, rowBudget - 40)))).toEqual([]);
  }
  const [problem, ...others] = await listProblems(list(around, rows(30, rowBudget + 40)));
  expect(others).toEqual([]);
  expect(problem).toMatch(
    /^list\.html: [\d,]+ bytes packed, [\d,]+ more than a list of 30 rows may have \([\d,]+\)\. Documents may stay as they are: /,
  );
});

test('rows are the items, rows of tables, articles and definitions of the main part, inner ones included', () => {
  const main =
    '<table><tr><td><ul><li>a</li><li>b</li></ul></td></tr></table><article><p>c</p></article><dl><dt>d</dt><dd>e</dd></dl>';
  expect(withoutRows(`<ul><li>Menu</li></ul><main>${main}</main><ul><li>Foot</li></ul>`)).toEqual({
    rest: '<ul><li>Menu</li></ul><main><table></table><dl></dl></main><ul><li>Foot</li></ul>',
    rows: 5,
  });
});

test('the legal hub may have more for each document beyond those that it began with', async () => {
  const most = hubBudget + 2 * hubDocumentBudget;
  const html = await pageOf(most);
  // Each document stands in two editions.
  const hub = (documents: number) =>
    checkBudgets(
      [readPage('legal.html', html)],
      new Map(
        Array.from({ length: documents * 2 }, (_, index) => [
          `${index}.html`,
          `/${Math.floor(index / 2)}`,
        ]),
      ),
      new Map([['legal.html', 'hub']]),
    );
  expect(await hub(hubDocuments + 2)).toEqual([]);
  const size = most.toLocaleString('en-GB');
  const allowed = (hubBudget + hubDocumentBudget).toLocaleString('en-GB');
  expect(await hub(hubDocuments + 1)).toEqual([
    `legal.html: ${size} bytes packed, ${hubDocumentBudget} more than the legal hub of ${hubDocuments + 1} documents may weigh ` +
      `(${allowed}). Documents may stay as they are: take something else out of the hub, or raise hubBudget in ` +
      'src/build/budgets.ts and src/build/README.md.',
  ]);
  expect(await hub(0)).toEqual([
    expect.stringContaining(`more than the legal hub of 0 documents may weigh (20,000)`),
  ]);
});

test('the furniture of a document may have its budget to the byte', async () => {
  expect(await check(documentPage({ head: full }))).toEqual([]);
  const over = (furnitureBudget + 1).toLocaleString('en-GB');
  const budget = furnitureBudget.toLocaleString('en-GB');
  const problems = await check(documentPage({ head: await headFor(furnitureBudget + 1) }));
  expect(problems).toHaveLength(1);
  expect(problems[0]?.replace(/[\d,]+(?=:)|[\d,]+(?= of text)/g, 'N')).toBe(
    `legal/refund-policy.html: ${over} bytes of furniture packed, 1 more than allowed (${budget}). The page has N: ${over} of ` +
      'furniture and N of text, without the seal. The text may stay as it is: take something out of what stands around it ' +
      '(head, styles, bar, title block, footer), or raise its line in the table of src/build/README.md and furnitureBudget in ' +
      'src/build/budgets.ts.',
  );
});

test('the notice of an announced version has a budget of its own, to the byte, on pages that have one', async () => {
  const titleBlock = '<p id="_coming">Version 1.1 applies from 1 January 2027.</p>';
  const headWith = (size: number) => noiseFor(size, (head) => furnitureSize({ head, titleBlock }));
  const most = furnitureBudget + comingBudget;
  expect(await check(documentPage({ head: await headWith(most), titleBlock }))).toEqual([]);
  const [problem] = await check(documentPage({ head: await headWith(most + 1), titleBlock }));
  expect(problem).toContain(`1 more than allowed (${most.toLocaleString('en-GB')})`);
});

test('so have the styles of figures', async () => {
  const styles = '<style>.prose .register{display:grid}</style>';
  const headWith = (size: number) =>
    noiseFor(size, (head) => furnitureSize({ head: styles + head }));
  const most = furnitureBudget + figuresBudget;
  expect(await check(documentPage({ head: styles + (await headWith(most)) }))).toEqual([]);
  const [problem] = await check(documentPage({ head: styles + (await headWith(most + 1)) }));
  expect(problem).toContain(`1 more than allowed (${most.toLocaleString('en-GB')})`);
});

test('with its furniture at the limit a document may say anything, until its text is as long as it may be', async () => {
  const changes: Partial<DocumentParts>[] = [
    { text: clauses(60) },
    { text: clauses(500) },
    { text: clauses(4000) },
    { date: '1 June 2027', version: '11.12', reading: '104 minutes to read.' },
    { title: 'Refunds, Disputes and Complaints: What You Can Ask For, and When' },
    { summary: Array.from({ length: 7 }, (_, index) => `Point ${index} of ${words(12)}`) },
    ...Array.from({ length: 20 }, (_, index) => ({
      fingerprint: hash(`${index}`),
    })),
  ];
  for (const change of changes) {
    expect(await check(documentPage({ head: full, ...change }))).toEqual([]);
  }
});

test('a document may have its budget to the byte, whatever its seal', async () => {
  const page = (text: string, index = 0) =>
    documentPage({ text: `<p>${text}</p>`, fingerprint: hash(`${index}`) });
  const textFor = (size: number) =>
    noiseFor(size, (text) => packedSize(withoutSeal(withoutChance(page(text)))));
  const longest = await textFor(documentBudget);
  for (const index of [0, 1, 2, 3]) expect(await check(page(longest, index))).toEqual([]);
  const [problem, ...others] = await check(page(await textFor(documentBudget + 1)));
  expect(others).toEqual([]);
  expect(problem).toMatch(
    /^legal\/refund-policy\.html: 32,301 bytes packed, 1 more than a text may weigh \(32,300\)\. They are [\d,]+ of furniture and [\d,]+ of text, without the seal\. Shorten the text, /,
  );
});

test('what each clause carries is bound as well, and depends on its frame alone', async () => {
  const page = (more: string) =>
    documentPage({ text: clauses(600).replaceAll('</h2>', `${more}</h2>`) });
  expect(await check(page(''))).toEqual([]);
  const link = '<a class="cite" href="/cite">Cite</a>';
  const problems = await check(page(link));
  expect(problems).toHaveLength(1);
  expect(problems[0]?.replace(/[\d.]+(?= bytes| more)/g, 'N')).toBe(
    `legal/refund-policy.html: N bytes packed around the name of each clause, N more than allowed (${clauseBudget}). Found ` +
      '<section id="§"><h2><a href="#§">§</a><a class="cite" href="/cite">Cite</a></h2>, where § is the name. Shorten what ' +
      'src/components/document/Section.astro writes there, or raise its line in the table of src/build/README.md and clauseBudget in ' +
      'src/build/budgets.ts.',
  );
  const frame = '<section id="§"><h2><a href="#§">§</a></h2>';
  expect(await clauseWeight('§')).toBe(0);
  expect(await clauseWeight(frame)).toBeGreaterThan(5);
  expect(await clauseWeight(frame)).toBeLessThanOrEqual(clauseBudget);
});

test('a layout in which the seal or the text has moved is named', async () => {
  const moved = documentPage().replace('"title-block"', '"masthead"');
  expect(await check(moved)).toEqual([
    'legal/refund-policy.html: its seal does not stand where src/build/furniture.ts looks for it. Change the places ' +
      'there together with the layout.',
  ]);
  expect(await check(documentPage().replace('"prose"', '"body"'))).toEqual([
    expect.stringContaining('its text does not stand where'),
  ]);
});

test('the table in src/build/README.md has every budget, and parts that add up', () => {
  const readme = readFileSync(join(projectRoot, 'src/build/README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| ([^|]+) \| ([\d,]+)[^|]* \|/gm)].map(
    ([, what = '', bytes = '']) => ({ what, bytes: Number(bytes.replace(',', '')) }),
  );
  const parts = rows.filter(({ what }) => what.startsWith('– ')).map(({ bytes }) => bytes);
  expect(parts.reduce((sum, bytes) => sum + bytes, 0)).toBe(furnitureBudget);
  const limits = rows.filter(({ what }) => !what.startsWith('– ')).map(({ bytes }) => bytes);
  expect(limits).toEqual([
    ...[pageBudget, contactBudget, homeBudget, hubBudget, hubDocumentBudget],
    ...[listBudget, rowBudget, documentBudget, changesBudget],
    ...[furnitureBudget, clauseBudget, figuresBudget, comingBudget, 13_000],
  ]);
});
