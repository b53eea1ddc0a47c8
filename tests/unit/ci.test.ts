// The scripts of the workflows, with programs in place of git, gh and Node that note how they are called.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/lib/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'ci-'));
const summary = join(folder, 'summary.md');
afterAll(() => rmSync(folder, { recursive: true }));

/** Puts a program before others of its name: it notes its arguments, then runs some lines of shell. */
function fake(name: string, lines = ''): void {
  const text = `#!/bin/bash\n{ printf '%s' ${name}; printf ' <%s>' "$@"; echo; } >> '${folder}/calls'\n${lines}\n`;
  writeFileSync(join(folder, name), text);
  chmodSync(join(folder, name), 0o755);
}

/** The programs that a script calls. */
function callsOf(script: string, args: readonly string[], env: NodeJS.ProcessEnv): string[] {
  writeFileSync(join(folder, 'calls'), '');
  writeFileSync(summary, '');
  const { status, stderr } = spawnSync(join(projectRoot, '.ci', script), args, {
    encoding: 'utf8',
    env: {
      PATH: `${folder}${delimiter}${process.env['PATH']}`,
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_REPOSITORY: 'owner/site',
      GITHUB_SERVER_URL: 'https://github.com',
      ...env,
    },
  });
  expect([status, stderr]).toEqual([0, '']);
  return readFileSync(join(folder, 'calls'), 'utf8').trimEnd().split('\n');
}

describe.skipIf(process.platform === 'win32')('a script of the workflows', () => {
  beforeEach(() => {
    fake('node');
    fake(
      'gh',
      'case "$*" in *"pr view desk/7 --json"*) echo https://request ;; *"pr view"*) exit 1 ;; esac',
    );
    fake('git', 'case "$1" in diff) exit 1 ;; esac');
  });

  test('hands typed text over as one value of its flag, whatever it holds', () => {
    const typed = '--help "$(touch /tmp/x)"; `id` \'';
    const env = { FLAG_TEXT: typed, FLAG_ID: '', FLAG_UNCHANGED: 'true', FLAG_RAISE: 'false' };
    expect(callsOf('with-flags', ['a-command', 'id', 'text', 'unchanged', 'raise'], env)).toEqual([
      `node <scripts/bootstrap.mjs> <a-command> <--text=${typed}> <--unchanged>`,
    ]);
  });

  const env = { GH_TOKEN: 't', GITHUB_ACTOR: 'ada', GITHUB_RUN_ID: '7', GITHUB_WORKFLOW: 'Accept' };
  const push = 'git <push> <https://x-access-token:t@github.com/owner/site> <HEAD:refs/heads/';

  test('opens a request from main on a branch of its own, and has it tested', () => {
    const calls = callsOf('open-request', ['Accept it'], { ...env, GITHUB_REF_NAME: 'main' });
    expect(calls[0]).toBe('git <add> <content>');
    expect(calls).toContain(`${push}desk/7>`);
    expect(calls.some((call) => /^gh <pr> <create>.*<Accept it>/.test(call))).toBe(true);
    expect(calls).toContain('gh <workflow> <run> <site.yml> <--ref> <desk/7>');
    expect(readFileSync(summary, 'utf8')).toBe('https://request\n');
  });

  test('adds to the request of another branch', () => {
    fake('gh');
    const calls = callsOf('open-request', ['Accept it'], { ...env, GITHUB_REF_NAME: 'ada-1' });
    expect(calls).toContain(`${push}ada-1>`);
    expect(calls.some((call) => call.startsWith('gh <pr> <create>'))).toBe(false);
  });

  test('opens nothing where nothing was written', () => {
    fake('git');
    const calls = callsOf('open-request', ['Accept it'], { ...env, GITHUB_REF_NAME: 'main' });
    expect(calls).toEqual(['git <add> <content>', 'git <diff> <--cached> <--quiet>']);
    expect(readFileSync(summary, 'utf8')).toContain('Nothing was to be written.');
  });

  test('opens an issue once, and adds to it then', () => {
    expect(callsOf('tell', ['It failed', 'a.md'], env).at(-1)).toBe(
      'gh <issue> <create> <--repo> <owner/site> <--title> <It failed> <--body-file> <a.md>',
    );
    fake('gh', 'case "$2" in list) echo 5 ;; esac');
    expect(callsOf('tell', ['It failed', 'a.md'], env).at(-1)).toBe(
      'gh <issue> <comment> <5> <--repo> <owner/site> <--body-file> <a.md>',
    );
  });
});
