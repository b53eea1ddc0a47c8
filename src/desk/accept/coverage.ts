// Purpose: says how much of the documents each language has, and what of that is stale or was never accepted. Pure.
import { type GuardedText, guardedTexts } from '../../check/guarded-texts.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import {
  type StatedTranslation,
  type TranslationState,
  translationStates,
} from '../../corpus/translations/state.ts';
import { defaultLanguage, languages } from '../../languages/list.ts';

/** How much of the content a language has. */
export type Coverage = {
  readonly language: (typeof languages)[number];
  readonly documents: readonly StatedTranslation[];
  /** Ids of the documents that have no translation. */
  readonly missing: readonly string[];
  /** Numbers of sections: of all documents, and of those shown in the language. */
  readonly sections: { readonly all: number; readonly shown: number };
  /**
   * Translated texts of the interface: their number, those whose English has changed since, and how many were never accepted.
   */
  readonly words: {
    readonly all: number;
    readonly stale: readonly GuardedText[];
    readonly unaccepted: number;
  };
};

/** The coverage of each language except English, in the order of the picker. */
export function coverageOf(corpus: Corpus): Coverage[] {
  const { textsById } = corpus;
  const states = translationStates(corpus);
  const texts = Map.groupBy(guardedTexts(corpus), ({ language }) => language);
  const all = sum([...textsById.values()], ({ outline }) => outline.length);
  return languages
    .filter(({ code }) => code !== defaultLanguage)
    .map((language) => {
      const documents = states.filter(({ translation }) => translation.language === language.code);
      const shown = sum(documents, ({ revised, outline, stale }) =>
        revised === undefined ? 0 : outline.length - stale.size,
      );
      const has = new Set(documents.map(({ translation }) => translation.id));
      return {
        language,
        documents,
        missing: [...textsById.keys()].filter((id) => !has.has(id)),
        sections: { all, shown },
        words: countWords(texts.get(language.code)),
      };
    });
}

function countWords(texts: readonly GuardedText[] = []): Coverage['words'] {
  const words = texts.filter(({ document }) => document === undefined);
  return {
    all: words.length,
    stale: words.filter(({ state }) => state === 'stale'),
    unaccepted: words.filter(({ state }) => state === 'new').length,
  };
}

/** The state of a translated document, in words. */
export function documentWords({
  revised,
  stale,
  missing,
  staleSummary,
  surplus,
}: TranslationState): string {
  if (revised === undefined) return 'a draft, shown nowhere until it is accepted';
  const parts = [
    ['in English again', [...stale.difference(missing), ...(staleSummary ? ['the summary'] : [])]],
    ['not translated yet', [...missing]],
    ['no longer in the English, to be removed', surplus],
  ] as const;
  const said = parts.flatMap(([what, names]) =>
    names.length > 0 ? `${what}: ${names.join(', ')}` : [],
  );
  return `revised ${revised}${said.length > 0 ? `, ${said.join('; ')}` : ''}`;
}

const sum = <T>(all: readonly T[], value: (one: T) => number) =>
  all.reduce((total, one) => total + value(one), 0);
