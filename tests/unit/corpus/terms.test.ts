import { expect, test } from 'vitest';
import { readDocument } from '../../../src/corpus/read/document.ts';
import { isDefinition, termsOf } from '../../../src/corpus/terms.ts';

const terms = (body: string) =>
  termsOf(
    readDocument('content/documents/legal/a.mdx', `---\ntitle: A\n---\n${body}`).document,
  ).map((term) => [isDefinition(term), term.words, term.term, term.id, term.doc]);

test('a term is called by its words, without marks and tags, unless it says another name', () => {
  expect(terms('A <Term define>**Business\n  Day**</Term> and <Term>_User_</Term>.')).toEqual([
    [true, 'Business Day', 'Business Day', 'term-business-day', 'legal/a'],
    [false, 'User', 'User', 'term-user', 'legal/a'],
  ]);
  expect(terms('<Term of="User" doc="legal/b">Users</Term>')).toEqual([
    [false, 'Users', 'User', 'term-user', 'legal/b'],
  ]);
});

test('words end at the closing tag that follows, whatever stands between', () => {
  expect(terms('<Term>Fee of <Fact id="x" /> now</Term> b')[0]?.[1]).toBe('Fee of now');
});

test('other components, and a tag that nothing closes, are no term with words', () => {
  expect(terms('<Notice>Text.</Notice>')).toEqual([]);
  expect(terms('<Term>User in <5 days')[0]?.slice(0, 2)).toEqual([false, '']);
});
