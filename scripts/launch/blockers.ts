// Purpose: everything that must be settled by people before the site goes public, found in the content and the settings.
// Pure: corpus, settings and the day are given. What the build refuses is listed first.
import { check } from '../../src/content-lint/check.ts';
import { backendOrigin, isLoopback } from '../../src/core/backend.ts';
import { isoDate } from '../../src/core/dates.ts';
import { noEvidence } from '../../src/corpus/claims.ts';
import type { Corpus } from '../../src/corpus/corpus.ts';
import { readDelivery, readPublicKey } from '../lib/settings.ts';
import type { Blocker } from './blocker.ts';
import { documentBlockers } from './document-blockers.ts';
import { missingTranslations } from './translations.ts';

/** What the content does not say. */
export type LaunchSettings = {
  readonly today: Date;
  /** The environment that the site is built in. */
  readonly env: Readonly<Record<string, string | undefined>>;
};

/** Names that the standard of the domain system reserves for examples and tests (RFC 2606). */
const reserved = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i;

/** The things that stand in the way, in the order in which they are listed. */
export function blockersIn(corpus: Corpus, { today, env }: LaunchSettings): Blocker[] {
  const day = isoDate(today);
  return [
    ...check(corpus).map((mistake) => ({ area: 'Mistakes that stop the build', ...mistake })),
    ...questionBlockers(corpus),
    ...companyBlockers(corpus),
    ...claimBlockers(corpus, day),
    ...corpus.documents.flatMap((document) => documentBlockers(document, corpus, day)),
    ...settingBlockers(env),
    ...sampleBlockers(corpus),
    ...missingTranslations(corpus).map(({ file, line, message }) => ({
      ...{ area: 'Translations', file, line, message },
    })),
  ];
}

function questionBlockers({ launch }: Corpus): Blocker[] {
  return (launch.data?.questions ?? []).flatMap(({ question, answer }, index) => {
    if (answer !== null) return [];
    const message = `${question} Write the answer in place of null.`;
    const line = launch.source?.lineOf(['questions', index, 'answer']) ?? 1;
    return [{ area: 'Questions that only the owner can answer', file: launch.path, line, message }];
  });
}

function companyBlockers({ company }: Corpus): Blocker[] {
  return [...company.values].flatMap(([name, { value, placeholder }]) => {
    const blocker = (area: string, message: string): Blocker => ({
      ...{ area, file: company.path, line: company.source?.lineOf([name]) ?? 1, message },
    });
    const host = value.includes('@') || name === 'domain' ? value.replace(/^.*@/, '') : '';
    return [
      ...(placeholder
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

function claimBlockers({ claims }: Corpus, day: string): Blocker[] {
  return (claims.data?.claims ?? []).flatMap(({ id, labels, evidence, review }, index) => {
    const blocker = (key: string, message: string): Blocker => ({
      ...{ area: 'Claims', file: claims.path, message },
      line: claims.source?.lineOf(['claims', index, key]) ?? 1,
    });
    const name = `“${labels[0]}” (${id})`;
    return [
      ...(evidence === noEvidence
        ? [
            blocker(
              'evidence',
              `${name} has no evidence. Name it with its date, or remove the claim from the site.`,
            ),
          ]
        : []),
      ...(isoDate(review) < day
        ? [
            blocker(
              'review',
              `${name} was to be reviewed by ${isoDate(review)}. Review it, then set the next day.`,
            ),
          ]
        : []),
    ];
  });
}

/** What the build refuses in its settings, and what it accepts for one's own machine only. */
function settingBlockers(env: LaunchSettings['env']): Blocker[] {
  const rules: readonly (() => string | undefined)[] = [
    () =>
      readDelivery(env) === 'simulated'
        ? 'enquiries are delivered “simulated”: the form says “Message sent securely” and sends nothing. Build with PUBLIC_CONTACT_DELIVERY=supabase, as the README says under Deployment.'
        : undefined,
    () => {
      const origin = backendOrigin(env);
      return isLoopback(origin)
        ? `no hosted backend is named: the pages call ${origin}, which is the visitor's own computer. Build with PUBLIC_SUPABASE_URL set to the address of the project, as the README says under Deployment.`
        : undefined;
    },
    () => void readPublicKey(env),
  ];
  return rules.flatMap((rule) => {
    try {
      const message = rule();
      return message ? [{ area: 'Settings', file: 'README.md', line: 1, message }] : [];
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return [{ area: 'Settings', file: 'README.md', line: 1, message }];
    }
  });
}

/** Records of the status page that are samples. */
function sampleBlockers({ status: { sample, sources } }: Corpus): Blocker[] {
  const { components } = sources;
  if (!sample || !components) return [];
  const message =
    'the records of the status page are samples, and the page says so. Enter the real records, then remove the line "sample: true".';
  return [
    { area: 'Sample data', file: components.file, line: components.lineOf(['sample']), message },
  ];
}
