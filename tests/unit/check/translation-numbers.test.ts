// Numbers that a translation types and its English does not, and the other way round.
import { expect, test } from 'vitest';
import { type Change, messages } from './small-content.ts';
import { english, file, said } from './small-translation.ts';

const place = 'Le reste est dans';
/** The English sentence with more words in it. */
const inEnglish = (words: string): Change => [
  'documents/policy-1.mdx',
  'More is in',
  `${words} More is in`,
];
const strange = (typed: string) =>
  `${file}:19  "${typed}" is typed in the section "details", and the English section types no such number (${english}:26). Write the <Fact> that the English has, or correct the number; one that only this language needs stands by {/* waiver: … */} with the reason directly before it.`;

test('a number that the English section does not type', () => {
  expect(said(place, `Sous 12\u00a0jours. ${place}`)).toEqual([strange('12')]);
  expect(said(place, `Sous douze jours. ${place}`)).toEqual([strange('douze jours')]);
  expect(said(place, `Sous 12\u00a0jours. ${place}`, inEnglish('Twelve pages.'))).toEqual([]);
  expect(said(place, `Un jour, une page, 1\u00a0jour. ${place}`)).toEqual([]);
});

test('numbers are compared as numbers, whatever marks group them', () => {
  expect(
    said(place, `Il y a 12 000,5 pages. ${place}`, inEnglish('There are 12,000.5 pages.')),
  ).toEqual([]);
  expect(said(place, `Il y a 12 000 pages. ${place}`, inEnglish('There are 1,200 pages.'))).toEqual(
    [
      `${file}:17  the section "details" lacks the number "1,200", which ${english}:28 types. Write it; where the language says it otherwise, {/* waiver: … */} with the reason stands directly before the section.`,
      strange('12 000'),
    ],
  );
});

test('a number of a version is written alike in every language', () => {
  expect(said(place, `WCAG 2.2. ${place}`, inEnglish('WCAG 2.2.'))).toEqual([]);
  expect(said(place, `WCAG 2.1. ${place}`, inEnglish('WCAG 2.2.'))).toHaveLength(2);
});

test('a date may be written with the number of its month', () => {
  const dated = inEnglish('In force on 20 November 2026.');
  expect(said(place, `Depuis le 20/11/2026. ${place}`, dated)).toEqual([]);
  expect(said(place, `Depuis le 20/12/2026. ${place}`, dated)).toEqual([strange('12')]);
});

test('a number may be written as a word, or stand by a waiver', () => {
  const four = inEnglish('See the 4 pages.');
  expect(said(place, `Voir quatre pages. ${place}`, four)).toHaveLength(1);
  expect(said(place, `Voir quatre heures. ${place}`, four)).toEqual([]);
  expect(
    said(place, `{/* waiver: a way of speaking in French */}Sous 12\u00a0jours. ${place}`),
  ).toEqual([]);
  expect(
    said(
      '<Section id="details"',
      '{/* waiver: said without a number */}\n\n<Section id="details"',
      four,
    ),
  ).toEqual([]);
});

test('two numbers that are exchanged between paragraphs are one mistake', () => {
  const theirs = inEnglish('It is 14 pages.\n\nIt was 30 pages, twice.\n\n');
  expect(said(place, `Ce sont 14 pages.\n\nC’étaient 30 pages.\n\n${place}`, theirs)).toEqual([]);
  expect(said(place, `Ce sont 30 pages.\n\nC’étaient 14 pages.\n\n${place}`, theirs)).toEqual([
    `${file}:19  "30" is typed in the section "details", and the English says "14" at its place (${english}:28). Correct the number, or exchange the two.`,
  ]);
});

test('a number has the marks of its language', () => {
  const said1000 = (typed: string) =>
    said(place, `Il y a ${typed} pages. ${place}`, inEnglish('There are 1,000 pages.'));
  expect(said1000('1\u202f000')).toEqual([]);
  expect(said1000('1000')).toEqual([]);
  expect(said1000('1,000')).toEqual([
    `${file}:19  “1,000” in policy-1:details has the marks of English, and is another number in French. Write 1\u202f000.`,
  ]);
  const share = inEnglish('It is 99.9% of them, under WCAG 2.2, at 14:30, in part 3.2.');
  expect(
    said(place, `C’est 99,9\u00a0% d’eux, selon WCAG 2.2, à 14:30, en partie 3.2. ${place}`, share),
  ).toEqual([]);
  expect(
    said(place, `C’est 99.9\u00a0% d’eux, selon WCAG 2.2, à 14:30, en partie 3.2. ${place}`, share),
  ).toEqual([
    `${file}:19  “99.9” in policy-1:details has the marks of English, and is another number in French. Write 99,9.`,
  ]);
  // Three digits after the comma are a fraction where the English has one.
  expect(said(place, `C’est 1,250\u00a0% d’eux. ${place}`, inEnglish('It is 1.250%.'))).toEqual([]);
});

test('words of the interface have them too', () => {
  const words = (code: string, text: string): Change[] => [
    ['locales/en/common.json', '"Open"', '"Up to 10,000 a day"'],
    [`locales/${code}/common.json`, '{}', `{ "menu": { "open": "${text}" } }`],
  ];
  expect(messages(...words('es', 'Hasta 10,000 al día'))).toEqual([
    'locales/es/common.json:1  “10,000” in common:menu.open has the marks of English, and is another number in Spanish. Write 10.000.',
  ]);
  expect(messages(...words('es', 'Hasta 10.000 al día'))).toEqual([]);
  expect(messages(...words('ar', 'حتى 10,000 يوميًا'))).toEqual([]);
  expect(messages(...words('hi', 'प्रतिदिन 10,000 तक'))).toEqual([]);
});
