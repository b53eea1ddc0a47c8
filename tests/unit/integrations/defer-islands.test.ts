import { expect, test } from 'vitest';
import { deferIslands } from '../../../src/integrations/defer-islands.ts';

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
