// What its author left in a text, in every kind of text that readers see.
import { describe, expect, test } from 'vitest';
import { type Change, messages, policy, write } from './small-content.ts';

const words = 'locales/en/common.json';
const inWords = (text: string): Change => [words, '"Open"', JSON.stringify(text)];
const inFront = (text: string): Change => [policy, 'What we promise.', JSON.stringify(text)];
const inData = (text: string): Change => ['risks.yaml', 'Checks.', JSON.stringify(text)];

const unwritten =
  'this stands in place of words that are still to be written. Write them, or leave the sentence out.';

describe('words that are still to be written', () => {
  test.each([
    'TODO',
    'FIXME',
    'TBC',
    'tbd',
    'T.B.C',
    'TBA',
    'XX',
    'xxx',
    '???',
    '??',
    'Lorem',
    'lorem',
    '____',
    '[Insert name]',
    '[company name]',
    '[to come]',
    '[…]',
    '[...]',
    '[ ]',
    '[à compléter]',
    '[einfügen]',
  ])('%s', (typed) => {
    const message = `“${typed}”: ${unwritten}`;
    expect(messages(write(`We answer\nin ${typed} days.`))).toEqual([`${policy}:22  ${message}`]);
    expect(messages(inWords(`In ${typed} days`))).toEqual([`${words}:4  ${message}`]);
    expect(messages(inFront(`In ${typed} days.`))).toEqual([`${policy}:3  ${message}`]);
    expect(messages(inData(`In ${typed} days.`))).toEqual([`risks.yaml:9  ${message}`]);
  });

  test('in the title of a section, and in a translation', () => {
    expect(messages([policy, 'title="Details"', 'title="TODO"'])).toEqual([
      `${policy}:26  “TODO”: ${unwritten}`,
    ]);
    expect(messages(['locales/fr/common.json', '{}', '{ "name": "XX" }'])).toEqual([
      `locales/fr/common.json:1  “XX”: ${unwritten}`,
    ]);
  });

  test.each([
    'Todo',
    'under Part XX of the Act',
    'in 2026 Crown Court',
    'a todo lo',
    'AES-XX1',
    'Why? Who?',
    'see [1] and [sic]',
    'on [date]',
    '“My address is […].”',
    '`TODO`',
  ])('but not: %s', (text) => {
    expect(messages(write(text))).toEqual([]);
  });
  test('a century of Spanish is none', () => {
    expect(messages(['locales/es/common.json', '{}', '{ "name": "siglo XX" }'])).toEqual([]);
  });
});

describe('marks of HTML and Markdown where neither is read', () => {
  const html =
    'words and front matter hold no HTML and no names between < and >: readers would see it as it is typed. Remove it, or write the word itself.';
  const entity =
    'a character is written as itself: readers would see it as it is typed. Type the character.';
  const markdown =
    'words and front matter hold no Markdown: readers would see it as it is typed. Remove the mark.';
  test.each([
    ['<b>Open</b>', '<b>', html],
    ['Dear <name>', '<name>', html],
    ['a<br/>b', '<br/>', html],
    ['a<!-- b -->', '<!-- b -->', html],
    ['A &amp; B', '&amp;', entity],
    ['A&nbsp;B', '&nbsp;', entity],
    ['A &#39; B', '&#39;', entity],
    ['A &#x27; B', '&#x27;', entity],
    ['**Open**', '**', markdown],
    ['__Open__', '__', markdown],
    ['~~Open~~', '~~', markdown],
    ['[Open](https://a.example)', '](', markdown],
    ['`Open`', '`', markdown],
    ['# Open', '#', markdown],
    ['- Open', '-', markdown],
  ])('%s', (text, typed, says) => {
    expect(messages(inWords(text))).toEqual([`${words}:4  “${typed}”: ${says}`]);
    expect(messages(inFront(text))).toEqual([`${policy}:3  “${typed}”: ${says}`]);
    expect(messages(inData(text))).toEqual([`risks.yaml:9  “${typed}”: ${says}`]);
  });

  test.each(['<1>Open</1>', 'A < B & C', '2 * 3', 'a_b', '5 - 3', 'R&D; more', 'No. 1'])(
    'but not: %s',
    (text) => {
      expect(messages(inWords(text))).toEqual([]);
    },
  );
  test('a body reads an entity once', () => {
    expect(messages(write('R&amp;D'))).toEqual([]);
    expect(messages(write('R&amp;amp;D'))).toEqual([`${policy}:21  “&amp;”: ${entity}`]);
  });
});

describe('two marks one behind the other', () => {
  test.each([
    ['It is open.. Come in.', 'open..'],
    ['One,, two.', 'One,,'],
    ['One;; two.', 'One;;'],
  ])('%s', (text, typed) => {
    expect(messages(inWords(text))).toEqual([
      `${words}:4  “${typed}”: two marks stand one behind the other. Type one.`,
    ]);
  });
  test.each(['Wait... it opens', 'Open, etc., and so on.', 'e.g., one', 'on ../a', '1..5', 'one…'])(
    'but not: %s',
    (text) => expect(messages(inWords(text))).toEqual([]),
  );
  test('in no language', () => {
    expect(
      messages(['locales/zh/common.json', '{}', '{ "menu": { "open": "打开。。" } }']),
    ).toEqual([
      'locales/zh/common.json:1  “打开。。”: two marks stand one behind the other. Type one.',
    ]);
  });
});

