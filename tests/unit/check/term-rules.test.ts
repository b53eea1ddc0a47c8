// A defined term that has another name at its definition than wherever it is used. What is said of single terms: check.test.ts.
import { expect, test } from 'vitest';
import { type Change, messages, policy } from './small-content.ts';

const renamed: Change = [policy, '<Term define>User<', '<Term define>Guest<'];
const more = (text: string): Change => [policy, 'More is in', `${text}\n\nMore is in`];
const said = (...places: readonly string[]) =>
  `${policy}:21  <Term define>Guest</Term>: the term is defined and never used, and "User" is used (${places.join(', ')}) and defined nowhere. Write <Term define>User</Term>; or, if the term has another name now, write that wherever it is used.`;

test('gives one message, which names every use', () => {
  expect(messages(renamed)).toEqual([said('line 21')]);
  expect(
    messages(renamed, more('A <Term of="User">Users</Term> pays.'), [
      'documents/policy-2.mdx',
      'Text.',
      'A <Term of="User" doc="policy-1">customer</Term>.',
    ]),
  ).toEqual([said('line 21', 'line 28', 'content/documents/policy-2.mdx:21')]);
});

const unused = (term: string, line: number) =>
  expect.stringContaining(
    `${policy}:${line}  <Term define>${term}</Term>: the term is defined and`,
  );
const unknown = (term: string, line: number) =>
  expect.stringContaining(`${policy}:${line}  <Term>${term}</Term>: the term "${term}" is not`);

test.each<[string, Change[], unknown[]]>([
  [
    'two terms are unused',
    [more('A <Term define>Buyer</Term> pays.')],
    [unused('Guest', 21), unknown('User', 21), unused('Buyer', 28)],
  ],
  [
    'two are defined nowhere',
    [more('A <Term>Buyer</Term> pays.')],
    [unused('Guest', 21), unknown('User', 21), unknown('Buyer', 28)],
  ],
  [
    'another document defines it',
    [['documents/policy-2.mdx', 'Text.', 'A <Term define>User</Term>, <Term>User</Term>.']],
    [unused('Guest', 21), unknown('User', 21)],
  ],
])('is no such term where %s', (_, changes, expected) => {
  expect(messages(renamed, ...changes)).toEqual(expected);
});
