// The small content has two facts: reply-time, 1–2 hours, and maintenance-notice, 48 hours. Words are given to them here.

import { describe, expect, test } from 'vitest';
import { localePath } from '../../../src/corpus/read/content-paths.ts';
import { formatDiagnostic } from '../../../src/corpus/read/diagnostic.ts';
import { changed, type Edit, mistakesIn, smallContent } from './small-content.ts';

const policy = 'content/documents/policy-1.mdx';
const facts = 'content/facts.yaml';

/** The small content with words for its facts, and some of its texts replaced. */
const content = (...edits: readonly Edit[]) =>
  changed(
    smallContent(),
    [facts, '  means: Time to answer.', '  means: Time to answer.\n  words: [answer, repl]'],
    [facts, '  means: Notice.', '  means: Notice.\n  words: [notice maintenance]'],
    ...edits,
  );

const textOf = (file: string) => smallContent().find(({ path }) => path === file)?.text ?? '';

/** The problems of a sentence in the first section of the policy, on line 21. */
const problemsOf = (sentence: string) =>
  mistakesIn(content([policy, 'A <Term define>', `${sentence}\n\nA <Term define>`])).map(
    formatDiagnostic,
  );

const waive =
  'if the number means something else, write {/* waiver: … */} with the reason directly before it.';

