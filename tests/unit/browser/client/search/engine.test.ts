import { expect, test } from 'vitest';
import { createEngine } from '../../../../../src/browser/client/search/engine.ts';
import { wordsOf } from '../../../../../src/browser/client/search/words.ts';
import { foundKinds, type SearchPage } from '../../../../../src/core/search.ts';

const section = (id: string, number: string, title: string, text: string, terms?: string[]) => ({
  ...{ id, number, title, text },
  ...(terms ? { terms } : {}),
});
const terms: SearchPage = {
  path: '/legal/terms',
  kind: 'contract',
  title: 'Terms of Service',
  text: 'The rules of our service.',
  sections: [
    section('age', '5.2', 'Age', 'You are an adult. A refund is paid to adults.'),
    section('words', '1', 'Words', 'A settlement is what we pay.', ['settlement']),
    section('pay', '6', 'When we pay', 'We pay the settlement in a day. A hold stops settlement.'),
  ],
};
const policy: SearchPage = {
  path: '/legal/refunds',
  kind: 'statement',
  title: 'Refund Policy',
  text: 'Who sends money back.',
  sections: [
    section(
      'how-long',
      '5.2',
      'How long a refund takes',
      'It takes days.\nNot weeks. A refund is slow.',
    ),
    section('records', '3', 'Records', 'We keep the Aufbewahrung and each Frist.'),
  ],
};
const old: SearchPage = {
  ...{ path: '/legal/terms/versions/1-0', kind: 'contract', title: 'Terms of Service' },
  ...{ text: '', version: '1.0', sections: [section('age', '5.2', 'Age', 'You are a child.')] },
} as const;

function engineOf(alike: string[] = []) {
  const words = wordsOf('en-GB', (word) => word.replace(/(en|s)$/, ''), ['how', 'the', 'a', 'is']);
  const engine = createEngine(words, alike);
  engine.add([terms, policy]);
  engine.add([old]);
  return engine;
}
const all = new Set(foundKinds);
const find = (typed: string, alike?: string[]) => engineOf(alike).find(typed, all);
const places = ({ groups }: ReturnType<typeof find>) =>
  groups.flat().map(({ page, section }) => `${page.path}${section ? `#${section.id}` : ''}`);

test('a section is found by its title before one that only says the word', () => {
  expect(places(find('refunds'))).toEqual([
    '/legal/refunds#how-long',
    '/legal/refunds',
    '/legal/refunds#records',
    '/legal/terms#age',
  ]);
});

test('a clause is found by the name of its text and its number', () => {
  expect(places(find('terms 5.2'))[0]).toBe('/legal/terms#age');
  expect(places(find('refund policy 5.2'))[0]).toBe('/legal/refunds#how-long');
});

test('a term is found where it is defined', () => {
  expect(places(find('settlement'))[0]).toBe('/legal/terms#words');
});

test('words that people use instead are found, and count less than the word itself', () => {
  expect(places(find('reimbursement'))).toEqual([]);
  const group = ['refund, reimbursement, money back'];
  expect(places(find('reimbursement', group))).toContain('/legal/refunds#how-long');
  expect(places(find('refund', group))[0]).toBe('/legal/refunds#how-long');
  expect(places(find('money back', ['adult, money back']))[0]).toBe('/legal/refunds');
});

test('a word with a slip is taken for the nearest one, and that is said as the text spells it', () => {
  const found = find('refnud');
  expect(places(found)[0]).toBe('/legal/refunds#how-long');
  expect(found.instead).toEqual([{ typed: 'refnud', taken: 'refund' }]);
  expect(find('refund').instead).toEqual([]);
});

test('a compound word is found by its parts, and nothing is said of that', () => {
  const found = find('aufbewahrungsfristen');
  expect(places(found)[0]).toBe('/legal/refunds#records');
  expect(found.instead).toEqual([]);
});

test('what is typed may go on', () => {
  expect(places(find('settl'))).toContain('/legal/terms#pay');
});

test('words in quotation marks stand together', () => {
  expect(places(find('"a refund is slow"'))).toEqual(['/legal/refunds#how-long']);
  expect(places(find('“refund slow”'))).toEqual([]);
});

test('only the kinds that are asked for are found', () => {
  const { groups } = engineOf().find('refund', new Set(['contract'] as const));
  expect(groups.flat().map(({ page }) => page.path)).toEqual(['/legal/terms']);
});

test('earlier versions are found where they are asked for', () => {
  expect(places(find('child'))).toEqual([]);
  expect(engineOf().find('child', all, true).groups.flat()[0]?.page).toBe(old);
});

test('the sentence with the most of what was asked is shown, with its words marked', () => {
  const [hit] = find('slow refund').groups.flat();
  expect(hit?.sentence()).toEqual([
    { text: 'A ', isFound: false },
    { text: 'refund', isFound: true },
    { text: ' is ', isFound: false },
    { text: 'slow', isFound: true },
    { text: '.', isFound: false },
  ]);
});

test.each(['', '   ', 'the', '?!', '"', '""', '.*', '<script>', 'xyzzy'])(
  '%s finds nothing',
  (typed) => {
    expect(find(typed)).toEqual({ groups: [], count: 0, instead: [] });
  },
);
