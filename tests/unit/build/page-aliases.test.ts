import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { projectRoot } from '../../../scripts/lib/run.ts';
import { pageAliases } from '../../../src/build/page-aliases.ts';
import { pages } from '../../../src/core/pages.ts';

test('each alias of a page is a route to the file of the page', () => {
  const injectRoute = vi.fn();
  const config = { root: pathToFileURL(projectRoot) };
  const setup: unknown = pageAliases().hooks['astro:config:setup'];
  if (typeof setup !== 'function') throw new Error('The integration does nothing.');
  setup({ config, injectRoute });
  const made = injectRoute.mock.calls.map(([route]) => route);
  expect(made.map(({ pattern }) => pattern)).toEqual(pages.flatMap(({ aliases }) => aliases));
  expect(made).toContainEqual({
    pattern: '/system-status',
    entrypoint: 'src/pages/[...locale]/status.astro',
  });
  for (const { entrypoint } of made) expect(existsSync(join(projectRoot, entrypoint))).toBe(true);
});
