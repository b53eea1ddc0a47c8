// The scripts of the workflows, with programs in place of git, gh and Node that note how they are called.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../../scripts/lib/run.ts';
import { headersFile } from '../../src/build/headers.ts';

const folder = mkdtempSync(join(tmpdir(), 'ci-'));
const summary = join(folder, 'summary.md');
afterAll(() => rmSync(folder, { recursive: true }));

/** A day in London, so many days from today. */
const londonDay = (ahead: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(
    Date.now() + ahead * 86_400_000,
  );

test.skipIf(process.platform === 'win32')('the site is not public until its day, in London', () => {
  const root = mkdtempSync(join(folder, 'launch-'));
  mkdirSync(join(root, 'content'));
  const isBefore = (since: string, ...day: string[]) => {
    writeFileSync(join(root, 'content/launch.yaml'), `# Decisions.\npublicSince: ${since}\n`);
    return spawnSync(join(projectRoot, '.ci/before-launch'), day, { cwd: root }).status === 0;
  };
  // A day is given, or far enough from now that no change of clocks and no midnight comes between.
  expect([londonDay(-2), londonDay(2)].map((day) => isBefore(day))).toEqual([false, true]);
  expect(isBefore('null')).toBe(true);
  expect(isBefore('null # open')).toBe(true);
  expect(['"2026-01-01"', "'2026-01-01'", ' 2026-01-01'].map((day) => isBefore(day))).toEqual([
    false,
    false,
    false,
  ]);
  expect(
    ['2026-11-30', '2026-12-01', '2026-12-02'].map((day) => isBefore('2026-12-01', day)),
  ).toEqual([true, false, false]);
});

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
    fake('gh', 'case "$*" in *"pr view"*) echo https://request ;; *"pr list"*) echo 0 ;; esac');
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

  test('fails before it pushes, or not at all: sent again, a form would record its step twice', () => {
    fake('gh', 'case "$*" in *"pr list"*) echo 1 ;; *) exit 1 ;; esac');
    const main = { ...env, GITHUB_REF_NAME: 'main' };
    const calls = callsOf('open-request', ['Accept it'], main);
    const [asked, pushed] = [/^gh <pr> <list>.* <--limit> <1000>/, /^git <push>/].map((name) =>
      calls.findIndex((call) => name.test(call)),
    );
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(Number(pushed));
    expect(readFileSync(summary, 'utf8')).toBe(
      'The tests of desk/7 did not start: run Site by hand on that branch.\n',
    );
  });

  test('adds to the request of another branch', () => {
    fake('gh', 'case "$*" in *"pr list"*) echo 1 ;; esac');
    const calls = callsOf('open-request', ['Accept it'], { ...env, GITHUB_REF_NAME: 'ada-1' });
    expect(calls).toContain(`${push}ada-1>`);
    expect(calls.some((call) => call.startsWith('gh <pr> <create>'))).toBe(false);
  });

  test('puts steps of incidents into one request, whatever its branch held before', () => {
    fake('gh', 'case "$*" in *"pr list"*) echo 1 ;; esac');
    const main = { ...env, GITHUB_REF_NAME: 'main', BRANCH: 'desk/incidents' };
    const calls = callsOf('open-request', ['Record an incident'], main);
    expect(calls).toContain(`${push.replace('<push>', '<push> <--force>')}desk/incidents>`);
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
    // Anybody may open an issue of that title: only those of a workflow are asked for.
    fake(
      'gh',
      'case "$*" in *list*"in:title \\"It failed\\" author:app/github-actions"*) echo 5 ;; esac',
    );
    expect(callsOf('tell', ['It failed', 'a.md'], env).at(-1)).toBe(
      'gh <issue> <comment> <5> <--repo> <owner/site> <--body-file> <a.md>',
    );
  });
});

/** A command of git in a folder, and what it prints. */
const gitIn =
  (cwd: string) =>
  (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd,
      encoding: 'utf8',
    });

