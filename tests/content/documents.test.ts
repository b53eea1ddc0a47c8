import { describe, expect, it } from 'vitest';
import { outlineOf } from '../../src/site/outline.ts';
import { readDocuments } from './read-documents.ts';

const documents = readDocuments();

/** The titles of a document's sections, without the sections inside them. */
function sectionsOf(id: string): string[] {
  const body = documents.find((document) => document.id === id)?.body ?? '';
  return outlineOf(body)
    .filter(({ level }) => level === 1)
    .map(({ number, title }) => `${number} ${title}`);
}

describe('the sections', () => {
  it('of the Terms of Service are twelve', () => {
    expect(sectionsOf('legal/terms-of-service')).toEqual([
      '1 About these Terms and about us',
      '2 Who may use the Services',
      '3 Accounts and verification',
      '4 The Services and supported assets',
      '5 Non-custodial service and settlement',
      '6 Transactions, fees and refunds',
      '7 Acceptable use and compliance',
      '8 Suspension, blocking and closure',
      '9 Intellectual property',
      '10 Risks and our liability',
      '11 Changes and general terms',
      '12 Complaints, disputes and governing law',
    ]);
  });

  it('of the Privacy Policy are eight', () => {
    expect(sectionsOf('legal/privacy-policy')).toEqual([
      '1 Who we are and how to reach us',
      '2 The personal data we collect',
      '3 Why we use it and our lawful bases',
      '4 Who we share it with',
      '5 International transfers',
      '6 How long we keep it',
      '7 Security and automated decisions',
      '8 Your rights and how to complain',
    ]);
  });

  it('of the AML and CTF Policy are seven', () => {
    expect(sectionsOf('legal/aml-policy')).toEqual([
      '1 Purpose, scope and legal framework',
      '2 Governance and risk assessment',
      '3 Customer due diligence',
      '4 Enhanced due diligence, PEPs and sanctions',
      '5 Monitoring, blockchain screening and the travel rule',
      '6 Reporting suspicion',
      '7 Records, training, audit and review',
    ]);
  });
});

/** Words that stand in the text itself: tags and their attributes, and signs alone, are none. */
function wordsIn(body: string): number {
  const words = body.replace(/<[^>]*>/g, ' ').split(/\s+/);
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

describe('every document', () => {
  it.each(documents)('has at least 1,000 words: $id', ({ body }) => {
    expect(wordsIn(body)).toBeGreaterThanOrEqual(1000);
  });

  it('has a title of its own', () => {
    const titles = documents.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it.each(documents)('opens and closes its sections in pairs: $id', ({ body }) => {
    const opened = body.match(/<Section\b/g)?.length ?? 0;
    expect(body.match(/<\/Section>/g)).toHaveLength(opened);
  });
});

it('the seven key policies stand in the order of the specification', () => {
  const key = documents
    .filter(({ keyPolicy }) => keyPolicy !== undefined)
    .sort((a, b) => Number(a.keyPolicy) - Number(b.keyPolicy));
  expect(key.map(({ keyPolicy, title }) => `${keyPolicy} ${title}`)).toEqual([
    '1 Terms of Service',
    '2 Privacy Policy',
    '3 AML and CTF Policy',
    '4 Data Processing Addendum',
    '5 Accessibility Statement',
    '6 Information Security Statement',
    '7 Cookies Policy',
  ]);
});
