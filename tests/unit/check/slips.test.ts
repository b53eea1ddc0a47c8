// Sixty slips of editors, translators and operators, in each form in which they happen: each is stopped at its line, with what
// to write, and none gives more than two messages. What a rule says in its other cases is in its own tests.
import { expect, test } from 'vitest';
import { type Change, messages } from './small-content.ts';
import { file as french, frenchPolicy } from './small-translation.ts';

const policy = 'documents/policy-1.mdx';
const words = 'locales/en/common.json';
const write = (text: string): Change => [policy, 'A <Term define>', `${text}\n\nA <Term define>`];
/** Within the paragraph that is there, so that its translation keeps its form. */
const say = (text: string): Change => [policy, 'A <Term define>', `${text} A <Term define>`];
const head = (from: string, to: string): Change => [policy, from, to];
const translated = (from: string, to: string): Change => [french, from, to];
const said = (...changes: Change[]) => messages([french, undefined, frenchPolicy], ...changes);

test('the content in which the slips are made has none', () => {
  expect(said()).toEqual([]);
});

/** A name, the slip, and what is said of it. */
type Slip = readonly [name: string, change: Change | readonly Change[], ...said: string[]];
const slips: readonly Slip[] = [
  [
    '1 a key without its colon',
    head('owner: G', 'owner G'),
    `${policy}:12  found owner General Counsel: a line without "key:" stands where an entry is expected. Write key: value, or set the line in by two spaces if it continues the text above.`,
  ],
  [
    '1 no closing line',
    head('\n---\n', '\n'),
    `${policy}:1  the document has no front matter. Expected: a first line "---", then its title, dates and the other keys, then a line "---". Copy it from another document and change the values.`,
  ],
  [
    '1 a tab',
    head('summary:\n  -', 'summary:\n\t-'),
    `${policy}:14  found - One.: a tab sets this line in. Use spaces.`,
  ],
  [
    '2 a broken tag',
    head('<Fact id="reply-time" />', '<Fact id=reply-time />'),
    `${policy}:22  <Fact id=reply-time />: the value of an attribute stands in quotation marks. Write name="value".`,
  ],
  [
    '3 a section that is not closed',
    head('\n</Section>\n\n<', '\n<'),
    `${policy}:19  <Section id="about" title="About this policy">: the component is never closed. Write </Section> where it ends.`,
  ],
  [
    '4 a fact that does not exist',
    head('<Fact id="reply-time" />', '<Fact id="reply-tim" />'),
    `${policy}:22  <Fact id="reply-tim" />: there is no fact "reply-tim". Did you mean "reply-time"? Facts are listed in content/facts.yaml.`,
  ],
  [
    '5 a typed number',
    say('We answer within 1–2 hours.'),
    `${policy}:21  "1–2 hours" is typed, and content/facts.yaml has a fact of that value; the sentence does not say whether it is meant. Write the fact whose subject it is, if there is one; if the number means something else, write {/* waiver: … */} with the reason directly before it.`,
  ],
  [
    '6 htps',
    write('[a](htps://a.example)'),
    `${policy}:21  […](htps://a.example): found an address that leads nowhere, expected one that begins with https://, mailto: or tel:. Correct it.`,
  ],
  [
    '6 javascript',
    write('[a](javascript:x)'),
    `${policy}:21  […](javascript:x): found an address that leads nowhere, expected one that begins with https://, mailto: or tel:. Correct it.`,
  ],
  [
    '6 inside',
    write('[a](/p2)'),
    `${policy}:21  […](/p2): a link inside the site is not checked in this form. Write <See doc="…">words</See>.`,
  ],
  [
    '6 no such domain',
    say('[a](https://www.gov.ukk/x)'),
    `${policy}:21  […](https://www.gov.ukk/x): no address ends in .ukk. Did you mean .uk? Correct it.`,
  ],
  [
    '6 a slip of a domain',
    say('[a](https://a.con)'),
    `${policy}:21  […](https://a.con): no address ends in .con. Did you mean .com? Correct it.`,
  ],
  [
    '6 a country',
    say('[a](https://a.kk)'),
    `${policy}:21  […](https://a.kk): no address ends in .kk. Did you mean .uk? Correct it.`,
  ],
  [
    '7 a section that does not exist',
    head('section="details" /', 'section="detail" /'),
    `${policy}:22  <See section="detail" />: there is no section "detail" in this document. Did you mean "details"? It is section 2, “Details”.`,
  ],
  [
    '8 an id twice',
    head('id="details"', 'id="about"'),
    `${policy}:22  <See section="details" />: there is no section "details" in this document. The nearest is "about". It is section 1, “About this policy”.`,
    `${policy}:26  <Section id="about" title="Details">: the id "about" is already taken on line 19. Give this section an id of its own.`,
  ],
  [
    '10 a comma that lacks',
    [words, '",\n  "menu"', '"\n  "menu"'],
    `${words}:2  a comma is missing at the end of this entry. Add it.`,
  ],
  [
    '10 a comma too many',
    [words, 'minutes"\n', 'minutes",\n'],
    `${words}:7  a comma stands after the last entry. Remove the comma.`,
  ],
  [
    '11 front matter',
    head('review: 2027-11-20', 'review: 20/11/2027'),
    `${policy}:11  "review": found 20/11/2027, expected a date of the calendar, such as 2026-11-20.`,
  ],
  [
    '11 month first',
    write('From 11/20/2026.'),
    `${policy}:21  “11/20/2026”: dates are written 20 November 2026. Write this one so.`,
  ],
  [
    '11 no such day',
    write('From 31 November 2026.'),
    `${policy}:21  “31 November 2026”: the calendar has no such day. November 2026 has 30 days.`,
  ],
  [
    '11 ordinal',
    write('From the 20th of Nov.'),
    `${policy}:21  “20th of Nov”: dates are written 20 November 2026. Write this one so.`,
  ],
  [
    '12 review in the past',
    head('review: 2027-11-20', 'review: 2026-01-01'),
    `${policy}:11  "review": found 2026-01-01, expected a day after "updated", 2026-11-20. Correct one of the two dates.`,
  ],
  [
    '12 effective before',
    head('effective: 2026-11-20', 'effective: 2026-11-01'),
    `${policy}:9  "effective": found 2026-11-01, and the version is published on 2026-11-20 ("updated"). A version cannot apply before it is published: correct one of the two dates.`,
  ],
  [
    '13 an alias of another',
    head('[/p1]', '[/p2]'),
    `documents/policy-2.mdx:7  the alias /p2 of content/documents/policy-2.mdx already belongs to content/${policy}:7, as an alias. Every address has one owner: remove it from one of the two.`,
  ],
  [
    '14 an alias of a page',
    head('[/p1]', '[/contact]'),
    `${policy}:7  the alias /contact of content/${policy} already belongs to the page /contact. Every address has one owner: remove it from one of the two.`,
  ],
  [
    '14 an alias with a slash',
    head('[/p1]', '[/p1/]'),
    `${policy}:7  entry 1 in "aliases": found /p1/, expected an address such as /terms, without a slash at its end.`,
  ],
  [
    '16 a tab in data',
    ['facts.yaml', '  kind', '\tkind'],
    'facts.yaml:3  found kind: duration: a tab sets this line in. Use spaces.',
  ],
  [
    '17 an empty document',
    [policy, undefined, ''],
    `${policy}:1  the file is empty. Put its text back (git restore brings the last version), or delete the file if the document is to go.`,
  ],
  [
    '17 empty data',
    ['facts.yaml', undefined, ''],
    'facts.yaml:1  the file is empty, and the site cannot be built without it. Put it back.',
  ],
  [
    '18 a text of two megabytes',
    ['documents/policy-2.mdx', 'Text.', 'Each of us reads these words again.\n\n'.repeat(60_000)],
    'documents/policy-2.mdx:1  the file has 2220313 characters, and no text has more than 200000. Look for what was pasted into it more than once (git diff shows it), or divide it into documents.',
  ],
  [
    '18 in one line',
    ['documents/policy-2.mdx', 'Text.', 'word '.repeat(400_000)],
    'documents/policy-2.mdx:1  the file has 2000313 characters, and no text has more than 200000. Look for what was pasted into it more than once (git diff shows it), or divide it into documents.',
  ],
  [
    '18 of a translation',
    translated('Le reste', 'Le reste dure.\n\n'.repeat(20_000)),
    `${french}:1  the file has 320504 characters, and no text has more than 200000. Look for what was pasted into it more than once (git diff shows it), or divide it into documents.`,
  ],
  [
    '19 only a heading',
    ['documents/policy-2.mdx', '\nText.\n', ''],
    'documents/policy-2.mdx:19  the section has a title and no text. Write its text, or remove the section.',
  ],
  [
    '20 a table',
    write('| a | b |\n| --- | --- |\n| c |'),
    `${policy}:23  the row has 1 cell, and the head of its table has 2. Give each row one cell for each column; a "|" within a cell is written \\|.`,
  ],
  [
    '20 no line',
    write('| a | b |\n| c | d |'),
    `${policy}:21  | a | b |: this was meant as a table and is not one. A table has a line | --- | --- | below its head, and an empty line before it.`,
  ],
  [
    '21 an unknown component',
    write('<Warning>Read.</Warning>'),
    `${policy}:21  <Warning>: there is no component "Warning". The nearest is <Section>. Components are listed in content/README.md.`,
  ],
  [
    '22 an unknown attribute',
    head('<See section="details" />', '<See sektion="details" />'),
    `${policy}:22  <See sektion="details" />: it names nothing to see. Write doc="…" for a document or page, section="…" for a section, or both.`,
    `${policy}:22  <See sektion="details" />: unknown attribute "sektion". Did you mean "section"? <See> takes doc, section, topic.`,
  ],
  [
    '23 HTML',
    write('<br />'),
    `${policy}:21  <br />: HTML is not used in documents. Components are listed in content/README.md.`,
  ],
  [
    '24 a comment',
    write('<!-- x -->'),
    `${policy}:21  <!-- x -->: comments are not written in documents. Remove it.`,
  ],
  [
    '25 direction',
    write('Text \u202eabc'),
    `${policy}:21  a direction mark (U+202E) stands at column 6, where nobody sees it. It turns the direction of what follows: remove it.`,
  ],
  [
    '26 a key twice',
    ['facts.yaml', '  kind: duration\n  value: 48', '  kind: duration\n  value: 48\n  value: 47'],
    'facts.yaml:12  the key "value" is written twice in one group. Remove one of the two, or give one its right name.',
  ],
  [
    '26 an entry twice',
    [
      'facts.yaml',
      'uptime-window:',
      'reply-time:\n  means: X.\n  kind: count\n  value: 4\n  source: A\nuptime-window:',
    ],
    'facts.yaml:5  "unit" in "reply-time" is missing. Expected: a text. Add a line "unit: …" to that entry.',
    'facts.yaml:14  the key "reply-time" is written twice in one group. Remove one of the two, or give one its right name.',
  ],
  [
    '26 a second fact of one meaning',
    [
      'facts.yaml',
      'uptime-window:',
      'answer-time:\n  means: time to answer\n  kind: duration\n  value: 4\n  unit: hour\n  source: A\nuptime-window:',
    ],
    'facts.yaml:15  "means" in "answer-time": found “time to answer”, which "reply-time" on line 1 means already. Use that fact in place of this one, or say what sets the two apart.',
  ],
  [
    '28 words that are gone',
    [words, undefined],
    `${words}:1  the file is missing, and every other language has it: it was deleted or renamed. Put it back (git restore brings the last version).`,
  ],
  [
    '28 of a language',
    ['locales/fr/common.json', undefined],
    `locales/fr/common.json:1  the file is missing: content/${words} exists, and French needs a file of the same name. Put it back (git restore brings the last version), or create it with the two characters {} in it; English stands in for what is not translated.`,
  ],
  [
    '29 zero width',
    write('re\u200bfund'),
    `${policy}:21  a zero-width space (U+200B) stands at column 3, where nobody sees it. Remove it: delete the letters around it and type them again.`,
  ],
  [
    '30 an ending',
    ['documents/policy-8.md', undefined, 'x'],
    'documents/policy-8.md:1  nothing reads this file. Documents end in .mdx. Rename it, or move it out of content/.',
  ],
  [
    '33 version lower',
    head('version: "1.0"', 'version: 1.0'),
    `${policy}:8  "version": found 1.0, expected a version in quotation marks, such as "1.0".`,
  ],
  [
    '34 straight marks',
    write("We don't."),
    `${policy}:21  “don't”: a straight mark. Texts have ’ and “…”: type those.`,
  ],
  [
    '34 French marks',
    translated('Le reste', '“Le reste”'),
    `${french}:19  ““Le reste” est dans ”: expected « … », and ’ as the apostrophe.`,
  ],
  [
    '35 a key twice',
    head('order: 1', 'order: 1\norder: 2'),
    `${policy}:6  the key "order" is written twice in one group. Remove one of the two, or give one its right name.`,
    `documents/policy-2.mdx:5  "order": the place 2 in the group core is already taken by content/${policy}:5. Give one of the two another number.`,
  ],
  [
    '36 Markdown heading',
    write('### Text'),
    `${policy}:21  a Markdown heading. Headings are not used: sections are. Write <Section id="…" title="…"> and close it with </Section>; a line --- needs an empty line before it.`,
  ],
  [
    '37 a section less',
    translated('<Section id="details"', '<Section id="detail"'),
    `${french}:17  there is no section "detail" in content/${policy}. Did you mean "details"? A translation has sections of the English text, under their ids, and no others: correct the id, or remove the section.`,
  ],
  [
    '37 a paragraph less',
    translated('Le reste est', 'Un.\n\nLe reste est'),
    `${french}:21  in the section "details": found a paragraph, expected its end, as in content/${policy}. A translation has the paragraphs, lists and tables of the English text, in its order.`,
  ],
  [
    '37 a fact less',
    translated('<Fact id="reply-time" />', 'peu'),
    `${french}:10  the section "about" lacks <Fact id="reply-time" /> (line 22). It names what content/${policy} names from line 19 on, each as often.`,
  ],
  [
    '38 a number in one',
    translated('Le reste', 'Les 18 restes'),
    `${french}:19  "18" is typed in the section "details", and the English section types no such number (content/${policy}:26). Write the <Fact> that the English has, or correct the number; one that only this language needs stands by {/* waiver: … */} with the reason directly before it.`,
  ],
  [
    '38 a number in English',
    say('Section 18 of the law.'),
    `${french}:10  the section "about" lacks the number "18", which content/${policy}:21 types. Write it; where the language says it otherwise, {/* waiver: … */} with the reason stands directly before the section.`,
  ],
  [
    '40 a renamed clause',
    head('id="about"', 'id="abuot"'),
    'facts.yaml:7  "section" in "reply-time": there is no section "about" in policy-1. Did you mean "abuot"?',
    `${french}:10  there is no section "about" in content/${policy}. Did you mean "abuot"? A translation has sections of the English text, under their ids, and no others: correct the id, or remove the section.`,
  ],
  [
    '41 merge in a body',
    write('<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> x'),
    `${policy}:21  found <<<<<<< HEAD, which git leaves where two changes of a text meet. Keep the lines that are right, and remove those that begin with <<<<<<<, ======= and >>>>>>>.`,
  ],
  [
    '41 merge in front matter',
    head('title: Policy 1', '<<<<<<< HEAD\ntitle: Policy 1\n======='),
    `${policy}:2  found <<<<<<< HEAD, which git leaves where two changes of a text meet. Keep the lines that are right, and remove those that begin with <<<<<<<, ======= and >>>>>>>.`,
  ],
  [
    '41 merge in data',
    ['facts.yaml', 'reply-time:', '<<<<<<< HEAD\nreply-time:'],
    'facts.yaml:1  found <<<<<<< HEAD, which git leaves where two changes of a text meet. Keep the lines that are right, and remove those that begin with <<<<<<<, ======= and >>>>>>>.',
  ],
  [
    '41 merge in words',
    [words, '{\n', '{\n<<<<<<< HEAD\n'],
    `${words}:2  found <<<<<<< HEAD, which git leaves where two changes of a text meet. Keep the lines that are right, and remove those that begin with <<<<<<<, ======= and >>>>>>>.`,
  ],
  [
    '43 Cyrillic',
    write('\u0441lient'),
    `${policy}:21  “с” at column 1 is in another script than English is written in (U+0441). Type it anew in Latin letters, or write it in the files of its language.`,
  ],
  [
    '43 soft hyphen',
    write('cli\u00adent'),
    `${policy}:21  a soft hyphen (U+00AD) stands at column 4, where nobody sees it. Remove it: delete the letters around it and type them again.`,
  ],
  [
    '43 no-break space',
    write('a\u00a0client'),
    `${policy}:21  a no-break space (U+00A0) stands at column 2, where nobody sees it. Type an ordinary space in its place.`,
  ],
  [
    '43 two spaces',
    write('a  client'),
    `${policy}:21  “a client”: two spaces stand between two words. Type one.`,
  ],
  [
    '44 TODO',
    write('TODO'),
    `${policy}:21  “TODO”: this stands in place of words that are still to be written. Write them, or leave the sentence out.`,
  ],
  [
    '45 a mail',
    write('Write to a@gmail.com.'),
    `${policy}:21  “a@gmail.com”: an e-mail address is typed. Addresses stand once, in content/company.yaml: write its name, or add one there. That of somebody else is a link in the text of a document: [address](mailto:address).`,
  ],
  [
    '45 no @',
    ['company.yaml', 'a@b.example', 'a.b.example'],
    'company.yaml:3  "value" in "email": found a.b.example, expected an e-mail address, such as contact@company.example.',
  ],
  [
    '45 own name',
    write('Exampla'),
    `${policy}:21  "Exampla" is typed. Write <Company name="brand" /> instead; the value itself stands in content/company.yaml only.`,
  ],
  [
    '45 telephone',
    write('Call +44 20 7946 0958.'),
    `${policy}:21  “+44 20 7946 0958”: a telephone number is typed. The company answers by its form and its addresses of content/company.yaml. That of somebody else is a link in the text of a document: [number](tel:+44…).`,
  ],
  [
    '45 postal',
    write('12 High Street, London'),
    `${policy}:21  “12 High Street”: a postal address is typed. Addresses stand once, in content/company.yaml: write its name, or add one there.`,
  ],
  [
    '46 an empty word',
    [words, '"Open"', '""'],
    `${words}:4  "open" in "menu": found nothing, expected a text that is not empty.`,
  ],
  [
    '46 an empty title',
    head('title: Policy 1', 'title: ""'),
    `${policy}:2  "title": found nothing, expected a text that is not empty.`,
  ],
  [
    '48 a claim',
    write('We are authorised.'),
    `${policy}:21  “We are authorised” says that we are authorised, and the sentence names no record of content/claims.yaml that allows it. Say what is true today; once it is true, name it with a record that is certified; if the sentence does not say that, write {/* waiver: … */} with the reason directly before it.`,
  ],
  [
    '49 in French',
    translated('Le reste', 'Nous sommes autorisés. Le reste'),
    `${french}:19  “Nous sommes autorisés” says that we are authorised, and the sentence names no record of content/claims.yaml that allows it. Say what is true today; once it is true, name it with a record that is certified; if the sentence does not say that, write {/* waiver: … */} with the reason directly before it.`,
  ],
  [
    '50 a superlative',
    [
      ['claim-words.yaml', 'any: [MiCA]', 'any: [MiCA]'],
      ['claim-words.yaml', '[risk-free]', '["safest … in the world"]'],
      say('The safest and fastest gateway in the world.'),
    ],
    `${policy}:21  “safest and fastest gateway in the world” says that something holds without any exception, which no record can allow. Say what holds, with its limits; if the sentence does not say that, write {/* waiver: … */} with the reason directly before it.`,
  ],
  [
    '51 placeholder',
    head('{{fact.reply-time}}', '{{fact.reply-tme}}'),
    `${policy}:16  {{fact.reply-tme}}: there is no fact "reply-tme". Did you mean "reply-time"? Facts are listed in content/facts.yaml.`,
  ],
  [
    '52 HTML in words',
    [words, '"Open"', '"<b>Open</b>"'],
    `${words}:4  “<b>”: words and front matter hold no HTML and no names between < and >: readers would see it as it is typed. Remove it, or write the word itself.`,
  ],
  [
    '52 Markdown',
    [words, '"Open"', '"**Open**"'],
    `${words}:4  “**”: words and front matter hold no Markdown: readers would see it as it is typed. Remove the mark.`,
  ],
  [
    '52 entity',
    [words, '"Open"', '"A &amp; B"'],
    `${words}:4  “&amp;”: a character is written as itself: readers would see it as it is typed. Type the character.`,
  ],
  [
    '57 facts',
    ['facts.yaml', 'value: 48', 'value: many'],
    'facts.yaml:11  "value" in "maintenance-notice": found many, expected a number, or a range such as [10, 15] with its lower number first.',
  ],
  [
    '58 counts',
    head('  - Two.\n', ''),
    `${policy}:13  "summary": found a list of 2 entries, expected three to seven points.`,
  ],
  [
    '59 code',
    write('```\na\n```'),
    `${policy}:21  a block of code. Documents hold none: remove the lines \`\`\` and write its words as a paragraph.`,
  ],
  [
    '59 struck',
    write('~~a~~'),
    `${policy}:21  ~~a~~: struck-out words. The page would strike them out, and the record would say that they stand: remove them, and the marks.`,
  ],
  [
    '60 launch',
    ['launch.yaml', 'counsel: {}', 'counsel:\n  policy-9: { version: "1.0", date: 2026-11-20 }'],
    'launch.yaml:3  "counsel": there is no document "policy-9". Did you mean "policy-1"? A document is named by its path in content/documents, without its ending.',
  ],
  [
    '60 likelihood',
    ['risks.yaml', 'likelihood: 4', 'likelihood: 7'],
    'risks.yaml:8  "likelihood" in entry 1 ("fraud") in "risks": found 7, expected a whole number from 1 to 5.',
  ],
  [
    'an address at another domain than the company’s',
    [
      'company.yaml',
      'email: { value: a@b.example }',
      'domain: { value: www.c.example }\nemail: { value: a@b.example }\nemail-privacy: { value: p@x.C.example }',
    ],
    'company.yaml:4  "email": found an address at b.example, expected one at www.c.example, which is the "domain". Correct the one that is wrong.',
  ],
  [
    'a text twice in a list',
    [
      'facts.yaml',
      'maintenance-notice:',
      'assets:\n  means: A.\n  kind: list\n  value: [BTC, BTC]\n  source: b\nmaintenance-notice:',
    ],
    'facts.yaml:11  "value" in "assets": found [BTC, BTC], expected a list with each text once.',
  ],
];
test.each(slips)('%s', (_, change, ...expected) => {
  const changes = typeof change[0] === 'string' ? [change as Change] : (change as Change[]);
  expect(said(...changes)).toEqual(expected);
  expect(expected.length).toBeLessThanOrEqual(2);
});
