// The addresses that the specification promises. They are a floor: pages, documents, aliases and languages may come, and a
// document may move as long as its old address stays its alias.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { footer, navigation } from '../../src/core/navigation.ts';
import { formatDiagnostic } from '../../src/corpus/read/diagnostic.ts';
import { mentionsOf, namingFiles } from '../../src/desk/accept/mentions.ts';
import { addresses, corpus, pageFor } from './real-content.ts';

/** Section 2 of the specification, and the four short addresses that are documents of their own. */
const promised = [
  '/',
  '/solutions',
  '/developers',
  '/about',
  '/contact',
  '/signin',
  '/restricted',
  '/status',
  '/legal',
  '/legal/terms-of-service',
  '/legal/privacy-policy',
  '/legal/refund-policy',
  '/legal/cookies-policy',
  '/legal/accessibility',
  '/legal/aml-policy',
  '/legal/risk-disclosure',
  '/legal/data-processing-addendum',
  '/legal/governance',
  '/legal/risk-register',
  '/legal/compliance-audit',
  '/legal/merchant-agreement',
  '/legal/intellectual-property',
  '/trust/safety',
  '/trust/bug-bounty',
  '/trust/security',
  '/partners/onboarding',
  '/about/fca-roadmap',
  '/acceptable-use',
  '/security-statement',
  '/risk-management',
  '/business-continuity',
];

/** The short addresses, and the page that each stands for. */
const shortFor = {
  '/terms': '/legal/terms-of-service',
  '/privacy': '/legal/privacy-policy',
  '/cookies-policy': '/legal/cookies-policy',
  '/accessibility': '/legal/accessibility',
  '/aml-policy': '/legal/aml-policy',
  '/risk-disclosure': '/legal/risk-disclosure',
  '/refund-disputes': '/legal/refund-policy',
  '/data-processing': '/legal/data-processing-addendum',
  '/internal-controls': '/legal/governance',
  '/compliance-audit': '/legal/compliance-audit',
  '/merchant-agreement': '/legal/merchant-agreement',
  '/intellectual-property': '/legal/intellectual-property',
  '/merchant-onboarding': '/partners/onboarding',
  '/how-we-keep-you-safe': '/trust/safety',
  '/bug-bounty': '/trust/bug-bounty',
  '/system-status': '/status',
  '/regulatory-roadmap': '/about/fca-roadmap',
};

/** Links of the shared layout, in the order of the specification; others may stand between them. */
const links = {
  bar: ['/', '/solutions', '/developers', '/about', '/contact', '/signin'],
  footer: [
    '/legal',
    '/legal/terms-of-service',
    '/legal/privacy-policy',
    '/legal/aml-policy',
    '/legal/accessibility',
    '/status',
    '/trust/bug-bounty',
    '/legal/merchant-agreement',
    '/legal/intellectual-property',
  ],
};

describe('the addresses of the specification', () => {
  it.each(promised)('%s answers', (path) => {
    expect(pageFor(path)).toBeDefined();
  });

  it.each(Object.entries(shortFor))('%s answers with the page of %s', (short, path) => {
    expect(pageFor(short)).toBe(pageFor(path));
  });

  it('that are documents of their own answer with pages of their own', () => {
    const pages = promised.map(pageFor);
    expect(new Set(pages).size).toBe(promised.length);
  });
});

describe('every address', () => {
  it('is given once', () => {
    const paths = addresses.map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it('has no slash and no ending of a file at its end, no capital and no underscore', () => {
    for (const { path } of addresses) expect(path).toMatch(/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/);
  });
});

describe('the redirects of the host', () => {
  const redirects = readFileSync('public/_redirects', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(' '));

  it('lead from addresses that no page has, and away from none', () => {
    const from = redirects.map(([path]) => path?.replace('*', ''));
    const paths = addresses.map(({ path }) => path);
    expect(paths.filter((path) => from.includes(path) || from.includes(`${path}/`))).toEqual([]);
  });

  it.each(redirects)('%s leads to a page or a file: %s', (from, to = '') => {
    // What follows the language stays as it is, and the 404 page has no address.
    if (to.includes(':splat') || from === '/404') return;
    expect(pageFor(to) === to || existsSync(`src/pages${to}.ts`)).toBe(true);
  });
});

it('code names documents by their present addresses', async () => {
  const code = (await namingFiles('.')).filter(({ path }) => /^(?:src|scripts)\//.test(path));
  expect(code.length).toBeGreaterThan(0);
  const former = corpus.documents.flatMap(({ front }) => front.movedFrom ?? []);
  const lines = former.flatMap((address) => mentionsOf(address.slice(1), code));
  expect(lines.map(formatDiagnostic)).toEqual([]);
});

describe.each([
  { place: 'the navigation bar', given: navigation, expected: links.bar },
  { place: 'the footer', given: footer, expected: links.footer },
])('$place', ({ given, expected }) => {
  const paths = given.map(({ path }) => path);

  it('leads to pages by their own addresses, which every language has', () => {
    expect(paths.filter((path) => pageFor(path) !== path)).toEqual([]);
  });

  it('has the links of the specification, in its order', () => {
    const pages = expected.map(pageFor);
    expect(paths.filter((path) => pages.includes(path))).toEqual(pages);
  });
});