describe('a mark in the wrong place', () => {
  const space = 'there is a space before . , or ), or after (. Remove it.';
  test.each([
    ['We tell you in the . Then we begin.', 'the .', space],
    ['One , two.', 'One ,', space],
    ['It ends .', 'ends .', space],
    ['One (two ) three.', '(two )', space],
    ['One ( two) three.', '(', space],
  ])('%s', (text, typed, says) => {
    expect(messages(write(text))).toEqual([`${policy}:21  “${typed}”: ${says}`]);
    expect(messages(inWords(text))).toEqual([`${words}:4  “${typed}”: ${says}`]);
  });
  test('a bar in place of a danda', () => {
    expect(
      messages(['locales/hi/common.json', '{}', '{ "menu": { "open": "खोलें| बंद करें" } }']),
    ).toContainEqual(expect.stringContaining('a danda ।, and no bar'));
  });
  test('a full stop after a component', () => {
    expect(messages(write('We are <Company name="brand" /> . We pay.'))).toEqual([
      `${policy}:21  “.”: ${space}`,
    ]);
  });
  test.each([
    'It costs .5 of it.',
    'One (two) three, four.',
    '1 / 2',
    '| a | b |\n| --- | --- |\n| c | d |',
  ])('but not: %j', (text) => expect(messages(write(text))).toEqual([]));
});

describe('the number of a clause', () => {
  test.each(['clause 47.3', 'clauses 4'])('%s', (typed) => {
    expect(messages(write(`As ${typed} says, we pay.`))).toEqual([
      `${policy}:21  “${typed}”: the number of a clause is typed, which another clause may have tomorrow. Refer to it with <See section="…" />, or <See doc="…" section="…" />.`,
    ]);
  });
  test.each([
    'Clause 13 of the standard contractual clauses',
    'section 21 of the Act',
    'clauses 4 to 10 of ISO/IEC 27001',
    'clause 8.3 of the standard contractual clauses',
    'a clause',
  ])('but not: %s', (text) => expect(messages(write(`${text} says so.`))).toEqual([]));
});

describe('addresses of somebody', () => {
  const ownFile =
    'Addresses stand once, in content/company.yaml: write its name, or add one there.';
  const mail = `an e-mail address is typed. ${ownFile} That of somebody else is a link in the text of a document: [address](mailto:address).`;
  const phone =
    'a telephone number is typed. The company answers by its form and its addresses of content/company.yaml. That of somebody else is a link in the text of a document: [number](tel:+44…).';
  const postal = `a postal address is typed. ${ownFile}`;
  test.each([
    ['Write to jane@gmail.com now.', 'jane@gmail.com', mail],
    ['Call +44 20 7946 0958.', '+44 20 7946 0958', phone],
    ['Call 020 7946 0958.', '020 7946 0958', phone],
    ['Call (555) 123-4567.', '(555) 123-4567', phone],
    ['Call 0044 20 7946 0958.', '0044 20 7946 0958', phone],
    ['Come to 12 High Street.', '12 High Street', postal],
    ['Write to London, SW1A 1AA.', 'SW1A 1AA', postal],
    ['Write to PO Box 12.', 'PO Box 12', postal],
    ['Write to 12, rue de la Paix.', '12, rue de la P', postal],
    ['Write to Musterstraße 1.', 'Musterstraße 1', postal],
  ])('%s', (text, typed, says) => {
    expect(messages(write(text))).toEqual([`${policy}:21  “${typed}”: ${says}`]);
    expect(messages(inWords(text))).toEqual([`${words}:4  “${typed}”: ${says}`]);
  });

  test('those of somebody else may be links of a document', () => {
    expect(messages(write('Call [0800 023 4567](tel:+448000234567).'))).toEqual([]);
    expect(messages(write('Write to [a@b.gov.uk](mailto:a@b.gov.uk).'))).toEqual([]);
    expect(messages(write('Call [0800 023 4567](https://a.example).'))).toEqual([
      `${policy}:21  “0800 023 4567”: ${phone}`,
    ]);
  });

  test('the company’s own file has them, and its own address is said once', () => {
    expect(messages(['company.yaml', 'a@b.example', 'x@y.example'])).toEqual([]);
    expect(messages(write('a@b.example'))).toHaveLength(1);
  });

  test.each([
    'AES-256',
    '£1,000,000',
    'ISO 27001',
    'Regulation 2023/1114',
    '0123',
    'section 12 High',
  ])('but not: %s', (text) => {
    expect(messages(write(text))).toEqual([]);
  });
});

describe('spaces and straight marks', () => {
  test('two spaces', () => {
    const says = 'two spaces stand between two words. Type one.';
    expect(messages(inWords('Open  it'))).toEqual([`${words}:4  “Open it”: ${says}`]);
    expect(messages(write('Open  it.'))).toEqual([`${policy}:21  “Open it.”: ${says}`]);
    expect(messages(write('| A   | B |\n| --- | --- |\n| c   | d |'))).toEqual([]);
  });

  test.each([
    ["We don't.", "don't"],
    ['We say "yes".', '"yes"'],
  ])('%s', (text, typed) => {
    const says = 'a straight mark. Texts have ’ and “…”: type those.';
    expect(messages(write(text))).toEqual([`${policy}:21  “${typed}”: ${says}`]);
    expect(messages(inFront(text))).toEqual([`${policy}:3  “${typed}”: ${says}`]);
  });
});
