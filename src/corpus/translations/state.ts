// Which parts of a translated document still say what the English says. The other parts are shown in English.

import { isoDate } from '../../core/iso-date.ts';
import { lazy, merge } from '../../core/lazy.ts';
import { cacheByObject } from '../../core/memo.ts';
import type { OutlineSection } from '../../core/outline.ts';
import type { Corpus } from '../corpus.ts';
import type { Document } from '../read/document.ts';
import type { TranslatedDocument } from '../read/translation.ts';
import { type AcceptedTranslations, noneAccepted } from '../schema/translations.ts';
import { cutSections } from './sections.ts';
import { sectionHash, slotHash } from './slots.ts';

/** The name of a section among accepted texts, such as `legal/refund-policy:refund-time`. */
export const sectionName = (document: string, section: string): string => `${document}:${section}`;

/** A text of the front matter: its name among accepted texts, its place, and its words. */
export type HeadText = {
  readonly name: string;
  readonly path: readonly (string | number)[];
  readonly text: string;
};

/** Title, description and points of a document's head. The names of points count from 1. */
export function headTexts({
  id,
  front,
}: Pick<TranslatedDocument | Document, 'id' | 'front'>): HeadText[] {
  const { title = '', description = '', summary = [] } = front;
  const name = (key: string) => `documents:${id}.${key}`;
  return [
    { name: name('title'), path: ['title'], text: title },
    { name: name('description'), path: ['description'], text: description },
    ...summary.map((text, index) => ({
      name: name(`summary.${index + 1}`),
      path: ['summary', index],
      text,
    })),
  ];
}

/** The relation of a translated text to what was accepted. */
export type TextState =
  /** Nothing was accepted yet. */
  | 'new'
  /** Both texts are those that were accepted. */
  | 'kept'
  /** The translation has changed. */
  | 'mended'
  /** The English has changed, and the translation has not. */
  | 'stale'
  /** The English is there no longer, and the translation has not changed. */
  | 'gone';

/**
 * The relation of a translated text to what was accepted.
 * @param english The hash of its English; `undefined` where there is none.
 * @param own The hash of the translation.
 */
export function textState(
  { texts }: AcceptedTranslations,
  name: string,
  english: string | undefined,
  own: string,
): TextState {
  const known = texts[name];
  if (known === undefined) return 'new';
  if (known === `${english} ${own}`) return 'kept';
  if (!known.endsWith(` ${own}`)) return 'mended';
  return english === undefined ? 'gone' : 'stale';
}

/** The relation of a translated document to its English. */
export type TranslationState = {
  /** Day of its last revision, such as `2026-11-22`; `undefined` for a draft, of which only the head is shown. */
  readonly revised: string | undefined;
  /** Ids of the English sections that are shown in English: they have changed since, were never accepted, or are missing. */
  readonly stale: ReadonlySet<string>;
  /** Those of them that the translation does not have. */
  readonly missing: ReadonlySet<string>;
  /** Ids of sections that only the translation has. They are shown nowhere. */
  readonly surplus: readonly string[];
  /** Whether a point of the summary is stale, or missing. */
  readonly staleSummary: boolean;
  /** Whether all of it is translated, and nothing stale. */
  readonly complete: boolean;
  /** The sections of the English with their numbers. Those that are not stale have the titles of the translation. */
  readonly outline: readonly OutlineSection[];
};

export function translationState(
  translation: TranslatedDocument,
  document: Document,
  accepted: AcceptedTranslations,
): TranslationState {
  const { texts } = accepted;
  const isFresh = (name: string, hash: string) => texts[name]?.startsWith(`${hash} `) ?? false;
  const own = new Map(cutSections(translation).map((section) => [section.id, section]));
  const english = cutSections(document);
  const missing = new Set(english.map(({ id }) => id).filter((id) => !own.has(id)));
  const stale = new Set(
    english
      .filter((section) => !isFresh(sectionName(document.id, section.id), sectionHash(section)))
      .map(({ id }) => id),
  ).union(missing);
  const heads = headTexts(document).filter(({ name, text }) => !isFresh(name, slotHash(text)));
  const points = [translation, document].map(({ front }) => front.summary?.length);
  const staleSummary = heads.some(({ path }) => path[0] === 'summary') || points[0] !== points[1];
  const revised = revisedIn(accepted, translation);
  return {
    revised,
    stale,
    missing,
    surplus: [...own.keys()].filter((id) => english.every((section) => section.id !== id)),
    staleSummary,
    complete: revised !== undefined && stale.size === 0 && heads.length === 0 && !staleSummary,
    outline: document.outline.map((section) => ({
      ...section,
      title: (stale.has(section.id) ? undefined : own.get(section.id)?.title) ?? section.title,
    })),
  };
}

function revisedIn({ revised }: AcceptedTranslations, { id }: TranslatedDocument) {
  const day = revised[id];
  return day && isoDate(day);
}

/** What both texts must be parsed for. */
const compared = ['stale', 'missing', 'surplus', 'staleSummary', 'complete', 'outline'] as const;

/** A translated document, its English, and the relation between the two. */
export type StatedTranslation = TranslationState & {
  readonly translation: TranslatedDocument;
  readonly document: Document;
};

/**
 * The relation of every translation of a corpus to its English. A translation of no document, which is reported elsewhere, is
 * left out.
 */
export const translationStates = cacheByObject(statesOf);

function statesOf({ translations, textsById, accepted }: Corpus): readonly StatedTranslation[] {
  return translations.flatMap((translation) => {
    const document = textsById.get(translation.id);
    if (!document) return [];
    const texts = accepted.get(translation.language) ?? noneAccepted;
    const state = lazy<Omit<TranslationState, 'revised'>>(compared, () =>
      translationState(translation, document, texts),
    );
    return [merge({ translation, document, revised: revisedIn(texts, translation) }, state)];
  });
}
