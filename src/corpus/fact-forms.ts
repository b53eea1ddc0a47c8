// The form of a fact within a sentence: “weekly” and not “1 week”, “more than 30” and not “30+”. The words of each form stand
// in `facts.json` of the language, under `forms`.
import { memoOf } from '../core/memo.ts';
import { fill, placeholdersIn, valueNamed } from '../core/placeholders.ts';
import { languages } from '../languages/list.ts';
import type { Fact } from './schema/facts.ts';
import type { Words } from './schema/words.ts';

/** A fact that a sentence names, and its form there, if it is not the plain one. */
export type SpokenFact = { readonly id: string; readonly form?: string | undefined };

/** Reads the name of a fact in a text, such as `backup-full as every` from `{{fact.backup-full as every}}`. */
export function spokenFact(name: string): SpokenFact {
  const [, id = name, form] = /^(\S+) as (\S+)$/.exec(name.trim()) ?? [];
  return form === undefined ? { id } : { id, form };
}

/** A name in double braces without the form of its fact: `fact.backup-full`, `company.brand`, `count`. */
export function withoutForm(name: string): string {
  const named = valueNamed(name);
  return named?.kind === 'fact' ? `fact.${spokenFact(named.key).id}` : name;
}

/** The facts that a text names in double braces, as `fact.` and the id, in whatever form; each once. */
export function factsIn(text: string): string[] {
  return [...new Set(placeholdersIn(text).map(withoutForm))].filter((name) =>
    name.startsWith('fact.'),
  );
}

/** The form for the plain value of a fact, in languages that do not say it as a number and a unit. */
export const plainForm = 'plain';

/** The name of a fact in a form, as texts write it. */
export function spokenName({ id, form }: SpokenFact): string {
  return form === undefined ? id : `${id} as ${form}`;
}

/** To make a format of `Intl` costs far more than to use it. */
const formats = memoOf<{ format: Intl.NumberFormat; plurals: Intl.PluralRules }>(languages.length);

/**
 * The forms of a fact in one language, by their names. A form is missing if the language has no words for it, or if it fits
 * no fact of this kind and unit.
 * @param forms The group `forms` of `facts.json`: for each form a text by unit (`day`) or kind (`count`), each with the
 * ending of a plural (`day_one`) or of one value (`day_1`). A prefix stands before it (`T+business-day_other`). `{{value}}`,
 * `{{low}}` and `{{high}}` are filled in.
 * @param locale BCP 47 tag of the language.
 */
export function formsOf(
  fact: Fact,
  forms: Words | undefined,
  locale: string,
): Readonly<Record<string, string>> {
  const numbers = numbersOf(fact);
  if (!numbers || !forms) return {};
  const { low, high, keys } = numbers;
  const { format: number, plurals } = formats(locale, () => ({
    format: new Intl.NumberFormat(locale, { useGrouping: 'min2' }),
    plurals: new Intl.PluralRules(locale),
  }));
  const plural = plurals.select(high);
  const values = { value: number.format(high), low: number.format(low), high: number.format(high) };
  return Object.fromEntries(
    Object.entries(forms).flatMap(([form, words]) => {
      if (typeof words === 'string') return [];
      // A form with `{{low}}` and `{{high}}` is for ranges, one with `{{value}}` for single values.
      const found = keys
        .flatMap((key) => [`${key}_${high}`, `${key}_${plural}`, `${key}_other`, key])
        .map((key) => words[key])
        .find(
          (text) =>
            typeof text === 'string' && placeholdersIn(text).includes('low') === (low !== high),
        );
      return typeof found === 'string' ? [[form, fill(found, values)]] : [];
    }),
  );
}

function numbersOf(fact: Fact): { low: number; high: number; keys: readonly string[] } | undefined {
  switch (fact.kind) {
    case 'duration': {
      const [low, high] = typeof fact.value === 'number' ? [fact.value, fact.value] : fact.value;
      const { prefix, unit } = fact;
      return { low, high, keys: prefix === undefined ? [unit] : [`${prefix}${unit}`, unit] };
    }
    case 'count':
      return { low: fact.value, high: fact.value, keys: [fact.unit, 'count'] };
    default:
      return undefined;
  }
}

/** The words of forms that a language has, of what its `facts.json` holds; English stands in for a language without any. */
export function formWords(own: unknown, english: unknown): Words | undefined {
  return [own, english].map((words) => Object(words).forms as Words | undefined).find(Boolean);
}
