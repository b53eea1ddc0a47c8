// What components ask of the catalogue: the words of a page in its language.
import { addressOf, editionPath, splitAddress } from '../../core/addresses.ts';
import type { IslandWords } from '../../core/island-words.ts';
import { replacePlaceholders, valueNamed } from '../../core/placeholders.ts';
import type { Translation } from '../../core/translation.ts';
import { formatDate } from '../../languages/dates.ts';
import { defaultLanguage, type LanguageCode, languageOf } from '../../languages/list.ts';
import type { SoundDocument } from '../corpus.ts';
import { openCorpus } from '../open-corpus.ts';
import type { Spoken } from '../record/document-blocks.ts';
import { translatedValue } from '../speech/speak.ts';
import { spokenOf } from '../translations/spoken.ts';

/** In the pseudo-locale each text is replaced by its key, so that scripts/check-catalogue.ts finds texts without a key. */
export const isPseudoLocale = process.env['PSEUDO_LOCALE'] === '1';
const shownAs = (key: string) => `‹${key}›`;

/** The texts of one language, the direction of its script, its locale, and how it writes a day, such as `2026-11-22`. */
type LocalizedTexts = Translation & {
  readonly dir: 'ltr' | 'rtl';
  readonly locale: string;
  readonly date: (day: string | Date) => string;
};

/** The texts of one language, with every fact formatted for it. */
export function translation(language: LanguageCode): LocalizedTexts {
  const found = openCorpus().speechOf(language);
  if (!found) throw new RangeError(`No translation for "${language}".`);
  const { dir, locale } = languageOf(language);
  const date = (day: string | Date) => formatDate(new Date(day), locale);
  if (!isPseudoLocale) return { ...found, dir, locale, date };
  return {
    ...{ dir, locale, date },
    t: (key, values) => found.t(key, values) && shownAs(key),
    fill: (text) => shownAs(found.fill(text)),
    fact: (id, form) => shownAs(found.fact(id, form)),
    company: (name) => shownAs(found.company(name)),
  };
}

/** What decides the words of documents in a language. */
export function spokenIn(language: LanguageCode): Spoken {
  const spoken = spokenOf(openCorpus(), language);
  return { ...spoken, speech: { ...spoken.speech, ...translation(language) } };
}

/**
 * A namespace as islands need it: every key that English has, with the words of the language where it has them, and with
 * facts and names filled in. Other placeholders stay for the browser.
 */
export function wordsOf<Name extends keyof IslandWords>(
  language: LanguageCode,
  namespace: Name,
): IslandWords[Name];
export function wordsOf(language: LanguageCode, namespace: string): unknown;
export function wordsOf(language: LanguageCode, namespace: string): unknown {
  const { fill } = translation(language);
  const merge = (english: unknown, own: unknown, path: string): unknown => {
    if (typeof english !== 'object' || english === null) {
      if (isPseudoLocale) return shownAs(`${namespace}:${path}`);
      const text = typeof own === 'string' && own ? own : String(english);
      return replacePlaceholders(text, (name, typed) => (valueNamed(name) ? fill(typed) : typed));
    }
    return Object.fromEntries(
      Object.entries(english).map(([key, value]) => [
        key,
        merge(value, Reflect.get(Object(own), key), path ? `${path}.${key}` : key),
      ]),
    );
  };
  const { resources } = openCorpus();
  const english = resources[defaultLanguage]?.[namespace];
  return merge(english, resources[language]?.[namespace], '');
}

/** What lists and title blocks say of a document. */
type DocumentWords = {
  title: string;
  /** The title without soft hyphens, which are only in the way in page titles and in sentences. */
  name: string;
  description: string;
  summary: readonly string[];
};

/**
 * Title, description and summary of a document in a language. They come from its translation, else from the language's
 * `documents.json`, else from the English document.
 */
export function documentWords({ id, front }: SoundDocument, language: LanguageCode): DocumentWords {
  const { fill } = translation(language);
  const { resources, translations } = openCorpus();
  const translated = translations.find((one) => one.id === id && one.language === language)?.front;
  const listed: unknown = Reflect.get(resources[language]?.['documents'] ?? {}, id);
  const { title, description, summary } = { ...front, ...(translated ?? listed ?? {}) };
  return {
    title: fill(title),
    name: fill(title).replaceAll('\u00ad', ''),
    description: fill(description),
    summary: Object.values(summary).map(fill),
  };
}

/** The words that a language has for values of the data: its `values.json`. */
export function valueWords(language: LanguageCode): unknown {
  return openCorpus().resources[language]?.['values'];
}

/** What a component needs to know of the page that it is rendered into. */
export type PageContext = LocalizedTexts & {
  readonly language: LanguageCode;
  /** The address of the page itself, such as `/ar/about` or the alias `/terms`. */
  readonly address: string;
  /** The address of another page in the language of this one; queries and fragments are kept. */
  readonly link: (path: string) => string;
  /** A role that owns a document, in the language of the page. */
  readonly role: (name: string) => string;
  /**
   * The name of a component of the status page in the language of the page, if it is translated. English names stand in the
   * data.
   */
  readonly component: (id: string) => string | undefined;
  /** Title, description and summary of a document in the language of the page, with facts and names filled in. */
  readonly document: (entry: SoundDocument) => DocumentWords;
};

/** The context of the page at a URL, as Astro gives it while it renders: with `.html` in a build, without in development. */
export function pageContext(url: URL): PageContext {
  const address = addressOf(url.pathname);
  const { language } = splitAddress(address);
  const words = translation(language);
  const own = openCorpus().resources[language];
  return {
    ...words,
    language,
    address,
    link: (path) => editionPath(path, language),
    document: (entry) => documentWords(entry, language),
    component: (id) => translatedValue(own, 'component', id),
    role: (name) => words.fill(translatedValue(own, 'texts', name) ?? name),
  };
}
