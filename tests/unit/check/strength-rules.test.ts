// What binds, allows, denies or sets a limit in English does so in each translation.
import { expect, test } from 'vitest';
import type { LanguageCode } from '../../../src/languages/list.ts';
import { messages } from './small-content.ts';
import { english, file, said } from './small-translation.ts';

const place = 'Le reste est dans';
/** What the check says of an English sentence and its translation, side by side in one paragraph. */
const beside = (sentence: string, translation: string, ...more: [string, string][]) =>
  said(
    place,
    `${translation} ${place}`,
    ['documents/policy-1.mdx', 'More is in', `${sentence} More is in`],
    ...more.map(([from, to]): [string, string, string] => [file, from, to]),
  );
const differs = (what: string, sentence: string, translation: string) =>
  `${file}:19  ${what}: the English says “${sentence}” (${english}:28), and its translation “${translation}”. Say the same; where the language says it in another way, write {/* waiver: … */} with the reason directly before it.`;
const lost = (word: string, sentence: string, translation: string) =>
  differs(`“${word}” is lost`, sentence, translation);

test('a duty, a right and a denial that a translation has lost', () => {
  expect(beside('You must pay.', 'Vous pouvez payer.')).toEqual([
    lost('must', 'You must pay.', 'Vous pouvez payer.'),
  ]);
  expect(beside('You may pay.', 'Vous devez payer.')).toEqual([
    lost('may', 'You may pay.', 'Vous devez payer.'),
  ]);
  expect(beside('You must\nnot pay.', 'Vous devez payer.')).toEqual([
    lost('not', 'You must not pay.', 'Vous devez payer.'),
  ]);
});

test('each is found at its own sentence', () => {
  expect(beside('You must pay. You must read.', 'Vous devez payer.\nVous lisez.')).toEqual([
    lost('must', 'You must read.', 'Vous lisez.').replace(':19', ':20'),
  ]);
});

test('a point of the summary is held to its English too', () => {
  const inEnglish: [string, string, string] = [
    'documents/policy-1.mdx',
    '- One.',
    '- You must pay.',
  ];
  expect(said('- Un.', '- Vous pouvez payer.', inEnglish)).toEqual([
    `${file}:5  “must” is lost: the English says “You must pay.” (${english}:14), and its translation “Vous pouvez payer.”. Say the same; where the language says it in another way, write # waiver: … with the reason on the line above.`,
  ]);
  expect(said('- Un.', '- Vous devez payer.', inEnglish)).toEqual([]);
});

test('sentences may be cut elsewhere, or be more or fewer', () => {
  const three = 'You must pay. We read, and you wait.';
  expect(beside(three, 'Vous attendez. Nous lisons, et vous devez payer.')).toEqual([]);
  expect(beside(three, 'Vous devez payer et attendre.')).toEqual([]);
  expect(beside(three, 'Vous payez et attendez.')).toEqual([
    lost('must', `${three} More is in .`, 'Vous payez et attendez. Le reste est dans .'),
  ]);
});

test('what leads into a list may say it in the items', () => {
  const list = (lead: string, item: string) => `${lead}\n\n- ${item}.\n\n`;
  const items = (item: string) => beside(list('You must:', 'pay'), list('Vous\u00a0:', item));
  expect(items('devez payer')).toEqual([]);
  expect(items('payez')).toEqual([lost('must', 'You must:', 'Vous :')]);
});

test('a way of speaking is waived at its sentence', () => {
  const typed = '{/* waiver: French says it so */}Payez.';
  expect(beside('You must pay.', typed)).toEqual([]);
  expect(beside('You pay.', typed)).toEqual([
    `${file}:19  the waiver “French says it so” covers nothing: nothing directly after it needs one. Remove it.`,
  ]);
});

test.each([
  ['a limit is no denial', 'Pay no later than then.', 'Payez au plus tard alors.'],
  ['“whether or not” denies nothing', 'Pay whether or not we read.', 'Payez dans tous les cas.'],
  ['who may do nothing is denied it', 'Nobody may pay.', 'Il n’est permis à personne de payer.'],
  ['“must only” is “may only”', 'You must only read.', 'Vous ne pouvez que lire.'],
  ['the month of May', 'In May we read.', 'En mai, nous lisons.'],
])('nothing is said: %s', (_, sentence, translation) => {
  expect(beside(sentence, translation)).toEqual([]);
});

