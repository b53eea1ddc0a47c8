// What an editor or a translator reads who gives a use of a term the word of another.
import { expect, test } from 'vitest';
import { type Change, messages } from './small-content.ts';
import { english, file, frenchPolicy } from './small-translation.ts';

const policy = english.replace('content/', '');
const theirs = 'Every <Term>User</Term> is served';
const ours = 'sert chaque <Term of="User">utilisateur</Term>';
const uses = (...words: readonly string[]) => words.join(', ');
const user = (word: string) => `<Term of="User">${word}</Term>`;
const shop = (word: string) => `<Term of="Shop">${word}</Term>`;

/** What is said of uses of two terms, of which the English has its own. */
const said = (own: string, inEnglish: string, ...more: readonly Change[]) =>
  messages(
    [file, undefined, frenchPolicy],
    [policy, 'A <Term define>User', 'A <Term define>Shop</Term> sells. A <Term define>User'],
    [policy, theirs, `${theirs} with ${inEnglish}`],
    [file, 'Un <Term define>', 'Un <Term define>commerçant</Term> vend. Un <Term define>'],
    [file, ours, `${ours} avec ${own}`],
    ...more,
  );
const both = uses(user('User'), user('User'), shop('Shop'), shop('Shop'), shop('Shops'));

test('a use of a term says a word of it', () => {
  const right = uses(
    user('utilisateur'),
    user('Utilisateurs'),
    shop('commerçant'),
    shop('Commerçant'),
    shop('commerçants'),
  );
  expect(said(right, both)).toEqual([]);
  const wrong = uses(
    user('utilisateur'),
    user('Commerçant'),
    shop('commerçant'),
    shop('Commerçant'),
    shop('commerçants'),
  );
  expect(said(wrong, both)).toEqual([
    `${file}:12  <Term of="User">Commerçant</Term>: elsewhere “Commerçant” is the word for "Shop" (2 places, such as content/${file}:12), and "User" is “utilisateur”. Write the word of the term, or name the other term in of="…"; where both are right, {/* waiver: … */} with the reason stands directly before it.`,
  ]);
});

test('in English too', () => {
  const right = uses(
    user('utilisateur'),
    user('utilisateur'),
    shop('commerçant'),
    shop('Commerçant'),
    shop('commerçants'),
  );
  const wrong = uses(user('User'), user('Shop'), shop('Shop'), shop('Shop'), shop('Shops'));
  expect(said(right, wrong)).toEqual([
    `${policy}:21  <Term of="User">Shop</Term>: elsewhere “Shop” is the word for "Shop" (2 places, such as ${english}:21), and "User" is “User”. Write the word of the term, or name the other term in of="…"; where both are right, {/* waiver: … */} with the reason stands directly before it.`,
  ]);
});

test('a language may have one word for two terms, and a pronoun for any', () => {
  const one = uses(user('client'), user('client'), shop('client'), shop('client'), shop('client'));
  expect(said(one, both)).toEqual([]);
  const pronouns = uses(
    user('il'),
    user('utilisateur'),
    shop('lui'),
    shop('commerçant'),
    shop('il'),
  );
  expect(said(pronouns, both)).toEqual([]);
});

test('and a short word may stand by a waiver', () => {
  const short = `{/* waiver: the word of a shop in short */}${user('commerçant')}`;
  const own = uses(
    user('utilisateur'),
    short,
    shop('commerçant'),
    shop('Commerçant'),
    shop('commerçants'),
  );
  expect(said(own, both)).toEqual([]);
});
