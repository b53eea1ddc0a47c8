// What a translator reads when a text breaks the glossary, on the small content.
import { describe, expect, test } from 'vitest';
import { languages } from '../../../src/languages/list.ts';
import { type Change, messages } from './small-content.ts';
import { said as inPolicy } from './small-translation.ts';

const file = 'glossary/fr.yaml';
const words = 'locales/fr/common.json';

/** What is said of a French text for an English one, under a glossary. */
function said(glossary: string, english: string, french: string, ...more: readonly Change[]) {
  return messages(
    [file, undefined, glossary],
    ['locales/en/common.json', '"Open"', JSON.stringify(english)],
    [words, '{}', `{\n  "menu": { "open": ${JSON.stringify(french)} }\n}`],
    ...more,
  );
}

const complaint = `terms:
  contract:
    complaint:
      is: [réclamation, réclam*]
      not: plainte
      note: « plainte » is a criminal complaint
never: []
`;

describe('a term', () => {
  test('that English holds stands in the translation, in any of its words', () => {
    expect(said(complaint, 'Your complaints', 'Vos réclamations')).toEqual([]);
    expect(said(complaint, 'A complaint', 'Réclamer')).toEqual([]);
    expect(said(complaint, 'A complaint', 'Un souci')).toEqual([
      `${words}:2  common:menu.open translates “complaint”: found “Un souci”, expected “réclamation” or “réclam*” (content/${file}:3). Use the term, correct its row, or name the entry under "except" there, with the reason.`,
    ]);
    expect(said(complaint, 'A question', 'Un souci')).toEqual([]);
  });

  test('has words that are not written for it, and that may stand elsewhere', () => {
    expect(said(complaint, 'A complaint', 'Une plainte, une réclamation')).toEqual([
      `${words}:2  common:menu.open translates “complaint”: found “plainte”, which content/${file}:3 rules out. Write “réclamation”: « plainte » is a criminal complaint.`,
    ]);
    expect(said(complaint, 'A question', 'Une plainte')).toEqual([]);
  });

  test('may be a gloss away from itself', () => {
    const row = 'terms:\n  claims:\n    in process: FCA en cours\nnever: []\n';
    expect(said(row, 'In process', 'FCA (Royaume-Uni) en cours')).toEqual([]);
  });

  test('within a longer one is not asked for', () => {
    const row = 'terms:\n  a:\n    audit: audit\n    audit plan: plan de contrôle\nnever: []\n';
    expect(said(row, 'The audit plan', 'Le plan de contrôle')).toEqual([]);
    expect(said(row, 'The audit plan of an audit', 'Le plan de contrôle')).toHaveLength(1);
  });

  test('is for texts with, and not for texts with, other English words', () => {
    const row = (line: string) =>
      `terms:\n  a:\n    settlement (of payments):\n      is: règlement\n      ${line}\nnever: []\n`;
    expect(said(row('unless: dispute'), 'Settlement of disputes', 'Un accord')).toEqual([]);
    expect(said(row('unless: dispute'), 'Settlement', 'Un accord')).toHaveLength(1);
    expect(said(row('with: payment'), 'Settlement', 'Un accord')).toEqual([]);
    expect(said(row('with: payment'), 'Settlement of a payment', 'Un accord')).toHaveLength(1);
    expect(said(row('en: pay-off'), 'A pay-off', 'Un accord')).toHaveLength(1);
  });
});

describe('an exception', () => {
  const row = (name: string) =>
    complaint.replace('never', `      except:\n        ${name}: the title says it\nnever`);

  test('lets its entry be', () => {
    expect(said(row('common:menu.open'), 'A complaint', 'Un souci')).toEqual([]);
  });

  test('that no entry needs is named', () => {
    const idle = (name: string) =>
      `${file}:8  no entry ${name} needs this exception: there is none of that name, or it keeps the row. Remove the line.`;
    expect(said(row('common:menu.open'), 'A complaint', 'Une réclamation')).toEqual([
      idle('common:menu.open'),
    ]);
    expect(said(row('common:x'), 'A complaint', 'Une réclamation')).toEqual([idle('common:x')]);
  });

  test('is not judged while its text cannot be compared with the English', () => {
    const section = row('policy-1:details');
    const glossary: Change = [file, undefined, section];
    const english: Change = ['documents/policy-1.mdx', 'More is in', 'A complaint is in'];
    expect(inPolicy('Détails', 'Détails', glossary, english)).toEqual([]);
    expect(inPolicy('Détails', 'Détails', glossary)).toHaveLength(1);
    // A tag that cannot be read, and a paragraph too many: each is one mistake.
    expect(inPolicy('Le reste', '<5 jours', glossary, english)).toHaveLength(1);
    expect(inPolicy('Le reste', 'Un de plus.\n\nLe reste', glossary, english)).toHaveLength(1);
    expect(said(row('common:menu.open'), 'A complaint', 'x', [words, '}\n}', '}'])).toHaveLength(1);
  });
});

