import { describe, expect, test } from 'vitest';
import { type Change, messages } from './small-content.ts';

const record = (id: string, status = 'aligned', evidence = 'to be supplied') =>
  [
    ...['claims:', `  - id: ${id}`, '    wording: Words of ours.', `    status: ${status}`],
    ...['    scope: All.', `    evidence: ${evidence}`, '    owner: General Counsel'],
    ...['    review: 2027-11-20', ''],
  ].join('\n');
const claims = (text: string): Change => ['claims.yaml', undefined, text];
const inText = (sentence: string): Change => [
  'documents/policy-1.mdx',
  'A <Term define>',
  `${sentence} A <Term define>`,
];
const onPage = (sentence: string): Change => ['locales/en/common.json', '"Open"', `"${sentence}"`];
const inFrench = (sentence: string): Change => [
  'locales/fr/common.json',
  '{}',
  `{ "menu": { "open": "${sentence}" } }`,
];

describe('a name', () => {
  test('needs its record, in a document, on a page and in another language', () => {
    const without = (place: string, found = 'MiCA') =>
      `${place}  “${found}” is a claim, and content/claims.yaml has no record "mica". Add one with its wording, status, scope, evidence, owner and review date; or remove the claim.`;
    expect(messages(inText('Look at MiCA.'))).toEqual([without('documents/policy-1.mdx:21')]);
    expect(messages(onPage('MiCA'))).toEqual([without('locales/en/common.json:4')]);
    expect(messages(inFrench('MiCA'))).toEqual([without('locales/fr/common.json:1')]);
    expect(messages(['risks.yaml', 'Checks.', 'Follow mica.'])).toEqual([
      without('risks.yaml:9', 'mica'),
    ]);
  });

  test('with its record is none, nor is one that is denied', () => {
    expect(messages(claims(record('mica')), inText('Look at MiCA.'))).toEqual([]);
    expect(messages(inText('We do not work under MiCA.'))).toEqual([]);
  });

  test('of a record that nothing finds is missing', () => {
    expect(messages(claims(record('micas')))).toEqual([
      'claims.yaml:2  nothing finds the claim "micas" in texts. Did you mean "mica"? Give it a name in content/claim-words.yaml, under "names", or write claim: micas at the fact that it is.',
    ]);
  });
});

describe('a fact that is a claim', () => {
  const fact: Change = [
    'facts.yaml',
    '  means: Time to answer.',
    '  means: Time to answer.\n  claim: soc',
  ];

  test('needs its record wherever it is spoken', () => {
    const found = messages(fact);
    expect(found).toContain(
      'locales/en/status.json:2  “1–2 hours” is a claim, and content/claims.yaml has no record "soc". Add one with its wording, status, scope, evidence, owner and review date; or remove the claim.',
    );
    expect(found).toContain(
      'facts.yaml:3  "claim" in "reply-time": content/claims.yaml has no record "soc". Add the record, or remove the line with the claim.',
    );
    expect(found.filter((each) => each.startsWith('documents/'))).toHaveLength(8);
    expect(messages(fact, claims(record('soc')))).toEqual([]);
  });
});

describe('what a sentence says', () => {
  const says = '“We are authorised” says that we are authorised';

  test('needs a record of a status that allows it', () => {
    expect(messages(inText('We are authorised.'))).toEqual([
      `documents/policy-1.mdx:21  ${says}, and the sentence names no record of content/claims.yaml that allows it. Say what is true today; once it is true, name it with a record that is certified; if the sentence does not say that, write {/* waiver: … */} with the reason directly before it.`,
    ]);
    expect(messages(claims(record('mica')), onPage('We are authorised under MiCA.'))).toEqual([
      `locales/en/common.json:4  ${says}, which needs the status certified; the record "mica" is aligned (content/claims.yaml:4) and allows “Words of ours.” Say no more than that, or change the record with its evidence; if the sentence does not say that, add it to "statements" in content/claims.yaml as authorisation, with what holds it.`,
    ]);
    const certified = claims(record('mica', 'certified', 'No. 1'));
    expect(messages(certified, inText('We are authorised under MiCA.'))).toEqual([]);
  });

  test('is read with names of the company in their place', () => {
    expect(messages(inText('<Company name="brand" /> is authorised.'))).toEqual([
      expect.stringContaining('“Exampla is authorised” says that we are authorised'),
    ]);
    const product: Change = ['company.yaml', 'Exampla Pay', 'Exampla A B C D E F G H I'];
    const withName = inText('We with <Company name="product-pay" /> are authorised.');
    expect(messages(withName)).toHaveLength(1);
    expect(messages(product, withName)).toHaveLength(1);
    expect(messages(inFrench('Nous sommes autorisés.'))).toHaveLength(1);
    expect(messages(inFrench('Nous ne sommes pas autorisés.'))).toEqual([]);
  });

  test('is allowed by no record where it is absolute', () => {
    expect(messages(inText('It is risk-free.'))).toEqual([
      'documents/policy-1.mdx:21  “risk-free” says that something holds without any exception, which no record can allow. Say what holds, with its limits; if the sentence does not say that, write {/* waiver: … */} with the reason directly before it.',
    ]);
  });

  test('beside a name only, is held to the status of that record', () => {
    const sentence = inText('We work in line with MiCA. It is aligned with our ideas.');
    expect(messages(claims(record('mica')), sentence)).toEqual([]);
    expect(messages(claims(record('mica', 'commitment')), sentence)).toEqual([
      expect.stringContaining('which needs the status certified or aligned'),
    ]);
  });

  test('in the wording of a record is held to that record', () => {
    const bold = record('mica').replace('Words of ours.', 'We are authorised.');
    expect(messages(claims(bold))).toEqual([
      expect.stringContaining(
        'claims.yaml:3  “We are authorised” says that we are authorised, which',
      ),
    ]);
  });

  test('may be waived with a reason, once', () => {
    const waiver = '{/* waiver: speaks of somebody else */}';
    expect(messages(inText(`${waiver}We are authorised.`))).toEqual([]);
    expect(messages(inText(`${waiver}We are glad.`))).toEqual([
      expect.stringContaining('covers nothing: nothing directly after it needs one. Remove it.'),
    ]);
  });
});

