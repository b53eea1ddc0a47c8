// Purpose: every rule of the content check by itself: one thing broken in a small content, and its message word for word.
import { describe, expect, test } from 'vitest';
import { languages } from '../../../src/languages/list.ts';
import { type Change, messages, policy, smallContent, write } from './small-content.ts';

const german = 'locales/de/common.json';
const text = smallContent().find(({ path }) => path.endsWith(policy))?.text ?? '';

test('the small content has no mistakes', () => {
  expect(messages()).toEqual([]);
});

describe('schemas', () => {
  test.each<[Change, ...string[]]>([
    [
      [policy, 'group: core', 'group: cor'],
      `${policy}:4  "group": found cor, expected one of core, security, risk, transparency, merchant. Did you mean "core"?`,
    ],
    [
      [policy, 'order: 1', 'order: ten'],
      `${policy}:5  "order": found ten, expected a whole number from 1 to 999.`,
    ],
    [
      [policy, '[/p1]', '[/p1/]'],
      `${policy}:7  entry 1 in "aliases": found /p1/, expected an address such as /terms, without a slash at its end.`,
    ],
    [
      [policy, '"1.0"', '1.0'],
      `${policy}:8  "version": found 1.0, expected a version in quotation marks, such as "1.0".`,
    ],
    [
      [policy, 'effective: 2026-11-20', 'effective: 2026-13-20'],
      `${policy}:9  "effective": found 2026-13-20, expected a date of the calendar, such as 2026-11-20. The months are 01 to 12.`,
    ],
    [
      [policy, '  - One.\n', ''],
      `${policy}:13  "summary": found a list of 2 entries, expected three to seven points.`,
    ],
    [
      ['facts.yaml', 'value: [1, 2]', 'value: [2, 1]'],
      'facts.yaml:4  "value" in "reply-time": found [2, 1], expected a range with its lower number first.',
    ],
    [
      ['facts.yaml', 'kind: duration', 'kind: durration'],
      'facts.yaml:3  "kind" in "reply-time": found durration, expected one of duration, money, percentage, count, ratio, list, schedule, label, date. Did you mean "duration"?',
    ],
    [
      ['facts.yaml', 'means: Time', 'mean: Time'],
      'facts.yaml:2  unknown key "mean" in "reply-time". Did you mean "means"? Correct the key or remove its line. Keys that are known here: means, source, words, claim, kind, value, unit, bound, prefix, statutory, duty, from, then.',
    ],
    [
      ['facts.yaml', 'value: [1, 2]', 'value: [1, 2]\n  from: 2027-01-01'],
      'facts.yaml:1  "then" in "reply-time" is missing. Expected: the value from that day on, beside "from". Add a line "then: …" to that entry.',
    ],
    [
      ['facts.yaml', 'value: [1, 2]', 'value: [1, 2]\n  then: 3'],
      'facts.yaml:1  "from" in "reply-time" is missing. Expected: the first day of that value, such as 2027-01-31, beside "then". Add a line "from: …" to that entry.',
    ],
    [
      ['facts.yaml', 'value: [1, 2]', 'value: [1, 2]\n  from: 2027-02-30\n  then: soon'],
      'facts.yaml:5  "from" in "reply-time": found 2027-02-30, expected a date of the calendar, such as 2026-11-20. February 2027 has 28 days.',
      'facts.yaml:6  "then" in "reply-time": found soon, expected a number, or a range such as [10, 15] with its lower number first.',
    ],
    [
      ['facts.yaml', 'maintenance-notice:', 'Maintenance notice:'],
      'facts.yaml:8  found the name "Maintenance notice", expected small letters, digits and single hyphens, such as "refund-time". Rename it.',
    ],
    [
      ['risks.yaml', 'impact: 5', 'impact: 9'],
      'risks.yaml:7  "impact" in entry 1 ("fraud") in "risks": found 9, expected a whole number from 1 to 5.',
    ],
    [
      ['risks.yaml', '    mitigation: Checks.\n', ''],
      'risks.yaml:4  "mitigation" in entry 1 ("fraud") in "risks" is missing. Expected: a text. Add a line "mitigation: …" to that entry.',
    ],
    [
      ['facts.yml', undefined, ''],
      'facts.yml:1  nothing reads this file. Did you mean "content/facts.yaml"? Rename it, or move it out of content/.',
    ],
    [
      [german, '{}', '{ "name": 3 }'],
      `${german}:1  "name": found 3, expected a text, or a group of texts. Put it in quotation marks: "3".`,
    ],
  ])('%j', (change, ...expected) => {
    expect(messages(change)).toEqual(expected);
  });

  test('a key that is misspelt is one mistake, not an unknown and a missing one', () => {
    expect(messages([policy, 'title:', 'titel:'])).toEqual([
      `${policy}:2  unknown key "titel". Did you mean "title"? Correct the key or remove its line. Keys that are known here: title, description, group, order, keyPolicy, aliases, movedFrom, version, effective, binds, updated, review, owner, topic, summary, summaryClauses.`,
    ]);
  });
});

