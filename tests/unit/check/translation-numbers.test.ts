// Numbers that a translation types and its English does not, and the other way round.
import { expect, test } from 'vitest';
import type { Change } from './small-content.ts';
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
