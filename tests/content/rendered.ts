// Every entry of a language as it would read if the facts, the counts and the brand were others than they are today.

import { fill } from '../../src/core/placeholders.ts';
import { leavesOf } from '../../src/corpus/read/source.ts';
import type { Fact } from '../../src/corpus/schema/facts.ts';
import { speak } from '../../src/corpus/speech/speak.ts';
import { type LanguageCode, languageOf } from '../../src/languages/list.ts';
import { setQuantity } from '../../src/languages/typesetting.ts';
import { corpus } from './real-content.ts';

/** An entry with the values that it was given. */
export type Rendered = { readonly name: string; readonly text: string };

const { resources } = corpus;
const plural = /_(zero|one|two|few|many|other)$/;

/**
 * A fact that counts has another number; a range begins there. Of what is counted without a unit, such as years of age and
 * months of a breach, there is always more than one.
 */
function counting(fact: Fact, count: number): Fact {
  if (fact.kind === 'count') return { ...fact, value: Math.max(count, 2) };
  if (fact.kind !== 'duration') return fact;
  return { ...fact, value: typeof fact.value === 'number' ? count : [count, count + 1] };
}

/**
 * Every entry of a language.
 * @param count stands for every number of a fact, and for every count of an entry
 * @param brand stands for the name of the company
 * @throws RangeError when an entry names a form that a fact of that number does not have
 */
export function rendered(language: LanguageCode, count: number, brand: string): Rendered[] {
  const { locale } = languageOf(language);
  const facts = [...corpus.facts.values].map(([id, fact]) => [id, counting(fact, count)] as const);
  const company = [...corpus.company.values].map(([id, { value }]) => [id, value] as const);
  const spoken = speak(
    { resources, facts: new Map(facts), company: new Map([...company, ['brand', brand]]) },
    language,
  );
  const category = new Intl.PluralRules(locale).select(count);
  const time = new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' });
  const values = {
    count: new Intl.NumberFormat(locale, { useGrouping: 'min2' }).format(count),
    ...{ value: setQuantity(time.format(count), locale), duration: time.format(count) },
    limit: setQuantity(time.format(count), locale),
  };
  return Object.entries(resources[language] ?? {}).flatMap(([namespace, words]) =>
    leavesOf(words).flatMap(({ path, text }) => {
      const key = path.map(String).join('.');
      // Forms of facts are rendered with the texts that name them.
      const form = plural.exec(key)?.[1];
      if (namespace === 'facts' || (form !== undefined && form !== category)) return [];
      return { name: `${namespace}:${key}`, text: spoken.fill(fill(otherHoles(text), values)) };
    }),
  );
}

/** Values that a page gives are no number and no name: they are left out. */
const otherHoles = (text: string) =>
  text.replace(/\{\{(?!fact\.|company\.|count\}|value\}|duration\}|limit\})[^{}]*\}\}/g, '…');
