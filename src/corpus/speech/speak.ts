// How one language speaks: every fact is formatted for it, and every name has its word. Pages, rules and the record all take
// their values from here.

import type { Resources, Translation, Variables } from '../../core/translation.ts';
import { defaultLanguage, type LanguageCode, languageOf } from '../../languages/list.ts';
import { formsOf, formWords, plainForm, spokenName } from '../fact-forms.ts';
import { formatFact } from '../facts.ts';
import type { Fact } from '../schema/facts.ts';
import { createTranslation } from './create-translation.ts';

/** What a language speaks with: words by language, and facts and values of the company by their names. */
export type Spoken = {
  readonly resources: Readonly<Record<string, Resources>>;
  readonly facts: ReadonlyMap<string, Fact>;
  readonly company: ReadonlyMap<string, string>;
};

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

/**
 * The translation of a language, with the values that any of its texts may name.
 * @throws RangeError when English has no word for business days, and a fact counts them.
 */
export function speak(
  { resources, facts, company }: Spoken,
  language: LanguageCode = defaultLanguage,
): Translation & { readonly variables: Variables } {
  const own = (group: ValueGroup, key: string, otherwise: string) =>
    translatedValue(resources[language], group, key) ?? otherwise;
  const names = Object.fromEntries(
    [...company].map(([id, value]) => [id, own('company', id, value)]),
  );
  const words = createTranslation(language, resources, { fact: {}, company: names });
  const { locale } = languageOf(language);
  const format = (fact: Fact) =>
    formatFact(fact, locale, {
      businessDays: (count, value) => words.t('facts:businessDays', { count, value }),
      listItem: (item) => own('texts', item, item),
    });
  const forms = formWords(resources[language]?.['facts'], resources[defaultLanguage]?.['facts']);
  const values = Object.fromEntries(
    [...facts].flatMap(([id, fact]) => {
      const spokenForms = formsOf(fact, forms, locale);
      return [
        [id, own('fact', id, spokenForms[plainForm] ?? format(fact))],
        ...Object.entries(spokenForms).map(([form, text]) => [spokenName({ id, form }), text]),
      ];
    }),
  );
  const variables = { fact: values, company: names };
  return { ...createTranslation(language, resources, variables), variables };
}
