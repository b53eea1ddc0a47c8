// The small content has nothing that stands in the way but what its test documents lack; each test adds or settles one thing.
import { describe, expect, test } from 'vitest';
import { corpusOf } from '../../../../src/corpus/corpus.ts';
import { roles } from '../../../../src/corpus/duties.ts';
import { blockersIn, type LaunchSettings } from '../../../../src/desk/launch/blockers.ts';
import { languages } from '../../../../src/languages/list.ts';
import { smallContent, smallWith } from '../../check/small-content.ts';

const today = new Date('2026-12-01T12:00:00Z');
const hosted = {
  PUBLIC_CONTACT_DELIVERY: 'supabase',
  TELL_BY_ISSUE: 'yes',
  PUBLIC_SUPABASE_URL: 'https://project.supabase.co',
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_hosted',
};
/** Files that agree with the small content and with each other. */
const files = new Map([
  ['.github/CODEOWNERS', '* @ada\n'],
  ['wrangler.jsonc', '{ "routes": [{ "pattern": "" }] }'],
  ['OPERATIONS.md', 'Settings\n\n`PUBLIC_CONTACT_DELIVERY`\n'],
  ['dist/_astro/form.js', ''],
  ['dist/kept-scripts.txt', '_astro/form.js\n'],
]);
const settled: LaunchSettings = { today, env: hosted, files };

const blockers = (changes: Readonly<Record<string, string>> = {}, settings = settled) =>
  blockersIn(corpusOf(smallWith(changes)), settings);

const areas = (list: ReturnType<typeof blockers>) => [...new Set(list.map(({ area }) => area))];
const inArea = (list: ReturnType<typeof blockers>, area: string) =>
  list
    .filter((one) => one.area === area)
    .map(({ file, line, message }) => `${file}:${line} ${message}`);

test('the small content lacks decisions, reviews, recorded versions, translations and real names', () => {
  expect(areas(blockers())).toEqual([
    'HTTPS',
    'Reserved names',
    'Documents that await counsel',
    'Documents without a recorded version',
    'Translations that await review',
    'Coverage of the documents',
    'Translations',
  ]);
});

