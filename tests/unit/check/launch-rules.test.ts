import { expect, test } from 'vitest';
import { messages } from './small-content.ts';
import { file, said } from './small-translation.ts';

const reviews = (id: string, date: string) =>
  messages(['launch.yaml', 'counsel: {}', `counsel:\n  ${id}: { version: "1.0", date: ${date} }`]);

test('a review by counsel of no document, or on a day to come, is named', () => {
  expect(reviews('policy-1', '2026-11-20')).toEqual([]);
  expect(reviews('polic-1', '2026-11-20')).toEqual([
    'launch.yaml:3  "counsel": there is no document "polic-1". Did you mean "policy-1"? A document is named by its path in content/documents, without its ending.',
  ]);
  expect(reviews('policy-1', '2999-01-01')).toContain(
    'launch.yaml:3  "counsel": "policy-1" was reviewed on 2999-01-01, which is to come. Write the day of the review.',
  );
});

test('a version that a document has not reached was read by nobody', () => {
  const inVersion = (version: string) =>
    messages([
      'launch.yaml',
      'counsel: {}',
      `counsel:\n  policy-1: { version: "${version}", date: 2026-11-20 }`,
    ]);
  // A draft that was read is not recorded for good.
  for (const version of ['1.0', '0.9', '0.12']) expect(inVersion(version)).toEqual([]);
  for (const version of ['1.1', '10.0']) {
    expect(inVersion(version)).toEqual([
      `launch.yaml:3  "counsel": "policy-1" was reviewed in version ${version}, and its last one is 1.0. Write the version that was read.`,
    ]);
  }
});

test('neither a language nor a translation is reviewed on a day to come', () => {
  const words = (date: string) =>
    messages([
      'launch.yaml',
      'questions: []',
      `translations:\n  de: { texts: "0123456789ab", date: ${date} }\nquestions: []`,
    ]);
  expect(words('2026-11-20')).toEqual([]);
  expect(words('2999-01-01')).toContain(
    'launch.yaml:4  "translations": "de" was reviewed on 2999-01-01, which is to come. Write the day of the review.',
  );
  const own = (date: string) => said('summary:', `reviewed: { by: A, on: ${date} }\nsummary:`);
  expect(own('2026-11-20')).toEqual([]);
  expect(own('2999-01-01')).toContain(
    `${file}:4  "reviewed": this text was reviewed on 2999-01-01, which is to come. Write the day of the review.`,
  );
});

test.each(['risks.yaml', 'roadmap.yaml', 'status/components.yaml'])(
  'what %s says is true as of a day that has come',
  (data) => {
    expect(messages([data, 'asOf: 2026-11-20', 'asOf: 2999-11-20'])).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^${data}:1  "asOf": found 2999-11-20\\S*, which is to come. Write when this was last looked at.$`,
        ),
      ),
    );
  },
);

test.each(['To be confirmed', 'TBC', 'Not yet', 'Ask the board', '???', 'n/a'])(
  '“%s” answers no question',
  (answer) => {
    const asked = (given: string) =>
      messages([
        'launch.yaml',
        'questions: []',
        `questions:\n  - id: hours\n    question: Who answers?\n    answer: ${given}`,
      ]);
    expect(asked(JSON.stringify(answer))).toEqual([
      `launch.yaml:6  "answer" of "hours": found “${answer}”, which answers nothing, and closes the question. Write the answer, or null while there is none.`,
    ]);
    expect(asked('null')).toEqual([]);
    expect(asked('"No. Tobias and the support team"')).toEqual([]);
  },
);
