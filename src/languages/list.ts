/** A language in which every page is prebuilt. `locale` is the BCP 47 tag that `Intl` formats with. */
export type Language = {
  readonly code: string;
  readonly englishName: string;
  readonly nativeName: string;
  readonly flag: string;
  readonly dir: 'ltr' | 'rtl';
  readonly locale: string;
};

/**
 * The one list of languages, in the order of the picker. The first is the language that others fall back to and the
 * only one without a prefix in its addresses. Arabic uses Latin digits.
 */
export const languages = [
  {
    code: 'en',
    englishName: 'English',
    nativeName: 'English',
    flag: '🇬🇧',
    dir: 'ltr',
    locale: 'en-GB',
  },
  {
    code: 'ar',
    englishName: 'Arabic',
    nativeName: 'العربية',
    flag: '🇦🇪',
    dir: 'rtl',
    locale: 'ar-u-nu-latn',
  },
  {
    code: 'fr',
    englishName: 'French',
    nativeName: 'Français',
    flag: '🇫🇷',
    dir: 'ltr',
    locale: 'fr-FR',
  },
  {
    code: 'de',
    englishName: 'German',
    nativeName: 'Deutsch',
    flag: '🇩🇪',
    dir: 'ltr',
    locale: 'de-DE',
  },
  {
    code: 'es',
    englishName: 'Spanish',
    nativeName: 'Español',
    flag: '🇪🇸',
    dir: 'ltr',
    locale: 'es-ES',
  },
  {
    code: 'zh',
    englishName: 'Chinese',
    nativeName: '中文',
    flag: '🇨🇳',
    dir: 'ltr',
    locale: 'zh-Hans-CN',
  },
  {
    code: 'hi',
    englishName: 'Hindi',
    nativeName: 'हिन्दी',
    flag: '🇮🇳',
    dir: 'ltr',
    locale: 'hi-IN-u-nu-latn',
  },
] as const satisfies readonly Language[];

export type LanguageCode = (typeof languages)[number]['code'];

/** The language whose texts are authoritative and whose addresses carry no prefix. */
export const defaultLanguage: LanguageCode = 'en';

/**
 * The language of a code.
 * @throws RangeError for a code that is not in the list: a caller passed text that it had not checked.
 */
export function languageOf(code: LanguageCode): Language {
  const language = languages.find((candidate) => candidate.code === code);
  if (!language) throw new RangeError(`Unknown language "${code}".`);
  return language;
}

/** Whether a string is one of the language codes, exactly. */
export function isLanguageCode(value: string | undefined): value is LanguageCode {
  return languages.some((language) => language.code === value);
}

/** The language of an edition's route parameter: `undefined` stands for English addresses. */
export function languageOfParam(param: string | undefined): LanguageCode {
  return isLanguageCode(param) ? param : defaultLanguage;
}

/** Attributes of an element whose text is in another language than the page around it; none where it is the same. */
export function writtenIn(text: LanguageCode, page: LanguageCode): { lang?: string; dir?: string } {
  if (text === page) return {};
  const { code, dir } = languageOf(text);
  return dir === languageOf(page).dir ? { lang: code } : { lang: code, dir };
}