describe('what stands in the way', () => {
  test('a mistake that stops the build', () => {
    const list = blockers({ 'roadmap.yaml': 'asOf: soon\n' });
    expect(list[0]).toMatchObject({
      area: 'Mistakes that stop the build',
      file: 'content/roadmap.yaml',
    });
  });

  test('a record of the status page that a language lacks', () => {
    const path = 'content/status/maintenance.yaml';
    const small = smallContent().find((file) => file.path === path)?.text ?? '';
    const german = `${small}    translations:\n      de:\n        title: Arbeit\n        details: Arbeit.\n`;
    const lacking = (text: string) =>
      inArea(blockers({ 'status/maintenance.yaml': text }), 'Translations').filter((line) =>
        line.startsWith(path),
      );
    const others = languages.length - 1;
    expect(lacking(small)).toHaveLength(others);
    expect(lacking(german)).toHaveLength(others - 1);
    expect(lacking(small)[0]).toBe(
      `${path}:1 Arabic lacks 2 of 2 texts, the first of them "maintenance.0.translations.ar.title". Translate them; English stands in until then.`,
    );
  });

  test('a placeholder and a reserved name', () => {
    const list = blockers({
      'company.yaml':
        'brand: { value: Exampla, placeholder: true }\nproduct-pay: { value: Pay }\nemail: { value: a@exampla.com }\ndomain: { value: www.exampla.test }\n',
    });
    expect(inArea(list, 'Placeholders of the company')).toEqual([
      'content/company.yaml:1 "brand" is still “Exampla”. Write the real value and remove "placeholder: true".',
    ]);
    expect(inArea(list, 'Reserved names')).toEqual([
      'content/company.yaml:4 "domain" is www.exampla.test: www.exampla.test is reserved for examples and leads nowhere. Write the real one.',
    ]);
  });

  test('a claim without evidence, or past its review, which the build lets pass', () => {
    const claims = (evidence: string, review: string) =>
      `claims:\n  - id: mica\n    wording: W.\n    status: aligned\n    scope: S.\n    evidence: ${evidence}\n    owner: General Counsel\n    review: ${review}\n`;
    const list = blockers({ 'claims.yaml': claims('to be supplied', '2026-11-30') });
    expect(inArea(list, 'Mistakes that stop the build')).toEqual([]);
    expect(inArea(list, 'Claims')).toEqual([
      'content/claims.yaml:6 the claim "mica" has no evidence. Name it with its date, or remove the claim from the site.',
      'content/claims.yaml:8 the claim "mica" was to be reviewed by 2026-11-30. Review it, then set the next day.',
    ]);
    expect(inArea(blockers({ 'claims.yaml': claims('Report 1', '2026-12-01') }), 'Claims')).toEqual(
      [],
    );
  });

  test('a question without an answer', () => {
    const launch = (answer: string) =>
      `publicSince: null\ncounsel: {}\nquestions:\n  - id: one\n    question: Who pays out?\n    answer: ${answer}\n`;
    const area = 'Questions that only the owner can answer';
    expect(inArea(blockers({ 'launch.yaml': launch('null') }), area)).toEqual([
      'content/launch.yaml:6 Who pays out? Write the answer in place of null.',
    ]);
    expect(inArea(blockers({ 'launch.yaml': launch('A bank.') }), area)).toEqual([]);
  });

  test('a document whose present version counsel has not reviewed', () => {
    const launch = (version: string) =>
      `publicSince: null\ncounsel:\n  policy-1: { version: "${version}", date: 2026-12-01 }\nquestions: []\n`;
    const area = 'Documents that await counsel';
    expect(inArea(blockers(), area)).toHaveLength(7);
    expect(inArea(blockers({ 'launch.yaml': launch('1.0') }), area)).toHaveLength(6);
    expect(inArea(blockers({ 'launch.yaml': launch('0.9') }), area)[0]).toBe(
      'content/launch.yaml:2 Policy 1, version 1.0, needs review by counsel; version 0.9 was reviewed. Afterwards add under "counsel": policy-1: { version: "1.0", date: 2026-12-01 }.',
    );
  });

  test('a document past its review', () => {
    const list = blockers({}, { ...settled, today: new Date('2027-11-21T00:00:00Z') });
    expect(inArea(list, 'Documents past their review')).toHaveLength(7);
  });

  test('records of the status page that are samples', () => {
    const path = 'content/status/components.yaml';
    const small = smallContent().find((file) => file.path === path)?.text ?? '';
    const sample = (value: boolean) =>
      inArea(
        blockers({ 'status/components.yaml': small.replace('\n', `\nsample: ${value}\n`) }),
        'Sample data',
      );
    expect(sample(true)).toEqual([
      `${path}:2 the records of the status page are samples, and the page says so. Enter the real records, then remove the line "sample: true".`,
    ]);
    expect(sample(false)).toEqual([]);
  });

  const ofGerman = (changes: Readonly<Record<string, string>>) =>
    blockers(changes)
      .filter(({ file }) => file.startsWith('content/locales/de/'))
      .map(({ file, line, message }) => `${file.slice(19)}:${line} ${message}`);
  const until = 'Translate them; English stands in until then.';

  test('texts that a language lacks: words, titles and summaries, names of components', () => {
    // Every role has a name, and the one duty says what is owed and on what condition.
    const texts = roles.length + 2;
    const common =
      '{ "name": "N", "menu": { "open": "Auf" }, "minutes_other": "{{count}} Minuten" }\n';
    expect(ofGerman({ 'locales/de/common.json': common })).toEqual([
      `deadlines.json:1 German lacks ${texts} of ${texts} texts, the first of them "roles.${roles[0]}". ${until}`,
      `status.json:1 German lacks 1 of 1 texts, the first of them "title". ${until}`,
      `documents.json:1 German lacks 35 of 35 texts, the first of them "policy-1.title". ${until}`,
      `values.json:1 German lacks 4 of 4 texts, the first of them "component.website". ${until}`,
    ]);
  });

  test('a summary that has fewer points than its document, or more', () => {
    const points = (count: number) => {
      const summary = Array.from({ length: count }, (_, index) => [
        index + 1,
        index === 2 ? '{{fact.reply-time}}' : 'Punkt.',
      ]);
      const words = { title: 'T', description: 'D.', summary: Object.fromEntries(summary) };
      return ofGerman({
        'locales/de/documents.json': `{\n"policy-1":\n${JSON.stringify(words)}}\n`,
      });
    };
    expect(points(2)).toContain(
      `documents.json:1 German lacks 31 of 35 texts, the first of them "policy-1.summary.3". ${until}`,
    );
    expect(points(3).filter((line) => line.includes('policy-1'))).toEqual([]);
    expect(points(4)).toContain(
      'documents.json:3 German has 4 points in the summary of "policy-1", and the document has 3. Translate the summary anew.',
    );
  });
});
