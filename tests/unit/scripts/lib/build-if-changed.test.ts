// A project of one page, whose build is a line.
import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildIfChanged } from '../../../../scripts/lib/build-if-changed.ts';
import { writeIn } from '../../folder.ts';

const root = await vi.hoisted(async () => {
  const [{ mkdtempSync }, { tmpdir }] = [await import('node:fs'), await import('node:os')];
  return mkdtempSync(`${tmpdir()}/build-if-changed-`);
});
vi.mock('../../../../scripts/lib/run.ts', () => ({ projectRoot: root }));
vi.mock('../../../../scripts/lib/settings.ts', () => ({ buildSettings: async () => ({}) }));
const build = vi.hoisted(() => vi.fn());
vi.mock('../../../../scripts/lib/build-site.ts', () => ({ buildSite: build }));

const write = (path: string, text: string) => writeIn(root, path, text);
let seconds = 0;
/** A build that succeeds, by whichever command. */
function built(): boolean {
  seconds += 1;
  write('dist/_headers', 'policy');
  utimesSync(join(root, 'dist', '_headers'), seconds, seconds);
  return true;
}
const source = (text: string) => write('src/pages/index.astro', text);
const lines: string[] = [];
const run = () => buildIfChanged((line) => lines.push(line));

beforeEach(() => {
  lines.length = 0;
  build.mockReset().mockImplementation(async () => built());
  source('one');
});
afterEach(() => rmSync(root, { recursive: true }));

test('what was built is not built again until a source changes', async () => {
  expect([await run(), await run()]).toEqual([true, true]);
  expect(lines).toEqual(['Nothing changed since the last build']);
  source('two');
  await run();
  write('astro.config.mjs', 'export default {}');
  await run();
  expect(build).toHaveBeenCalledTimes(3);
});

test('another day is built anew, because what is in force may be another text', async () => {
  vi.stubEnv('SITE_DATE', '2027-01-31');
  await run();
  vi.stubEnv('SITE_DATE', '2027-02-01');
  await run();
  await run();
  expect(build).toHaveBeenCalledTimes(2);
  vi.unstubAllEnvs();
});

test('a build that fails leaves what was built, and it need not be built again', async () => {
  await run();
  source('broken');
  build.mockResolvedValueOnce(false);
  expect(await run()).toBe(false);
  source('one');
  expect(await run()).toBe(true);
  expect(build).toHaveBeenCalledTimes(2);
});

test('what another command has built since is not taken for it', async () => {
  await run();
  source('two');
  built();
  source('one');
  await run();
  expect(build).toHaveBeenCalledTimes(2);
});
