import { expect, test } from 'vitest';
import { headersFile } from '../../../../scripts/lib/headers.ts';

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
  const types = {
    '/api/*': 'application/json',
    '/*.atom': 'application/atom+xml',
    '/status/maintenance.ics': 'text/calendar',
    '/status/badge.svg': 'image/svg+xml',
    '/legal/versions.json': 'application/json',
    '/legal/SHA256SUMS': 'text/plain',
    '/*.md': 'text/markdown',
  };
  for (const [path, type] of Object.entries(types)) {
    expect(rules[path]).toEqual([
      '! Content-Type',
      `Content-Type: ${type}; charset=utf-8`,
      'Access-Control-Allow-Origin: *',
      '! Cross-Origin-Resource-Policy',
      'Cross-Origin-Resource-Policy: cross-origin',
    ]);
  }
  expect(rules['/*']).toContain('Cross-Origin-Resource-Policy: same-origin');
  // What a switch of language takes in is no page to be found.
  expect(rules['/texts/*']).toEqual(['X-Robots-Tag: noindex']);
});
