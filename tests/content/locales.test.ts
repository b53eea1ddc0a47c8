// What is translated is held to its English text and to the language. What is not translated yet is no mistake: English
// stands in for it, and the launch check lists it.

import { describe, expect, test } from 'vitest';
import { splitTag } from '../../src/core/text.ts';
import { parseLocalePath } from '../../src/corpus/read/content-paths.ts';
import { leavesOf } from '../../src/corpus/read/source.ts';
import { defaultLanguage, languageOf, languages } from '../../src/languages/list.ts';
import { corpus } from './real-content.ts';

const others = languages.map(({ code }) => code).filter((code) => code !== defaultLanguage);

/** The texts of a language by their keys: `common:menu.open`. */
function wordsOf(language: string): Map<string, string> {
  const texts = [...corpus.sources.values()].flatMap(({ file, data }) => {
    const locale = parseLocalePath(file);
    if (locale?.language !== language) return [];
    return leavesOf(data).map(
      ({ path, text }) => [`${locale.namespace}:${path.map(String).join('.')}`, text] as const,
    );
  });
  return new Map(texts);
}

const english = wordsOf(defaultLanguage);
const plural = /_(zero|one|two|few|many|other)$/;
/** Places for values; a language may speak of a fact in another form than English does. */
const holes = (text: string) =>
  (text.match(/\{\{[^}]+\}\}|<\/?\d+>/g) ?? [])
    .map((hole) => hole.replace(/^(\{\{fact\.\S+) as \S+\}\}$/, '$1}}'))
    .sort();

/** Words that may stay as they are in any language: names, codes, and what has no words at all. */
const bare = (text: string) => text.replace(/\{\{[^}]+\}\}|[\u2066-\u2069]/g, '').trim();
const sameEverywhere = (text: string) =>
  !/\p{L}{2,}/u.test(bare(text)) ||
  /^(?:[A-Z0-9]+[ /.]?[A-Z0-9 ]*|UK GDPR|MiCA|PCI DSS|ISO\/IEC 27001|USD Coin|Q)$/.test(bare(text));

test('the consent of the enquiry form marks its link once, around words', () => {
  const consent = english.get('contact:form.consent') ?? '';
  expect(holes(consent)).toEqual(['</1>', '<1>']);
  expect(splitTag(consent).inside.trim()).not.toBe('');
});

describe.each(others)('what is translated into %s', (language) => {
  const words = wordsOf(language);

  test('has every plural form that the language needs', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    // Each language has forms of facts of its own.
    const counted = [...words.keys()].filter(
      (key) =>
        plural.test(key) &&
        !key.startsWith('facts:forms.') &&
        english.has(key.replace(plural, '_other')),
    );
    const missing = counted
      .flatMap((key) => forms.map((form) => key.replace(plural, `_${form}`)))
      .filter((key) => !words.has(key));
    expect([...new Set(missing)]).toEqual([]);
  });

  test('has the placeholders of the English text, each as often', () => {
    const different = [...words].filter(([key, text]) => {
      if (key.startsWith('facts:forms.')) return false;
      const original = english.get(key);
      return (
        original !== undefined && !plural.test(key) && holes(text).join() !== holes(original).join()
      );
    });
    expect(different).toEqual([]);
  });

  test('is no English sentence', () => {
    // Words that the language shares with English may stay; a sentence has more of them.
    const equal = [...words].filter(
      ([key, text]) =>
        english.get(key) === text &&
        !sameEverywhere(text) &&
        bare(text)
          .split(/[ ,()]+/)
          .filter(Boolean).length > 3,
    );
    expect(equal).toEqual([]);
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

  test('keeps menu entries and buttons short', () => {
    const short = /^common:navigation\.(?!label|brandHome|signedIn)|\.(submit|submitting)$/;
    const long = [...words].filter(
      ([key, text]) => short.test(key) && text.replaceAll('\u00ad', '').length > 26,
    );
    expect(long).toEqual([]);
  });
});
