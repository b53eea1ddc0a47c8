// How one language speaks: every fact is formatted for it, and every name has its word. Pages, rules and the record all take
// their words and values from here.

import { createInstance, type i18n } from 'i18next';
import { cacheByText } from '../../core/memo.ts';
import { valueNamed } from '../../core/placeholders.ts';
import type { Resources, Translation, Variables } from '../../core/translation.ts';
import { defaultLanguage, type LanguageCode, languageOf } from '../../languages/list.ts';
import { formatFact, formsOf, formWords, plainForm, spokenName } from '../facts.ts';
import type { Fact } from '../schema/facts.ts';

/** What a language speaks with: words by language, and facts and values of the company by their names. */
export type Spoken = {
  readonly resources: Readonly<Record<string, Resources>>;
  readonly facts: ReadonlyMap<string, Fact>;
  readonly company: ReadonlyMap<string, string>;
};

/** A language, ready for use, with all values that its texts may name. */
export type Speech = Translation & { readonly variables: Variables };

type ValueGroup = 'company' | 'fact' | 'component' | 'texts';

/**
 * A value of the data in words of the language, where its `values.json` translates it. In English the data is the text
 * itself.
 */
export function translatedValue(
  words: Resources | undefined,
  group: ValueGroup,
  key: string,
): string | undefined {
  const text: unknown = Reflect.get(Object(Reflect.get(words?.['values'] ?? {}, group)), key);
  return typeof text === 'string' && text ? text : undefined;
}

/** The value of `fact.…` or `company.…`; the name itself where the language does not speak, or has no such value. */
export function spokenValue(name: string, variables: Variables | undefined): string {
  const named = valueNamed(name);
  return (named && variables?.[named.kind][named.key]) ?? name;
}

/**
 * The translation of a language, with the values that any of its texts may name.
 * @throws RangeError when English has no word for business days, and a fact counts them.
 */
export function speak(
  { resources, facts, company }: Spoken,
  language: LanguageCode = defaultLanguage,
): Speech {
  const own = (group: ValueGroup, key: string, otherwise: string) =>
    translatedValue(resources[language], group, key) ?? otherwise;
  const values: Record<string, string> = {};
  const variables: Variables = {
    fact: values,
    company: Object.fromEntries([...company].map(([id, value]) => [id, own('company', id, value)])),
  };
  const translation = createTranslation(language, resources, variables);
  const { locale } = languageOf(language);
  const format = (fact: Fact) =>
    formatFact(fact, locale, {
      businessDays: (count, value) => translation.t('facts:businessDays', { count, value }),
      listItem: (item) => own('texts', item, item),
    });
  const forms = formWords(resources[language]?.['facts'], resources[defaultLanguage]?.['facts']);
  for (const [id, fact] of facts) {
    const spokenForms = formsOf(fact, forms, locale);
    values[id] = own('fact', id, spokenForms[plainForm] ?? format(fact));
    for (const [form, text] of Object.entries(spokenForms)) values[spokenName({ id, form })] = text;
  }
  const value = (kind: keyof Variables, name: string): string => {
    const found = variables[kind][name];
    if (found === undefined) throw new RangeError(`No value for ${kind}.${name}.`);
    return found;
  };
  const known = cacheByText((key: string) => translation.t(key));
  return {
    ...translation,
    // Every page asks for most of its words without values, and they are the same on all pages.
    t: (key, given) => (given ? translation.t(key, given) : known(key)),
    fact: (id, form) => value('fact', spokenName({ id, form })),
    company: (name) => value('company', name),
    variables,
  };
}

/** The same; `undefined` where English lacks a word that every fact needs. Another rule reports that its file lacks it. */
export function tryToSpeak(spoken: Spoken, language: LanguageCode): Speech | undefined {
  try {
    return speak(spoken, language);
  } catch {
    return undefined;
  }
}

/**
 * Makes a translation from resources that are already there, so that it is ready at once.
 * A key that English lacks throws, and so does a placeholder without a value: both are mistakes of the build.
 * A key that only another language lacks falls back to English.
 * @param variables May be filled in later: values are looked up when a text is asked for.
 */
export function createTranslation(
  language: LanguageCode,
  resources: Readonly<Record<string, Resources>>,
  variables: Variables,
): Pick<Translation, 't' | 'fill'> {
  const instance: i18n = createInstance();
  const used = [language, defaultLanguage].map((code) => [code, resources[code] ?? {}] as const);
  void instance.init({
    lng: language,
    fallbackLng: defaultLanguage,
    initAsync: false,
    parseMissingKeyHandler: () => '',
    returnedObjectHandler: () => '',
    resources: structuredClone(Object.fromEntries(used)),
    interpolation: { escapeValue: false, defaultVariables: variables },
    missingInterpolationHandler: (text: string, match: RegExpExecArray) => {
      throw new RangeError(`No value for ${match[0]} in “${text}”.`);
    },
  });
  return {
    t(key, values = {}) {
      const english = { ...values, lng: defaultLanguage };
      // The types of i18next know only the keys of islands.
      const text: unknown = Reflect.apply(instance.t, instance, [key, values]);
      // Groups and empty texts are rejected, because i18next would show their keys.
      if (!instance.exists(key, english) || typeof text !== 'string' || !text) {
        const [namespace, path] = key.split(':');
        throw new RangeError(
          `content/locales/${defaultLanguage}/${namespace}.json has no “${path}”.`,
        );
      }
      return text;
    },
    fill: (text) => instance.services.interpolator.interpolate(text, {}, language, {}),
  };
}
