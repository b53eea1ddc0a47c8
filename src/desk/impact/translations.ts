// The sections of translated documents that a change of the English makes stale. Readers see them in English until someone
// has reviewed the translation.

import type { Corpus } from '../../corpus/corpus.ts';
import { translationStates } from '../../corpus/translations/state.ts';
import type { LanguageCode } from '../../languages/list.ts';
import { presentId } from './documents.ts';

/** A section, or the summary, whose translations are stale since the change. */
export type StaleSection = {
  /** Its document and its id, such as `legal/refund-policy#how-long`; without an id for the summary. */
  readonly place: string;
  readonly languages: readonly LanguageCode[];
};

/** The sections that are stale after a change and were not before it. */
export function staleSections(before: Corpus, after: Corpus): StaleSection[] {
  const known = stalePlaces(before, (id) => presentId(id, after));
  const found = new Map<string, LanguageCode[]>();
  for (const [key, { place, language }] of stalePlaces(after)) {
    if (!known.has(key)) found.set(place, [...(found.get(place) ?? []), language]);
  }
  return [...found].map(([place, languages]) => ({ place, languages }));
}

function stalePlaces(corpus: Corpus, idNow = (id: string) => id) {
  return new Map(
    translationStates(corpus).flatMap(({ translation, revised, stale, staleSummary }) => {
      if (revised === undefined) return [];
      const { language } = translation;
      const id = idNow(translation.id);
      const places = [...stale].map((section) => `${id}#${section}`);
      return [...(staleSummary ? [id] : []), ...places].map(
        (place) => [`${language} ${place}`, { place, language }] as const,
      );
    }),
  );
}
