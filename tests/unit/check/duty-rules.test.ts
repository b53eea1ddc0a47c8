// Purpose: what an editor reads when a period's clause or its words are wrong, word for word.
import { describe, expect, test } from 'vitest';
import { type Change, messages } from './small-content.ts';

const words = 'locales/en/deadlines.json';

test.each<[string, Change, string]>([
  [
    'a document that does not exist',
    ['facts.yaml', 'document: policy-1', 'document: polcy-1'],
    'facts.yaml:7  "document" in "reply-time": there is no document "polcy-1". Did you mean "policy-1"? A document is named by its path in content/documents, without its ending.',
  ],
  [
    'a section that does not exist',
    ['facts.yaml', 'section: about', 'section: abuot'],
    'facts.yaml:7  "section" in "reply-time": there is no section "abuot" in policy-1. Did you mean "about"?',
  ],
  [
    'a section that does not say it',
    ['facts.yaml', 'section: about', 'section: details'],
    'facts.yaml:7  "section" in "reply-time": the section "details" of policy-1 does not name this period. Sections that do: "about". Point to the clause that says <Fact id="reply-time" />.',
  ],
  [
    'a document that does not say it',
    ['facts.yaml', 'document: policy-1', 'document: policy-2'],
    'facts.yaml:7  "section" in "reply-time": the section "about" of policy-2 does not name this period. No section of that document does. Point to the clause that says <Fact id="reply-time" />.',
  ],
  [
    'a role that there is not',
    ['facts.yaml', 'to: enquirer', 'to: enquirr'],
    'facts.yaml:7  "to" in "duty" in "reply-time": found enquirr, expected one of merchant, enquirer, complainant, payer, consumer, data-subject, disabled-person, data-authority, authorities. Did you mean "enquirer"?',
  ],
  [
    'a kind that there is not',
    ['facts.yaml', 'kind: owed', 'kind: owned'],
    'facts.yaml:7  "kind" in "duty" in "reply-time": found owned, expected one of owed, expected, target. Did you mean "owed"?',
  ],
  [
    'a target that somebody is owed',
    ['facts.yaml', 'kind: owed, to: enquirer', 'kind: target, to: enquirer'],
    'facts.yaml:7  unknown key "to" in "duty" in "reply-time". The nearest is "as". Correct the key or remove its line. Keys that are known here: kind, as, document, section.',
  ],
  [
    'a target that is called owed',
    ['facts.yaml', '  unit: hour\n', '  unit: hour\n  bound: target\n'],
    'facts.yaml:8  "kind" in "reply-time": found owed, but its "bound" is target: what is only aimed at is not owed. Write kind: target, or correct the bound.',
  ],
  [
    'a form that no language speaks',
    ['facts.yaml', 'kind: owed, to: enquirer', 'kind: target, as: evry'],
    'facts.yaml:7  "as" in "reply-time": the fact "reply-time" has no form "evry". It has none. Forms and their words stand in content/locales/en/facts.json, under "forms".',
  ],
  [
    'a duty of a number that is no period',
    [
      'facts.yaml',
      '  value: uptime\n',
      '  value: uptime\n  duty: { kind: target, document: policy-1, section: about }\n',
    ],
    'facts.yaml:24  unknown key "duty" in "measured-uptime". The nearest is "bound". Correct the key or remove its line. Keys that are known here: means, source, words, claim, kind, value, bound, from, then.',
  ],
  [
    'a duty without words',
    [words, '"what": { "reply-time": "An answer" }', '"what": {}'],
    `${words}:3  "reply-time" in "what" is missing: the fact has a "duty", and the page of deadlines needs words for it. Add "reply-time": "…".`,
  ],
  [
    'a duty without a condition',
    [words, '"conditions": { "reply-time": "If you ask" }', '"conditions": {}'],
    `${words}:4  "reply-time" in "conditions" is missing: the fact has a "duty", and the page of deadlines needs the condition on which it stands. Add "reply-time": "…".`,
  ],
  [
    'a condition without a duty',
    [words, '"If you ask"', '"If you ask", "reply-tine": "Never"'],
    `${words}:4  "reply-tine" in "conditions": no fact of this name has a "duty". Did you mean "reply-time"? Correct the name or remove the line.`,
  ],
  [
    'words without a duty',
    [words, '"An answer"', '"An answer", "reply-tine": "Another"'],
    `${words}:3  "reply-tine" in "what": no fact of this name has a "duty". Did you mean "reply-time"? Correct the name or remove the line.`,
  ],
  [
    'a role without a name',
    [words, '"payer": "Somebody", ', ''],
    `${words}:2  "payer" in "roles" is missing. Add "payer": "…", the name of that role.`,
  ],
])('%s', (_, change, expected) => {
  expect(messages(change)).toEqual([expected]);
});

describe('a period of the law', () => {
  const statutory: Change = ['facts.yaml', '  unit: hour\n', '  unit: hour\n  statutory: true\n'];
  const elsewhere: Change = ['facts.yaml', 'section: about', 'section: details'];
  const clause = (text: string): Change => [
    'documents/policy-1.mdx',
    'More is in',
    `${text} More is in`,
  ];

  test('may be typed in its clause where the text calls it statutory', () => {
    expect(messages(statutory, elsewhere, clause('It takes the statutory 1 to 2 hours.'))).toEqual(
      [],
    );
    expect(
      messages(statutory, elsewhere, clause('It takes the statutory one to\ntwo hours.')),
    ).toEqual([]);
  });

  test.each(['', 'It takes the statutory 3 hours.'])('must stand in its clause: “%s”', (text) => {
    expect(messages(statutory, elsewhere, clause(text))).toEqual([
      'facts.yaml:8  "section" in "reply-time": the section "details" of policy-1 does not name this period. Sections that do: "about". Point to the clause that says <Fact id="reply-time" /> or “the statutory 1–2 hours”.',
    ]);
  });

  test('is typed by nobody else', () => {
    expect(messages(elsewhere, clause('It takes the statutory 1 to 2 hours.'))).toHaveLength(1);
  });
});
