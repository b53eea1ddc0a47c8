// Entries agree with their values, whatever the values are: numbers with their nouns, words before a name with its first
// letter. A machine sees so much of it; whether a sentence reads well is a reader's to say.
import { describe, expect, test } from 'vitest';
import { type LanguageCode, languageOf, languages } from '../../src/languages/list.ts';
import { rendered } from './rendered.ts';

const counts = [1, 2, 3, 11, 100];
/** A name that begins with the letter before which French elides and Spanish says “e”. */
const vowel = 'Ivora';
const units = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const;

/**
 * Finds a number with a noun that its plural forbids: “1 days”, “3 día”. In Hindi “1 घंटे” is right before a postposition,
 * and in Arabic «11 يوم عمل», where the noun is bound to the next.
 */
function disagreementIn(language: LanguageCode): RegExp {
  const { locale } = languageOf(language);
  const rules = new Intl.PluralRules(locale);
  const wrong = units.flatMap((unit) => {
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
    const words = counts.map(
      (count) => format.formatToParts(count).find(({ type }) => type === 'unit')?.value ?? '',
    );
    return counts.flatMap((count, index) =>
      words
        .filter((word, other) => rules.select(counts[other] ?? 0) !== rules.select(count) && word)
        .filter((word) => word !== words[index] && !(language === 'hi' && count === 1))
        .map((word) => `${count}\\s${word}`),
    );
  });
  const any = wrong.length > 0 ? [...new Set(wrong)].join('|') : '(?!)';
  return new RegExp(`(?<![\\d.,–/-])(?:${any})(?![\\p{L}\\p{M}]| عمل)`, 'u');
}

const disagreement = new Map(languages.map(({ code }) => [code, disagreementIn(code)]));

/** What stands wrongly before a name that begins with a vowel. */
const beforeVowel: Partial<Record<LanguageCode, RegExp>> = {
  fr: new RegExp(
    `(?<!\\p{L})(?:de|que|le|la|ne|je|se|si|jusque|lorsque|puisque|du|au|ce) ${vowel}`,
    'iu',
  ),
  es: new RegExp(`(?<!\\p{L})y ${vowel}`, 'iu'),
};

/** What is wrong with a text that has its values. */
function faults(text: string, language: LanguageCode): string[] {
  const left = /\{\{[^{}]*\}\}|undefined|NaN/.exec(text)?.[0];
  const before = beforeVowel[language]?.exec(text)?.[0];
  const number = disagreement.get(language)?.exec(text)?.[0].replace(/\s/, ' ');
  return [number, left, before].filter((fault) => fault !== undefined);
}

describe.each(languages.map(({ code }) => code))('every entry of %s', (language) => {
  test.each(counts)('agrees with %i', (count) => {
    const entries = rendered(language, count, vowel);
    expect(entries.length).toBeGreaterThan(0);
    const wrong = entries.flatMap(({ name, text }) =>
      faults(text, language).map((fault) => `${name}: ${fault}`),
    );
    expect(wrong).toEqual([]);
  });
});

test.each<[LanguageCode, string, string]>([
  ['en', 'within 1 days', '1 days'],
  ['en', 'after 100 hour', '100 hour'],
  ['fr', 'les clients de Ivora', 'de Ivora'],
  ['fr', '2\u00a0jour', '2 jour'],
  ['es', 'comercios y Ivora', 'y Ivora'],
  ['es', '1\u00a0días', '1 días'],
  ['de', '1 Tage', '1 Tage'],
  ['hi', '3 घंटा', '3 घंटा'],
  ['ar', '3 دقيقة', '3 دقيقة'],
  ['ar', '11 دقائق', '11 دقائق'],
  ['zh', '{{count}} 个', '{{count}}'],
])('%s: “%s” is found', (language, text, fault) => {
  expect(faults(text, language)).toEqual([fault]);
});

test.each<[LanguageCode, string]>([
  ['en', 'within 1 day, 11 days, 1–2 days, 24/7, 1.5 days'],
  ['fr', 'd’Ivora, chez Ivora, 0 jour, 2\u00a0jours'],
  ['es', 'comercios e Ivora'],
  ['ar', '3 دقائق، 11 دقيقة، 11 يوم عمل'],
  ['hi', '1 घंटे के भीतर'],
])('%s: “%s” is right', (language, text) => {
  expect(faults(text, language)).toEqual([]);
});