test('the words of a figure are part of the document that shows it, and no words of a page', () => {
  const figure = (text: string): Change[] => [
    [
      'figures.yaml',
      'paths: []',
      'paths: [{ id: way, caption: A way, steps: [{ name: A, text: B }, { name: C, text: D }] }]',
    ],
    ['locales/fr/values.json', undefined, `{ "figure": { "way": { "caption": "${text}" } } }`],
  ];
  expect(messages(...figure('Toujours ouvert'))).toEqual([]);
  expect(messages(...figure('MiCA'))).toHaveLength(1);
});

describe('a word of promise', () => {
  const entry = (text: string, words = 'always open') =>
    claims(
      `claims: []\nstatements:\n  - key: common:menu.open\n    kind: promise\n    words: ${words}\n    ${text}\n`,
    );
  const promise = onPage('We are always open');

  test('on a page needs what holds it', () => {
    expect(messages(promise)).toEqual([
      'locales/en/common.json:4  “always” says that we promise it, and nothing is named that holds it. Name what holds it: speak a fact that has a "duty" or a "claim", or add it to "statements" in content/claims.yaml as promise, with what holds it; or say it without the promise.',
    ]);
    expect(messages(inText('We always answer.'))).toEqual([]);
    expect(messages(onPage('We always answer within {{fact.reply-time}}'))).toEqual([]);
  });

  test('is held by a clause or a reason, in every language', () => {
    expect(messages(promise, entry('because: the shop has no door'))).toEqual([]);
    const both = [promise, inFrench('Toujours ouvert')];
    expect(messages(...both, entry('clause: policy-1#details'))).toEqual([]);
  });

  test.each([
    [
      'clause: policy-1#detail',
      '"clause" in "statements": there is no section "detail" in policy-1. Did you mean "details"? Name the section that holds it.',
    ],
    ['clause: policy-9#details', '"clause" in "statements": there is no document "policy-9".'],
    ['claim: mica', '"claim" in "statements": there is no record "mica".'],
  ])('held by what is not there: %s', (holder, said) => {
    expect(messages(promise, entry(holder))).toEqual([expect.stringContaining(said)]);
  });

  test('loses its entry when the words change, or nothing needs it', () => {
    expect(messages(promise, entry('because: no door at all', 'never closed'))).toEqual([
      'claims.yaml:5  "words" in "statements": the English text no longer says “never closed”: found “We are always open”. Look at it again in every language, then write its new words or remove the entry.',
    ]);
    expect(messages(onPage('We are open'), entry('because: no door', 'We are open'))).toEqual([
      'claims.yaml:4  "kind" in "statements": no language says anything in "common:menu.open" that needs an entry as promise. Remove the entry.',
    ]);
  });
});

describe('a mistake in the words', () => {
  const word = (phrase: string): Change => ['claim-words.yaml', '[risk-free]', `["${phrase}"]`];

  test.each([
    [
      '<wee> are safe',
      '<wee>: there is no list "wee". Did you mean "we"? Lists stand under "own".',
    ],
    [
      'safe …',
      '“safe …” begins or ends with “…”, which stands between words. Write the words on both sides.',
    ],
  ])('%s', (phrase, said) => {
    expect(messages(word(phrase))).toContainEqual(`claim-words.yaml:25  ${said}`);
  });
});

test('a record is not certified without evidence', () => {
  expect(messages(claims(record('mica', 'certified')))).toEqual([
    'claims.yaml:6  "evidence" in entry 1 ("mica") in "claims": found to be supplied, expected the number, issuer, scope and date of the certificate, as the status is certified.',
  ]);
});
