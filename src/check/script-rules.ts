// A translation must use the letters and digits of its language. A letter of another script may look the same, so that a
// search does not find the word.

import { cacheByText } from '../core/memo.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { type LanguageCode, languageOf } from '../languages/list.ts';
import { rulesOf } from '../languages/rules.ts';
import { translatedEntries } from './translated-entries.ts';

/** The name of the script in Unicode, where a locale has another code for it. */
const letters: Readonly<Record<string, string>> = { Hans: 'Hani', Hant: 'Hani' };
/** Letters and digits of a script that is not the language's. */
export function scriptRules(corpus: Corpus): Diagnostic[] {
  return translatedEntries(corpus).flatMap(({ language, file, line, name, text }) => {
    const diagnostic = (found: string, what: string) => ({
      file,
      line,
      message: `“${found}” in ${name} is ${what}.`,
    });
    const own = rulesOf(language).strangers;
    const [word] = foreignTo(language).exec(text) ?? [];
    const [letter] = own?.letters.exec(text) ?? [];
    const [digit] = /(?![0-9])\p{Nd}+/u.exec(text) ?? [];
    return [
      ...(word
        ? [
            diagnostic(
              word,
              `in another script than ${languageOf(language).englishName} is written in. Type it anew`,
            ),
          ]
        : []),
      ...(letter && own ? [diagnostic(letter, `a letter of ${own.of}. Type it anew`)] : []),
      ...(digit ? [diagnostic(digit, 'a number in other digits than 0 to 9. Write those')] : []),
    ];
  });
}

/** Letters of a script that a language is not written in. */
const foreignTo = cacheByText((language: LanguageCode) => {
  const script = new Intl.Locale(languageOf(language).locale).maximize().script ?? 'Latn';
  return new RegExp(
    `(?=\\p{L})[^\\p{Script=${letters[script] ?? script}}\\p{Script=Latin}\\p{Script=Common}\\p{Script=Inherited}]+`,
    'u',
  );
});
