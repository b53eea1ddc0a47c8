import { describe, expect, test } from 'vitest';
import { claimsIn } from '../../../src/content-lint/claim-rules.ts';
import { formatDiagnostic } from '../../../src/corpus/read/diagnostic.ts';
import { mistakesIn, smallContent } from './small-content.ts';

const labelsOf = (text: string) => claimsIn(text).map(({ label }) => label);

describe('what counts as a claim', () => {
  test.each([
    ['We follow the Money Laundering\nRegulations 2017 and MiCA.', ['MLR 2017', 'MiCA']],
    ['ISO/IEC 27001:2022, ISO 22301 and SOC 2', ['ISO/IEC 27001', 'ISO 22301', 'SOC 2']],
    ['the UK GDPR and GDPR', ['UK GDPR']],
    ['Audited annually, with an annual audit', ['audited annually']],
    ['99.9% uptime', ['99.9% uptime']],
    ['Measured uptime: 99.98%', ['99.98% uptime']],
    ['API uptime commitment 99.9% monthly', ['99.9% uptime']],
    ['30+ countries, 10K+ transactions, 24/7', ['30+ countries', '10K+ transactions', '24/7']],
    ['AES-256 and WCAG 2.1 AA under PCI DSS', ['PCI DSS', 'AES-256', 'WCAG 2.1 AA']],
  ])('%j', (text, labels) => {
    expect(labelsOf(text)).toEqual(labels);
  });

  test.each([
    'Where the EU GDPR applies, its Article 6 does.',
    'Write to us within 30 days in 3 countries.',
    'Section 24/71 of 2024/7',
    'planned uptime of machines',
  ])('but not: %s', (text) => {
    expect(labelsOf(text)).toEqual([]);
  });
});

const record = (labels: string, status = 'aligned', evidence = 'to be supplied') =>
  [
    ...['claims:', '  - id: one', `    labels: ${labels}`, '    wording: Words.'],
    ...[`    status: ${status}`, '    scope: All.', `    evidence: ${evidence}`],
    ...['    owner: General Counsel', '    review: 2027-11-20', ''],
  ].join('\n');

function messages(claims: string, sentence: string, file = 'documents/policy-1.mdx'): string[] {
  const files = smallContent().map(({ path, text }) => {
    if (path === 'content/claims.yaml') return { path, text: claims };
    if (path !== `content/${file}`) return { path, text };
    return {
      path,
      text: text.replace(/A <Term define>|"Open"/, (found) =>
        found === '"Open"' ? `"${sentence}"` : `${sentence} ${found}`,
      ),
    };
  });
  return mistakesIn(files).map(formatDiagnostic);
}

describe('a claim', () => {
  test('without a record is a mistake', () => {
    expect(messages('claims: []\n', 'We hold SOC 2.')).toEqual([
      'content/documents/policy-1.mdx:21  “SOC 2” is a claim, and content/claims.yaml has no record with that label. Add one with its wording, status, scope, evidence, owner and review date; or remove the claim.',
    ]);
    expect(messages('claims: []\n', 'MiCA-aligned', 'locales/en/common.json')).toHaveLength(1);
  });

  test('with a record is none, whatever the case', () => {
    expect(messages(record('[soc 2]'), 'We hold SOC 2.')).toEqual([]);
  });

  test('takes its number from a fact in text and record alike', () => {
    const facts = 'Uptime <Fact id="reply-time" /> is 24/7 in <Fact id="reply-time" />.';
    expect(messages(record('["24/7"]'), facts)).toEqual([]);
  });

  test('is not certified without evidence', () => {
    expect(messages(record('[MiCA]', 'certified'), 'Text.')).toEqual([
      'content/claims.yaml:7  "evidence" in entry 1 ("one") in "claims": found to be supplied, expected the number, issuer, scope and date of the certificate, as the status is certified.',
    ]);
    expect(messages(record('[MiCA]', 'certified', 'No. 1'), 'Text.')).toEqual([]);
    expect(messages(record('[MiCA]', 'approved'), 'Text.')[0]).toContain(
      'expected one of certified, aligned, in-process, commitment, measured',
    );
  });
});
