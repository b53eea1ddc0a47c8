// Translations of documents beside their English: section by section, and where both have one form, unit by unit.
import { cacheByObject } from '../core/memo.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Document } from '../corpus/read/document.ts';
import type { TranslatedDocument } from '../corpus/read/translation.ts';
import { type AcceptedTranslations, noneAccepted } from '../corpus/schema/translations.ts';
import { type CutSection, cutSections, type Unit } from '../corpus/translations/sections.ts';
import { sectionHash, slotHash } from '../corpus/translations/slots.ts';
import {
  type HeadText,
  headTexts,
  sectionName,
  type TextState,
  textState,
} from '../corpus/translations/state.ts';

/** A section of a translation and the English one of the same id. */
export type SectionPair = {
  readonly own: CutSection;
  readonly english: CutSection;
  readonly state: TextState;
};

/** A section of a translation of which the English has none of its id. */
type LoneSection = { readonly own: CutSection; readonly state: TextState };

/** A text of a translation's front matter, and the words of the English one at its place. */
type HeadPair = HeadText & {
  readonly english: string | undefined;
  readonly state: TextState;
};

/** A translation and its document, both of which could be read. */
export type TranslationPair = {
  readonly translation: TranslatedDocument;
  readonly document: Document;
  readonly own: readonly CutSection[];
  readonly english: readonly CutSection[];
  readonly heads: readonly HeadPair[];
  /** The sections that both have. */
  readonly sections: readonly SectionPair[];
  /**
   * Those of them whose translation is not stale. A stale one is shown nowhere, so that its English may change in any way before
   * it is translated anew.
   */
  readonly due: readonly SectionPair[];
  /** Those of them of which both have the same form: only these are compared in content. */
  readonly alike: readonly SectionPair[];
  /** The sections that only the translation has. */
  readonly lone: readonly LoneSection[];
};

/** The translations whose documents exist, where the text of both can be parsed. */
export const translationPairs = cacheByObject(pairsOf);

function pairsOf({ translations, textsById, accepted }: Corpus): readonly TranslationPair[] {
  return translations.flatMap((translation) => {
    const document = textsById.get(translation.id);
    if (!document?.body.tree || !translation.body.tree) return [];
    return [keptPair(translation, document, accepted.get(translation.language) ?? noneAccepted)];
  });
}

const newest = new WeakMap<
  TranslatedDocument,
  { readonly pair: TranslationPair; readonly texts: AcceptedTranslations }
>();

/** Few changes concern a pair. It is kept while its parts are the same, so that what is found in it may be kept by the pair. */
function keptPair(
  translation: TranslatedDocument,
  document: Document,
  texts: AcceptedTranslations,
): TranslationPair {
  const known = newest.get(translation);
  if (known?.pair.document === document && known.texts === texts) return known.pair;
  const pair = pairOf(translation, document, texts);
  newest.set(translation, { pair, texts });
  return pair;
}

function pairOf(
  translation: TranslatedDocument,
  document: Document,
  texts: AcceptedTranslations,
): TranslationPair {
  const english = cutSections(document);
  const own = cutSections(translation);
  // A section that stands twice, which is a mistake, is compared once.
  const first = new Map(own.toReversed().map((section) => [section.id, section]));
  const paired = own
    .filter((section) => first.get(section.id) === section)
    .map((section) => {
      const original = english.find(({ id }) => id === section.id);
      const name = sectionName(document.id, section.id);
      const hash = original && sectionHash(original);
      return {
        ...{ own: section, english: original },
        state: textState(texts, name, hash, sectionHash(section)),
      };
    });
  const originals = headTexts(document);
  const heads = headTexts(translation).map((head) => {
    const words = originals.find(({ name }) => name === head.name)?.text;
    const hash = words === undefined ? undefined : slotHash(words);
    const state = textState(texts, head.name, hash, slotHash(head.text));
    return { ...head, english: words, state };
  });
  const sections = paired.flatMap(({ english: original, ...pair }) =>
    original ? [{ ...pair, english: original }] : [],
  );
  const due = sections.filter(({ state }) => state !== 'stale');
  const alike = due.filter((pair) => !firstDifference(pair));
  const lone = paired.flatMap(({ english: original, ...pair }) => (original ? [] : [pair]));
  return { translation, document, own, english, heads, sections, due, alike, lone };
}

/** The sections and points of which the present English was accepted with a translation that is there no longer. */
export function lostTexts(
  { translation, document, own, english }: TranslationPair,
  { accepted }: Corpus,
): { readonly name: string }[] {
  const { texts } = accepted.get(translation.language) ?? noneAccepted;
  const heads = headTexts(translation).map(({ name }) => name);
  const lacking = [
    ...english
      .filter(({ id }) => own.every((section) => section.id !== id))
      .map((section) => ({
        name: sectionName(document.id, section.id),
        hash: sectionHash(section),
      })),
    ...headTexts(document)
      .filter(({ name, path }) => path[0] === 'summary' && !heads.includes(name))
      .map(({ name, text }) => ({ name, hash: slotHash(text) })),
  ];
  return lacking.filter(({ name, hash }) => texts[name]?.startsWith(`${hash} `));
}

/** The lines of each translation that no edition shows, because their sections are stale or no longer in the English. */
export function unshownLines(corpus: Corpus): ReadonlyMap<string, ReadonlySet<number>> {
  return new Map(
    translationPairs(corpus).map(({ translation, sections, lone }) => [
      translation.file,
      new Set(
        [...sections, ...lone]
          .filter(({ state }) => state === 'stale' || state === 'gone')
          .flatMap(({ own }) => [own.line, ...own.nodes.flatMap(linesOf)]),
      ),
    ]),
  );
}

function linesOf({ position }: CutSection['nodes'][number]): number[] {
  const { start, end } = position ?? {};
  const [first = 0, last = 0] = [start?.line, end?.line];
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

/** The first unit in which two sections differ in form; `undefined` if they have the same form. */
export function firstDifference({
  own,
  english,
}: Pick<SectionPair, 'own' | 'english'>):
  | { readonly own: Unit | undefined; readonly english: Unit | undefined }
  | undefined {
  const length = Math.max(own.units.length, english.units.length);
  for (let index = 0; index < length; index += 1) {
    const [one, other] = [own.units[index], english.units[index]];
    if (one?.form !== other?.form) return { own: one, english: other };
  }
  return undefined;
}
