import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { projectRoot } from '../../../scripts/lib/run.ts';
import { project } from '../../../src/build/project.ts';
import { pages } from '../../../src/core/pages.ts';

const delivery = 'PUBLIC_CONTACT_DELIVERY';
const read = async () => ({ [delivery]: 'simulated' });
afterEach(() => vi.unstubAllEnvs());

/** Calls the hook as Astro does for a command, with a site or without, and gives what it added. */
async function setup(command: string, readSettings = read, site?: string) {
  vi.stubEnv(delivery, 'what stood there');
  const config = { site, root: pathToFileURL(`${projectRoot}/`) };
  const [injectRoute, addClientDirective, addWatchFile] = [vi.fn(), vi.fn(), vi.fn()];
  const hook = project(readSettings).hooks['astro:config:setup'] ?? expect.unreachable;
  await Reflect.apply(hook, undefined, [
    { command, config, injectRoute, addClientDirective, addWatchFile },
  ]);
  const routes = injectRoute.mock.calls.map(([route]) => route);
  return { routes, watched: addWatchFile.mock.calls.map(([file]) => file.pathname) };
}

test('each alias of a page is a route to the file of the page', async () => {
  const { routes } = await setup('build');
  expect(routes.map(({ pattern }) => pattern)).toEqual(pages.flatMap(({ aliases }) => aliases));
  expect(routes).toContainEqual({
    pattern: '/system-status',
    entrypoint: 'src/pages/[...locale]/status.astro',
  });
  for (const { entrypoint } of routes) expect(existsSync(join(projectRoot, entrypoint))).toBe(true);
});

test.each([
  ['build', 'simulated'],
  ['dev', 'simulated'],
  ['sync', 'what stood there'],
])('settings stand in the environment of astro %s: %s', async (command, expected) => {
  await setup(command);
  expect(process.env[delivery]).toBe(expected);
});

test('a setting that is not accepted stops Astro', async () => {
  const refuse = () => Promise.reject(new Error('expected simulated or supabase'));
  await expect(setup('build', refuse)).rejects.toThrow('expected simulated or supabase');
});

test('a development server has the styleguide, and waits for the domain where there is none', async () => {
  const waiting = await setup('dev');
  expect(waiting.routes.map(({ pattern }) => pattern)).toContain('/styleguide');
  expect(waiting.watched).toEqual([expect.stringMatching(/\/content\/company\.yaml$/)]);
  expect((await setup('dev', read, 'https://example.org')).watched).toEqual([]);
});
