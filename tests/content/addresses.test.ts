import { describe, expect, it } from 'vitest';
import { readStatusRecords } from '../../scripts/lib/addresses.ts';
import { projectRoot } from '../../scripts/lib/run.ts';
import { addressTable } from '../../src/site/addresses.ts';
import { languages } from '../../src/site/languages.ts';
import { footer, navigation } from '../../src/site/navigation.ts';
import { monthPages } from '../../src/site/status/log.ts';
import { readDocuments } from './read-documents.ts';

/** Every page of the site by its English address: the route table of the specification, without its aliases. */
const canonical = [
  '/',
  '/solutions',
  '/developers',
  '/developers/resources',
  '/about',
  '/contact',
  '/signin',
  '/restricted',
  '/status',
  '/legal',
  '/legal/deadlines',
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

/** Section 2 of the decisions, line by line. */
const aliases = {
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

const editions = languages.map(({ code }) => [code, code === 'en' ? '' : `/${code}`] as const);
/** Months in which something began, by their pages; a month with more than fits one page has several. */
const months = monthPages(readStatusRecords(projectRoot)).map(({ path }) => path);
const every = [...canonical, ...months];
const table = addressTable(readDocuments(), months);
const pathsOf = (kind: string) => table.filter((address) => address.kind === kind);

describe('the addresses of the site', () => {
  it('are these pages and no others', () => {
    const paths = pathsOf('page').map(({ path }) => path);
    expect(paths.sort()).toEqual(every.toSorted());
  });

  it('hold a page for each month of the status log', () => {
    expect(months).toEqual(['/status/2026-11', '/status/2026-10']);
  });

  it('are each page in every language', () => {
    const expected = every.flatMap((page) =>
      editions.map(([language, prefix]) => {
        const path = page === '/' ? prefix || '/' : prefix + page;
        return `${path} is ${page} in ${language}`;
      }),
    );
    const found = table
      .filter(({ kind }) => kind !== 'alias')
      .map(({ path, page, language }) => `${path} is ${page} in ${language}`);
    expect(found.sort()).toEqual(expected.sort());
  });

  it('are these aliases, each for the page that it stands for, in English', () => {
    const found = pathsOf('alias');
    expect(Object.fromEntries(found.map(({ path, page }) => [path, page]))).toEqual(aliases);
    expect(found).toHaveLength(Object.keys(aliases).length);
    expect(found.every(({ language }) => language === 'en')).toBe(true);
  });

  it('are each given once', () => {
    const paths = table.map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
    expect(paths).toHaveLength(every.length * languages.length + Object.keys(aliases).length);
  });

  it('have no slash and no ending of a file at their end, no capital and no underscore', () => {
    for (const { path } of table) expect(path).toMatch(/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/);
  });

  it('are where the navigation bar and the footer lead', () => {
    const paths = pathsOf('page').map(({ path }) => path);
    const dead = [...navigation, ...footer].filter(({ path }) => !paths.includes(path));
    expect(dead).toEqual([]);
  });
});