describe('broken YAML and JSON', () => {
  test.each<[Change, string]>([
    [
      [policy, 'title: Policy 1', 'title: Policy: One'],
      `${policy}:2  found title: Policy: One: a text that holds a colon and a space must stand in quotation marks. Write key: "text: more text".`,
    ],
    [
      [german, '{}', '{\n  "name": "a"\n  "menu": {}\n}'],
      `${german}:2  a comma is missing at the end of this entry. Add it.`,
    ],
  ])('%j', (change, expected) => {
    expect(messages(change)).toEqual([expected]);
  });
});

describe('addresses', () => {
  const owner = 'Every address has one owner: remove it from one of the two.';
  /** A document beside the others. */
  const another = text
    .replace('order: 1\nkeyPolicy: 1\naliases: [/p1]', 'order: 9')
    .replace('Policy 1', 'Another');
  test.each([
    ['/contact', 'the page /contact'],
    ['/system-status', 'the page /status, as another address of it'],
    ['/ar/about', 'the Arabic edition of the page /about'],
    ['/404', 'the page for addresses that do not exist'],
    ['/policy-2', 'content/documents/policy-2.mdx, as its own address'],
    ['/p1, /p1', `content/${policy}:7, as an alias`],
  ])('an alias belongs to one: %s', (aliases, taken) => {
    const [alias] = aliases.split(', ');
    expect(messages([policy, '[/p1]', `[${aliases}]`])).toEqual([
      `${policy}:7  the alias ${alias} of content/${policy} already belongs to ${taken}. ${owner}`,
    ]);
  });

  const kept =
    'is kept for files of the site, for its host, or for pages that belong to others. Choose another address.';
  test.each([
    ...['/api/v3', '/scripts/x', '/patches', '/cdn-cgi/x', '/not-found', '/en/p1', '/trust'],
    '/policy-2/versions/1-0',
  ])('no alias is %s', (alias) => {
    expect(messages([policy, '[/p1]', `[${alias}]`])).toEqual([
      `${policy}:7  the address ${alias} of content/${policy} ${kept}`,
    ]);
  });

  test.each<[Change, ...string[]]>([
    [
      [policy, '[/p1]', '[/ar/p1]'],
      `${policy}:7  the address /ar/p1 of content/${policy} begins with /ar, which belongs to the Arabic edition of the site. Choose another address.`,
    ],
    [
      [policy, 'aliases: [/p1]', 'movedFrom: [/policy-2]'],
      `${policy}:7  the former address /policy-2 of content/${policy} already belongs to content/documents/policy-2.mdx, as its own address. Readers were given it: give the other one another address.`,
    ],
    [
      [policy, 'aliases: [/p1]', 'movedFrom: [/p2]'],
      `documents/policy-2.mdx:7  the alias /p2 of content/documents/policy-2.mdx already belongs to content/${policy}:7, as a former address. ${owner}`,
    ],
    [
      [policy, 'aliases: [/p1]', 'movedFrom: [p1]'],
      `${policy}:7  entry 1 in "movedFrom": found p1, expected an address such as /terms, without a slash at its end.`,
    ],
    [
      [policy, '[/p1]', '[/p2]'],
      `documents/policy-2.mdx:7  the alias /p2 of content/documents/policy-2.mdx already belongs to content/${policy}:7, as an alias. ${owner}`,
    ],
    [
      ['documents/Policy-2.mdx', undefined, another],
      'documents/Policy-2.mdx:1  found the name "Policy-2.mdx", expected small letters, digits and single hyphens, because the name is the address. Rename it to policy-2.mdx.',
      'documents/policy-2.mdx:1  content/documents/policy-2.mdx and content/documents/Policy-2.mdx stand at one address, /policy-2. Delete one of the two, or give it another name.',
    ],
    [
      ['documents/about.mdx', undefined, another],
      'documents/about.mdx:1  the address /about of content/documents/about.mdx already belongs to the page /about. Give the document another name.',
    ],
    [
      ['documents/x.md', undefined, ''],
      'documents/x.md:1  nothing reads this file. Documents end in .mdx. Rename it, or move it out of content/.',
    ],
  ])('%j', (change, ...expected) => {
    expect(messages(change)).toEqual(expected);
  });
});

