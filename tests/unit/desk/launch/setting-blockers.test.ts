import { describe, expect, test } from 'vitest';
import {
  buildBlockers,
  deploymentBlockers,
  keptBlockers,
  lineOf,
  settingBlockers,
} from '../../../../src/desk/launch/setting-blockers.ts';

const hosted = {
  PUBLIC_CONTACT_DELIVERY: 'supabase',
  PUBLIC_SUPABASE_URL: 'https://project.supabase.co',
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_hosted',
  TELL_BY_ISSUE: 'yes',
};
const guide = new Map([
  [
    'OPERATIONS.md',
    '| `PUBLIC_SUPABASE_URL` |\n| `PUBLIC_SUPABASE_PUBLISHABLE_KEY` |\n| `PUBLIC_CONTACT_DELIVERY` |\n| `TELL_BY_ISSUE` |\n',
  ],
]);
const said = (list: ReturnType<typeof settingBlockers>) =>
  list.map(({ area, file, line, message }) => `${area} ${file}:${line} ${message}`);

test('a line is that on which a text or pattern begins, and 1 where there is none', () => {
  const files = new Map([['a.txt', 'one\ntwo (2)\nthree']]);
  expect(lineOf(files, 'a.txt', '(2)')).toBe(2);
  expect(lineOf(files, 'a.txt', /^th/m)).toBe(3);
  expect(lineOf(files, 'a.txt', 'four')).toBe(1);
  expect(lineOf(files, 'b.txt', 'one')).toBe(1);
});

