// Slips of editors, translators and operators that no test of a rule makes, in content with a translation: each is stopped at
// its line, with what to write, and none gives more than two messages.
import { expect, test } from 'vitest';
import { type Change, messages, policy, write } from './small-content.ts';
import { file as french, frenchPolicy } from './small-translation.ts';

const words = 'locales/en/common.json';
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
    'no closing line',
    head('\n---\n', '\n'),
    `${policy}:1  the document has no front matter. Expected: a first line "---", then its title, dates and the other keys, then a line "---". Copy it from another document and change the values.`,
  ],
  [
    'no such domain',
    say('[a](https://www.gov.ukk/x)'),
    `${policy}:21  […](https://www.gov.ukk/x): no address ends in .ukk. Did you mean .uk? Correct it.`,
  ],
  [
    'a slip of a domain',
    say('[a](https://a.con)'),
    `${policy}:21  […](https://a.con): no address ends in .con. Did you mean .com? Correct it.`,
  ],
  [
    'a country',
    say('[a](https://a.kk)'),
    `${policy}:21  […](https://a.kk): no address ends in .kk. Did you mean .uk? Correct it.`,
  ],
  [
    'a section that does not exist',
    head('section="details" /', 'section="detail" /'),
    `${policy}:22  <See section="detail" />: there is no section "detail" in this document. Did you mean "details"? It is section 2, “Details”.`,
  ],
  [
    'an id twice',
    head('id="details"', 'id="about"'),
    `${policy}:22  <See section="details" />: there is no section "details" in this document. The nearest is "about". It is section 1, “About this policy”.`,
    `${policy}:26  <Section id="about" title="Details">: the id "about" is already taken on line 19. Give this section an id of its own.`,
  ],
  [
    'empty data',
    ['facts.yaml', undefined, ''],
    'facts.yaml:1  the file is empty, and the site cannot be built without it. Put it back.',
  ],
  [
    'an unknown attribute',
    head('<See section="details" />', '<See sektion="details" />'),
    `${policy}:22  <See sektion="details" />: it names nothing to see. Write doc="…" for a document or page, section="…" for a section, or both.`,
    `${policy}:22  <See sektion="details" />: unknown attribute "sektion". Did you mean "section"? <See> takes doc, section, topic.`,
  ],
  [
    'an entry twice',
    [
      'facts.yaml',
      'uptime-window:',
      'reply-time:\n  means: X.\n  kind: count\n  value: 4\n  source: A\nuptime-window:',
    ],
    'facts.yaml:5  "unit" in "reply-time" is missing. Expected: a text. Add a line "unit: …" to that entry.',
    'facts.yaml:14  the key "reply-time" is written twice in one group. Remove one of the two, or give one its right name.',
  ],
  [
    'a no-break space',
    write('a\u00a0client'),
    `${policy}:21  a no-break space (U+00A0) stands at column 2, where nobody sees it. Type an ordinary space in its place.`,
  ],
  [
    'French marks',
    translated('Le reste', '“Le reste”'),
    `${french}:19  ““Le reste” est dans ”: expected « … », and ’ as the apostrophe.`,
  ],
  [
    'a key twice',
    head('order: 1', 'order: 1\norder: 2'),
    `${policy}:6  the key "order" is written twice in one group. Remove one of the two, or give one its right name.`,
    `documents/policy-2.mdx:5  "order": the place 2 in the group core is already taken by content/${policy}:5. Give one of the two another number.`,
  ],
  [
    'a renamed clause',
    head('id="about"', 'id="abuot"'),
    'facts.yaml:7  "section" in "reply-time": there is no section "about" in policy-1. Did you mean "abuot"?',
    `${french}:10  there is no section "about" in content/${policy}. Did you mean "abuot"? A translation has sections of the English text, under their ids, and no others: correct the id, or remove the section.`,
  ],
  [
    'merge in a body',
    write('<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> x'),
    `${policy}:21  found <<<<<<< HEAD, which git leaves where two changes of a text meet. Keep the lines that are right, and remove those that begin with <<<<<<<, ======= and >>>>>>>.`,
  ],
  [
    'an empty word',
    [words, '"Open"', '""'],
    `${words}:4  "open" in "menu": found nothing, expected a text that is not empty.`,
  ],
  [
    'in French',
    translated('Le reste', 'Nous sommes autorisés. Le reste'),
    `${french}:19  “Nous sommes autorisés” says that we are authorised, and the sentence names no record of content/claims.yaml that allows it. Say what is true today; once it is true, name it with a record that is certified; if the sentence does not say that, write {/* waiver: … */} with the reason directly before it.`,
  ],
  [
    'a superlative',
    [
      ['claim-words.yaml', '[risk-free]', '["safest … in the world"]'],
      say('The safest and fastest gateway in the world.'),
    ],
    `${policy}:21  “safest and fastest gateway in the world” says that something holds without any exception, which no record can allow. Say what holds, with its limits; if the sentence does not say that, write {/* waiver: … */} with the reason directly before it.`,
  ],
  [
    'facts',
    ['facts.yaml', 'value: 48', 'value: many'],
    'facts.yaml:11  "value" in "maintenance-notice": found many, expected a number, or a range such as [10, 15] with its lower number first.',
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
    'a phase before the one above it',
    [
      'roadmap.yaml',
      'phases: []',
      'phases:\n  - { id: one, quarter: 2024-Q4, title: One, aims: [We aim.] }\n  - { id: two, quarter: 2024-Q4, title: Two, aims: [We aim too.] }\n  - { id: three, quarter: 2024-Q1, title: Three, aims: [We aim at it.] }',
    ],
    'roadmap.yaml:6  "quarter": found 2024-Q1 after 2024-Q4. Correct it, or put the phases in the order of their quarters.',
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
});