describe('the form of a document', () => {
  const listed = 'Components are listed in content/README.md.';
  const program =
    'Components need no import: remove the line; or begin the sentence with another word.';
  const sections =
    'Headings are not used: sections are. Write <Section id="…" title="…"> and close it with </Section>; a line --- needs an empty line before it.';
  const paragraphs =
    'the component begins in one paragraph, list or table and ends in another. Leave an empty line after an opening and before a closing tag that stands on a line of its own, and keep other components within one paragraph.';
  test.each<[string, string]>([
    ['<br />', `<br />: HTML is not used in documents. ${listed}`],
    [
      '<Notise>Text.</Notise>',
      `<Notise>: there is no component "Notise". Did you mean <Notice>? ${listed}`,
    ],
    ['<constructor />', `<constructor />: HTML is not used in documents. ${listed}`],
    [
      '<Fact id={time} />',
      '<Fact id={time} />: the value of "id" is a plain text. Write id="…", without braces.',
    ],
    ['<Fact />', '<Fact />: "id" is missing. Write <Fact id="…">.'],
    [
      '<Fact id="reply-time" idd="x" />',
      '<Fact id="reply-time" idd="x" />: unknown attribute "idd". Did you mean "id"? <Fact> takes id, as.',
    ],
    [
      '<Fact id="reply-time">',
      '<Fact id="reply-time">: the component holds no text of its own. End it with "/>"; it has no closing tag.',
    ],
    [
      '<Notice />',
      '<Notice />: the component has no text. Write <Notice>, then the text, then </Notice>.',
    ],
    [
      '</Notice>',
      '</Notice>: nothing is open here that this could close. Remove it, or write <Notice> where it begins.',
    ],
    ['<Notice>Text.\n\nMore.</Notice>', `<Notice>: ${paragraphs}`],
    [
      'export controls apply.',
      `export controls apply.: a paragraph that begins with "export" is read as program code. ${program}`,
    ],
    ['# Heading', `a Markdown heading. ${sections}`],
    ['Heading\n---', `a Markdown heading. ${sections}`],
  ])('%s', (text, expected) => {
    expect(messages(write(text))).toEqual([`${policy}:21  ${expected}`]);
  });

  test('a component that is never closed is reported where it begins or where the next one ends', () => {
    expect(messages([policy, 'More is', '<Notice>\n\nMore is'])).toEqual([
      `${policy}:32  </Section>: <Notice> of line 28 is still open. Write </Notice> before this.`,
    ]);
    expect(messages([policy, '.\n\n</Section>\n\n<', '.\n\n<'])).toEqual([
      `${policy}:19  <Section id="about" title="About this policy">: the component is never closed. Write </Section> where it ends.`,
    ]);
  });

  test('one broken piece hides no other', () => {
    expect(messages(write('In <5 days, {so} it says, <Fact id="reply-tine" />.'))).toEqual([
      `${policy}:21  <5 days: a "<" begins a component, and this is none. Write "less than 5 days".`,
      `${policy}:21  <Fact id="reply-tine" />: there is no fact "reply-tine". Did you mean "reply-time"? Facts are listed in content/facts.yaml.`,
      `${policy}:21  {so}: braces hold program code, which documents do not use. Write the words without braces, or in round brackets.`,
    ]);
  });

  test('the numbers of a worked example are its own', () => {
    const words: Change = ['facts.yaml', 'means: Notice.', 'means: Notice.\n  words: [notice]'];
    const text = 'With notice of 3 hours.';
    expect(messages(words, write(text))).toHaveLength(1);
    expect(messages(words, write(`<Example>\n\n${text}\n\n</Example>`))).toEqual([]);
    expect(messages(words, write(`<Example>\n\nOne.\n\n</Example>\n\n${text}`))).toHaveLength(1);
  });

  test('code, escaped characters, tables and links to other sites are left alone', () => {
    const text =
      '`<5 {x}` and \\<5 and \\{x\n\n| a | b |\n| --- | --- |\n| <Fact id="reply-time" /> | [c](https://x.example) |';
    expect(messages(write(text))).toEqual([]);
  });
});