describe('settings', () => {
  test('that name a hosted backend over https and a delivery are in order', () => {
    expect(settingBlockers(hosted, guide)).toEqual([]);
  });

  test.each([
    [{ PUBLIC_CONTACT_DELIVERY: '' }, 3, 'enquiries are delivered “simulated”'],
    [{ PUBLIC_CONTACT_DELIVERY: 'supabas' }, 3, 'PUBLIC_CONTACT_DELIVERY is “supabas”'],
    [{ PUBLIC_SUPABASE_URL: '' }, 1, 'no hosted backend is named'],
    [{ PUBLIC_SUPABASE_URL: 'http://localhost:54321' }, 1, 'no hosted backend is named'],
    [{ PUBLIC_SUPABASE_URL: 'https://127.0.0.1' }, 1, 'no hosted backend is named'],
    [{ PUBLIC_SUPABASE_URL: 'http://project.example.com' }, 1, 'would travel unencrypted'],
    [{ PUBLIC_SUPABASE_PUBLISHABLE_KEY: '' }, 2, 'supabaseKey is required'],
    [{ PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_secret_aB3' }, 2, 'holds a secret key'],
    [{ TELL_BY_ISSUE: '' }, 4, 'nobody is told of a night whose run failed'],
  ])('that serve one machine only, or nobody: %j', (change, line, message) => {
    const list = said(settingBlockers({ ...hosted, ...change }, guide));
    expect(list).toEqual([expect.stringContaining(message)]);
    expect(list[0]).toMatch(`Settings OPERATIONS.md:${line} `);
  });

  test('that are all missing: enquiries reach nobody, nobody is told, and no backend is named', () => {
    expect(settingBlockers({}, guide)).toHaveLength(3);
  });
});

describe('the build', () => {
  const bundle = (settings: Readonly<Record<string, string>>) => {
    const values = Object.entries(settings).map(([name, value]) => `${name}:\`${value}\``);
    const code = `function m(){let e={DEV:!1,${values.join()},SITE:\`https://a.b\`}}`;
    return new Map([['dist/_astro/form.js', code + code]]);
  };

  test('that has the settings of the check is in order', () => {
    expect(buildBlockers(hosted, bundle(hosted))).toEqual([]);
  });

  test('that was made with others is named once for each', () => {
    const built = { ...hosted, PUBLIC_CONTACT_DELIVERY: 'simulated' };
    expect(said(buildBlockers(hosted, bundle(built)))).toEqual([
      'The build in dist/ dist/_astro/form.js:1 was built with PUBLIC_CONTACT_DELIVERY=simulated, and the check runs with supabase. Run npm run build and this check with the same settings.',
    ]);
    const elsewhere = {
      PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321',
      PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_local',
    };
    expect(buildBlockers(hosted, bundle({ ...hosted, ...elsewhere }))).toHaveLength(2);
  });

  test('is not judged by a setting that is refused itself', () => {
    const env = { ...hosted, PUBLIC_SUPABASE_URL: 'nowhere' };
    expect(buildBlockers(env, bundle(hosted))).toEqual([]);
  });

  test('is not judged by the scripts of earlier ones that lie beside it', () => {
    const old: [string, string] = [
      'dist/kept-scripts.txt',
      '_astro/form.js 2026-11-20\n_astro/new.js',
    ];
    const files = new Map([...bundle({ PUBLIC_CONTACT_DELIVERY: 'simulated' }), old]);
    expect(buildBlockers(hosted, files.set('dist/_astro/new.js', ''))).toEqual([]);
  });

  test.each([
    [
      'that are listed, with those of earlier ones',
      '_astro/b.js\nscripts/1/a.js\n_astro/a.js 2026-11-20\n',
      0,
    ],
    ['without a list', undefined, 1],
    ['with the list of another build', '_astro/c.js\n', 1],
    ['of which one is not listed', '_astro/a.js\n_astro/b.js\n', 1],
    [
      'of which one is missing',
      '_astro/a.js\n_astro/b.js\nscripts/1/a.js\n_astro/c.js 2026-11-20',
      1,
    ],
  ])('keeps scripts %s', (_, list, count) => {
    const files = new Map(
      ['_astro/a.js', '_astro/b.js', 'scripts/1/a.js'].map((file) => [`dist/${file}`, '']),
    );
    if (list !== undefined) files.set('dist/kept-scripts.txt', list);
    const found = keptBlockers(files);
    expect(found).toHaveLength(count);
    for (const { message } of found) expect(message).toContain('.ci/keep-scripts');
  });

  test('that is not there is asked for', () => {
    expect(said(buildBlockers(hosted, new Map([['dist/index.html', '']])))).toEqual([
      'The build in dist/ dist/:1 there is no build to look at. Run: npm run build.',
    ]);
  });
});

describe('the deployment', () => {
  const wrangler = (host: string): [string, string] => [
    'wrangler.jsonc',
    `{\n  // Where it goes\n  "routes": [{ "pattern": "${host}", "custom_domain": true }]\n}`,
  ];
  const blockers = (...files: [string, string][]) =>
    said(
      deploymentBlockers(
        'exampla.org',
        'security@exampla.org',
        new Map([['.github/CODEOWNERS', '# Who may approve.\n* @ada\n'], ...files]),
      ),
    );
  const right = wrangler('exampla.org');

  test('that leads to the site’s own domain is in order', () => {
    expect(blockers(right)).toEqual([]);
  });

  test('of which somebody is named by an address is in order', () => {
    expect(blockers(right, ['.github/CODEOWNERS', '* ada@example.org\n'])).toEqual([]);
  });

  test.each(['', '# * @ada\n', '/content/ @ada\n', '*\n'])(
    'of a repository in which nobody is named who may approve: %j',
    (owners) => {
      expect(blockers(right, ['.github/CODEOWNERS', owners])).toEqual([
        'Deployment .github/CODEOWNERS:1 names nobody who may approve a request, so that an approval of anybody lets it pass. Write who may, as a line such as: * @name.',
      ]);
    },
  );

  test('that leads to another domain, or to none', () => {
    expect(blockers(wrangler('exampla.com'))).toEqual([
      'Deployment wrangler.jsonc:3 sends the site to exampla.com, and its pages say that they are exampla.org. Name one domain in both: here and under "domain" in content/company.yaml.',
    ]);
    expect(blockers()).toEqual([
      'Deployment wrangler.jsonc:1 names no domain. Write the route of the production environment: "pattern": "exampla.org".',
    ]);
  });

  test.each([
    ['[auth.captcha]\nenabled = true\nprovider = "turnstile"\n', true],
    ['[auth]\nenabled = true\n\n[auth.captcha]\nprovider = "turnstile"\nenabled = true\n', true],
    ['[auth.captcha]\nenabled = false\n\n[auth.email]\nenabled = true\n', false],
    ['[auth.captcha]\n[auth.email]\nenabled = true\n', false],
    ['# [auth.captcha]\n# enabled = true\n', false],
  ])('with a captcha that the sign-in form cannot answer: %j', (config, isRefused) => {
    const list = blockers(right, ['supabase/config.toml', config]);
    expect(list).toEqual(isRefused ? [expect.stringContaining('the form sends none')] : []);
  });

  test('with a file that sends reports of weaknesses elsewhere', () => {
    const page = 'Read https://exampla.org/trust/bug-bounty.';
    expect(blockers(right, ['SECURITY.md', `Write to security@exampla.org. ${page}`])).toEqual([]);
    expect(
      blockers(
        right,
        ['SECURITY.md', `# Security\n\nWrite to security@exampla.com. ${page}`],
        ['.github/ISSUE_TEMPLATE/config.yml', 'url: https://old.exampla.org/contact'],
      ),
    ).toEqual([
      'Deployment SECURITY.md:3 names security@exampla.com, and content/company.yaml has security@exampla.org for reports. Write that here.',
      'Deployment .github/ISSUE_TEMPLATE/config.yml:1 names https://old.exampla.org, and content/company.yaml has https://exampla.org. Write that here.',
    ]);
  });
});