describe.skipIf(process.platform === 'win32')('an incident, while its request waits', () => {
  const server = join(folder, 'server');
  const clone = join(folder, 'clone');
  const records = 'content/status/incidents.yaml';
  const components = 'content/status/components.yaml';
  const read = () => readFileSync(join(clone, records), 'utf8');
  const add = (line: string) => writeFileSync(join(clone, records), `${read()}${line}\n`);
  /** What the workflow does for a step: goes on from the request that waits, writes, and adds to that request. */
  const record = (line: string, waits: boolean) => {
    // By itself gh lists thirty, and forks may have as many of that name.
    fake('gh', `case "$*" in *"--limit 1000"*) echo ${waits ? 1 : 0} ;; *) echo 0 ;; esac`);
    const run = (script: string, arg: string) =>
      spawnSync(join(projectRoot, '.ci', script), [arg], {
        ...{ cwd: clone, encoding: 'utf8' },
        env: {
          PATH: `${folder}${delimiter}${process.env['PATH']}`,
          ...{
            GITHUB_STEP_SUMMARY: summary,
            GITHUB_REPOSITORY: 'site',
            GITHUB_SERVER_URL: 'https://host',
          },
          ...{
            GITHUB_ACTOR: 'ada',
            GITHUB_RUN_ID: '7',
            GITHUB_WORKFLOW: 'Incident',
            GH_TOKEN: 't',
          },
          ...{ GITHUB_REF_NAME: 'main', BRANCH: 'desk/incidents' },
          ...{ GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: `url.${server}.insteadOf` },
          GIT_CONFIG_VALUE_0: 'https://x-access-token:t@host/site',
        },
      });
    git('checkout', '-q', '-B', 'main', 'origin/main');
    const open = run('open-incidents', 'desk/incidents');
    if (open.status !== 0) return open.stderr;
    add(line);
    const { status, stderr } = run('open-request', 'Record an incident');
    return status === 0 ? read() : stderr;
  };
  const git = gitIn(clone);

  beforeEach(() => {
    rmSync(join(folder, 'git'), { force: true });
    for (const path of [server, clone]) rmSync(path, { recursive: true, force: true });
    execFileSync('git', ['init', '-q', '--bare', '--initial-branch=main', server]);
    execFileSync('git', ['clone', '-q', server, clone], { stdio: 'ignore' });
    mkdirSync(join(clone, 'content/status'), { recursive: true });
    writeFileSync(join(clone, records), 'incidents:\n');
    writeFileSync(
      join(clone, components),
      'asOf: 1\ncomponents:\n  - lastUpdate: 1\n    id: api\n',
    );
    git('checkout', '-q', '-B', 'main');
    git('add', '.');
    git('commit', '-qm', 'start');
    git('push', '-q', 'origin', 'main');
  });

  test('a next step and a second incident stand beside what readers already see', () => {
    record('- one', false);
    expect(record('- two', true)).toBe('incidents:\n- one\n- two\n');
    git('fetch', '-q');
    expect(git('show', `origin/desk/incidents:${records}`)).toBe('incidents:\n- one\n- two\n');
  });

  test('the days of components go on with it', () => {
    record('- one', false);
    git('fetch', '-q');
    git('checkout', '-q', '-B', 'desk/incidents', 'origin/desk/incidents');
    writeFileSync(
      join(clone, components),
      'asOf: 2\ncomponents:\n  - lastUpdate: 2\n    id: api\n',
    );
    git('commit', '-qam', 'days');
    git('push', '-q', 'origin', 'desk/incidents');
    expect(record('- two', true)).toBe('incidents:\n- one\n- two\n');
  });

  test('a branch that is left of a merged request is not gone on from', () => {
    record('- one', false);
    expect(record('- two', false)).toBe('incidents:\n- two\n');
  });

  test.each<[string, () => void]>([
    ['a script', () => writeFileSync(join(clone, '.ci-script'), 'echo stolen\n')],
    ['a link', () => symlinkSync('/etc/hosts', join(clone, 'content/status/other.yaml'))],
    ['maintenance', () => writeFileSync(join(clone, 'content/status/maintenance.yaml'), 'a: b\n')],
    [
      'the name of a component',
      () => writeFileSync(join(clone, components), 'components:\n  - id: api\n    name: Other\n'),
    ],
  ])('%s that somebody else pushed to its branch is not taken over', (_, plant) => {
    record('- one', false);
    git('fetch', '-q');
    git('checkout', '-q', '-B', 'desk/incidents', 'origin/desk/incidents');
    plant();
    git('add', '.');
    git('commit', '-qm', 'more');
    git('push', '-q', 'origin', 'desk/incidents');
    expect(record('- two', true)).toContain(
      'The branch desk/incidents changes more than incidents and the days of components: look at it, and take that out, then run this again.',
    );
    git('merge', '--abort');
  });

  test('what a step would show is held against main, and its lines stand in the summary as no markup', () => {
    const { jobs } = parse(
      readFileSync(join(projectRoot, '.github/workflows/incident.yml'), 'utf8'),
    );
    const { run } = jobs.record.steps.find(
      ({ name }: { name?: string }) => name === 'What was published stays',
    );
    const main = git('rev-parse', 'HEAD').trim();
    record('- one', false);
    add('```\n# A heading');
    writeFileSync(summary, '');
    writeFileSync(join(folder, 'calls'), '');
    const held = (code: number) => {
      fake('node', `exit ${code}`);
      const env = {
        PATH: `${folder}${delimiter}${process.env['PATH']}`,
        ...{ GITHUB_STEP_SUMMARY: summary, GITHUB_SHA: main },
      };
      return spawnSync('bash', ['-e', '-c', run], { cwd: clone, env }).status;
    };
    expect([held(0), held(1)]).toEqual([0, 1]);
    expect(readFileSync(join(folder, 'calls'), 'utf8')).toContain(
      `node <scripts/bootstrap.mjs> <check-record> <${main}> <--translations>`,
    );
    const said = readFileSync(summary, 'utf8');
    for (const line of ['- one', '```', '# A heading']) expect(said).toContain(`\n    +${line}\n`);
    expect(said.split('\n').filter((line) => !line.startsWith('    '))).toEqual(['', '', '']);
  });

  test('a request of which main has everything is gone on from', () => {
    record('- one', false);
    git('fetch', '-q');
    git('push', '-q', 'origin', 'origin/desk/incidents:refs/heads/main');
    git('fetch', '-q');
    expect(record('- two', true)).toBe('incidents:\n- one\n- two\n');
  });

  test('a request that no longer fits main is named', () => {
    record('- one', false);
    git('checkout', '-q', '-B', 'main', 'origin/main');
    add('- other');
    git('commit', '-qam', 'other');
    git('push', '-q', 'origin', 'main');
    expect(record('- two', true)).toContain('does not fit main any more: merge it by hand');
  });
});

