// Translations of documents beside their English: section by section, and where both have one form, unit by unit.
import type { Corpus } from '../corpus/corpus.ts';
import type { Document } from '../corpus/read/document.ts';
import type { TranslatedDocument } from '../corpus/read/translation.ts';
import { type CutSection, cutSections, type Unit } from '../corpus/translations/sections.ts';

/** A section of a translation and the English one of the same id. */
export type SectionPair = { readonly own: CutSection; readonly english: CutSection };

/** A translation and its document, both of which could be read. */
export type TranslationPair = {
  readonly translation: TranslatedDocument;
  readonly document: Document;
  readonly own: readonly CutSection[];
  readonly english: readonly CutSection[];
  /** The sections that both have. */
  readonly sections: readonly SectionPair[];
  /** The sections of which both have the same form: only these are compared in content. */
  readonly alike: readonly SectionPair[];
};

const known = new WeakMap<Corpus, readonly TranslationPair[]>();

/** The translations whose documents exist, where the text of both can be parsed. */
export function translationPairs(corpus: Corpus): readonly TranslationPair[] {
  const found = known.get(corpus) ?? pairsOf(corpus);
  known.set(corpus, found);
  return found;
}

function pairsOf({ translations, textsById }: Corpus): TranslationPair[] {
  return translations.flatMap((translation) => {
    const document = textsById.get(translation.id);
    if (!document?.body.tree || !translation.body.tree) return [];
    const english = cutSections(document);
    const own = cutSections(translation);
    const sections = english.flatMap((original) => {
      const section = own.find(({ id }) => id === original.id);
      return section ? [{ own: section, english: original }] : [];
    });
    const alike = sections.filter((pair) => !firstDifference(pair));
    return [{ translation, document, own, english, sections, alike }];
  });
}

/** The first unit in which two sections differ in form; `undefined` if they have the same form. */
export function firstDifference({
  own,
  english,
}: SectionPair):
  | { readonly own: Unit | undefined; readonly english: Unit | undefined }
  | undefined {
  const length = Math.max(own.units.length, english.units.length);
  for (let index = 0; index < length; index += 1) {
    const [one, other] = [own.units[index], english.units[index]];
    if (one?.form !== other?.form) return { own: one, english: other };
  }
  return undefined;
}
