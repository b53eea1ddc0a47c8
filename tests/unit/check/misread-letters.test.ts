// Letters that were saved in UTF-8 and read in Windows-1252, in every language.
import { expect, test } from 'vitest';
import { misreadLetters } from '../../../src/check/misread-letters.ts';

const path = 'content/documents/a.mdx';
const said = (text: string) => misreadLetters({ path, text })?.message;

/** A text as a program reads it that takes UTF-8 for another encoding. */
const misread = (text: string, encoding = 'windows-1252') =>
  new TextDecoder(encoding).decode(new TextEncoder().encode(text));
const inLatin = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));

test.each([
  'people’s',
  '“people”',
  'café',
  'à',
  '£5',
  '10–15',
  '…',
  'œuvre',
  'über',
  'año',
  'الخميس',
  'गुरुवार',
  '星期四',
  '，',
  '🙂',
  '5\u00a0%',
])('%s', (meant) => {
  for (const typed of [misread(meant), inLatin(meant)]) {
    expect(said(`One.\nFor ${typed} two.`)).toBe(
      `“${typed}” at column 5: its letters were saved in one encoding and read in another; “${meant}” was meant. Type it so, or take the whole text from its source again.`,
    );
  }
});

test('what was lost is not guessed, and one text gives one message', () => {
  const lost =
    'its letters were saved in one encoding and read in another; what was meant is lost. Type it anew, or take the whole text from its source again.';
  expect(said('Two\ufffd\ufffd three')).toBe(`“Two\ufffd\ufffd” at column 1: ${lost}`);
  expect(said('it â€ here')).toBe(`“â€” at column 4: ${lost}`);
  expect(said('itï¿½s it')).toBe(`“itï¿½s” at column 1: ${lost}`);
  expect(said(`One ${misread('été')} and ${misread('’')}.`)).toBe(
    `“${misread('été')}” at column 5: its letters were saved in one encoding and read in another; “été” was meant. Type it so, or take the whole text from its source again. The same holds for 1 other place of the file.`,
  );
});

test.each([
  'Zoë’s café – “10 %”, µ, £5,000\t½',
  '«\u202fCAFÉ\u202f» OÙ\u00a0: là\u00a0? santé\u00a0»',
  '“café”…',
  '„Ä“ größer als 5\u00a0€',
  '¿Qué? ¡Así! n.º 5',
  'Âge, âme, château, Ærø',
  'الخميس «أ»',
  'गुरुवार',
  '2027年3月25日（星期四）',
])('but not: %s', (text) => {
  expect(said(text)).toBeUndefined();
});

test('nor a file whose encoding was guessed', () => {
  expect(misreadLetters({ path, text: misread('é'), isGuessed: true })).toBeUndefined();
});
