// Purpose: everything that must be settled by people before the site goes public, found in the content and the settings.
// Pure: files, settings and the day are given. What the build refuses is listed first.

import { noEvidence } from '../../src/site/claims.ts';
import { problemsIn } from '../content/check.ts';
import type { ContentFile } from '../content/content-files.ts';
import { isDocument, readDocument } from '../content/document.ts';
import { readData } from '../content/read-data.ts';
import { isGroup, listOf, type Source, valueAt } from '../content/source.ts';
import type { Blocker } from './blocker.ts';
import { dayOf, documentBlockers } from './document-blockers.ts';
import { missingTranslations } from './translations.ts';

/** What the content does not say. */
export type LaunchSettings = {
  readonly today: Date;
  /** How an enquiry is delivered: the setting `PUBLIC_CONTACT_DELIVERY`. */
  readonly delivery: string;
};

/** Names that the standard of the domain system reserves for examples and tests (RFC 2606). */
const reserved = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i;

/** The things that stand in the way, in the order in which they are listed. */
export function blockersIn(
  files: readonly ContentFile[],
  { today, delivery }: LaunchSettings,
): Blocker[] {
  const sources = readData(files, []);
  const source = (name: string) => sources.get(`content/${name}.yaml`);
  const documents = files
    .filter(({ path }) => isDocument(path))
    .map(({ path, text }) => readDocument(path, text).document);
  const day = today.toISOString().slice(0, 10);
  const company = source('company');
  return [
    ...problemsIn(files).map((problem) => ({ area: 'Mistakes that stop the build', ...problem })),
    ...questionBlockers(source('launch')),
    ...companyBlockers(company),
    ...claimBlockers(source('claims'), day),
    ...documents.flatMap((document) =>
      documentBlockers(document, { launch: source('launch'), versions: source('versions'), day }),
    ),
    ...deliveryBlockers(delivery),
    ...sampleBlockers(files),
    ...missingTranslations(sources, documents).map((blocker) => ({
      area: 'Translations',
      ...blocker,
    })),
  ];
}

function questionBlockers(launch: Source | undefined): Blocker[] {
  return listOf(valueAt(launch?.data, ['questions'])).flatMap((entry, index) => {
    if (!launch || !isGroup(entry) || entry['answer'] !== null) return [];
    const message = `${String(entry['question'])} Write the answer in place of null.`;
    const line = launch.lineOf(['questions', index, 'answer']);
    return [{ area: 'Questions that only the owner can answer', file: launch.file, line, message }];
  });
}

function companyBlockers(company: Source | undefined): Blocker[] {
  if (!company || !isGroup(company.data)) return [];
  return Object.entries(company.data).flatMap(([name, entry]) => {
    const value = String(valueAt(entry, ['value']));
    const blocker = (area: string, message: string): Blocker => ({
      ...{ area, file: company.file, line: company.lineOf([name]), message },
    });
    const host = value.includes('@') || name === 'domain' ? value.replace(/^.*@/, '') : '';
    return [
      ...(valueAt(entry, ['placeholder']) === true
        ? [
            blocker(
              'Placeholders of the company',
              `"${name}" is still “${value}”. Write the real value and remove "placeholder: true".`,
            ),
          ]
        : []),
      ...(reserved.test(host)
        ? [
            blocker(
              'Reserved names',
              `"${name}" is ${value}: ${host} is reserved for examples and leads nowhere. Write the real one.`,
            ),
          ]
        : []),
    ];
  });
}

function claimBlockers(claims: Source | undefined, day: string): Blocker[] {
  return listOf(valueAt(claims?.data, ['claims'])).flatMap((record, index) => {
    if (!claims || !isGroup(record)) return [];
    const blocker = (key: string, message: string): Blocker => ({
      ...{ area: 'Claims', file: claims.file, message },
      line: claims.lineOf(['claims', index, key]),
    });
    const name = `“${String(listOf(record['labels'])[0])}” (${String(record['id'])})`;
    const review = dayOf(record['review']);
    return [
      ...(record['evidence'] === noEvidence
        ? [
            blocker(
              'evidence',
              `${name} has no evidence. Name it with its date, or remove the claim from the site.`,
            ),
          ]
        : []),
      ...(review < day
        ? [
            blocker(
              'review',
              `${name} was to be reviewed by ${review}. Review it, then set the next day.`,
            ),
          ]
        : []),
    ];
  });
}

function deliveryBlockers(delivery: string): Blocker[] {
  if (delivery === 'supabase') return [];
  const message = `enquiries are delivered “${delivery}”: the form says “Message sent securely” and sends nothing. Build with PUBLIC_CONTACT_DELIVERY=supabase, as the README says under Deployment.`;
  return [{ area: 'Settings', file: 'README.md', line: 1, message }];
}

/** Records of the status page that say of themselves that they are samples. */
function sampleBlockers(files: readonly ContentFile[]): Blocker[] {
  return files.flatMap(({ path, text }) => {
    const at = /^#.*\bSAMPLE DATA\b/m.exec(text)?.index;
    if (at === undefined) return [];
    const line = text.slice(0, at).split('\n').length;
    const message =
      'the file holds sample data, and the status page shows it as real. Enter the real records and remove the words "SAMPLE DATA".';
    return [{ area: 'Sample data', file: path, line, message }];
  });
}
