// What the workflows may do: little, and nothing that somebody else can change later.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../../scripts/lib/run.ts';
import { incidentFlags } from '../../src/desk/status/incident.ts';

type Step = {
  readonly id?: string;
  readonly uses?: string;
  readonly if?: string;
  readonly run?: string;
  readonly env?: object;
  readonly with?: Readonly<Record<string, unknown>>;
};
type Job = {
  readonly env?: object;
  readonly steps: readonly Step[];
  readonly environment?: string;
  readonly permissions?: object;
  readonly outputs?: Readonly<Record<string, string>>;
  readonly if?: string;
  readonly needs?: unknown;
  readonly 'timeout-minutes'?: number;
};

/** What jobs may do beside reading the repository. Only those that open a request write to it, and no secret is theirs. */
const request = { actions: 'write', contents: 'write', 'pull-requests': 'write' };
const tell = { contents: 'read', issues: 'write' };
const rights: Readonly<Record<string, object>> = {
  'last-night': { actions: 'read' },
  enquiries: tell,
  report: { actions: 'read', ...tell },
  accept: request,
  record: request,
};

/** The secrets that a step has a use for. */
function secretsFor(run: string): string[] {
  if (run.includes('wrangler.js deploy')) {
    return ['secrets.CLOUDFLARE_ACCOUNT_ID', 'secrets.CLOUDFLARE_API_TOKEN'];
  }
  if (run.includes('enquiries count')) return ['secrets.SUPABASE_SECRET_KEY'];
  return run === '.ci/sign' ? ['secrets.RECORD_SIGNING_KEY'] : [];
}

/** What runs where something is signed or deployed: no package but wrangler, and nothing of the build. */
const deploying =
  /^(npm ci --omit=dev --ignore-scripts --no-audit --no-fund|\.ci\/(known-packages|sign|answers .+)|\[ "\$\(\.ci\/shown\)" = "\$SHOWN" \]\necho "\$(GITHUB_SHA|COMMIT)" > dist\/commit\.txt\n|node node_modules\/wrangler\/bin\/wrangler\.js deploy .+)$/;

/** What gives a job to others: a request, or what it has built. */
const hands = /\.ci\/open-request|npm run build$/m;

