// What a translator reads who pastes English into a translation: it would be accepted as translated.
import { expect, test } from 'vitest';
import { english, file, said } from './small-translation.ts';

const policy = english.replace('content/', '');
const sentence = 'Every payment is checked before it leaves us.';
const about = 'within <Fact id="reply-time" />.';
const theirs = [policy, about, `${about} ${sentence}`] as const;

test('a sentence of the English section is no translation', () => {
  expect(said('est quiconque.', `est quiconque. ${sentence}`, theirs)).toEqual([
    `${file}:12  the section "about" says in English: “${sentence}”. Translate it; or leave the section as it was, or out: until then readers see the English section, marked as English.`,
  ]);
  expect(said('est quiconque.', 'est quiconque. Chaque paiement est contrôlé.', theirs)).toEqual(
    [],
  );
});

test('a few words, names and facts may be the same in both languages', () => {
  const short = 'API, SEPA Instant, Online Checkout, Faster Payments and CHAPS only.';
  expect(
    said('est quiconque.', `est quiconque. ${short}`, [policy, about, `${about} ${short}`]),
  ).toEqual([]);
});

test('a point of the summary is no translation either', () => {
  const point = 'We tell you what we do with it.';
  expect(said('  - Deux.', `  - ${point}`, [policy, '  - Two.', `  - ${point}`])).toEqual([
    `${file}:6  "summary" says in English: “${point}”. Translate it.`,
  ]);
});
