// Purpose: what an editor reads when a period's clause or its words are wrong, word for word.
import { expect, test } from 'vitest';
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
    ['facts.yaml', 'by: company', 'by: compny'],
    'facts.yaml:7  "by" in "duty" in "reply-time": found compny, expected one of company, merchant, enquirer, complainant, payer, data-authority, data-subject, authorities, incident-lead, staff, board, public, users, either-party, other-party. Did you mean "company"?',
  ],
  [
    'a duty of a number that is no period',
    [
      'facts.yaml',
      '  value: 99.95\n',
      '  value: 99.95\n  duty: { by: company, to: public, document: policy-1, section: about }\n',
    ],
    'facts.yaml:24  unknown key "duty" in "measured-uptime". The nearest is "bound". Correct the key or remove its line. Keys that are known here: means, source, words, kind, value, bound.',
  ],
  [
    'a duty without words',
    [words, '"what": { "reply-time": "An answer" }', '"what": {}'],
    `${words}:3  "reply-time" in "what" is missing: the fact has a "duty", and the page of deadlines needs words for it. Add "reply-time": "…".`,
  ],
  [
    'words without a duty',
    [words, '"An answer"', '"An answer", "reply-tine": "Another"'],
    `${words}:3  "reply-tine" in "what": no fact of this name has a "duty". Did you mean "reply-time"? Correct the name or remove the line.`,
  ],
  [
    'a role without a name',
    [words, '"board": "Somebody", ', ''],
    `${words}:2  "board" in "roles" is missing. Add "board": "…", the name of that role.`,
  ],
])('%s', (_, change, expected) => {
  expect(messages(change)).toEqual([expected]);
});