/** Each way in which a workflow could do more than it should. */
function risks(text: string): string[] {
  const workflow: { on: object; permissions?: unknown; jobs: Record<string, Job> } = parse(text);
  const found: string[] = [];
  if (JSON.stringify(workflow.permissions) !== '{"contents":"read"}') found.push('permissions');
  if ('pull_request_target' in workflow.on) found.push('runs foreign code with rights');
  for (const line of text.match(/^ *(- )?uses: .*$/gm) ?? []) {
    if (!/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)) found.push(`not pinned: ${line.trim()}`);
  }
  for (const [name, { steps, environment, permissions }] of Object.entries(workflow.jobs)) {
    if (permissions && JSON.stringify(permissions) !== JSON.stringify(rights[name])) {
      found.push(`${name} asks for more`);
    }
    if (JSON.stringify(permissions)?.includes('"contents":"write"') && environment) {
      found.push(`${name} writes where there are secrets`);
    }
    const deploys = steps.some(({ run = '' }) => /wrangler\.js deploy|\.ci\/sign/.test(run));
    for (const { uses, if: when, run = '', env, with: given } of steps) {
      // A package of the build could leave a program for a later step of its job, or in a cache.
      if (deploys && run && !deploying.test(run))
        found.push(`${name} runs more than it deploys with`);
      // What one job of main has kept, any package of another may have written: also one that only tests need.
      const trusted =
        environment ||
        (name !== 'preview-build' && steps.some((step) => hands.test(step.run ?? '')));
      if (trusted && (uses?.startsWith('actions/cache') || given?.['cache'])) {
        found.push(`${name} takes a cache where others trust it`);
      }
      if (JSON.stringify([env, given]).includes('vars.PUBLIC_')) {
        found.push(`${name} takes a setting that everybody may change`);
      }
      // What a job keeps, jobs with secrets take: it must be main that keeps it, where there is no secret.
      if (/^actions\/cache(\/save)?@/.test(uses ?? '')) {
        if (when !== "github.ref == 'refs/heads/main'" || environment) {
          found.push(`${name} keeps what others take`);
        }
      }
      if (uses?.startsWith('actions/checkout@') && given?.['persist-credentials'] !== false) {
        found.push(`${name} keeps its credentials`);
      }
      // What a person types into an event would become a part of the script.
      if (/\$\{\{/.test(run)) found.push(`${name} runs an expression`);
      if (/inputs\./.test(JSON.stringify(given ?? {}))) found.push(`${name} hands an input over`);
      const secrets = JSON.stringify(env ?? {}).match(/secrets\.\w+/g) ?? [];
      const wanted = secretsFor(run);
      for (const secret of secrets) {
        if (environment && wanted.includes(secret)) continue;
        found.push(`${name} shows ${secret} to a step that has no use for it`);
      }
    }
  }
  return found;
}

const folder = join(projectRoot, '.github/workflows');
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
const text = textOf('site.yml');

test.each(readdirSync(folder))('%s takes no risks', (name) => {
  expect(risks(textOf(name))).toEqual([]);
});

test('a deployment waits for the tests, and for everything that this night or the last one looked at', () => {
  const { jobs }: { jobs: Record<string, Job> } = parse(text);
  const { if: when = '', needs } = jobs['build'] ?? {};
  expect(needs).toEqual(['test', 'everything', 'last-night']);
  expect(when).toContain("needs.test.result == 'success' &&");
  expect(when).toContain(
    "(needs.everything.result == 'success' || needs.last-night.result == 'success')",
  );
  expect(jobs['everything']?.['timeout-minutes']).toBeLessThanOrEqual(30);
});

test('the launch check stands before the deployment to production, and a preview goes nowhere else', () => {
  const { jobs }: { jobs: Record<string, Job> } = parse(text);
  const runs = (name: string) => jobs[name]?.steps.map(({ run = '' }) => run).join('\n') ?? '';
  expect(runs('build')).toMatch(/check:launch[\s\S]*elif \.ci\/before-launch; then/);
  expect(jobs['deploy']?.needs).toBe('build');
  expect(jobs['deploy']?.if).toBe(
    "!cancelled() && needs.build.result == 'success' && needs.build.outputs.ready",
  );
  expect(runs('deploy')).toContain('--env production');
  expect(runs('preview')).toContain('--env preview');
  expect(runs('preview')).not.toContain('production');
});

test('the code of a request runs where there is no secret, and main’s code deploys what it built', () => {
  const { jobs }: { jobs: Record<string, Job> } = parse(text);
  expect(jobs['preview-build']).not.toHaveProperty('environment');
  expect(JSON.stringify(jobs['preview-build'])).not.toContain('secrets.');
  const [checkout] = jobs['preview']?.steps ?? [];
  // The expression is the workflow’s own.
  expect(checkout?.with?.['ref']).toBe(value('github.event.pull_request.base.sha'));
});

test('what was published is held before anything is tested, and what is public before it is replaced', () => {
  const { jobs }: { jobs: Record<string, Job> } = parse(text);
  const runs = (name: string) => jobs[name]?.steps.map(({ run = '' }) => run).join('\n') ?? '';
  expect(runs('test')).toMatch(/check-record "\$BEFORE"[\s\S]*\.ci\/run/);
  expect(runs('build')).toContain('check-record "$(.ci/site)"');
});

/** An expression of a workflow. */
const value = (of: string) => ['${', `{ ${of} }}`].join('');

test.each([
  ['site.yml', 'deploy'],
  ['incident.yml', 'publish'],
])(
  '%s builds where there is no secret, and signs and deploys what was built there',
  (name, deploy) => {
    const { jobs }: { jobs: Record<string, Job> } = parse(textOf(name));
    expect(jobs['build']).not.toHaveProperty('environment');
    const upload = jobs['build']?.steps.at(-1);
    expect(upload?.uses).toMatch(/^actions\/upload-artifact@/);
    expect(upload?.with).toMatchObject({ path: 'dist', 'if-no-files-found': 'error' });
    expect(jobs[deploy]?.environment).toBe('production');
    const steps = jobs[deploy]?.steps.map(({ uses, run }) => (uses ?? run ?? '').split(/[@ ]/)[0]);
    expect(steps).toEqual([
      ...['actions/checkout', 'actions/setup-node', '.ci/known-packages', 'npm'],
      ...['actions/download-artifact', '.ci/sign', '['],
      ...['node', '.ci/answers'],
    ]);
    // By its number: any job of the run could put something else under a name.
    expect(jobs['build']?.outputs?.['artifact']).toBe(
      value(`steps.${upload?.id}.outputs.artifact-id`),
    );
    expect(jobs[deploy]?.steps[4]?.with).toEqual({
      ...{ 'artifact-ids': value('needs.build.outputs.artifact'), path: 'dist' },
    });
  },
);

test.each([
  ['site.yml', ['content', 'test', 'build', 'deploy', 'enquiries']],
  ['incident.yml', ['record', 'publish']],
  ['accept.yml', ['accept']],
])('of %s, these look at the lock before they install, or take a cache: %j', (name, expected) => {
  const { jobs }: { jobs: Record<string, Job> } = parse(textOf(name));
  const look = Object.entries(jobs).filter(([, { steps }]) => {
    const first = steps.find(({ run, uses }) => run ?? uses?.startsWith('actions/cache'));
    return first?.run === '.ci/known-packages';
  });
  expect(look.map(([job]) => job)).toEqual(expected);
});

test('a run that waits is cancelled by none of another kind', () => {
  const kinds = ['github.workflow', 'github.ref', 'github.event_name'];
  expect(parse(text).concurrency).toEqual({
    group: kinds.map(value).join('-'),
    'cancel-in-progress': value("github.event_name == 'pull_request'"),
  });
});

test('the site and an incident are deployed one after the other, with the settings that were reviewed', () => {
  for (const [name, deploy, build] of [
    ['site.yml', 'deploy', 'build'],
    ['incident.yml', 'publish', 'build'],
  ] as const) {
    const { jobs }: { jobs: Record<string, Job> } = parse(textOf(name));
    expect(jobs[deploy]).toMatchObject({ concurrency: { group: 'production', queue: 'max' } });
    const runs = jobs[build]?.steps.map(({ run }) => run) ?? [];
    const settings = runs.indexOf(`grep '^PUBLIC_' .ci/settings >> "$GITHUB_ENV"`);
    expect(settings).toBeGreaterThan(0);
    expect(runs.indexOf('npm run build')).toBeGreaterThan(settings);
  }
});

test('nothing goes back behind what the site shows, and nothing is deployed beside another deployment', () => {
  for (const [name, deploy] of [
    ['site.yml', 'deploy'],
    ['incident.yml', 'publish'],
  ] as const) {
    const { jobs }: { jobs: Record<string, Job> } = parse(textOf(name));
    const asked = jobs['build']?.steps.find(({ run }) => run?.startsWith('shown=$(.ci/shown)\n'));
    expect(asked?.run).toContain('git rev-list --first-parent "$GITHUB_SHA" | grep -qxF "$commit"');
    const steps = jobs[deploy]?.steps ?? [];
    const looks = steps.findIndex(({ run }) => run?.startsWith('[ "$(.ci/shown)" = "$SHOWN" ]\n'));
    expect(looks).toBeGreaterThan(0);
    expect(steps[looks + 1]?.run).toContain('wrangler.js deploy');
    expect(JSON.stringify(steps[looks]?.env)).toContain('needs.build.outputs.shown');
  }
});

test('a reason for the launch check is none for the record: it has one of its own', () => {
  const {
    on,
    jobs,
  }: { on: Record<string, { inputs?: object } | null>; jobs: Record<string, Job> } = parse(text);
  expect(Object.keys(on['workflow_dispatch']?.inputs ?? {})).toEqual(['despite', 'record']);
  const guards = Object.values(jobs).flatMap(({ steps }) =>
    steps.filter(({ run }) => run?.includes('check-record')),
  );
  expect(guards).toHaveLength(2);
  expect(JSON.stringify(guards)).not.toContain('despite');
  expect(JSON.stringify(guards[1]?.env)).toContain(
    "inputs.record && format('Record: {0}', inputs.record)",
  );
});

test('an incident is shown on the commit that was deployed last, with the records of the status page and nothing else', () => {
  const { jobs }: { jobs: Record<string, Job> } = parse(textOf('incident.yml'));
  const [, launch, find, ...steps] = jobs['build']?.steps ?? [];
  expect(find?.run).toContain('git checkout --quiet "$commit"');
  // What signs and deploys is main's own, whatever was built.
  expect(jobs['publish']?.steps[0]?.with).toEqual({ 'persist-credentials': false });
  const runs = steps.map(({ run = '' }) => run).filter(Boolean);
  expect(launch?.run).toMatch(/^if \.ci\/before-launch; then[\s\S]*exit 1/);
  expect(runs).toEqual([
    'node scripts/bootstrap.mjs check-content',
    'cp .local/status/incidents.yaml .local/status/components.yaml content/status/',
    `grep '^PUBLIC_' .ci/settings >> "$GITHUB_ENV"`,
    'npm run build',
    '.ci/keep-scripts',
    'node scripts/bootstrap.mjs check-record "$(.ci/site)"',
  ]);
  expect(jobs['publish']?.steps.at(-1)?.run).toBe(
    '.ci/answers commit.txt api/v2/incidents.json legal/SHA256SUMS',
  );
});

test('steps of incidents go on from a request that waits, one after the other, into the same request', () => {
  const { jobs, concurrency }: { jobs: Record<string, Job>; concurrency: unknown } = parse(
    textOf('incident.yml'),
  );
  expect(concurrency).toEqual({ group: 'incident', queue: 'max' });
  const { env, steps = [] } = jobs['record'] ?? {};
  expect(env).toEqual({ BRANCH: 'desk/incidents' });
  const runs = steps.map(({ run = '' }) => run.split(' ')[0]).filter(Boolean);
  expect(runs).toEqual([
    '.ci/known-packages',
    '.ci/open-incidents',
    '.ci/with-flags',
    '{',
    '.ci/open-request',
  ]);
  // What was pushed to that request is held against main before anything goes on to readers.
  expect(steps[5]?.run).toMatch(
    /^node scripts\/bootstrap\.mjs check-record "\$GITHUB_SHA" --translations$/m,
  );
  expect(steps[6]?.with?.['name']).toBe('status');
});

test('the form of an incident has the flags of the command', () => {
  const { jobs }: { jobs: Record<string, Job> } = parse(textOf('incident.yml'));
  const step = jobs['record']?.steps.find(({ run }) => run?.startsWith('.ci/with-flags'));
  const flags = Object.keys(incidentFlags);
  expect(step?.run).toBe(`.ci/with-flags status-incident ${flags.join(' ')}`);
  expect(Object.keys(step?.env ?? {})).toEqual(flags.map((flag) => `FLAG_${flag.toUpperCase()}`));
});

test('a failed run says at its end what failed, whichever job it was', () => {
  const { jobs }: { jobs: Record<string, Job> } = parse(text);
  const { report, ...others } = jobs;
  expect(report?.if).toBe(
    "always() && (contains(needs.*.result, 'failure') || (github.event_name == 'schedule' && contains(needs.*.result, 'cancelled')))",
  );
  expect(report?.needs).toEqual(expect.arrayContaining(Object.keys(others)));
});

test.each([
  ['contents: read', 'contents: write', 'permissions'],
  ['pull_request:', 'pull_request_target:', 'runs foreign code with rights'],
  [/@[0-9a-f]{40} # v[\d.]+/, '@v7', 'not pinned: '],
  ['    environment: production\n', '', 'deploy shows secrets.CLOUDFLARE_API_TOKEN'],
  ['RECORD_SIGNING_KEY }}', 'CLOUDFLARE_API_TOKEN }}', 'deploy shows secrets.CLOUDFLARE_API_TOKEN'],
  [
    "      - if: github.ref == 'refs/heads/main'\n        uses:",
    '      - uses:',
    'test keeps what others take',
  ],
  [
    '      - run: .ci/sign\n',
    '      - run: npm run build\n      - run: .ci/sign\n',
    'deploy runs more than it deploys with',
  ],
  [/(environment: preview[\s\S]*?node-version: 22\n)/, '$1          cache: npm\n', 'preview takes'],
  ['actions/cache/restore@', 'actions/cache@', 'content keeps what others take'],
  [
    /(needs: \[test, everything[\s\S]*?node-version: 22\n)/,
    '$1          cache: npm\n',
    'build takes',
  ],
  [
    'run: grep \'^PUBLIC_\' .ci/settings >> "$GITHUB_ENV"',
    `env: { PUBLIC_SUPABASE_URL: "\${{ vars.PUBLIC_SUPABASE_URL }}" }`,
    'build takes a setting that everybody may change',
  ],
  ['persist-credentials: false', 'lfs: false', 'content keeps its credentials'],
  ['      issues: write\n', '      packages: write\n', 'enquiries asks for more'],
  ['- run: .ci/run', `- run: echo \${{ github.head_ref }}`, 'test runs an expression'],
  ['    timeout-minutes: 45\n', '    permissions: write-all\n', 'test asks for more'],
])('a planted risk is found: %s', (from, to, risk) => {
  expect(risks(text.replace(from, to)).join()).toContain(risk);
});

test('a planted risk of a form is found', () => {
  const form = textOf('accept.yml');
  const input = value('inputs.reason');
  const plant = (from: string, to: string) => risks(form.replace(from, to)).join();
  expect(plant('run: .ci/open-request "Accept $WHAT"', `run: echo ${input}`)).toContain(
    'runs an expression',
  );
  expect(plant('node-version: 22', `node-version: ${input}`)).toContain('hands an input over');
  expect(plant('node-version: 22', 'cache: npm')).toContain('takes a cache where others trust it');
  expect(
    plant('    timeout-minutes', '    environment: production\n    timeout-minutes'),
  ).toContain('writes where there are secrets');
});