describe('references', () => {
  test.each<[Change, string[]]>([
    [
      [policy, 'summary:\n', 'summaryClauses: [about, details]\nsummary:\n'],
      [
        `${policy}:13  "summaryClauses": found 2 sections, expected 3, one for each point of "summary" and in the same order.`,
      ],
    ],
    [
      [policy, 'summary:\n', 'summaryClauses:\n  - about\n  - detials\n  - about\nsummary:\n'],
      [
        `${policy}:15  "summaryClauses": there is no section "detials" in this document. Did you mean "details"?`,
      ],
    ],
    [[policy, 'summary:\n', 'summaryClauses: [about, details, about]\nsummary:\n'], []],
  ])('a point of the summary leads to a section: %j', (change, expected) => {
    expect(messages(change)).toEqual(expected);
  });

  const named = 'A document is named by its path in content/documents, without its ending.';
  test.each<[string, string]>([
    [
      '<Company name="brnd" />',
      '<Company name="brnd" />: there is no company value "brnd". Did you mean "brand"? Company values are listed in content/company.yaml.',
    ],
    [
      '<Fact id="reply-time" as="every" />',
      '<Fact id="reply-time" as="every" />: the fact "reply-time" has no form "every". It has none. Forms and their words stand in content/locales/en/facts.json, under "forms".',
    ],
    [
      '<See doc="policy-8" />',
      `<See doc="policy-8" />: there is no document or page "policy-8". Did you mean "policy-1"? ${named}`,
    ],
    [
      '<See doc="/p2" />',
      '<See doc="/p2" />: "/p2" is an address; a document or page is named by its own path. Write doc="policy-2".',
    ],
    [
      '<See doc="policy-2" section="abuot" />',
      '<See doc="policy-2" section="abuot" />: there is no section "abuot" in policy-2. Did you mean "about"? It is section 1, “About”.',
    ],
    [
      '<See doc="policy-2" section="details" />',
      '<See doc="policy-2" section="details" />: there is no section "details" in policy-2, but there is one in Policy 1. Write doc="policy-1" section="details".',
    ],
    [
      '<See doc="contact" section="form" />',
      '<See doc="contact" section="form" />: a page has no sections to point to. Remove section="…".',
    ],
    [
      '<See />',
      '<See />: it names nothing to see. Write doc="…" for a document or page, section="…" for a section, or both.',
    ],
    [
      '<See doc="policy-1" />',
      '<See doc="policy-1" />: it points to the document in which it stands. Add section="…".',
    ],
    [
      '<See doc="contact" topic="violations" />',
      '<See doc="contact" topic="violations" />: there is no topic "violations". Did you mean "violation"? Topics are merchant, partner, accessibility, violation, complaint and privacy.',
    ],
    [
      '<See doc="legal" topic="violation" />',
      '<See doc="legal" topic="violation" />: only the contact page has topics. Remove topic="…", or write doc="contact".',
    ],
    [
      '<Term>Usr</Term>',
      '<Term>Usr</Term>: the term "Usr" is not defined in this document. Did you mean "User"? Define it with <Term define>Usr</Term>, or name the defined term with of="…".',
    ],
    [
      '<Term doc="policy-9">User</Term>',
      `<Term doc="policy-9">User</Term>: there is no document "policy-9". Did you mean "policy-1"? ${named}`,
    ],
    [
      '<Term define>Buyer</Term> and a Buyer.',
      '<Term define>Buyer</Term>: the term is defined and never used. Write <Term>Buyer</Term> on line 21, or remove the two tags here and keep the words.',
    ],
  ])('%s', (text, expected) => {
    expect(messages(write(text))).toEqual([`${policy}:21  ${expected}`]);
  });

  test('an id that cannot stand in an address', () => {
    expect(messages(write('<Section id="More_Words" title="X">\n\nText.\n\n</Section>'))).toEqual([
      `${policy}:21  <Section id="More_Words" title="X">: found the id "More_Words", expected small letters, digits and single hyphens, such as "refund-time". Change the id.`,
    ]);
  });

  test('a term that is defined, and whose words stand nowhere else', () => {
    expect(messages(write('A <Term define>Buyer</Term> pays.'))).toEqual([
      `${policy}:21  <Term define>Buyer</Term>: the term is defined and never used. Write <Term>Buyer</Term> where it is used, or remove the two tags here and keep the words.`,
    ]);
  });

  test('an id that two sections have', () => {
    const section = '<Section id="details" title="X">\n\nText.\n\n</Section>';
    expect(messages(write(section))).toEqual([
      `${policy}:32  <Section id="details" title="Details">: the id "details" is already taken on line 21. Give this section an id of its own.`,
    ]);
  });

  test('a term of another document, and one that is defined twice', () => {
    expect(messages(['documents/policy-2.mdx', 'Text.', 'A <Term>User</Term>.'])).toEqual([
      'documents/policy-2.mdx:21  <Term>User</Term>: the term "User" is not defined in this document. It is defined in policy-1: write <Term of="User" doc="policy-1">.',
    ]);
    expect(messages(write('A <Term define>User</Term>.'))).toEqual([
      `${policy}:23  <Term define>User</Term>: the term is already defined on line 21. Define it once; everywhere else write <Term>User</Term>.`,
    ]);
  });
});