/** The step of a build that asks the site for its commit: in a history of three commits of main, of which one was a request. */
function askingStep(workflow: string, id: string) {
  const { jobs } = parse(readFileSync(join(projectRoot, '.github/workflows', workflow), 'utf8'));
  const { run } = jobs.build.steps.find((step: { id?: string }) => step.id === id);
  const root = mkdtempSync(join(folder, 'history-'));
  const git = gitIn(root);
  const commit = (message: string) => {
    git('commit', '-q', '--allow-empty', '-m', message);
    return git('rev-parse', 'HEAD').trim();
  };
  git('init', '-q', '--initial-branch=main');
  mkdirSync(join(root, '.ci'));
  for (const name of ['.ci/site', '.ci/shown']) cpSync(join(projectRoot, name), join(root, name));
  mkdirSync(join(root, 'content'));
  writeFileSync(join(root, 'content/company.yaml'), 'domain: { value: example.org }\n');
  git('add', '.');
  const deployed = commit('deployed');
  git('checkout', '-q', '-b', 'request');
  const inside = commit('inside a request');
  git('checkout', '-q', 'main');
  git('merge', '-q', '--no-ff', '-m', 'merged', 'request');
  const head = git('rev-parse', 'HEAD').trim();
  git('update-ref', 'refs/remotes/origin/main', 'main');
  rmSync(join(folder, 'git'), { force: true });
  const output = join(folder, 'output');
  /** How the step ends for a site that names a commit. */
  const built = (named: string, env: NodeJS.ProcessEnv = {}) => {
    git('checkout', '-q', 'main');
    writeFileSync(output, '');
    writeFileSync(join(folder, 'calls'), '');
    fake('curl', `echo "${named}"`);
    const { status } = spawnSync('bash', ['-e', '-c', run], {
      ...{ cwd: root, encoding: 'utf8' },
      env: {
        PATH: `${folder}${delimiter}${process.env['PATH']}`,
        ...{ GITHUB_OUTPUT: output, GITHUB_SHA: head, ...env },
      },
    });
    return [status, readFileSync(output, 'utf8'), git('rev-parse', 'HEAD').trim()];
  };
  return { built, deployed, inside, head };
}

