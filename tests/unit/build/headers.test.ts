import { expect, test } from 'vitest';
import { headersFile } from '../../../src/build/headers.ts';

const plain = { scripts: [], styles: [], connect: '', transport: null };
const hash = (index: number) => `'sha256-${String(index).padStart(43, 'a')}='`;
const hashes = (count: number) => Array.from({ length: count }, (_, index) => hash(index));

test('the policy names the hashes and the backend, and nothing unsafe', () => {
  const file = headersFile({
    ...plain,
    scripts: hashes(1),
    styles: hashes(2),
    connect: 'https://accounts.test',
  });
  expect(file).toContain(`script-src 'self' ${hash(0)};`);
  expect(file).toContain(`style-src ${hash(0)} ${hash(1)};`);
  expect(file).toContain("connect-src 'self' https://accounts.test;");
  expect(file).toContain("default-src 'none';");
  expect(file).not.toContain('unsafe');
});

test('a policy that outgrows the host’s line limit is refused with the count of what was built', () => {
  expect(() => headersFile({ ...plain, scripts: hashes(30), styles: hashes(4) })).toThrow(
    /the host accepts 2000: 30 inline scripts and 4 inline styles were built/,
  );
});

test.each([
  [null, 'max-age=63072000'],
  ['site', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('https is demanded as the owner of the domain decided: %s', (transport, value) => {
  const lines = headersFile({ ...plain, transport }).split('\n');
  expect(lines).toContain(`  Strict-Transport-Security: ${value}`);
});

test('no search engine lists what is shown at a host of the delivery network', () => {
  expect(headersFile(plain)).toContain(
    '\nhttps://:name.:account.workers.dev/*\n  X-Robots-Tag: noindex\n',
  );
});

/** The lines of each rule, by its path. */
function rulesOf(file: string): Record<string, string[]> {
  const rules = file.split('\n\n').map((rule) => rule.trim().split('\n'));
  return Object.fromEntries(
    rules.map(([path = '', ...lines]) => [path, lines.map((line) => line.trim())]),
  );
}

test('any origin may read what is meant for other sites and programs', () => {
  const rules = rulesOf(headersFile(plain));
  const listed = ['/api/*', '/*.atom', '/status/maintenance.ics', '/status/badge.svg'];
  const unlisted = ['/legal/SHA256SUMS', '/trust/pack.zip', '/*.md', '/*.json', '/*.pdf', '/*.xml'];
  for (const path of [...listed, ...unlisted]) {
    expect(rules[path]).toEqual(
      expect.arrayContaining([
        'Access-Control-Allow-Origin: *',
        'Cross-Origin-Resource-Policy: cross-origin',
      ]),
    );
    expect(rules[path]?.includes('X-Robots-Tag: noindex'), path).toBe(unlisted.includes(path));
  }
  // The rule for all XML meets the sitemap too; the later rule takes back what is not for it.
  expect(Object.keys(rules).at(-1)).toBe('/sitemap.xml');
  expect(rules['/sitemap.xml']).toEqual(['! X-Robots-Tag']);
  expect(Object.keys(rules).filter((path) => path.startsWith('/')).length).toBeLessThan(100);
  expect(rules['/*']).toContain('Cross-Origin-Resource-Policy: same-origin');
  // What a switch of language takes in is no page to be found.
  expect(rules['/patches/*']).toEqual([
    '! Content-Type',
    'Content-Type: text/html; charset=utf-8',
    'X-Robots-Tag: noindex',
  ]);
});

/** The paths whose rules give a type, without those that say HTML, which the 404 page is too. */
const typed = (file: string) =>
  Object.entries(rulesOf(file)).flatMap(([path, lines]) => {
    const type = lines.find((line) => line.startsWith('Content-Type:'));
    return type && !type.includes('text/html') ? [path] : [];
  });

test('no address has a type but that of a file, so that the 404 page is a page everywhere', () => {
  expect(typed(headersFile(plain))).toEqual([
    '/legal/SHA256SUMS',
    '/scripts/speculation-rules.json',
  ]);
});

test('every page says where it is written which pages may be prepared ahead', () => {
  const rules = rulesOf(headersFile(plain));
  expect(rules['/*']).toContain('Speculation-Rules: "/scripts/speculation-rules.json"');
  // The rule for all JSON says this of the file already.
  expect(rules['/scripts/speculation-rules.json']).not.toContain('X-Robots-Tag: noindex');
});

test('a script that is missing for a moment is not missing for long', () => {
  const rules = rulesOf(headersFile(plain));
  for (const path of ['/_astro/*', '/scripts/*']) {
    const [, value = ''] = rules[path] ?? [];
    const [, seconds] = /^Cache-Control: public, max-age=(\d+)$/.exec(value) ?? [];
    expect(Number(seconds), path).toBeLessThanOrEqual(3600);
  }
});