describe('names in double braces and the brand', () => {
  const only = 'the value itself stands in content/company.yaml only.';
  test.each<[Change, string]>([
    [
      [policy, '{{fact.reply-time}}', '{{fact.reply-tine}}'],
      `${policy}:16  {{fact.reply-tine}}: there is no fact "reply-tine". Did you mean "reply-time"? Facts are listed in content/facts.yaml.`,
    ],
    [
      [policy, '{{fact.reply-time}}', '{{reply-time}}'],
      `${policy}:16  {{reply-time}}: this names no fact. Write {{fact.reply-time}}.`,
    ],
    [
      [policy, '{{fact.reply-time}}', '{{fact.reply-time}'],
      `${policy}:16  double braces that are not closed, not opened, or hold more than a name. Write {{fact.…}} or {{company.…}}, with two braces on either side.`,
    ],
    [
      [policy, '{{fact.reply-time}}', '{{- fact.reply-time}}'],
      `${policy}:16  double braces that are not closed, not opened, or hold more than a name. Write {{fact.…}} or {{company.…}}, with two braces on either side.`,
    ],
    [
      [policy, '{{fact.reply-time}}', '{{ fact.reply-tine }}'],
      `${policy}:16  {{fact.reply-tine}}: there is no fact "reply-tine". Did you mean "reply-time"? Facts are listed in content/facts.yaml.`,
    ],
    [
      ['risks.yaml', 'company.brand', 'company.brnd'],
      'risks.yaml:6  {{company.brnd}}: there is no company value "brnd". Did you mean "brand"? Company values are listed in content/company.yaml.',
    ],
    [
      ['locales/en/common.json', 'company.brand', 'compny.brand'],
      'locales/en/common.json:2  {{compny.brand}}: this names no company value. Write {{company.brand}}.',
    ],
    [
      ['facts.yaml', 'Notice.', 'Notice {{fact.reply-time}}.'],
      'facts.yaml:9  {{fact.reply-time}}: names in double braces are not filled in inside this file. Write the words themselves.',
    ],
    [
      write('Exampla Pay'),
      `${policy}:21  "Exampla Pay" is typed. Write <Company name="product-pay" /> instead; ${only}`,
    ],
    [
      [policy, 'Policy 1', 'Exampla Policy'],
      `${policy}:2  "Exampla" is typed. Write {{company.brand}} instead; ${only}`,
    ],
    [
      write('a@b.example'),
      `${policy}:21  "a@b.example" is typed. Write <Company name="email" /> instead; ${only}`,
    ],
  ])('%j', (change, expected) => {
    expect(messages(change)).toEqual([expected]);
  });
});

