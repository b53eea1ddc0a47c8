import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deferIslands, hoistStyle, islands } from '../../../src/build/defer-islands.ts';
import { corpusOf } from '../../../src/corpus/corpus.ts';

const runtime = '<script>(()=>{customElements.define("astro-island",class{})})()</script>';
const directive = '<script>(()=>{Astro.interaction=()=>{}})()</script>';
const island = (attributes: string) => `<astro-island ${attributes}>x</astro-island>`;
const page = (islands: string) =>
  `<html lang="en"><head><script>head()</script></head><body>${directive}${runtime}${islands}</body></html>`;

test('the runtime of a page whose islands wait for a touch becomes a file that the page names', () => {
  const result = deferIslands(page(island('client="interaction" opts="{}"')));
  expect(result?.script).toMatch(/^scripts\/islands-[0-9a-f]{10}\.js$/);
  expect(result?.code).toBe(
    '(()=>{Astro.interaction=()=>{}})()\n(()=>{customElements.define("astro-island",class{})})()',
  );
  expect(result?.html).toBe(
    `<html data-islands="/${result?.script}" lang="en"><head><script>head()</script></head><body>` +
      `${island('client="interaction" opts="{}"')}</body></html>`,
  );
});

test('the same runtime has the same file on every page', () => {
  const one = deferIslands(page(island('client="interaction" opts="{}"')));
  const two = deferIslands(page(`more ${island('client="interaction" opts="{}"')}`));
  expect(one?.script).toBe(two?.script);
});

test('a page keeps its runtime when an island hydrates when idle or on load, or there is no island', () => {
  const idle = island('client="interaction" opts="{&quot;value&quot;:&quot;idle&quot;}"');
  expect(deferIslands(page(idle))).toBeUndefined();
  expect(deferIslands(page(island('client="load" opts="{}"')))).toBeUndefined();
  expect(deferIslands('<html><body>no islands</body></html>')).toBeUndefined();
});

const style = '<style>astro-island,astro-slot{display:contents}</style>';

test('the style of islands moves into the head, and no other style moves', () => {
  const own = '<svg><style>path{fill:none}</style></svg>';
  const rest = `<p>a</p>${own}${island('client="load"')}`;
  expect(
    hoistStyle(
      `<head><title>$&</title></head><body><p>a</p>${own}${style}${island('client="load"')}`,
    ),
  ).toBe(`<head><title>$&</title>${style}</head><body>${rest}`);
  expect(hoistStyle(`<head></head><body>${rest}`)).toBe(`<head></head><body>${rest}`);
});

describe('the pass', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'islands-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const run = (texts: Map<string, string>) =>
    islands.run({
      root: folder,
      folder,
      corpus: corpusOf([]),
      texts,
      pages: async () => [],
    });
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  test('writes pages whose islands wait, and one script for all of them', () => {
    const waiting = page(island('client="interaction" opts="{}"'));
    const texts = new Map([
      ['index.html', waiting],
      ['ar/about.html', waiting],
      ['contact.html', page(style + island('client="idle"'))],
    ]);
    expect(run(texts)).toEqual([]);
    const result = deferIslands(waiting);
    const contact = hoistStyle(page(style + island('client="idle"')));
    expect(contact).toContain(`${style}</head>`);
    expect([...texts.values()]).toEqual([result?.html, result?.html, contact]);
    expect(read(result?.script ?? '')).toBe(result?.code);
    expect(readdirSync(join(folder, 'scripts'))).toHaveLength(1);
  });

  test('refuses a build in which no island waits: the runtime was not recognised', () => {
    const texts = new Map([['index.html', '<html lang="en"><script>other()</script></html>']]);
    expect(() => run(texts)).toThrow(
      'No page was found whose islands can wait: Astro may write their runtime in another form now.',
    );
  });
});
