// The small content has nothing that stands in the way but what its test documents lack; each test adds or settles one thing.
import { describe, expect, test } from 'vitest';
import { launchReport } from '../../../../scripts/check-launch.ts';
import { blockersIn } from '../../../../scripts/launch/blockers.ts';
import { smallContent } from '../content/small-content.ts';

const today = new Date('2026-12-01T12:00:00Z');
const settled = { today, delivery: 'supabase' };

function blockers(changes: Readonly<Record<string, string>> = {}, settings = settled) {
  const files = smallContent().map(({ path, text }) => ({
    path,
    text: changes[path.replace('content/', '')] ?? text,
  }));
  return blockersIn(files, settings);
}

const areas = (list: ReturnType<typeof blockers>) => [...new Set(list.map(({ area }) => area))];
const inArea = (list: ReturnType<typeof blockers>, area: string) =>
  list
    .filter((one) => one.area === area)
    .map(({ file, line, message }) => `${file}:${line} ${message}`);

test('the small content lacks reviews by counsel, recorded versions, translations and real names', () => {
  expect(areas(blockers())).toEqual([
    'Reserved names',
    'Documents that await counsel',
    'Documents without a recorded version',
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
    expect(lacking(small)).toHaveLength(6);
    expect(lacking(german)).toHaveLength(5);
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
      `claims:\n  - id: mica\n    labels: [MiCA]\n    wording: W.\n    status: aligned\n    scope: S.\n    evidence: ${evidence}\n    owner: General Counsel\n    review: ${review}\n`;
    const list = blockers({ 'claims.yaml': claims('to be supplied', '2026-11-30') });
    expect(inArea(list, 'Mistakes that stop the build')).toEqual([]);
    expect(inArea(list, 'Claims')).toEqual([
      'content/claims.yaml:7 “MiCA” (mica) has no evidence. Name it with its date, or remove the claim from the site.',
      'content/claims.yaml:9 “MiCA” (mica) was to be reviewed by 2026-11-30. Review it, then set the next day.',
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

  test('delivery of enquiries that delivers nothing', () => {
    expect(inArea(blockers({}, { ...settled, delivery: 'simulated' }), 'Settings')).toHaveLength(1);
  });

  test('records of the status page that are samples', () => {
    const list = blockers({
      'status/maintenance.yaml': '# Plans.\n# SAMPLE DATA.\nmaintenance: []\n',
    });
    expect(inArea(list, 'Sample data')[0]).toMatch(/^content\/status\/maintenance.yaml:2 /);
  });

  test('texts that a language lacks', () => {
    const german = blockers({
      'locales/de/common.json':
        '{ "name": "N", "menu": { "open": "Auf" }, "minutes_other": "Minuten" }\n',
    }).filter(({ file }) => /\/de\/(common|deadlines|status|documents)\.json$/.test(file));
    expect(german.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'content/locales/de/deadlines.json German lacks 16 of 16 texts, the first of them "roles.company". Translate them; English stands in until then.',
      'content/locales/de/status.json German lacks 1 of 1 texts, the first of them "title". Translate them; English stands in until then.',
      'content/locales/de/documents.json German lacks 21 of 21 texts, the first of them "policy-1.title". Translate them; English stands in until then.',
    ]);
  });
});

test('the report groups and counts', () => {
  const blocker = { area: 'Claims', file: 'content/claims.yaml', line: 3, message: 'No evidence.' };
  expect(launchReport([])).toBe('launch: nothing stands in the way');
  expect(launchReport([blocker])).toBe(
    'Claims (1)\n  content/claims.yaml:3  No evidence.\n\nlaunch: 1 thing stands between this tree and a public site',
  );
});