describe('languages', () => {
  const documents = 'locales/de/documents.json';
  const codes = languages.map(({ code }) => code).join(', ');
  const newLanguage = `The languages are ${codes}. For a new one, add its entry to src/languages/list.ts;`;
  test.each<[Change, string]>([
    [
      [german, '{}', '{ "nam": "a" }'],
      `${german}:1  unknown key "nam": content/locales/en/common.json does not have it. Did you mean "name"? Correct the key or remove the entry.`,
    ],
    [
      [german, '{}', '{ "menu": "a" }'],
      `${german}:1  "menu" is a group of texts in content/locales/en/common.json, not a text. The nearest is "name". Correct the key or remove the entry.`,
    ],
    [
      [german, '{}', '{ "name_one": "a" }'],
      `${german}:1  unknown key "name_one": content/locales/en/common.json does not have it. The nearest is "name". Correct the key or remove the entry.`,
    ],
    [
      [german, '{}', '{ "minutes_few": "{{cuont}}" }'],
      `${german}:1  {{cuont}} in "minutes_few": the English text does not have it. Did you mean {{count}}? It has {{count}}.`,
    ],
    [
      ['locales/de/sttus.json', undefined, '{}'],
      'locales/de/sttus.json:1  English has no file "sttus.json". Did you mean "status.json"? Rename this file, or create the English one.',
    ],
    [
      ['locales/qaa/common.json', undefined, '{}'],
      `locales/qaa:1  the folder "qaa" is no language of the site. ${newLanguage} otherwise rename the folder or remove it.`,
    ],
    [
      ['locales/zhh/common.json', undefined, '{}'],
      `locales/zhh:1  the folder "zhh" is no language of the site. Did you mean "zh"? ${newLanguage} otherwise rename the folder or remove it.`,
    ],
    [
      ['locales/en/documents.json', undefined, '{}'],
      'locales/en/documents.json:1  English has no such file: the title, description and summary of a document stand in its front matter. Move them there and delete the file.',
    ],
    [
      ['locales/en/values.json', undefined, '{}'],
      'locales/en/values.json:1  English has no such file: its values stand in content/company.yaml and content/facts.yaml. Move them there and delete the file.',
    ],
    [
      ['locales/de/values.json', undefined, '{ "company": { "brnd": "X" } }'],
      'locales/de/values.json:1  there is no company value "brnd". Did you mean "brand"? Company values are listed in content/company.yaml.',
    ],
    [
      ['locales/de/values.json', undefined, '{ "text": { "Iran": "Iran" } }'],
      'locales/de/values.json:1  unknown group "text". Did you mean "texts"? Groups that are known here: company, fact, component, figure, texts.',
    ],
    [
      ['locales/de/values.json', undefined, '{ "texts": { "Iran": "Iran" } }'],
      'locales/de/values.json:1  "Iran" is no item of a list in content/facts.yaml and no owner of a document or of a risk. The nearest is "General Counsel".',
    ],
    [
      ['locales/de/values.json', undefined, '{ "figure": { "way": { "caption": "Weg" } } }'],
      'locales/de/values.json:1  "way.caption" translates nothing: no figure has a text there. A path or a table is named by its id in content/figures.yaml, content/risks.yaml is risk-register and content/roadmap.yaml is roadmap; an item of a list is named by its id, and counted from 1 where it has none, such as complaint-path.steps.1.text.',
    ],
    [
      ['locales/de/values.json', undefined, '{ "component": { "websit": "Website" } }'],
      'locales/de/values.json:1  there is no component "websit". Did you mean "website"? Components are listed in content/status/components.yaml.',
    ],
    [
      [documents, undefined, '{ "policy-9": {} }'],
      `${documents}:1  there is no document "policy-9". Did you mean "policy-1"? A document is named by its path in content/documents, without its ending.`,
    ],
    [
      [documents, undefined, '{ "policy-1": { "titel": "a" } }'],
      `${documents}:1  unknown key "titel" in "policy-1". Did you mean "title"? Keys that are known here: title, description, summary.`,
    ],
    [
      [documents, undefined, '{ "policy-1": { "summary": "a" } }'],
      `${documents}:1  "summary" in "policy-1": found a text, expected a group of texts, such as { "1": "…", "2": "…" }.`,
    ],
  ])('%j', (change, expected) => {
    expect(messages(change)).toEqual([expected]);
  });

  test('their number is counted, and one that is typed must be right', () => {
    const fact = (value: string): Change => [
      'facts.yaml',
      'reply-time:',
      `languages:\n  means: Languages.\n  kind: count\n  value: ${value}\n  unit: language\n  source: A\n\nreply-time:`,
    ];
    expect(messages(fact('languages'))).toEqual([]);
    expect(messages(fact(`${languages.length}`))).toEqual([]);
    expect(messages(fact('3'))).toEqual([
      `facts.yaml:1  "languages" (3, line 1) must be exactly ${languages.length}, the languages of src/languages/list.ts; the word languages counts them. Correct the one that is wrong.`,
    ]);
    expect(messages(fact('langages'))).toEqual([
      'facts.yaml:4  "value" in "languages": found langages, expected a number, zero or more.',
    ]);
  });

  test('a folder that is missing is one mistake', () => {
    expect(
      messages(
        ...['common', 'deadlines', 'status'].map(
          (name): Change => [`locales/hi/${name}.json`, undefined],
        ),
      ),
    ).toEqual([
      'locales/hi:1  the folder is missing: every language has one. Create it with the files common.json, deadlines.json, status.json, each with the two characters {} in it; English stands in for what is not translated. The files documents.json and values.json, which English has not, translate what stands in documents and data; they may come later.',
    ]);
  });

  test('plural forms that English does not need, and translated documents, are right', () => {
    const translated =
      '{ "policy-1": { "title": "T", "summary": { "1": "Within {{fact.reply-time}}" } } }';
    expect(
      messages(
        [german, '{}', '{ "minutes_few": "some {{count}}" }'],
        [documents, undefined, translated],
      ),
    ).toEqual([]);
  });
});

