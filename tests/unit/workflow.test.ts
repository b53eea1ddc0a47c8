// What the workflow of continuous integration may do: little, and nothing that somebody else can change later.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../../scripts/lib/run.ts';

type Step = {
  readonly uses?: string;
  readonly run?: string;
  readonly env?: object;
  readonly with?: Readonly<Record<string, unknown>>;
};
type Job = {
  readonly steps: readonly Step[];
  readonly environment?: string;
  readonly permissions?: object;
  readonly if?: string;
  readonly needs?: unknown;
  readonly 'timeout-minutes'?: number;
};

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
    // Results of earlier runs may be read, and nothing else.
    if (permissions && JSON.stringify(permissions) !== '{"actions":"read"}') {
      found.push(`${name} asks for more`);
    }
    for (const { uses, run = '', env, with: given } of steps) {
      if (uses?.startsWith('actions/checkout@') && given?.['persist-credentials'] !== false) {
        found.push(`${name} keeps its credentials`);
      }
      // What a person types into an event would become a part of the script.
      if (/\$\{\{/.test(run)) found.push(`${name} runs an expression`);
      const secrets = JSON.stringify(env ?? {}).match(/secrets\.\w+/g) ?? [];
      const wanted = run.includes('wrangler deploy')
        ? ['secrets.CLOUDFLARE_ACCOUNT_ID', 'secrets.CLOUDFLARE_API_TOKEN']
        : ['secrets.RECORD_SIGNING_KEY'].filter(() => run === 'npm run build');
      for (const secret of secrets) {
        if (environment && wanted.includes(secret)) continue;
        found.push(`${name} shows ${secret} to a step that has no use for it`);
      }
    }
  }
  return found;
}

const text = readFileSync(join(projectRoot, '.github/workflows/site.yml'), 'utf8');

test('the workflow takes no risks', () => {
  expect(risks(text)).toEqual([]);
});

test('a deployment waits for the tests, and for everything that this night or the last one looked at', () => {
  const { jobs }: { jobs: Record<string, Job> } = parse(text);
  const { if: when = '', needs } = jobs['deploy'] ?? {};
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
  expect(runs('deploy')).toMatch(/check:launch[\s\S]*--env production/);
  expect(runs('preview')).toContain('--env preview');
  expect(runs('preview')).not.toContain('production');
});

test('the code of a request runs where there is no secret, and main’s code deploys what it built', () => {
  const { jobs }: { jobs: Record<string, Job> } = parse(text);
  expect(jobs['preview-build']).not.toHaveProperty('environment');
  expect(JSON.stringify(jobs['preview-build'])).not.toContain('secrets.');
  const [checkout] = jobs['preview']?.steps ?? [];
  // The expression is the workflow’s own.
  expect(checkout?.with?.['ref']).toBe(['${', '{ github.event.pull_request.base.sha }}'].join(''));
});

test('what was published is held before anything is tested, and what is public before it is replaced', () => {
  const { jobs }: { jobs: Record<string, Job> } = parse(text);
  const runs = (name: string) => jobs[name]?.steps.map(({ run = '' }) => run).join('\n') ?? '';
  expect(runs('test')).toMatch(/check-record "\$BEFORE"[\s\S]*\.ci\/run/);
  expect(runs('deploy')).toMatch(/check-record "\$site\/legal\/SHA256SUMS"[\s\S]*--env production/);
});

test.each([
  ['contents: read', 'contents: write', 'permissions'],
  ['pull_request:', 'pull_request_target:', 'runs foreign code with rights'],
  [/@[0-9a-f]{40} # v[\d.]+/, '@v7', 'not pinned: '],
  ['    environment: production\n', '', 'deploy shows secrets.CLOUDFLARE_API_TOKEN'],
  ['RECORD_SIGNING_KEY }}', 'CLOUDFLARE_API_TOKEN }}', 'deploy shows secrets.CLOUDFLARE_API_TOKEN'],
  ['persist-credentials: false', 'lfs: false', 'test keeps its credentials'],
  ['- run: .ci/run', `- run: echo \${{ github.head_ref }}`, 'test runs an expression'],
  ['    timeout-minutes: 45\n', '    permissions: write-all\n', 'test asks for more'],
])('a planted risk is found: %s', (from, to, risk) => {
  expect(risks(text.replace(from, to)).join()).toContain(risk);
});
