import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../../../scripts/lib/run.ts';
import { folderOf, writeIn } from '../folder.ts';

const sums = 'content/versions/SHA256SUMS';
const line = (digit: string) => `${digit.repeat(64)}  legal/terms/1.0.md\n`;

/** A repository with one commit in which a text is public. */
function repository() {
  const root = folderOf();
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string) => writeIn(root, path, text);
  const summary = join(root, 'summary.md');
  write('summary.md', '');
  write('content/launch.yaml', 'publicSince: 2026-01-01\n');
  write(sums, line('1'));
  write('content/status/incidents.yaml', 'incidents: [{ id: old, translations: { de: A } }]\n');
  write('content/status/maintenance.yaml', 'maintenance: []\n');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '-qm', 'x');
  /** Runs the command, which takes the day of the launch and the texts from the folder as it stands. */
  const check = (since: string, message = '', ...flags: string[]) =>
    new Promise<{ ok: boolean; output: string }>((resolve) => {
      const args = [join(projectRoot, 'scripts/check-record.ts'), since, ...flags];
      const env = { ...process.env, MESSAGE: message, GITHUB_STEP_SUMMARY: summary };
      execFile(process.execPath, args, { cwd: root, env }, (error, output) =>
        resolve({ ok: error === null, output }),
      );
    });
  const told = () => readFileSync(summary, 'utf8');
  return { write, check, told, commit: git('rev-parse', 'HEAD').trim() };
}

test('a commit that rewrites a published text fails by its name, unless it says why it must', async () => {
  const { write, check, told, commit } = repository();
  expect(await check(commit)).toEqual({ ok: true, output: '' });
  write(sums, line('2'));
  const refused = await check(commit, 'Tidy up');
  expect(refused.ok).toBe(false);
  expect(refused.output).toMatch(
    /^content\/versions\/legal\/terms\/1\.0\.md was published, and its text is changed or gone\.\nWhat was published stays\./,
  );
  expect(told()).toBe('');
  const { ok, output } = await check(commit, 'Erase\n\nRecord: a court demands it');
  expect(told()).toBe(
    'content/versions/legal/terms/1.0.md was published, and its text is changed or gone.\n\nLet pass, because: a court demands it\n\n',
  );
  expect([ok, output]).toEqual([true, expect.stringContaining('because: a court demands it')]);
  // A commit that is not there says nothing about the record: it must not pass.
  expect((await check('0'.repeat(40))).ok).toBe(false);
});

test('a translation of a record may change, unless it is held', async () => {
  const { write, check, commit } = repository();
  write('content/status/incidents.yaml', 'incidents: [{ id: old, translations: { de: B } }]\n');
  expect(await check(commit)).toEqual({ ok: true, output: '' });
  const { ok, output } = await check(commit, '', '--translations');
  expect([ok, output]).toEqual([false, expect.stringContaining('its translations is changed')]);
});

test('what the public site shows is held as well, whichever day this commit names, unless it is a draft', async () => {
  const { write, check } = repository();
  write('content/launch.yaml', 'publicSince: 2999-01-01\n');
  let status = 200;
  let version = '1-0';
  const api = (kind: string, ...ids: [id: string, steps: number][]) =>
    JSON.stringify({
      page: { id: 'site' },
      [kind]: ids.map(([id, steps]) => ({ id, incident_updates: Array(steps).fill({}) })),
    });
  let incidents = api('incidents');
  const server = createServer(({ url }, response) => {
    const text = line('3').replace('1.0.md', `versions/${version}.md`);
    if (url === '/legal/SHA256SUMS') return response.writeHead(status).end(text);
    if (url === '/api/v2/incidents.json') return response.writeHead(status).end(incidents);
    return response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${Object(server.address()).port}`;
  write('dist/api/v2/incidents.json', api('incidents', ['late', 1]));
  const missed = await check(address);
  expect(missed.ok).toBe(false);
  expect(missed.output).toContain(
    'legal/terms/versions/1-0.md is public, and this commit does not hold its text.',
  );
  write(sums, line('3'));
  expect(await check(address)).toEqual({ ok: true, output: '' });
  // An incident that was shown at once, before its request is merged; then a step of it.
  incidents = api('incidents', ['late', 2]);
  expect((await check(address)).output).toMatch(
    /^late is shown on the status page, and this commit does not hold it\.\n.*workflow Incident: merge it/,
  );
  write('content/status/incidents.yaml', 'incidents: [{ id: late }]\n');
  expect((await check(address)).output).toContain(
    '2 steps of late are shown on the status page, and this commit holds 1.',
  );
  write('dist/api/v2/incidents.json', api('incidents', ['later', 1], ['late', 3]));
  expect(await check(address)).toEqual({ ok: true, output: '' });
  status = 500;
  expect((await check(address)).ok).toBe(true);
  write('content/launch.yaml', 'publicSince: 2026-01-01\n');
  expect((await check(address)).ok).toBe(false);
  // Nothing is public yet, or drafts are, which the launch replaces.
  status = 404;
  expect((await check(address)).ok).toBe(true);
  write(sums, line('4'));
  status = 200;
  expect((await check(address)).ok).toBe(false);
  version = '0-3';
  expect((await check(address)).ok).toBe(true);
});
