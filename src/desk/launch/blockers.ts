// Purpose: finds everything in the content and the settings that people must settle before the site goes public. Pure:
// corpus, settings and the day are passed in. What the build refuses is listed first.
import { check } from '../../check/check.ts';
import { isoDate } from '../../core/iso-date.ts';
import { noEvidence } from '../../corpus/claims.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import type { Document } from '../../corpus/read/document.ts';
import { versionsOf } from '../../corpus/record/candidate.ts';
import { decisionBlockers, translationReviewBlockers } from './decision-blockers.ts';
import type { Blocker } from './report.ts';
import {
  buildBlockers,
  deploymentBlockers,
  keptBlockers,
  type ProjectFiles,
  settingBlockers,
} from './setting-blockers.ts';
import { translatedDocumentBlockers } from './translated-documents.ts';
import { missingTranslations } from './translations.ts';

/** What the launch check needs beside the content. */
export type LaunchSettings = {
  readonly today: Date;
  /** The environment that the site is built in. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The files outside `content/` that a launch depends on, with what was built. */
  readonly files: ProjectFiles;
};

/** Domain names that RFC 2606 reserves for examples and tests. */
const reserved = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i;

/** The blockers, in the order in which they are listed. */
export function blockersIn(corpus: Corpus, { today, env, files }: LaunchSettings): Blocker[] {
  const day = isoDate(today);
  const company = (name: string) => corpus.company.values.get(name)?.value ?? '';
  return [
    ...check(corpus).map((mistake) => ({ area: 'Mistakes that stop the build', ...mistake })),
    ...settingBlockers(env, files),
    ...buildBlockers(env, files),
    ...keptBlockers(files),
    ...deploymentBlockers(company('domain'), company('email-security'), files),
    ...decisionBlockers(corpus, today, files),
    ...questionBlockers(corpus),
    ...companyBlockers(corpus),
    ...claimBlockers(corpus, day),
    ...corpus.documents.flatMap((document) => documentBlockers(document, corpus, day)),
    ...sampleBlockers(corpus),
    ...translationReviewBlockers(corpus, day),
    ...translatedDocumentBlockers(corpus),
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
  return (claims.data?.claims ?? []).flatMap(({ id, evidence, review }, index) => {
    const blocker = (key: string, message: string): Blocker => ({
      ...{ area: 'Claims', file: claims.path, message },
      line: claims.source?.lineOf(['claims', index, key]) ?? 1,
    });
    const name = `the claim "${id}"`;
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

/** The blockers of one document. */
function documentBlockers(document: Document, corpus: Corpus, day: string): Blocker[] {
  const { id, file, source, title } = document;
  const { version = '', review } = document.front;
  const { launch } = corpus;
  if (!source) return [];
  const seen = launch.data?.counsel[id]?.version;
  const counsel = {
    ...{ area: 'Documents that await counsel', file: launch.path },
    line: launch.source?.lineOf(['counsel']) ?? 1,
    message: `${title}, version ${version}, needs review by counsel${seen === undefined ? '' : `; version ${seen} was reviewed`}. Afterwards add under "counsel": ${id}: { version: "${version}", date: ${day} }.`,
  };
  const late = review && isoDate(review) < day ? isoDate(review) : undefined;
  return [
    ...(seen === version ? [] : [counsel]),
    ...(late === undefined
      ? []
      : [
          {
            ...{ area: 'Documents past their review', file, line: source.lineOf(['review']) },
            message: `${title} was to be reviewed by ${late}. Review it, then set "review" to the next day.`,
          },
        ]),
    ...(versionsOf(document, corpus).length > 0
      ? []
      : [
          {
            ...{
              area: 'Documents without a recorded version',
              file,
              line: source.lineOf(['version']),
            },
            message: `no version of ${title} is recorded. Run: npm run versions:accept.`,
          },
        ]),
  ];
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