describe('places in the legal hub', () => {
  test.each<[Change, string]>([
    [
      [policy, 'order: 1', 'order: 2'],
      'documents/policy-2.mdx:5  "order": the place 2 in the group core is already taken by content/documents/policy-1.mdx:5. Give one of the two another number.',
    ],
    [
      [policy, 'keyPolicy: 1\n', ''],
      'documents:1  no document has "keyPolicy: 1", expected one for each of the places 1 to 7. Add the line to the front matter of the document that belongs there.',
    ],
    [
      [policy, 'effective: 2026-11-20', 'effective: 2028-11-20'],
      `${policy}:11  "review": found 2027-11-20, expected a day after "effective", 2028-11-20. Correct one of the two dates.`,
    ],
    [
      [policy, 'review: 2027-11-20', 'review: 2026-11-20'],
      `${policy}:11  "review": found 2026-11-20, expected a day after "updated", 2026-11-20. Correct one of the two dates.`,
    ],
    [
      [policy, 'updated: 2026-11-20', 'updated: 2026-11-22'],
      `${policy}:9  "effective": found 2026-11-20, and the version is published on 2026-11-22 ("updated"). A version cannot apply before it is published: correct one of the two dates.`,
    ],
    [
      [policy, 'What we promise.', `"${'x'.repeat(195)} {{fact.reply-time}}"`],
      `${policy}:3  "description": found 205 characters, expected one sentence of at most 200 characters. Shorten it by 5.`,
    ],
    [
      [policy, 'What we promise.', 'x'.repeat(301)],
      `${policy}:3  "description": found a text of 301 characters, expected one sentence of at most 200 characters.`,
    ],
  ])('%j', (change, expected) => {
    expect(messages(change)).toEqual([expected]);
  });

  test('names of a file that cannot be read are not judged', () => {
    expect(messages(['facts.yaml', 'kind: duration', 'kind duration'])).toEqual([
      'facts.yaml:3  found kind duration: a line without "key:" stands where an entry is expected. Write key: value, or set the line in by two spaces if it continues the text above.',
    ]);
  });
});

