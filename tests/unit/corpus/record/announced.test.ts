// The second policy of the small content: its version 1.0 is recorded, and version 1.1 announced for 1 January 2027.
import { describe, expect, test } from 'vitest';
import { corpusOf } from '../../../../src/corpus/corpus.ts';
import {
  announcedCandidates,
  changedPast,
  dueTexts,
  firstDayAfterNotice,
  folderProblem,
  tidyUpLines,
} from '../../../../src/corpus/record/announced.ts';
import { candidateOf } from '../../../../src/corpus/record/candidate.ts';
import { accept } from '../../../../src/desk/accept/accept.ts';
import { announced, content, file, firstDay, today } from './announced-content.ts';

const facts = 'content/facts.yaml';
const changedFact: [string, string] = [
  'value: [1, 2]',
  `value: [1, 2]\n  from: ${firstDay}\n  then: [3, 4]`,
];

test('an announced text is spoken with the facts of its first day', () => {
  const corpus = corpusOf(content({ [facts]: [changedFact] }), today);
  const [candidate] = announcedCandidates(corpus);
  expect(candidate?.words).toContain('Within 3–4 hours.');
  const document = corpus.documentsById.get('policy-2');
  expect(document && candidateOf(document, corpus).words).toContain('Within 1–2 hours.');
  expect(announcedCandidates(corpus, [])).toEqual([]);
});

describe('the place of a text', () => {
  /** What is said of the text in a file, changed, on a day. */
  function said(path: string, change: readonly [string, string], day = today) {
    const corpus = corpusOf(content({ [path]: [change] }), day);
    const candidate =
      path === announced
        ? announcedCandidates(corpus)[0]
        : corpus.documents
            .filter((one) => one.file === path)
            .map((one) => candidateOf(one, corpus))[0];
    return candidate && folderProblem(candidate, day);
  }

  test('is right for what is in force, for what is announced, and for a first version of any day', () => {
    expect(said(file, ['Text.', 'Other.'])).toBeUndefined();
    expect(said(announced, ['Other.', 'Third.'])).toBeUndefined();
    const first = corpusOf(
      content({ [file]: [['effective: 2026-11-20', 'effective: 2027-02-01']] }),
      today,
    );
    const document = first.documentsById.get('policy-2');
    expect(document && folderProblem(candidateOf(document, first), today)).toBeUndefined();
  });

  test('is wrong for a later version in content/documents whose day is ahead', () => {
    const ahead = [
      'version: "1.0"\neffective: 2026-11-20',
      'version: "1.1"\neffective: 2026-11-24',
    ] as const;
    expect(said(file, ahead)).toBe(
      `"effective" is 2026-11-24, and the site's date is ${today}: content/documents holds what is in force. Move this text to ${announced}, and put the text in force back here (git restore brings it).`,
    );
    expect(said(file, ahead, '2026-11-24')).toBeUndefined();
  });

  test('is wrong for an announced text of which nothing is recorded when its day comes', () => {
    const corpus = corpusOf(content({}, 'without the announcement'), firstDay);
    const document = corpus.documentsById.get('policy-2');
    expect(document && folderProblem(candidateOf(document, corpus), firstDay)).toBe(
      `"effective" is ${firstDay}, and the site's date is ${firstDay}: an announced text takes effect on a later day. Set "effective" to one, or move the file to ${file} if it applies from now on.`,
    );
  });

  test('is wrong for an announced text of a document that has no version', () => {
    const drafts = content({}).filter(({ path }) => !path.startsWith('content/versions/'));
    const [candidate] = announcedCandidates(corpusOf(drafts, today));
    expect(candidate && folderProblem(candidate, today)).toBe(
      `nothing of this document is recorded yet, and so nothing is in force that this text could replace. Keep the first text in ${file} alone.`,
    );
  });
});

describe('the notice of a change', () => {
  const draft: Record<string, readonly [string, string][]> = {
    'content/launch.yaml': [['publicSince: 2026-11-20', 'publicSince: null']],
  };
  const fact = (value: string, unit: string): Record<string, readonly [string, string][]> => ({
    [facts]: [
      [
        'reply-time:',
        `change-notice:\n  means: N.\n  kind: duration\n  value: ${value}\n  unit: ${unit}\n  source: S.\nreply-time:`,
      ],
    ],
  });
  const first = (changes: Parameters<typeof content>[0], announcedOn = '2026-11-23') =>
    firstDayAfterNotice(announcedOn, corpusOf(content(changes), today));

  test('is asked once the site is public and the fact is there', () => {
    expect(first({})).toBeUndefined();
    expect(first({ ...draft, ...fact('30', 'day') })).toBeUndefined();
    expect(first(fact('30', 'day'))).toBe('2026-12-23');
    expect(first(fact('2', 'week'), '2028-02-20')).toBe('2028-03-05');
    expect(first(fact('36', 'hour'))).toBe('2026-11-25');
  });

  test('cannot be counted in months, or in a range', () => {
    const sentence = `${facts}:1  "change-notice" must be a duration of one value in days or weeks: days are counted with it. Correct it.`;
    expect(() => first(fact('1', 'month'))).toThrow(new RangeError(sentence));
    expect(() => first(fact('[1, 2]', 'day'))).toThrow(new RangeError(sentence));
  });
});

describe('once the day has come', () => {
  test('the text is to be moved, and the value of the fact to be written', () => {
    const files = content({ [facts]: [changedFact] });
    expect(tidyUpLines(corpusOf(files, '2026-12-31'))).toEqual([]);
    const corpus = corpusOf(files, firstDay);
    expect(dueTexts(corpus)).toEqual([{ from: announced, to: file, since: firstDay }]);
    expect(tidyUpLines(corpus)).toEqual([
      `${announced} is in force since ${firstDay}. npm run versions:accept moves it to ${file}.`,
      `${facts}:5: the day of "reply-time" has come, ${firstDay}. Write the value of "then" as "value", and remove "from" and "then".`,
    ]);
  });

  test('its translations are to be moved with it', () => {
    const german = { path: 'content/announced/de/policy-2.mdx', text: '' };
    expect(dueTexts(corpusOf([...content(), german], '2026-12-31'))).toEqual([]);
    expect(dueTexts(corpusOf([...content(), german], firstDay)).slice(1)).toEqual([
      { from: german.path, to: 'content/translations/de/policy-2.mdx', since: firstDay },
    ]);
  });

  test('the text that it replaced is one that nobody has changed', () => {
    const past = (changes: Parameters<typeof content>[0]) =>
      changedPast(corpusOf(content(changes), firstDay)).map(({ document }) => document.file);
    expect(past({})).toEqual([]);
    expect(past({ [file]: [['owner: General Counsel', 'owner: Chief Risk Officer']] })).toEqual([]);
    expect(past({ [file]: [['Text.', 'Lost.']] })).toEqual([file]);
    expect(past({ [file]: [['version: "1.0"', 'version: "1.2"']] })).toEqual([file]);
  });
});

test('the change of a fact is announced with the words that follow from it', () => {
  const kept = corpusOf(content({ [facts]: [changedFact] }, 'without the announcement'), today);
  const note = {
    kind: 'change',
    changed: 'The summary and section 1.',
    reason: 'R.',
    affects: 'A.',
    action: 'N.',
  } as const;
  const { files } = accept(kept, new Map([[announced, note]]), 'policy-2');
  expect(files.get('content/versions/policy-2/1.1.md')).toContain('- Within 3–4 hours.');
});