describe('a typed number', () => {
  test('that equals a fact of the same subject is one', () => {
    expect(problemsOf('We answer in one to two hours.')).toEqual([
      `${policy}:21  "one to two hours" is typed, and it is the fact "reply-time" (Time to answer). Write <Fact id="reply-time" />, so that it follows the fact; ${waive}`,
    ]);
  });

  test('that equals a fact of another subject is one all the same', () => {
    expect(problemsOf('The store closes after 48 hours.')).toEqual([
      `${policy}:21  "48 hours" is typed, and content/facts.yaml has a fact of that value; the sentence does not say whether it is meant. Write the fact whose subject it is, if there is one; ${waive}`,
    ]);
    expect(problemsOf('The store closes after 2 days.')).toHaveLength(1);
  });

  test('that equals what records happen to give today is none, unless the sentence speaks of it', () => {
    const quiet = [
      'content/status/incidents.yaml',
      /incidents:[\s\S]*/.exec(textOf('content/status/incidents.yaml'))?.[0] ?? '',
      'incidents: []\n',
    ] as const;
    const named = [
      facts,
      '  means: Figure.',
      '  means: Figure.\n  words: [measured uptime]',
    ] as const;
    const said = (sentence: string) =>
      mistakesIn(
        content(quiet, named, [policy, 'A <Term define>', `${sentence}\n\nA <Term define>`]),
      ).map(formatDiagnostic);
    expect(said('We check 100% of the files.')).toEqual([]);
    expect(said('Measured uptime was 100%.')).toEqual([
      `${policy}:21  "100%" is typed, and it is the fact "measured-uptime" (Figure). Write <Fact id="measured-uptime" />, so that it follows the fact; ${waive}`,
    ]);
  });

  test('among the phrases by which claims are found is no sentence', () => {
    const words = 'content/claim-words.yaml';
    expect(
      mistakesIn(
        content([
          words,
          'words: { en: [risk-free] }',
          'words: { en: [risk-free, within 48 hours] }',
        ]),
      ),
    ).toEqual([]);
  });

  test('that equals several facts, and speaks of none of them, names none', () => {
    const twin = 'twin:\n  means: Twin.\n  kind: duration\n  value: 2\n  unit: day\n  source: S.\n';
    const text = [
      policy,
      'A <Term define>',
      'The store closes after 48 hours.\n\nA <Term define>',
    ] as const;
    const files = content([facts, 'uptime-window:', `${twin}uptime-window:`], text);
    expect(mistakesIn(files).map(formatDiagnostic)).toEqual([
      `${policy}:21  "48 hours" is typed, and content/facts.yaml has a fact of that value; the sentence does not say whether it is meant. Write the fact whose subject it is, if there is one; ${waive}`,
    ]);
  });

  test('is no count of what happens again and again, unless unit and subject say so', () => {
    const misses =
      'misses:\n  means: Misses in a row.\n  kind: count\n  value: 2\n  unit: month\n  words: [consecutive]\n  source: S.\n';
    const said = (sentence: string) =>
      mistakesIn(
        content(
          [facts, 'uptime-window:', `${misses}uptime-window:`],
          [policy, 'A <Term define>', `${sentence}\n\nA <Term define>`],
        ),
      ).map(({ message }) => message);
    expect(said('Give notice of at least two months.')).toEqual([]);
    expect(said('It fails on three consecutive days.')).toEqual([]);
    expect(said('It fails in two consecutive months.')).toEqual([
      `"two consecutive months" is typed, and it is the fact "misses" (Misses in a row). Write <Fact id="misses" />, so that it follows the fact; ${waive}`,
    ]);
    expect(said('It fails in three consecutive months.')).toEqual([
      expect.stringContaining('"three consecutive months" contradicts the fact "misses"'),
    ]);
  });

  test('names the forms that the fact is spoken in', () => {
    const text = '{ "forms": { "span": { "hour_other": "{{low}} to {{high}} hours" } } }';
    const words = ['en', 'ar', 'de', 'es', 'fr', 'hi', 'zh'].map((code) => ({
      path: localePath(code, 'facts'),
      text: code === 'en' ? text : '{}',
    }));
    const files = content([
      policy,
      'A <Term define>',
      'We answer in one to two hours.\n\nA <Term define>',
    ]);
    expect(mistakesIn([...files, ...words]).map(({ message }) => message)).toContainEqual(
      expect.stringContaining(
        'Write <Fact id="reply-time" /> (it also has the form span: as="span"), so that',
      ),
    );
  });

  test('of the same subject with another value contradicts the fact', () => {
    expect(problemsOf('We reply within\n**5** days.')).toEqual([
      `${policy}:22  "5 days" contradicts the fact "reply-time" (Time to answer), which is 1–2 hours: content/facts.yaml:1. Write <Fact id="reply-time" />, or change the fact if it is wrong; ${waive}`,
    ]);
  });

  test('is found around tags, in tables, in titles of sections and in front matter', () => {
    expect(problemsOf('We reply in 5 <Term>User</Term> days.')).toEqual([]);
    expect(problemsOf('| Step | Time |\n| --- | --- |\n| Answer | 3 hours |')).toHaveLength(1);
    expect(
      problemsOf('<Section id="x" title="We answer in 3 hours">\n\nText.\n\n</Section>'),
    ).toHaveLength(1);
    const front = content([policy, '  - One.', '  - We answer in 3 hours.']);
    expect(mistakesIn(front).map(formatDiagnostic)).toEqual([
      expect.stringContaining(`${policy}:14  "3 hours" contradicts the fact "reply-time"`),
    ]);
  });

  test('in the title of a section leaves the number to the text', () => {
    const title = '<Section id="x" title="We answer in 3 hours">\n\nText.\n\n</Section>';
    expect(problemsOf(title)).toEqual([
      `${policy}:21  "3 hours" contradicts the fact "reply-time" (Time to answer), which is 1–2 hours: content/facts.yaml:1. A title holds plain words: leave the number to the text of the section.`,
    ]);
  });

  test('takes its subject from the title of its section too, if one of the words stands in it', () => {
    const notice = '<Section id="x" title="Maintenance">\n\nOur notice is 12 hours.\n\n</Section>';
    expect(problemsOf(notice)).toEqual([expect.stringContaining('"maintenance-notice"')]);
    expect(problemsOf(notice.replace('Our notice is', 'It lasts'))).toEqual([]);
  });

  test('is found in words of the interface and in YAML, where a JSON file has no waiver', () => {
    const files = content(
      ['content/locales/en/common.json', '"Open"', '"We reply in 5 days"'],
      ['content/risks.yaml', 'mitigation: Checks.', 'mitigation: We answer in 4 days.'],
    );
    expect(mistakesIn(files).map(formatDiagnostic)).toEqual([
      expect.stringMatching(/^content\/locales\/en\/common.json:4 .*say it in other words\.$/),
      expect.stringMatching(
        /^content\/risks.yaml:9 .*write # waiver: … with the reason on the line above\.$/,
      ),
    ]);
  });

  test('in a record of what happened is compared by its subject alone', () => {
    const record = (text: string) =>
      mistakesIn(
        content(['content/status/incidents.yaml', 'description: Slow.', `description: ${text}`]),
      );
    expect(record('Slow for 48 hours.')).toEqual([]);
    expect(record('We answer in 3 hours.')).toHaveLength(1);
  });

  test.each([
    'We reply within the statutory 30 days.',
    'An answer is due in the statutory period, normally six years.',
    'We answer within <Fact id="reply-time" />, by article 33 and regulation 28.',
    'Ice melts in 5 days.',
    'Keep 320 pixels free at 400% zoom.',
  ])('passes: %s', (sentence) => {
    expect(problemsOf(sentence)).toEqual([]);
  });

  test('that follows a statutory one is judged by itself', () => {
    expect(problemsOf('After the statutory 30 days we answer in 3 hours.')).toHaveLength(1);
  });
});

describe('a waiver', () => {
  const waiver = (reason: string) => `{/* waiver: ${reason} */}`;

  test('covers the first number directly after it', () => {
    expect(problemsOf(`We reply ${waiver('a rule of the network')} in 5 days.`)).toEqual([]);
    expect(problemsOf(`${waiver('a rule of the network')}\n\nWe reply in 5 days.`)).toEqual([]);
    const twice = `We reply ${waiver('a rule of the network')} in 5 days or in 6 days.`;
    expect(problemsOf(twice)).toEqual([expect.stringContaining('"6 days"')]);
  });

  test('needs a reason', () => {
    expect(problemsOf(`We reply ${waiver('because')} in 5 days.`)).toEqual([
      expect.stringContaining('a waiver without a reason'),
    ]);
  });
});
