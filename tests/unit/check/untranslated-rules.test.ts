// What a translator reads who pastes English into a translation: it would be accepted as translated.
import { describe, expect, test } from 'vitest';
import { english, file, said } from './small-translation.ts';

const policy = english.replace('content/', '');
const sentence = 'Every payment is checked before it leaves us.';
const about = 'within <Fact id="reply-time" />.';
const theirs = [policy, about, `${about} ${sentence}`] as const;

test('a sentence of the English section is no translation', () => {
  expect(said('est quiconque.', `est quiconque. ${sentence}`, theirs)).toEqual([
    `${file}:12  the section "about" says in English: “${sentence}”. Translate it; or leave the section as it was, or out: until then readers see the English section, marked as English.`,
  ]);
  expect(
    said(
      'est quiconque.',
      'est quiconque. Chaque paiement est contrôlé avant de nous quitter.',
      theirs,
    ),
  ).toEqual([]);
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

describe('a title', () => {
  const titled = (theirs: string, own = theirs, before = '') =>
    said(
      '<Section id="details" title="Détails">',
      `${before}<Section id="details" title="${own}">`,
      [policy, 'title="Details"', `title="${theirs}"`],
    );
  const says = (title: string) =>
    `${file}:17  the title “${title}” is in English. Translate it; if the language says it so, a waiver with the reason stands directly before it.`;

  test.each([
    'Respect privacy',
    'Who we are',
    'When you get your money back',
    'API keys and codes',
  ])('of a section that says something is translated: %s', (title) => {
    expect(titled(title)).toEqual([says(title)]);
    expect(titled(title, 'Un titre')).toEqual([]);
  });

  test.each([
    'Maintenance',
    'Bank of England',
    'Online Checkout',
    'SEPA Instant',
    'API',
    'SWIFT and SEPA',
  ])('that is a word or a name may be the same: %s', (title) => {
    expect(titled(title)).toEqual([]);
  });

  test('may be the same by a waiver', () => {
    const waiver = '{/* waiver: French says it so too */}\n\n';
    expect(titled('Smart contracts', 'Smart contracts', waiver)).toEqual([]);
    expect(titled('Smart contracts')).toEqual([says('Smart contracts')]);
  });

  test('of a document is one too', () => {
    expect(
      said('title: Règle 1', 'title: Rules for all', [
        policy,
        'title: Policy 1',
        'title: Rules for all',
      ]),
    ).toEqual([
      `${file}:2  the title “Rules for all” is in English. Translate it; if the language says it so, a waiver with the reason stands directly before it.`,
    ]);
  });
});
