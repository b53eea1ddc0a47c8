// A small word that makes another rule of a draft's sentence is not recorded in silence.
import { expect, test } from 'vitest';
import { corpusOf } from '../../../../src/corpus/corpus.ts';
import { accept, candidates } from '../../../../src/desk/accept/accept.ts';
import { turnedSentences } from '../../../../src/desk/accept/turned-sentences.ts';
import { smallContent, smallDraft, after as written } from '../../check/small-content.ts';

const file = 'content/documents/policy-2.mdx';
const today = '2026-11-22';
/** What is said when a text is recorded with one sentence and has another now. */
function turned(from: string, to: string, content = smallDraft()): string[] {
  const withText = (text: string) =>
    content.map((each) =>
      each.path === file ? { ...each, text: each.text.replace('Text.', text) } : each,
    );
  const recorded = accept(corpusOf(withText(from), today), new Map(), 'policy-2');
  expect(recorded.refused).toEqual([]);
  const corpus = corpusOf(written(withText(to), recorded.files), today);
  return turnedSentences(candidates(corpus, 'policy-2'), corpus);
}
const says = (to: string, from: string) =>
  `${file}:18: in section 1 “${to}” stands for “${from}”. Such a word makes it another rule: if that is meant, run the command again with --meant; if not, put it back.`;

test.each([
  ['We may wait.', 'We must wait.'],
  ['We promise this.', 'We do not promise this.'],
  ['Pay within 3 days.', 'Pay within 30 days.'],
  ['Pay us after you read.', 'Pay us before you read.'],
  ['You owe us the fee.', 'We owe you the fee.'],
  ['We ask disputed fees.', 'We ask undisputed fees.'],
  ['There are eight reasons.', 'There are seven reasons.'],
  ['Day 1 is Wednesday.', 'Day 1 is Thursday.'],
  ['The merchant tells the payer.', 'The payer tells the merchant.'],
])('“%s” for “%s”', (to, from) => {
  expect(turned(`One. ${from} Two.`, `One. ${to} Two.`)).toEqual([says(to, from)]);
});

test('it is found in an item', () => {
  expect(turned('Read:\n\n- you must pay.', 'Read:\n\n- you may pay.')).toEqual([
    says('- you may pay.', '- you must pay.'),
  ]);
});

test('what one number changes in many places is said once', () => {
  const text = (days: number) => `Pay within ${days} days. Read in ${days} days.`;
  expect(turned(text(30), text(3))).toEqual([
    says('Pay within 3 days.', 'Pay within 30 days.').replace(
      '”. Such',
      '” (and 1 other sentence changed alike). Such',
    ),
  ]);
});

test.each([
  ['a sentence of other words', 'We must wait.', 'We may read.'],
  [
    'cells with nothing but numbers',
    '| 3 | 1 |\n| --- | --- |\n| 1 | 2 |',
    '| 3 | 1 |\n| --- | --- |\n| 2 | 2 |',
  ],
  [
    'a section that has another number now',
    'You must read section 4.9 (Fees).',
    'You must read section 4.10 (Fees).',
  ],
  ['another comma', 'You must pay or wait.', 'You must pay, or wait.'],
  ['a sentence that is new', 'We must wait.', 'We must wait. We may wait.'],
  ['a sentence that has moved', 'We must wait. You may pay.', 'You may pay. We must wait.'],
  ['what has not changed', 'We must wait. We may wait.', 'We must wait. We may wait.'],
])('nothing is said of %s', (_, from, to) => {
  expect(turned(from, to)).toEqual([]);
});

test('what is published says itself what kind of change it is', () => {
  expect(turned('We must wait.', 'We may wait.', smallContent())).toEqual([]);
});
