// What a translator reads of marks and spaces. Every rule of a language is tested in typography.test.ts.
import { expect, test } from 'vitest';
import { messages } from './small-content.ts';
import { file, said } from './small-translation.ts';

const semicolon = 'expected a narrow space that does not break (U+202F) before ; ! ? ».';

test('a fault is named in words of the interface, whatever value stands beside it', () => {
  const words = (text: string) =>
    messages(
      ['locales/en/common.json', '"Open"', '"{{company.brand}}"'],
      ['locales/fr/common.json', '{}', `{\n  "menu": { "open": "${text}" }\n}`],
    );
  expect(words('Ouvrir {{company.brand}} ; fermer')).toEqual([
    `locales/fr/common.json:2  “Ouvrir \ufffc ; fermer”: ${semicolon}`,
  ]);
  expect(words('Ouvrir {{company.brand}}\u202f; fermer')).toEqual([]);
  expect(words('« {{company.brand}}\u202f»')).toEqual([
    'locales/fr/common.json:2  “« \ufffc\u202f»”: expected U+202F after «.',
  ]);
  expect(words('«\u202f{{company.brand}}\u202f»')).toEqual([]);
});

test.each([
  ['title: Règle 1', 'title: Règle ; 1', 2, 'Règle ; 1'],
  ['title="Détails"', 'title="Détails ;"', 17, 'Détails ;'],
  ['Le reste est dans', 'Le reste ; il est dans', 19, 'Le reste ; il est dans '],
])('a fault is named where a translation has it: %s', (from, to, line, found) => {
  expect(said(from, to)).toEqual([`${file}:${line}  “${found}”: ${semicolon}`]);
});

test('a line end is a space, and code is no text', () => {
  expect(said('Le reste est dans', 'Le reste\nest `a ; b` dans')).toEqual([
    expect.stringContaining('`a ; b`'),
  ]);
});

test('what stands between two components is read by itself', () => {
  expect(said('. Voir <See doc="contact">', ' ; voir <See doc="contact">')).toEqual([
    `${file}:13  “ ; voir ”: ${semicolon}`,
  ]);
});

test('what a mark or a component keeps apart is read as a whole', () => {
  expect(said('Le reste est dans', '**Le reste** ; il est dans')).toEqual([
    `${file}:19  “ ; il est dans ”: ${semicolon}`,
  ]);
  // Each run is right by itself: only together they lack a space.
  expect(said('Le reste est dans', '**Le reste**; il est dans')).toEqual([
    `${file}:19  “Le reste; il est dans \ufffc.”: ${semicolon}`,
  ]);
});
