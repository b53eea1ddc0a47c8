import { expect, test } from 'vitest';
import { createEngine } from '../../../../../src/browser/client/search/engine.ts';
import { wordsOf } from '../../../../../src/browser/client/search/words.ts';
import { foundKinds, type SearchPage, type SearchSection } from '../../../../../src/core/search.ts';

const section = (
  id: string,
  number: string,
  title: string,
  text: string,
  more: Partial<SearchSection> = {},
): SearchSection => ({ id, number, title, text, ...more });
const terms: SearchPage = {
  path: '/legal/terms',
  kind: 'contract',
  title: 'Terms of Service',
  text: 'The rules of our service.',
  sections: [
    section('age', '5.2', 'Age', 'You are an adult. A refund is paid to adults.'),
    section('words', '1', 'settlement', 'A settlement is what we pay.', { isTerm: true }),
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
    section('records', '3', 'Records', 'We keep the Aufbewahrung and each Frist.', {
      above: 'Paperwork',
    }),
  ],
};
const old: SearchPage = {
  ...{ path: '/legal/terms/versions/1-0', kind: 'contract', title: 'Terms of Service' },
  ...{ text: '', version: '1.0', sections: [section('age', '5.2', 'Age', 'You are a child.')] },
} as const;

const stem = (word: string) => word.replace(/(en|s)$/, '');
function engineOf(alike: string[] = []) {
  const words = wordsOf('en-GB', stem, ['how', 'the', 'a', 'is', 'back', 'your'], alike);
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

test('a term that is all that is asked is found first where it is defined, also with a slip', () => {
  for (const typed of ['settlement', 'the settlements', 'setlement']) {
    expect(places(find(typed))[0], typed).toBe('/legal/terms#words');
  }
  expect(places(find('hold settlement'))[0]).toBe('/legal/terms#pay');
});

test('a page is found first by its title', () => {
  const said = { ...terms, path: '/said', title: 'Said', sections: [] };
  const other = section('1', '1', 'Said, said', 'Said.');
  const engine = engineOf();
  engine.add([{ ...said, path: '/other', title: 'Other', sections: [other] }, said]);
  expect(places(engine.find('said', all))).toEqual(['/said', '/other#1']);
});

test('an answer comes before a clause that says the same, and one that says less after it', () => {
  const answers: SearchPage = {
    ...{ path: '/answers', kind: 'page', title: 'Answers', text: '', isAnswers: true },
    sections: [
      section('age', '1', 'Age', 'You are an adult. A refund is paid to adults.'),
      section(
        'other',
        '2',
        'Other',
        'What else there is to say of a hold, in many words and more.',
      ),
    ],
  };
  const engine = engineOf();
  engine.add([answers]);
  expect(places(engine.find('age', all))).toEqual(['/answers#age', '/legal/terms#age']);
  expect(places(engine.find('hold settlement', all))[0]).toBe('/legal/terms#pay');
});

test('an answer whose title was typed comes first, and one that answers nearly as well as the best', () => {
  const answers: SearchPage = {
    ...{ path: '/answers', kind: 'page', title: 'Answers', text: '', isAnswers: true },
    sections: [
      section('how', '1', 'How long does it take?', 'As long as it must, and not a day more.'),
      section('slow', '2', 'Is it slow?', 'A refund takes days, and in some cases weeks.'),
    ],
  };
  const engine = engineOf();
  engine.add([answers]);
  expect(places(engine.find('how long does it take', all))[0]).toBe('/answers#how');
  expect(places(engine.find('how long a refund takes', all))[0]).toBe('/legal/refunds#how-long');
});

test('a page that has a title counts less than a section that has it', () => {
  const engine = engineOf();
  const page = { ...policy, path: '/kites', title: 'Kite rules', text: '', sections: [] };
  const other = { ...policy, path: '/other', title: 'Other', text: '' };
  engine.add([page, { ...other, sections: [section('kites', '1', 'Kite rules', '')] }]);
  expect(places(engine.find('rules kite', all))).toEqual(['/other#kites', '/kites']);
});

test('what people say instead of a phrase counts more than its words where they stand apart', () => {
  const engine = engineOf(['okapi, wild horse']);
  const many =
    'A wild thing, and much else that is said here, in the end of which there is a horse.';
  const sections = [section('horse', '1', 'Long', many), section('okapi', '2', 'Okapi', 'Okapi.')];
  engine.add([{ ...policy, path: '/zoo', title: 'Zoo', sections }]);
  expect(places(engine.find('wild horse', all))).toEqual(['/zoo#okapi', '/zoo#horse']);
});

test('a section is found by the title of the section around it', () => {
  expect(places(find('paperwork'))).toEqual(['/legal/refunds#records']);
});

test('a section that answers much less than the best of its page is slight', () => {
  const engine = engineOf();
  const sections = [
    section('best', '1', 'Zebras', 'A zebra.'),
    section('near', '2', 'Zebras and others', 'A zebra.'),
    section('far', '3', 'Others', 'All that lives here, and among it, if you look long, a zebra.'),
    section('name', '4', 'Zebra, okapi', 'What a zebra is.', { isTerm: true }),
  ];
  engine.add([{ ...policy, path: '/zoo', title: 'Zoo', sections }]);
  const slight = (typed: string) =>
    engine
      .find(typed, all)
      .groups.flatMap((hits) =>
        hits.flatMap(({ section, isSlight }) => (isSlight ? [section?.id] : [])),
      );
  expect(slight('zebra')).toEqual(['far']);
  // A definition that comes first for its name is no measure for the others.
  expect(slight('zebra okapi')).not.toContain('name');
  expect(slight('zebra okapi')).not.toContain('best');
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

test.each([
  [40, 1],
  [41, 0],
])('in %d letters without a space a slip is looked for: %d found', (length, count) => {
  const word = 'abcdefghij'.repeat(5).slice(0, length);
  const engine = engineOf();
  engine.add([{ ...policy, path: '/long', text: `It says ${word}.`, sections: [] }]);
  const typed = `x${word.slice(1)}`;
  expect(engine.find(typed, all).instead).toHaveLength(count);
});

test('a slip in a word that people use instead is taken for it, as the group spells it', () => {
  const found = find('Reimbursemnt', ['refund, Reimbursement']);
  expect(places(found)).toContain('/legal/refunds#how-long');
  expect(found.instead).toEqual([{ typed: 'reimbursemnt', taken: 'Reimbursement' }]);
  expect(places(find('moneyback', ['refund, money back']))).toContain('/legal/refunds#how-long');
  expect(places(find('whosends', ['post, who sends']))).toEqual(['/legal/refunds']);
});

test('a phrase of which small words leave one is that phrase alone, and the others may hold any', () => {
  const group = ['refund, money back', 'hold, close your account'];
  expect(places(find('money', group))).toEqual(['/legal/refunds']);
  expect(places(find('the money back', group))).toContain('/legal/refunds#how-long');
  expect(places(find('close the account', group))).toEqual(['/legal/terms#pay']);
  expect(places(find('hold', ['hold, money back']))).toEqual(['/legal/terms#pay']);
});

test('a small word that a group names alone is found', () => {
  expect(places(find('back'))).toEqual([]);
  expect(places(find('back', ['back, return']))).toEqual(['/legal/refunds']);
});

test('letters of Chinese that stand in no word are looked for together', () => {
  const cut = (text: string) => Array.from(text);
  const words = { ...wordsOf('zh-CN', (word) => word, []), cut };
  const engine = createEngine(words, []);
  const page: SearchPage = { path: '/zh', kind: 'page', title: '', text: '', sections: [] };
  engine.add([
    { ...page, path: '/bet', text: '博彩' },
    { ...page, path: '/rich', title: '彩' },
  ]);
  expect(places(engine.find('博彩', all))).toEqual(['/bet']);
});

test('a compound word is found by its parts, and nothing is said of that', () => {
  const found = find('aufbewahrungsfristen');
  expect(places(found)[0]).toBe('/legal/refunds#records');
  expect(found.instead).toEqual([]);
});

test('what is typed may go on', () => {
  expect(places(find('settl'))).toContain('/legal/terms#pay');
  expect(places(find('hol'))).toEqual(['/legal/terms#pay']);
});

test('words in quotation marks are words, whatever the marks and the apostrophes are', () => {
  const engine = engineOf();
  const sections = [section('one', '1', 'Form', 'The merchant’s order form. 订单表。')];
  engine.add([{ ...policy, path: '/form', title: 'Forms', sections }]);
  for (const typed of ['"merchant\'s order form"', '»order form«', '«merchant’s order»']) {
    expect(places(engine.find(typed, all)), typed).toEqual(['/form#one']);
  }
  expect(places(engine.find('"order for"', all))).toEqual([]);
  expect(places(engine.find('"erchant’s order form"', all))).toEqual([]);
});

test('a text and one of its numbers are found together, whole numbers too', () => {
  const engine = engineOf();
  const sections = [section('six', '6', 'Cookies', 'Terms of these cookies: 6.')];
  engine.add([{ ...policy, path: '/cookies', title: 'Cookies', sections }]);
  expect(places(engine.find('terms 6', all))[0]).toBe('/legal/terms#pay');
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
    { text: 'A ', found: undefined },
    { text: 'refund', found: 'typed' },
    { text: ' is ', found: undefined },
    { text: 'slow', found: 'typed' },
    { text: '.', found: undefined },
  ]);
});

test('a word of which a part was typed is marked as typed', () => {
  const [hit] = find('refu').groups.flat();
  expect(hit?.sentence().find(({ found }) => found)).toEqual({ text: 'refund', found: 'typed' });
});

test('a word that stands for a typed one is marked apart from it', () => {
  const [hit] = find('money back slow', ['refund, money back']).groups.flat();
  expect(hit?.sentence().filter(({ found }) => found)).toEqual([
    { text: 'refund', found: 'alike' },
    { text: 'slow', found: 'typed' },
  ]);
});

test('of two sentences with as much of it the first is shown, however often the other says it', () => {
  const words = wordsOf('en-GB', stem, [], []);
  const engine = createEngine(words, []);
  const text = 'A refund takes days. The merchant refunds what it must refund.';
  engine.add([{ ...policy, sections: [section('how-long', '1', 'How long', text)] }]);
  const hits = engine.find('refund', all).groups.flat();
  expect(
    hits
      .find((hit) => hit.section)
      ?.sentence()
      .map((part) => part.text)
      .join(''),
  ).toBe('A refund takes days.');
});

test.each(['', '   ', 'the', '?!', '"', '""', '.*', '<script>', 'xyzzy'])(
  '%s finds nothing',
  (typed) => {
    expect(find(typed)).toEqual({ groups: [], count: 0, instead: [] });
  },
);
