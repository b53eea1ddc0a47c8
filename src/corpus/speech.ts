// The words of a language as the corpus speaks them: its files, and the heads of the texts of pages.

import { valueNamed } from '../core/placeholders.ts';
import type { Resources, Translation, Variables } from '../core/translation.ts';
import { defaultLanguage, type LanguageCode } from '../languages/list.ts';
import { withHeads } from './page-texts.ts';
import type { Data } from './read/data.ts';
import type { Document } from './read/document.ts';
import { parseLocalePath } from './read/locale-files.ts';
import type { TranslatedDocument } from './read/translation.ts';
import type { Fact } from './schema/facts.ts';

/** A language as the corpus uses it: the words of the interface, and the values that texts name. */
export type English = Translation & { readonly variables: Variables };

/**
 * Makes a language from its words, the facts and the company's values. The function is handed in, because the engine of the
 * catalogue belongs to a room above this one.
 */
export type Speak = (
  spoken: {
    readonly resources: Readonly<Record<string, Resources>>;
    readonly facts: ReadonlyMap<string, Fact>;
    readonly company: ReadonlyMap<string, string>;
  },
  language?: LanguageCode,
) => English;

/** The value of `fact.…` or `company.…`; the name itself where the language does not speak, or has no such value. */
export function spokenValue(name: string, variables: Variables | undefined): string {
  const named = valueNamed(name);
  return (named && variables?.[named.kind][named.key]) ?? name;
}

/**
 * A language with its facts and values; `undefined` while its words are too broken to be spoken.
 * @param texts The texts of pages among them name their pages.
 */
export function spokenIn(
  language: LanguageCode,
  data: Pick<Data, 'sources' | 'company'>,
  {
    facts,
    texts,
  }: {
    readonly facts: ReadonlyMap<string, Fact>;
    readonly texts: readonly (Document | TranslatedDocument)[];
  },
  speak: Speak,
): English | undefined {
  const resources: Record<string, Record<string, object>> = {};
  for (const source of data.sources.values()) {
    const locale = parseLocalePath(source.file);
    if (locale?.language !== language && locale?.language !== defaultLanguage) continue;
    resources[locale.language] ??= {};
    Object.assign(resources[locale.language] ?? {}, { [locale.namespace]: source.data });
  }
  const spoken = Object.entries(resources).map(([of, words]) => {
    const own = texts.filter(
      (text) => ('language' in text ? text.language : defaultLanguage) === of,
    );
    return [
      of,
      withHeads(
        words,
        own.map(({ id, front }) => ({ id, ...front })),
      ),
    ];
  });
  const company = new Map([...data.company.values].map(([id, { value }]) => [id, value]));
  try {
    return speak({ resources: Object.fromEntries(spoken), facts, company }, language);
  } catch {
    // A word that every fact needs is missing. Another rule reports that its file lacks it.
    return undefined;
  }
}
