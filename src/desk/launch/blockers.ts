// Purpose: finds everything in the content and the settings that people must settle before the site goes public. Pure:
// corpus, settings and the day are passed in. What the build refuses is listed first.
import { check } from '../../check/check.ts';
import { isoDate } from '../../core/iso-date.ts';
import { noEvidence } from '../../corpus/claims.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import type { Document } from '../../corpus/read/document.ts';
import { versionsOf } from '../../corpus/record/candidate.ts';
import { decisionBlockers, translationReviewBlockers } from './decision-blockers.ts';
import { type Blocker, blockerAt } from './report.ts';
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
    ...corpus.documents.flatMap((document) => [...documentBlockers(document, corpus, day)]),
    ...sampleBlockers(corpus),
    ...translationReviewBlockers(corpus, day),
    ...translatedDocumentBlockers(corpus),
    ...missingTranslations(corpus).map((missing) => ({ area: 'Translations', ...missing })),
  ];
}

function* questionBlockers({ launch }: Corpus): Iterable<Blocker> {
  for (const [index, { question, answer }] of (launch.data?.questions ?? []).entries()) {
    if (answer !== null) continue;
    const message = `${question} Write the answer in place of null.`;
    const keys = ['questions', index, 'answer'];
    yield blockerAt('Questions that only the owner can answer', launch, keys, message);
  }
}

function* companyBlockers({ company }: Corpus): Iterable<Blocker> {
  for (const [name, { value, placeholder }] of company.values) {
    if (placeholder) {
      const message = `"${name}" is still “${value}”. Write the real value and remove "placeholder: true".`;
      yield blockerAt('Placeholders of the company', company, [name], message);
    }
    const host = value.includes('@') || name === 'domain' ? value.replace(/^.*@/, '') : '';
    if (reserved.test(host)) {
      const message = `"${name}" is ${value}: ${host} is reserved for examples and leads nowhere. Write the real one.`;
      yield blockerAt('Reserved names', company, [name], message);
    }
  }
}

function* claimBlockers({ claims }: Corpus, day: string): Iterable<Blocker> {
  for (const [index, { id, evidence, review }] of (claims.data?.claims ?? []).entries()) {
    if (evidence === noEvidence) {
      const message = `the claim "${id}" has no evidence. Name it with its date, or remove the claim from the site.`;
      yield blockerAt('Claims', claims, ['claims', index, 'evidence'], message);
    }
    if (isoDate(review) < day) {
      const message = `the claim "${id}" was to be reviewed by ${isoDate(review)}. Review it, then set the next day.`;
      yield blockerAt('Claims', claims, ['claims', index, 'review'], message);
    }
  }
}

function* documentBlockers(document: Document, corpus: Corpus, day: string): Iterable<Blocker> {
  const { id, file: path, source, title } = document;
  const { version = '', review } = document.front;
  const { launch } = corpus;
  if (!source) return;
  const seen = launch.data?.counsel[id]?.version;
  if (seen !== version) {
    const message = `${title}, version ${version}, needs review by counsel${seen === undefined ? '' : `; version ${seen} was reviewed`}. Afterwards add under "counsel": ${id}: { version: "${version}", date: ${day} }.`;
    yield blockerAt('Documents that await counsel', launch, ['counsel'], message);
  }
  if (review && isoDate(review) < day) {
    const message = `${title} was to be reviewed by ${isoDate(review)}. Review it, then set "review" to the next day.`;
    yield blockerAt('Documents past their review', { path, source }, ['review'], message);
  }
  if (versionsOf(document, corpus).length === 0) {
    const area = 'Documents without a recorded version';
    const message = `no version of ${title} is recorded. Run: npm run versions:accept.`;
    yield blockerAt(area, { path, source }, ['version'], message);
  }
}

/** Records of the status page that are samples. */
function* sampleBlockers({ status, statusComponents }: Corpus): Iterable<Blocker> {
  if (!status.sample || !statusComponents.source) return;
  const message =
    'the records of the status page are samples, and the page says so. Enter the real records, then remove the line "sample: true".';
  yield blockerAt('Sample data', statusComponents, ['sample'], message);
}