describe('a word that is never written', () => {
  const never = (rest = '') =>
    `terms:\n  contract:\n    clause: clause\nnever:\n  - words: [cryptage, crypter]\n    why: chiffrement\n${rest}`;
  const found = `found “cryptage”, which content/${file}:5 forbids: chiffrement. Write it otherwise, or name the entry under "except" there, with the reason.`;

  test('stands nowhere in the language', () => {
    expect(said(never(), 'Open', 'Le cryptage')).toEqual([
      `${words}:2  common:menu.open: ${found}`,
    ]);
  });

  test('nor in values, in forms of facts, which have no English, and in records', () => {
    const record = '    details: Work.\n    translations:\n      fr:\n        title: Cryptage\n';
    expect(
      said(
        never(),
        'Open',
        'Ouvrir',
        ['locales/fr/values.json', undefined, '{ "company": { "brand": "Cryptage" } }'],
        ['locales/fr/documents.json', undefined, '{}'],
        ['locales/en/facts.json', undefined, '{ "forms": { "every": { "hour": "hourly" } } }'],
        ...languages.flatMap(({ code }) =>
          /^(?:en|fr)$/.test(code)
            ? []
            : [[`locales/${code}/facts.json`, undefined, '{}'] as const],
        ),
        [
          'locales/fr/facts.json',
          undefined,
          '{ "forms": { "every": { "hour": "par cryptage" } } }',
        ],
        ['status/maintenance.yaml', '    details: Work.\n', record],
      ),
    ).toEqual([
      expect.stringContaining('facts:forms.every.hour: found “cryptage”'),
      expect.stringContaining('values:company.brand: found “cryptage”'),
      expect.stringContaining('maintenance:work.title: found “cryptage”'),
    ]);
  });

  test('may stand where English has its word, or where the entry is excepted', () => {
    expect(said(never('    unless: crypting\n'), 'Crypting', 'Le cryptage')).toEqual([]);
    expect(
      said(never('    except:\n      common:menu.open: a name\n'), 'Open', 'Le cryptage'),
    ).toEqual([]);
  });

  test('of a subject is forbidden where English has a term of it', () => {
    expect(said(never('    domain: contract\n'), 'Open', 'Le cryptage')).toEqual([]);
    expect(said(never('    domain: contract\n'), 'A clause', 'Clause de cryptage')).toHaveLength(1);
    expect(said(never('    domain: contrat\n'), 'Open', 'Ouvrir')).toEqual([
      `${file}:7  there is no subject "contrat" under "terms". Did you mean "contract"?`,
    ]);
  });

  test('is no term of the same file', () => {
    expect(said(never().replace('clause: clause', 'cipher: cryptage'), 'Open', 'Ouvrir')).toEqual([
      `${file}:3  “cryptage” is the word for “cipher”, and line 5 forbids it. Correct one of the two.`,
    ]);
    expect(said(complaint.replace('not: plainte', 'not: réclamation'), 'Open', 'Ouvrir')).toEqual([
      `${file}:3  “réclamation” is the word for “complaint”, and "not" of the same row forbids it. Correct one of the two.`,
    ]);
  });
});

test('a glossary of no language is a file that nothing reads', () => {
  expect(messages(['glossary/xx.yaml', undefined, 'terms: {}\nnever: []\n'])).toEqual([
    'glossary/xx.yaml:1  nothing reads this file. A glossary is named by the code of its language, such as fr.yaml, and its rules stand beside it in fr.md. Rename it, or move it out of content/.',
  ]);
});