test.skipIf(process.platform === 'win32')(
  'a deployment takes back no commit of main, whatever the reason',
  () => {
    const { built, deployed, inside, head } = askingStep('site.yml', 'shown');
    const ends = (named: string, sha: string, despite = '', attempt = '1') =>
      built(named, {
        ...{ GITHUB_SHA: sha, DESPITE: despite, GITHUB_RUN_ATTEMPT: attempt },
      })[0];
    expect([ends(deployed, head), ends('', head), ends(head, head)]).toEqual([0, 0, 0]);
    // A commit that main never had.
    expect([ends(inside, head), ends(inside, head, 'why'), ends(inside, head, 'why', '2')]).toEqual(
      [1, 0, 1],
    );
    expect([ends(head, deployed), ends(head, deployed, 'why')]).toEqual([1, 1]);
  },
);

test.skipIf(process.platform === 'win32')(
  'an incident is built on the commit that the site names, if main has been at it',
  () => {
    const { built, deployed, inside, head } = askingStep('incident.yml', 'tested');
    expect(built(deployed)).toEqual([
      0,
      expect.stringMatching(new RegExp(`^commit=${deployed}\nshown=${deployed} [0-9a-f]{64}\n$`)),
      deployed,
    ]);
    expect(readFileSync(join(folder, 'calls'), 'utf8')).toBe(
      'curl <-fsS> <--max-time> <60> <https://example.org/commit.txt>\ncurl <-fsS> <--max-time> <60> <https://example.org/api/v2/incidents.json> <https://example.org/legal/versions.json>\n',
    );
    expect(built('.*')).toEqual([1, '', head]);
    expect(built(inside)).toEqual([1, '', head]);
    expect(built('')).toEqual([1, '', head]);
  },
);

const sound = '"version": "1.0.0", "integrity": "sha512-x"';
test.skipIf(process.platform === 'win32').each([
  ['from the registry', `{ ${sound} }`, 0],
  ['that package.json replaces', `{ "name": "b", ${sound} }`, 0],
  ['from an address', `{ "resolved": "https://a.example/a.tgz", ${sound} }`, 1],
  [
    'from an address in other letters',
    `{ "\\u0072esolved": "https://a.example/a.tgz", ${sound} }`,
    1,
  ],
  ['from a folder', `{ "link": true, ${sound} }`, 1],
  ['under another name', `{ "name": "c", ${sound} }`, 1],
  ['of no version', '{ "version": "git+https://a.example/a.git", "integrity": "sha512-x" }', 1],
  ['without a sum', '{ "version": "1.0.0" }', 1],
  ['that brings a program', `{ ${sound}, "bin": { "a-b.c": "a.js" } }`, 0],
  ['that stands for Node', `{ ${sound}, "bin": { "a": "a.js", "node": "a.js" } }`, 1],
  ['that stands for it in another form', `{ ${sound}, "bin": { "x/node/": "a.js" } }`, 1],
  ['that stands for it in a list', `{ ${sound}, "bin": ["node"] }`, 1],
  ['that stands for it by its own name', `{ ${sound}, "bin": "a.js" }`, 1],
  ['that stands for git', `{ ${sound}, "bin": { "git": "a.js" } }`, 1],
  ['that stands for the shell', `{ ${sound}, "bin": { "sh": "a.js" } }`, 1],
])('a package %s is installed, or not', (_, entry, expected) => {
  const root = mkdtempSync(join(folder, 'lock-'));
  writeFileSync(
    join(root, 'package.json'),
    '{ "overrides": { "a": "npm:b@1.0.0" }, "optionalDependencies": { "runtime": "1.0.0" } }',
  );
  const runtime = `{ ${sound}, "bin": { "node": "bin/node" } }`;
  writeFileSync(
    join(root, 'package-lock.json'),
    `{ "lockfileVersion": 3, "packages": { "": { "name": "site" }, "node_modules/runtime": ${runtime}, "node_modules/a": ${entry} } }`,
  );
  const look = () =>
    spawnSync(process.execPath, [join(projectRoot, '.ci/known-packages')], { cwd: root }).status;
  // A branch may be called so.
  mkdirSync(join(root, '.git/refs/heads/node_modules'), { recursive: true });
  mkdirSync(join(root, 'src/dist'), { recursive: true });
  expect(look()).toBe(expected);
});

