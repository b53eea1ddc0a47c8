// Nothing that was recorded goes, or says something else, unseen.
import { expect, test } from 'vitest';
import { redline } from '../../../../src/desk/accept/redline.ts';

const part = (key: string, text: string) => ({
  ...{ key, place: `at ${key}:`, blocks: text.split('\n\n') },
});
const differences = (before: string, after: string) =>
  redline([part('a', before)], [part('a', after)]);

test.each([
  ['a small word', 'One. We must wait. Two.', 'One. We may wait. Two.', 'We [-must-]{+may+} wait.'],
  ['a lost “not”', 'We do not sell.', 'We do sell.', 'We do [-not -]sell.'],
  ['a number', 'Pay in 30 days.', 'Pay in 3 days.', 'Pay in [-30-]{+3+} days.'],
  ['a sign', 'It costs 25%.', 'It costs 25.', 'It costs 25[-%-].'],
  ['a lost sentence', 'One. We may wait. Two.', 'One. Two.', '[-We may wait.-]'],
  [
    'a word for another',
    'The refund is due.',
    'The return is due.',
    'The [-refund-]{+return+} is due.',
  ],
  [
    'words that change places',
    'You owe us the fee.',
    'We owe you the fee.',
    '[-You-]{+We+} owe [-us-]{+you+} the fee.',
  ],
  [
    'cells that change places',
    '| a | b |\n| --- | --- |\n| gold | 3 days |',
    '| a | b |\n| --- | --- |\n| 3 days | gold |',
    '| [-gold | -]3 days |{+ gold |+}',
  ],
  [
    'a reference to another section',
    'Read section 4.2 (Owners).',
    'Read section 4.3 (Audit).',
    'Read section 4.[-2-]{+3+} ([-Owners-]{+Audit+}).',
  ],
  ['an item', 'Read:\n\n- you must pay', 'Read:\n\n- you may pay', '- you [-must-]{+may+} pay'],
])('%s is shown', (_, before, after, shown) => {
  expect(differences(before, after)).toEqual([`at a: ${shown}`]);
});

test('items of a numbered list that change places are shown, and a new one between them is not', () => {
  const [bank, police, us] = ['Tell your bank. Ask it.', 'Tell the police.', 'Tell us.'];
  const list = (...items: string[]) =>
    items.map((item, index) => `${index + 1}. ${item}`).join('\n');
  expect(differences(list(bank, police, us), list(police, bank, us))).toEqual([
    'at a: items of a numbered list stand in another order: “Tell the police. …” comes before “Tell your bank. Ask it. …”.',
  ]);
  expect(differences(list(bank, us), list(bank, police, us))).toEqual([]);
  expect(differences('- One.\n- Two.', '- Two.\n- One.')).toEqual([]);
  expect(differences(list('Yes.', 'No.'), list('Yes.', 'No.', 'Yes.'))).toEqual([]);
  expect(differences(list(bank, us, bank), list(us, bank, bank))).toEqual([]);
});

test('a sentence of a script without spaces is shown beside the other one', () => {
  expect(differences('我们必须等待。您付款。', '我们可以等待。您付款。')).toEqual([
    'at a: [-我们必须等待。-]',
    'at a: {+我们可以等待。+}',
  ]);
});

test('what one word changes in many places is said once', () => {
  const text = (days: number) => `Pay within ${days} days. Read in ${days} days.`;
  expect(differences(text(30), text(3))).toEqual([
    'at a: Pay within [-30-]{+3+} days. (and 1 other sentence changed alike)',
  ]);
});

test.each([
  ['a sentence that is new', 'We must wait.', 'We must wait. We may wait.'],
  ['a sentence that has moved', 'We must wait. You may pay.', 'You may pay. We must wait.'],
  ['another mark or capital', 'You must pay or wait.', 'you must pay, or wait.'],
  ['a number of a section', 'Read section 4.9 (Fees).', 'Read section 4.10 (Fees).'],
  ['what is the same', 'We must wait. We must wait.', 'We must wait. We must wait.'],
])('nothing is said of %s', (_, before, after) => {
  expect(differences(before, after)).toEqual([]);
});

test('a sentence that moves to another part is not lost; one of two is', () => {
  const [a, b] = [part('a', 'One. We may wait.'), part('b', 'Two.')];
  expect(redline([a, b], [part('a', 'One.'), part('b', 'Two. We may wait.')])).toEqual([]);
  expect(redline([part('a', 'One. We may wait. We may wait.')], [a])).toEqual([
    'at a: [-We may wait.-]',
  ]);
});

test('a part that is gone is shown where it stood', () => {
  expect(redline([part('a', 'One.'), part('b', 'Two.')], [part('a', 'One.')])).toEqual([
    'at b: [-Two.-]',
  ]);
});
