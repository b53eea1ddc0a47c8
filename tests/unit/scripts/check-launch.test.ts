import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from '../../../scripts/lib/run.ts';
import { smallContent } from '../check/small-content.ts';
import { folderOf } from '../folder.ts';

const root = folderOf([
  ...smallContent(),
  { path: 'OPERATIONS.md', text: 'Settings\n\n`PUBLIC_CONTACT_DELIVERY`\n' },
  { path: 'wrangler.jsonc', text: '{ "pattern": "exampla.com" }' },
  { path: 'dist/_astro/form.js', text: 'e={PUBLIC_CONTACT_DELIVERY:`supabase`}' },
]);
afterAll(() => rmSync(root, { recursive: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/check-launch.ts', '--root', root, ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });

test('the command reads content, settings, the files of the deployment and what was built, and fails while anything is left', () => {
  const { status, stdout } = run();
  expect(status).toBe(1);
  expect(stdout).toContain('  OPERATIONS.md:3  enquiries are delivered “simulated”');
  expect(stdout).toContain('  wrangler.jsonc:1  sends the site to exampla.com');
  expect(stdout).toContain(
    '  dist/_astro/form.js:1  was built with PUBLIC_CONTACT_DELIVERY=supabase',
  );
  expect(stdout).toContain('  dist/kept-scripts.txt:1  does not name the scripts');
  expect(stdout).toMatch(/launch: \d+ things stand between this tree and a public site\n$/);
});

test('programs get the same as JSON, and the same end', () => {
  const { status, stdout } = run('--json');
  expect(status).toBe(1);
  const report = JSON.parse(stdout);
  expect(report).toMatchObject({ ready: false, count: expect.any(Number) });
  const [settings] = report.groups;
  expect(settings).toMatchObject({ area: 'Settings', count: settings.blockers.length });
  const text = run().stdout;
  expect(text).toContain(
    `Settings (${settings.count})\n  OPERATIONS.md:3  ${settings.blockers[0].message}`,
  );
  expect(text).toContain(`launch: ${report.count} things`);
});