test
  .skipIf(process.platform === 'win32')
  .each([
    ...['node_modules', 'src/desk/node_modules', 'npm-shrinkwrap.json'],
    ...['dist', '.local', '.astro', '.wrangler'],
  ])('%s is installed or built, and never committed', (path) => {
  const root = mkdtempSync(join(folder, 'made-'));
  writeFileSync(join(root, 'package.json'), '{}');
  writeFileSync(join(root, 'package-lock.json'), '{ "lockfileVersion": 3, "packages": {} }');
  const look = () =>
    spawnSync(process.execPath, [join(projectRoot, '.ci/known-packages')], { cwd: root }).status;
  expect(look()).toBe(0);
  mkdirSync(join(root, path), { recursive: true });
  expect(look()).toBe(1);
});

test.skipIf(process.platform === 'win32').each(['1', '2', 'null', '"3"'])(
  'a lock of version %s is refused: npm would take programs that it does not name',
  (version) => {
    const root = mkdtempSync(join(folder, 'version-'));
    writeFileSync(join(root, 'package.json'), '{}');
    const lock = `{ "lockfileVersion": ${version}, "packages": {} }`;
    writeFileSync(join(root, 'package-lock.json'), lock);
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(projectRoot, '.ci/known-packages')],
      { cwd: root, encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr).toContain('package-lock.json: its lockfileVersion is not 3.');
  },
);

const hasJq = spawnSync('jq', ['--version']).status === 0;
test.skipIf(process.platform === 'win32' || !hasJq)(
  'a push is held up by a last night that ran out of time, whatever the one before it proved',
  () => {
    const { jobs } = parse(readFileSync(join(projectRoot, '.github/workflows/site.yml'), 'utf8'));
    const [{ run }] = jobs['last-night'].steps;
    const root = mkdtempSync(join(folder, 'nights-'));
    // GitHub calls a run cancelled in which a job ran out of time.
    const ends = (...nights: string[]) => {
      const runs = nights.map((conclusion, id) => ({ id, conclusion }));
      writeFileSync(join(root, 'runs'), JSON.stringify(runs));
      fake(
        'gh',
        `n=\${2##*per_page=} id=\${2#*/actions/runs/}
        case "$2" in
          *event=schedule*) jq "{ workflow_runs: .[:$n] }" runs | jq -r "$4" ;;
          *) jq ".[\${id%%/*}] | { jobs: [. + { name: \\"everything (proofs)\\" }] }" runs | jq -r "$4" ;;
        esac`,
      );
      const env = { PATH: `${folder}${delimiter}${process.env['PATH']}`, GITHUB_REPOSITORY: 'a/b' };
      return spawnSync('bash', ['-e', '-c', run], { cwd: root, env }).status;
    };
    expect(ends('success', 'failure')).toBe(0);
    expect([ends('failure', 'success'), ends('cancelled', 'success')]).toEqual([1, 1]);
  },
);