test('days of work are counted where the English counts them, and nowhere else', () => {
  const [ours, days] = ['Ask on a working day.', 'Ask on a day.'];
  const [jour, ouvré] = ['Demandez un jour.', 'Demandez un jour ouvré.'];
  expect(beside(ours, ouvré)).toEqual([]);
  expect(beside(days, jour)).toEqual([]);
  expect(beside(ours, jour)).toEqual([differs('days of work have become days', ours, jour)]);
  expect(beside(days, ouvré)).toEqual([differs('days have become days of work', days, ouvré)]);
});

/** Sentences of which the second says the same, and the third has lost it. */
const pairs: readonly [LanguageCode, string, string, string][] = [
  ['fr', 'You need not pay.', 'Vous n’avez pas à payer.', 'Vous avez à payer.'],
  ['fr', 'Pay at least half.', 'Payez au moins la moitié.', 'Payez au plus la moitié.'],
  ['es', 'Pay before you read.', 'Pague antes de leer.', 'Pague después de leer.'],
  ['zh', 'Pay after you read.', '请在阅读之后付款。', '请在阅读之前付款。'],
  ['hi', 'Pay before you read.', 'पढ़ने से पहले भुगतान करें।', 'पढ़ने के बाद भुगतान करें।'],
  ['ar', 'Pay after you read.', 'ادفعوا بعد القراءة.', 'ادفعوا قبل القراءة.'],
  [
    'de',
    'Pay at least half.',
    'Zahlen Sie mindestens die Hälfte.',
    'Zahlen Sie höchstens die Hälfte.',
  ],
  ['de', 'You must pay.', 'Sie müssen zahlen.', 'Sie dürfen zahlen.'],
  ['de', 'You may pay.', 'Sie dürfen zahlen.', 'Sie müssen zahlen.'],
  ['de', 'You must not pay.', 'Sie dürfen nicht zahlen.', 'Sie dürfen zahlen und lesen.'],
  ['de', 'You must not pay.', 'Sie dürfen nicht zahlen.', 'Sie müssen nicht zahlen.'],
  ['es', 'You must pay.', 'Debe pagar.', 'Puede pagar.'],
  ['es', 'You may pay.', 'Puede pagar.', 'Debe pagar.'],
  ['es', 'Never pay.', 'No pague nunca.', 'Pague.'],
  ['ar', 'You must pay.', 'ويجب أن تدفعوا.', 'ويجوز أن تدفعوا.'],
  ['ar', 'You may pay.', 'ويجوز أن تدفعوا.', 'ويجب أن تدفعوا.'],
  ['ar', 'Do not pay.', 'ولا تدفعوا.', 'ادفعوا خلال اليوم.'],
  ['hi', 'You must pay.', 'आपको भुगतान करना होगा।', 'आप भुगतान कर सकते हैं।'],
  ['hi', 'You may pay.', 'आप भुगतान कर सकते हैं।', 'आपको भुगतान करना होगा।'],
  ['hi', 'Do not pay.', 'भुगतान नहीं करें।', 'भुगतान करें।'],
  ['zh', 'You must pay.', '您必须付款。', '您可以付款。'],
  ['zh', 'You may pay.', '您可以付款。', '您必须付款。'],
  ['zh', 'Do not pay.', '请不要付款。', '请付款。'],
];
test.each(pairs)('%s: %s', (language, sentence, right, wrong) => {
  const of = (translation: string) =>
    messages(
      ['documents/policy-1.mdx', 'More is in', `${sentence}\n\nMore is in`],
      [
        `translations/${language}/policy-1.mdx`,
        undefined,
        `---\ntitle: "1"\ndescription: "1"\nsummary: ["1", "2", "3 {{fact.reply-time}}"]\n---\n\n<Section id="details" title="1">\n\n${translation}\n\n<See doc="policy-2" section="about" />.\n\n</Section>\n`,
      ],
    ).filter((message) => message.includes('is lost:'));
  expect(of(right)).toEqual([]);
  expect(of(wrong)).toHaveLength(1);
});
