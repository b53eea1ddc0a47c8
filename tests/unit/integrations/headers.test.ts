import { expect, test } from 'vitest';
import { headersFile } from '../../../src/integrations/headers.ts';

const plain = { scripts: [], styles: [], connect: '', transport: null };
const hash = (index: number) => `'sha256-${String(index).padStart(43, 'a')}='`;
const hashes = (count: number) => Array.from({ length: count }, (_, index) => hash(index));

test('the policy names the hashes and the backend, and nothing unsafe', () => {
  const file = headersFile({
    scripts: hashes(1),
    styles: hashes(2),
    connect: 'https://accounts.test',
    transport: null,
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

test('what other sites and programs may load has its type, and any origin may read it', () => {
  const file = headersFile(plain);
  const rules = Object.fromEntries(
    file
      .split('\n\n')
      .map((rule) => rule.trim().split('\n'))
      .map(([path = '', ...lines]) => [path, lines.map((line) => line.trim())]),
  );
  const listed = {
    '/api/*': 'application/json; charset=utf-8',
    '/*.atom': 'application/atom+xml; charset=utf-8',
    '/status/maintenance.ics': 'text/calendar; charset=utf-8',
    '/status/badge.svg': 'image/svg+xml; charset=utf-8',
  };
  const unlisted = {
    '/legal/SHA256SUMS': 'text/plain; charset=utf-8',
    '/legal/SHA256SUMS.sig': 'application/octet-stream',
    '/legal/signing-key.pem': 'application/x-pem-file',
    '/trust/pack.zip': 'application/zip',
    '/*.md': 'text/markdown; charset=utf-8',
    '/*.json': 'application/json; charset=utf-8',
    '/*.pdf': 'application/pdf',
    '/*.xml': 'application/akn+xml; charset=utf-8',
  };
  for (const [path, type] of Object.entries({ ...listed, ...unlisted })) {
    expect(rules[path]).toEqual([
      '! Content-Type',
      `Content-Type: ${type}`,
      '! Access-Control-Allow-Origin',
      'Access-Control-Allow-Origin: *',
      '! Cross-Origin-Resource-Policy',
      'Cross-Origin-Resource-Policy: cross-origin',
      ...(path in unlisted ? ['X-Robots-Tag: noindex'] : []),
    ]);
  }
  // The rule for all XML meets the sitemap too; the later rule takes back what is not for it.
  expect(Object.keys(rules).at(-1)).toBe('/sitemap.xml');
  expect(rules['/sitemap.xml']).toEqual([
    '! Content-Type',
    'Content-Type: application/xml; charset=utf-8',
    '! X-Robots-Tag',
  ]);
  expect(Object.keys(rules).filter((path) => path.startsWith('/')).length).toBeLessThan(100);
  expect(rules['/*']).toContain('Cross-Origin-Resource-Policy: same-origin');
  // What a switch of language takes in is no page to be found.
  expect(rules['/patches/*']).toEqual([
    '! Content-Type',
    'Content-Type: text/html; charset=utf-8',
    'X-Robots-Tag: noindex',
  ]);
});
