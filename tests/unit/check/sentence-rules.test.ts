// Sentences that deny twice or break off, in every kind of text that readers see.
import { describe, expect, test } from 'vitest';
import { type Change, messages, policy, write } from './small-content.ts';

const words = 'locales/en/common.json';
const inWords = (text: string, code = 'en'): Change =>
  code === 'en'
    ? [words, '"Open"', JSON.stringify(text)]
    : [`locales/${code}/common.json`, '{}', JSON.stringify({ menu: { open: text } })];

describe('two negations in one clause', () => {
  const says = 'two negations in one clause say the opposite of one. Take one of them out.';
  test.each([
    ['Nobody,\nincluding us, cannot then cancel it.', 'Nobody, including us, cannot', 22],
    ['It is final,\nand no one else must not open it.', 'no one else must not', 22],
    ['None of the parties may not end it.', 'None of the parties may not', 21],
    ['None does not pay.', 'None does not', 21],
    ['Neither of us will not pay.', 'Neither of us will not', 21],
    ['Neither we nor our partner can then\nnot', undefined, 0],
    ['Neither we nor our partner does not pay.', 'Neither we nor our partner does not', 21],
    ['It is sent, so nothing can’t stop it.', 'nothing can’t', 21],
    ['It is sent. Nothing then will never stop it.', 'Nothing then will never', 21],
  ])('%s', (text, typed, line) => {
    const found = typed === undefined ? [] : [`“${typed}”: ${says}`];
    expect(messages(write(text))).toEqual(found.map((message) => `${policy}:${line}  ${message}`));
    expect(messages(inWords(text.replace('\n', ' ')))).toEqual(
      found.map((message) => `${words}:4  ${message}`),
    );
  });

  test.each([
    'Nobody, including us, can then cancel it.',
    'Nobody who does not pay may use it.',
    'None of those who do not pay may use it.',
    'None of the people we do not know may use it.',
    'Nobody may use it if they do not pay.',
    'Saying nothing is not consent.',
    'Doing nothing does not end the contract.',
    'A message to nobody is not an answer.',
    'Some, all or none may not be sold.',
    'It costs nothing, and it does not change your rights.',
    'There is nothing that cannot be changed.',
    'Nothing you cannot afford to lose belongs here.',
    'Neither of us is liable for what reasonable care could not prevent.',
    'It is for no one else. We do not sell it.',
    'No reply does not mean consent.',
    'Nothing is not only lost but gone.',
  ])('but not: %s', (text) => {
    expect(messages(write(text))).toEqual([]);
    expect(messages(inWords(text))).toEqual([]);
  });
});

describe('a sentence that breaks off', () => {
  const says =
    'a sentence ends, and this word cannot end one. Write what follows it, or remove it.';
  test.each([
    ['We begin if\nwe tell you the.', 'you the.', 22],
    ['We tell you, and. Then we begin.', 'you, and.', 21],
    ['We <Term>User</Term> the.', 'the.', 21],
    ['You give a. We take.', 'give a.', 21],
    ['Is it our?', 'it our?', 21],
    ['It is more than.', 'more than.', 21],
  ])('%s', (text, typed, line) => {
    expect(messages(write(text))).toEqual([`${policy}:${line}  “${typed}”: ${says}`]);
  });

  test.each([
    ['fr', 'Nous donnons le.', 'donnons le.'],
    ['fr', 'Nous donnons et.', 'donnons et.'],
    ['de', 'Wir geben und.', 'geben und.'],
    ['es', 'Damos el.', 'Damos el.'],
    ['es', 'Damos y.', 'Damos y.'],
  ])('%s: %s', (code, text, typed) => {
    expect(messages(inWords(text, code))).toContain(
      `locales/${code}/common.json:1  “${typed}”: ${says}`,
    );
  });

  test.each([
    'See point a. It is short.',
    'It begins at 9 a.m. and ends at 5 p.m.',
    'See Article 6(1)(a). It applies.',
    'Plan A. Plan B.',
    'The word is “and”.',
    'It is yours, and his is theirs.',
    'What for? For all of it.',
    'It is the bank that you paid into.',
    'We pay, or:',
    '- a, and\n- b.',
  ])('but not: %s', (text) => {
    expect(messages(write(text))).toEqual([]);
  });

  test.each([
    ['fr', 'Envoyez-le. Un par un.'],
    ['fr', 'C’est le leur.'],
    ['de', 'Wir reichen ihn ein.'],
    ['de', 'Das bieten wir an.'],
    ['de', 'Wir haben einen.'],
    ['es', 'Una a una. Es el nuestro, y es él.'],
  ])('but not, %s: %s', (code, text) => {
    expect(messages(inWords(text, code)).filter((message) => message.includes('ends'))).toEqual([]);
  });
});