test.skipIf(process.platform === 'win32').each([
  ['domain: { value: example.org, placeholder: true }', 'https://example.org\n'],
  ['domain: { value: "example.org" } # was: { value: example.com }', 'https://example.org\n'],
  ['domain:\n  value: example.org', ''],
])('the address of the site in %j', (line, expected) => {
  const root = mkdtempSync(join(folder, 'site-'));
  mkdirSync(join(root, 'content'));
  writeFileSync(join(root, 'content/company.yaml'), `brand: { value: A }\n${line}\n`);
  const { stdout, status } = spawnSync(join(projectRoot, '.ci/site'), {
    ...{ cwd: root, encoding: 'utf8' },
  });
  expect([stdout, status]).toEqual([expected, expected ? 0 : 1]);
});

test('no script waits without end for an address', () => {
  const calls = readdirSync(join(projectRoot, '.ci')).flatMap((name) =>
    readFileSync(join(projectRoot, '.ci', name), 'utf8').match(/.*curl -.*/g),
  );
  expect(calls.filter((call) => call && !/curl -\w+ --max-time 60 /.test(call))).toEqual([]);
});

test('the settings of production read alike by a shell and by the workflow', () => {
  const lines = readFileSync(join(projectRoot, '.ci/settings'), 'utf8').trimEnd().split('\n');
  expect(lines.filter((line) => !/^(#.*|PUBLIC_[A-Z_]+=[^"'\s#]*)$/.test(line))).toEqual([]);
});

describe.skipIf(process.platform === 'win32')('the scripts of earlier builds', () => {
  const root = join(folder, 'kept');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  /** Keeps them from a site that answers with a list, and with every file in it by its name, but for one that breaks off. */
  const keep = (status: string, list = '', broken = 'none', despite = '') => {
    write('list', list);
    fake(
      'curl',
      `out="$5"; [ "$1" = -sS ] && { cp list "$5"; printf ${status}; exit ${status === '000' ? 6 : 0}; }; echo "$6" > "$5"
      case "$6" in *${broken}*) exit 18 ;; esac`,
    );
    return spawnSync(join(projectRoot, '.ci/keep-scripts'), {
      ...{ cwd: root, encoding: 'utf8' },
      env: { PATH: `${folder}${delimiter}${process.env['PATH']}`, DESPITE: despite },
    });
  };
  const kept = () => readFileSync(join(root, 'dist/kept-scripts.txt'), 'utf8');
  const own = '_astro/b.12345678.js\n_astro/face.12345678.woff2\nscripts/0123456789/switch.js\n';

  beforeEach(() => {
    rmSync(root, { recursive: true, force: true });
    write('content/company.yaml', 'domain: { value: exampla.org }\n');
    write('content/launch.yaml', 'publicSince: 2026-01-01\n');
    write('dist/scripts/speculation-rules.json', '{}');
    for (const path of own.trim().split('\n')) write(`dist/${path}`, 'new');
  });

  test('answer for a week after they were replaced, and this build’s own stay as they are', () => {
    const list = `_astro/b.12345678.js\n_astro/a.12345678.js\nscripts/1/old.js ${day(7)}\nscripts/2/older.js ${day(8)}\n`;
    expect(keep('200', list)).toMatchObject({ status: 0, stderr: '' });
    expect(kept()).toBe(`${own}_astro/a.12345678.js ${day(0)}\nscripts/1/old.js ${day(7)}\n`);
    const text = (path: string) => readFileSync(join(root, 'dist', path), 'utf8');
    expect(text('_astro/a.12345678.js')).toBe('https://exampla.org/_astro/a.12345678.js\n');
    expect(text('_astro/b.12345678.js')).toBe('new');
    expect(existsSync(join(root, 'dist/scripts/2/older.js'))).toBe(false);
  });

  test('are kept for a week from today, and no longer, where their list names a day ahead', () => {
    const list = `_astro/a.js 9999-12-31\n_astro/c.js ${day(-1)}\n_astro/d.js ${day(0)}\n`;
    keep('200', list);
    const dated = ['a', 'c', 'd'].map((name) => `_astro/${name}.js ${day(0)}\n`).join('');
    expect(kept()).toBe(own + dated);
  });

  test('are all taken whole, or none, but for a reason to leave one out', () => {
    const list = `_astro/a.js ${day(1)}\n_astro/c.js ${day(1)}\n`;
    expect(keep('200', list, 'a.js')).toMatchObject({
      status: 1,
      stderr:
        'https://exampla.org/_astro/a.js does not answer: whoever has a page open would lose it.\n',
    });
    expect(existsSync(join(root, 'dist/kept-scripts.txt'))).toBe(false);
    expect(keep('200', list, 'a.js', 'why').status).toBe(0);
    expect(kept()).toBe(`${own}_astro/c.js ${day(1)}\n`);
    expect(existsSync(join(root, 'dist/_astro/a.js'))).toBe(false);
  });

  test('come from nowhere else than their folders', () => {
    keep(
      '200',
      '../x.js\n_astro/../../x.js\nlegal/x.js\n_astro/x.html\n_astro/x.js 9999-12-31\r\n',
    );
    expect(kept()).toBe(own);
  });

  test('are none where nothing was deployed with a list', () => {
    expect(keep('404').status).toBe(0);
    expect(kept()).toBe(own);
    // The first deployment may be that of the day of the launch.
    for (const since of ['null', londonDay(1), londonDay(0)]) {
      write('content/launch.yaml', `publicSince: ${since}\n`);
      expect(keep('000').status, since).toBe(0);
    }
  });

  test('are not lost because the address does not answer', () => {
    write('content/launch.yaml', `publicSince: ${londonDay(-1)}\n`);
    for (const status of ['000', '500']) {
      const { status: code, stderr } = keep(status);
      expect(code).toBe(1);
      expect(stderr).toContain('kept-scripts.txt does not answer');
    }
  });
});

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
describe.skipIf(process.platform === 'win32' || !hasOpenssl)('the record', () => {
  const root = join(folder, 'signed');
  const legal = join(root, 'dist/legal');
  const headers = headersFile({ scripts: [], styles: [], connect: '', transport: null });
  const sign = (key: string, despite = '') =>
    spawnSync(join(root, '.ci/sign'), {
      encoding: 'utf8',
      env: {
        PATH: `${folder}${delimiter}${process.env['PATH']}`,
        ...{ RECORD_SIGNING_KEY: key, DESPITE: despite },
      },
    });
  const keyOf = (...args: string[]) =>
    execFileSync('openssl', ['genpkey', ...args], { encoding: 'utf8', stdio: 'pipe' });

  beforeEach(() => {
    rmSync(root, { recursive: true, force: true });
    mkdirSync(legal, { recursive: true });
    mkdirSync(join(root, '.ci'));
    for (const name of ['sign', 'site', 'before-launch']) {
      cpSync(join(projectRoot, '.ci', name), join(root, '.ci', name));
    }
    mkdirSync(join(root, 'content'));
    writeFileSync(join(root, 'content/launch.yaml'), 'publicSince: null\n');
    writeFileSync(join(root, 'content/company.yaml'), 'domain: { value: site.example }\n');
    fake('curl', 'exit 22');
    writeFileSync(join(legal, 'SHA256SUMS'), 'ab  a.md\n');
    writeFileSync(join(root, 'dist/_headers'), headers);
  });

  test('is signed so that openssl alone can check it', () => {
    expect(sign(keyOf('-algorithm', 'ed25519'))).toMatchObject({ status: 0, stderr: '' });
    const verify = () =>
      spawnSync(
        'openssl',
        'pkeyutl -verify -pubin -inkey signing-key.pem -rawin -in SHA256SUMS -sigfile SHA256SUMS.sig'.split(
          ' ',
        ),
        { cwd: legal },
      ).status;
    expect(verify()).toBe(0);
    writeFileSync(join(legal, 'SHA256SUMS'), 'ac  a.md\n');
    expect(verify()).not.toBe(0);
  });

  test('is sent with its signature and key by rules of their own, once, however often it is signed', () => {
    const key = keyOf('-algorithm', 'ed25519');
    sign(key);
    sign(key);
    const written = readFileSync(join(root, 'dist/_headers'), 'utf8');
    expect(written.slice(0, headers.length)).toBe(headers);
    const rules = written.slice(headers.length).trim().split('\n\n');
    const rule = (path: string, type: string) =>
      [
        path,
        ...['! Content-Type', `Content-Type: ${type}`],
        ...['! Access-Control-Allow-Origin', 'Access-Control-Allow-Origin: *'],
        ...['! Cross-Origin-Resource-Policy', 'Cross-Origin-Resource-Policy: cross-origin'],
        'X-Robots-Tag: noindex',
      ].join('\n  ');
    expect(rules.map((text) => text.trim())).toEqual([
      rule('/legal/SHA256SUMS.sig', 'application/octet-stream'),
      rule('/legal/signing-key.pem', 'application/x-pem-file'),
    ]);
  });

  test('is not signed without a key, and not by a key of another kind', () => {
    expect(sign('').status).toBe(0);
    for (const key of ['secret', keyOf('-algorithm', 'x25519')]) {
      const { status, stderr } = sign(key);
      expect(status).toBe(1);
      expect(stderr).toBe(
        'RECORD_SIGNING_KEY holds no private key of Ed25519 as PEM (openssl genpkey -algorithm ed25519).\n',
      );
    }
    expect(existsSync(join(legal, 'SHA256SUMS.sig'))).toBe(false);
  });

  test('is not deployed without its key where readers see it signed', () => {
    writeFileSync(join(root, 'content/launch.yaml'), 'publicSince: 2026-01-01\n');
    // As curl does: what it was asked for, or that nobody answers.
    const answer = (code: string) =>
      fake(
        'curl',
        `case "$*" in *https://site.example/legal/SHA256SUMS.sig*) printf ${code}; [ ${code} != 000 ] ;; *) exit 22 ;; esac`,
      );
    for (const [code, said] of [
      ['200', '200'],
      ['500', '500'],
      ['000', 'none'],
    ] as const) {
      answer(code);
      expect(sign('')).toMatchObject({
        status: 1,
        stderr: `RECORD_SIGNING_KEY holds no key, and the sums of https://site.example may be signed: it answers ${said}.\n`,
      });
    }
    expect(sign(keyOf('-algorithm', 'ed25519')).status).toBe(0);
    answer('200');
    expect(sign('', 'A new domain.').status).toBe(1);
    answer('404');
    expect(sign('').status).toBe(0);
    answer('000');
    expect(sign('', 'A new domain.').status).toBe(0);
    writeFileSync(join(root, 'content/launch.yaml'), 'publicSince: null\n');
    expect(sign('').status).toBe(0);
  });
});

describe.skipIf(process.platform === 'win32')('the public address', () => {
  const root = join(folder, 'answers');
  const ask = (answer: string) => {
    fake(
      'curl',
      `case "$*" in *-fsSI*) echo 'content-security-policy: none' ;; *) printf '${answer}' ;; esac`,
    );
    for (const name of ['dist', 'content']) mkdirSync(join(root, name), { recursive: true });
    writeFileSync(join(root, 'content/company.yaml'), 'domain: { value: site.example }\n');
    writeFileSync(join(root, 'dist/a.json'), 'built');
    return spawnSync(join(projectRoot, '.ci/answers'), ['a.json'], {
      ...{ cwd: root, encoding: 'utf8' },
      env: { PATH: `${folder}${delimiter}${process.env['PATH']}`, PAUSE: '0' },
    });
  };

  test('answers with what was built, or the run fails', () => {
    expect(ask('built').status).toBe(0);
    expect(ask('other')).toMatchObject({
      status: 1,
      stderr: 'https://site.example/a.json answers with something else than what was built.\n',
    });
  });
});