describe('a day ahead', () => {
  const announce = (from: string, to: string): Change => [
    'announced/policy-1.mdx',
    undefined,
    text
      .replace('effective: 2026-11-20', 'effective: 2999-01-01')
      .replace('review: 2027-11-20', 'review: 2999-12-31')
      .replace(from, () => to),
  ];
  const unknown =
    '<See doc="policy-9" />: there is no document or page "policy-9". Did you mean "policy-1"? A document is named by its path in content/documents, without its ending.';

  test('is checked with what holds on it, and what is wrong today too is said once', () => {
    const broken = '<See doc="policy-9" />';
    expect(
      messages(announce('A <Term define>', `${broken}\n\nA <Term define>`), [
        'documents/policy-2.mdx',
        'Text.',
        broken,
      ]),
    ).toEqual([
      `announced/policy-1.mdx:21  on 2999-01-01: ${unknown}`,
      `documents/policy-2.mdx:21  ${unknown}`,
    ]);
  });

  test('is checked for what refers to a section that goes on it', () => {
    expect(messages(announce('<Section id="about"', '<Section id="new"'))).toEqual([
      'facts.yaml:7  on 2999-01-01: "section" in "reply-time": there is no section "about" in policy-1. The nearest is "new".',
    ]);
  });
});

describe('what follows from another mistake is held back', () => {
  const typed: Change = [policy, 'More is', 'In 1–2 hours. More is'];
  const french: Change = ['locales/fr/common.json', '{}', '{ "nam": "a" }'];

  test('of everything, while data or words in English cannot be read', () => {
    for (const [file, from, to] of [
      ['facts.yaml', '  kind', '\tkind'],
      ['locales/en/common.json', '"name"', 'name'],
      ['risks.yaml', 'impact: 5', 'impact: 9'],
      [policy, '---\n', ''],
    ] as const) {
      expect(messages(typed, french)).toHaveLength(2);
      expect(messages(typed, french, [file, from, to])).toEqual([
        expect.stringMatching(`^${file}:`),
      ]);
    }
  });

  test('of files that follow a document, and of no other document', () => {
    const other: Change = ['documents/policy-2.mdx', 'Text.', 'In 1–2 hours.'];
    const broken: Change = [policy, 'A <Term define>', 'A {b <Term define>'];
    const found = messages(other, french, broken);
    expect(found).toContainEqual(expect.stringMatching(/^documents\/policy-1\.mdx:21 /));
    expect(found).toContainEqual(expect.stringMatching(/^documents\/policy-2\.mdx:21 /));
    expect(found).not.toContainEqual(expect.stringMatching(/^locales/));
  });

  test('of a language, while a file of its words cannot be read', () => {
    const german: Change = ['locales/de/common.json', '{}', '{ "nam": "a" }'];
    expect(messages(german, french, ['locales/fr/status.json', '{}', '{'])).toEqual([
      expect.stringMatching(/^locales\/de\/common\.json:1 /),
      expect.stringMatching(/^locales\/fr\/status\.json:/),
    ]);
  });
});
