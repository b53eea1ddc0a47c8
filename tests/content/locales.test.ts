import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isEnglishOnly } from '../../src/site/english-only.ts';
import { defaultLanguage, languageOf, languages } from '../../src/site/languages.ts';

type Words = { readonly [key: string]: string | Words };
type Leaf = readonly [key: string, text: string];

/** The words of a file; of `documents.json`, which a new language may lack, none. */
const read = (path: string): Words =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
const namespaces = globSync('content/locales/en/*.json').map((path) =>
  path.replace(/^.*[\\/](.*)\.json$/, '$1'),
);
const others = languages.map(({ code }) => code).filter((code) => code !== defaultLanguage);

function leaves(words: Words, prefix = ''): Leaf[] {
  return Object.entries(words).flatMap(([key, value]): Leaf[] =>
    typeof value === 'string' ? [[prefix + key, value]] : leaves(value, `${prefix}${key}.`),
  );
}

const english = new Map(
  namespaces.flatMap((namespace) =>
    leaves(read(`content/locales/en/${namespace}.json`), `${namespace}:`),
  ),
);
const plural = /_(zero|one|two|few|many|other)$/;
const holes = (text: string) => (text.match(/\{\{[^}]+\}\}|<\/?\d+>/g) ?? []).sort();

function wordsOf(language: string): Map<string, string> {
  return new Map(
    namespaces.flatMap((namespace) =>
      leaves(read(`content/locales/${language}/${namespace}.json`), `${namespace}:`),
    ),
  );
}

/** Words that may stay as they are in any language: names, codes, and what has no words at all. */
const bare = (text: string) => text.replace(/\{\{[^}]+\}\}|[\u2066-\u2069]/g, '').trim();
const sameEverywhere = (text: string) =>
  !/\p{L}{2,}/u.test(bare(text)) ||
  /^(?:[A-Z0-9]+[ /.]?[A-Z0-9 ]*|UK GDPR|MiCA|PCI DSS|ISO\/IEC 27001|USD Coin|Q)$/.test(bare(text));

describe.each(others)('the catalogue in %s', (language) => {
  const words = wordsOf(language);

  test('has every entry of the English one, with every plural form that the language needs', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const missing = [...english.keys()]
      .filter((key) => !isEnglishOnly(key))
      .flatMap((key) =>
        plural.test(key) ? forms.map((form) => `${key.replace(plural, '')}_${form}`) : [key],
      )
      .filter((key) => !words.has(key));
    expect([...new Set(missing)]).toEqual([]);
  });

  test('has the placeholders of the English text, each as often', () => {
    const different = [...words].filter(([key, text]) => {
      const original = english.get(key);
      return (
        original !== undefined && !plural.test(key) && holes(text).join() !== holes(original).join()
      );
    });
    expect(different).toEqual([]);
  });

  test('has little that equals English', () => {
    const equal = [...words].filter(
      ([key, text]) => english.get(key) === text && !sameEverywhere(text),
    );
    // Words that the language shares with English; a whole sentence is never one of them.
    expect(
      equal.filter(
        ([, text]) =>
          bare(text)
            .split(/[ ,()]+/)
            .filter(Boolean).length > 3,
      ),
    ).toEqual([]);
    expect(equal.length, JSON.stringify(equal)).toBeLessThanOrEqual(20);
  });

  test('is written in the script of the language', () => {
    // A locale names a script by its own code where Unicode has several names for the letters, or mixes them.
    const mixed: Partial<Record<string, string>> = {
      ...{ Hans: 'Han', Hant: 'Han', Jpan: 'Han}\\p{Script=Hira}\\p{Script=Kana', Kore: 'Hang' },
    };
    const code = new Intl.Locale(languageOf(language).locale).maximize().script ?? '';
    const script = new RegExp(`[\\p{Script=${mixed[code] ?? code}}]`, 'u');
    const foreign = [...words].filter(
      ([key, text]) => !sameEverywhere(text) && !script.test(text) && english.get(key) !== text,
    );
    expect(foreign).toEqual([]);
  });

  test('keeps to the marks of the language', () => {
    const forbidden: Partial<Record<string, RegExp>> = {
      // A comma, question mark or semicolon of the Latin script after a letter of its own.
      ar: /\p{Script=Arabic}[,?;]/u,
      // Half-width marks between Chinese characters.
      zh: /\p{Script=Han}[,;:?!.](?:\p{Script=Han}|$)/u,
      // A Latin full stop at the end of a Hindi sentence.
      hi: /\p{Script=Devanagari}\.(?:\s|$)/u,
      // French sets a space that does not break before these marks, and its own quotation marks.
      fr: /[^\s\u00a0\u202f][;!?»](?!\/)|"/u,
      de: /"|“[^“”„]*“/u,
      es: /[?!](?<![¿¡][^?!]*[?!])/u,
    };
    const rule = forbidden[language];
    const wrong = [...words].filter(([, text]) => rule?.test(text.replace(/\{\{[^}]+\}\}/g, '0')));
    expect(wrong).toEqual([]);
  });

  test('keeps menu entries and buttons short', () => {
    const short = /^common:navigation\.(?!label|brandHome|signedIn)|\.(submit|submitting)$/;
    const long = [...words].filter(
      ([key, text]) => short.test(key) && text.replaceAll('\u00ad', '').length > 26,
    );
    expect(long).toEqual([]);
  });

  test('names every component of the status page', () => {
    const { components } = parse(readFileSync('content/status/components.yaml', 'utf8'));
    const names = Object(read(`content/locales/${language}/values.json`)['component']) as Words;
    expect(components.filter(({ id }: { id: string }) => !names[id])).toEqual([]);
  });

  test('has the title, description and summary of every document, point for point', () => {
    const translated = read(`content/locales/${language}/documents.json`);
    const documents = globSync('content/documents/**/*.mdx').map((path) => ({
      id: path.replaceAll('\\', '/').replace(/^content\/documents\/(.*)\.mdx$/, '$1'),
      points: (/^summary:\n((?: {2}- .*\n| {4}.*\n)+)/m.exec(readFileSync(path, 'utf8'))?.[1] ?? '')
        .split('\n')
        .filter((line) => line.startsWith('  - ')).length,
    }));
    const lacking = documents.filter(({ id, points }) => {
      const { title, description, summary } = Object(translated[id]) as Words;
      return !title || !description || Object.keys(Object(summary)).length !== points;
    });
    expect(lacking).toEqual([]);
  });
});
