// Rules for the list of languages, from which addresses, detection, numbers and directions are derived. Pure. They repeat
// what the types demand, because types are erased before a build.

import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { defaultLanguage, type Language } from '../languages/list.ts';

const file = 'src/languages/list.ts';
const fields = ['code', 'englishName', 'nativeName', 'flag', 'dir', 'locale'] as const;

/** The mistakes of the list; each message names the entry by its code and its place. */
export function languageProblems(list: readonly Language[]): Diagnostic[] {
  const problem = (message: string): Diagnostic => ({ file, line: 1, message });
  const first = list[0]?.code;
  const order =
    first === defaultLanguage
      ? []
      : [
          problem(
            `the list begins with "${first}", expected "${defaultLanguage}": the first is what other languages fall back to.`,
          ),
        ];
  const entries = list.flatMap((language, index) => {
    const name = `entry ${index + 1} ("${language.code}")`;
    const earlier = list.findIndex(({ code }) => code === language.code);
    const twice =
      earlier < index
        ? [`has the code of entry ${earlier + 1}. Give it its own code, or remove one of the two.`]
        : [];
    return [...twice, ...mistakesOf(language)].map((text) => problem(`${name} ${text}`));
  });
  return [...order, ...entries];
}

function mistakesOf(language: Language): string[] {
  const { code, flag, dir, locale } = language;
  const empty = fields.filter((field) => !language[field]);
  if (empty.length > 0) {
    return [`lacks ${empty.join(', ')}. Copy the entry above it and change every value.`];
  }
  const known = parseLocale(code);
  if (!/^[a-z]{2,3}$/.test(code) || !known || known.language !== code) {
    return [
      'has a code that Intl knows as no language. Expected two or three small letters of ISO 639, such as "pt", without a region; the region stands in "locale".',
    ];
  }
  const format = parseLocale(locale);
  if (format?.language !== code) {
    const sample = `${code}-${known.maximize().region}`;
    return [
      `has the locale "${locale}", expected a tag of the same language that Intl knows, such as "${sample}".`,
    ];
  }
  const mistakes: string[] = [];
  const direction = directionOf(format);
  if (dir !== direction) {
    mistakes.push(
      `has the direction "${dir}", expected "${direction}": the language is written so.`,
    );
  }
  if (!/^[0-9]+$/.test(new Intl.NumberFormat(locale, { useGrouping: false }).format(1234567890))) {
    mistakes.push(
      `has the locale "${locale}", which writes other digits than 0 to 9. Expected "${locale}-u-nu-latn": the site's numbers are read alike everywhere.`,
    );
  }
  if (!/^\p{RI}{2}$/u.test(flag)) {
    mistakes.push(`has the flag "${flag}", expected the emoji of one flag.`);
  }
  return mistakes;
}

/** A tag that `Intl` has data for; `undefined` for any other text. */
function parseLocale(tag: string): Intl.Locale | undefined {
  try {
    return Intl.NumberFormat.supportedLocalesOf([tag]).length > 0
      ? new Intl.Locale(tag)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Scripts of living languages that run from right to left. */
const rightToLeft = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg'];

function directionOf(locale: Intl.Locale): Language['dir'] {
  return rightToLeft.includes(locale.maximize().script ?? '') ? 'rtl' : 'ltr';
}