describe('a modal verb without the verb that it needs', () => {
  const says = 'the verb is missing after “may”, “must” and the like. Add it.';
  test.each([
    ['We must a document.', 'We must a'],
    ['A page that cannot the user.', 'that cannot the'],
    ['They may not our agreement.', 'They may not our'],
  ])('%s', (text, typed) => {
    expect(messages(write(text))).toEqual([`${policy}:21  “${typed}”: ${says}`]);
  });
  test.each([
    'Which may your customer choose?',
    'We must apply the rule.',
    'They shall each bear it.',
    'Until that May the fee holds.',
  ])('but not: %s', (text) => {
    expect(messages(write(text))).toEqual([]);
  });
});

describe('two verbs where a sentence has one', () => {
  const says = 'two modal verbs, or two “not”, stand side by side. Remove one.';
  test.each([
    ['You cannot not pay.', 'cannot not'],
    ['You may must pay.', 'may must'],
    ['You must not may pay.', 'must not may'],
    ['It is not not so.', 'not not'],
  ])('%s', (text, typed) => {
    expect(messages(write(text))).toEqual([`${policy}:21  “${typed}”: ${says}`]);
  });
  test.each([
    'You may, must you pay, leave.',
    'You may not pay.',
    'Not everything is so.',
    'Consent that you gave of your own free will may be withdrawn.',
    'Customers who can should use it.',
    'An agreement that ends at will may end today.',
    'It says whether or not not paying is allowed.',
  ])('but not: %s', (text) => expect(messages(write(text))).toEqual([]));
});

describe('a mark without its other half', () => {
  const says =
    'a bracket or quotation mark has no partner. Type the other one, or remove this one.';
  test.each([
    ['We pay (in full.', 'We pay (in full.'],
    ['We pay in full).', 'We pay in full).'],
    ['Pay in the UK).', 'Pay in the UK).'],
    ['We say “yes.', 'We say “yes.'],
    ['We say yes”.', 'We say yes”.'],
    ['We **pay (in** full.', 'We pay (in full.'],
  ])('%s', (text, typed) => {
    const message = `“${typed}”: ${says}`;
    expect(messages(write(text))).toEqual([`${policy}:21  ${message}`]);
    expect(messages(inWords(text.replaceAll('*', '')))).toEqual([`${words}:4  ${message}`]);
  });
  test('of a German quotation', () => {
    const lone = (text: string) =>
      messages(inWords(text, 'de')).filter((message) => message.includes('no partner'));
    expect(lone('Wir sagen „ja.')).toEqual([`locales/de/common.json:1  “Wir sagen „ja.”: ${says}`]);
    expect(lone('Wir sagen „ja“.')).toEqual([]);
  });
  test.each([
    'We pay (in **full**, see <See section="deep" />) and “at once”.',
    'See Article 4, letter f), of the Act.',
    'It is a) short and b) clear.',
    'We ask if i) you pay, ii) the law asks, or iii) both.',
    'See (Article 6, letter f), of the Act).',
    '“A long quotation begins here,',
    'We say “yes (or no)”.',
  ])('but not: %s', (text) => {
    expect(messages(write(text)).filter((message) => message.includes('no partner'))).toEqual([]);
  });
});

describe('a sentence twice running', () => {
  test('is named once', () => {
    const text = 'We must pay you in full. We must pay\nyou in full. Then we end.';
    expect(messages(write(text))).toEqual([
      `${policy}:21  “We must pay you in full.”: the same sentence stands here twice, one after the other. Remove one.`,
    ]);
  });
  test.each([
    'We pay. You pay. We pay. You pay.',
    'It is so. It is so.',
    'For the details, see <See section="about" />. For the details, see <See section="details" />.',
  ])('but not: %s', (text) => {
    expect(messages(write(text))).toEqual([]);
  });
});
