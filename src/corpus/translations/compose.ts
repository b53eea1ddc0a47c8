// The text that an edition shows: the sections of the English, in their order, each translated where its translation still
// holds, and in English where not. It is MDX again, so that pages render it like a document.
import type { Nodes } from 'mdast';
import { attributeOf, type Element, hasAttribute, isElement, readBody } from '../read/body.ts';
import type { Document } from '../read/document.ts';
import type { TranslatedDocument } from '../read/translation.ts';
import { isDefinition, termsOf } from '../terms.ts';
import { type CutSection, cutSections, nodesOf } from './sections.ts';
import type { StatedTranslation } from './state.ts';

/** A text to insert at an offset. */
type Insertion = { readonly at: number; readonly text: string };

/**
 * The body of an edition.
 * - A section that is stale or missing is in English, in an element of its own. The section and its components have
 *   `lang="en"`; a missing one is `untranslated` too.
 * - A definition names its English term, from which the id of its place is made.
 * - The own text of a section stands before the sections inside it. Sections that the English does not have are left out.
 * @param stale ids of the sections to show in English
 */
export function composeTranslation(
  translation: TranslatedDocument,
  document: Document,
  stale: ReadonlySet<string>,
): string {
  const own = new Map(cutSections(translation).map((section) => [section.id, section]));
  const sections = cutSections(document);
  return inside(undefined);

  function inside(parent: string | undefined): string {
    return sections
      .filter((section) => section.parent === parent)
      .map((section) => `${shown(section)}\n\n${inside(section.id)}</Section>\n\n`)
      .join('');
  }

  function shown(english: CutSection): string {
    const section = own.get(english.id);
    if (section && !stale.has(english.id))
      return inOwnWords(section, english, translation, document);
    return inEnglish(english, document, section === undefined);
  }
}

/**
 * A translation as its edition shows it. Its sections and their numbers are those of the English, in which stale ones stand.
 */
export function editionOf({
  translation,
  document,
  stale,
  outline,
}: StatedTranslation): TranslatedDocument {
  const { file } = translation;
  const isWhole =
    stale.size === 0 &&
    cutSections(translation).every(({ id, parent }, place) => {
      const english = cutSections(document)[place];
      return english?.id === id && english.parent === parent;
    });
  const body = isWhole
    ? translation.body
    : readBody(file, composeTranslation(translation, document, stale));
  return { ...translation, outline, body };
}

/** The opening tag of a section and its own content, as the translation has them. */
function inOwnWords(
  section: CutSection,
  english: CutSection,
  { body: { text, tags } }: TranslatedDocument,
  document: Document,
): string {
  const named = definitions(section, english, document);
  const { start, end } = openingTag(section, tags);
  const written = section.nodes.map((node) => {
    const { start, end } = placeOf(node);
    return inserted(
      text,
      start,
      end,
      named.filter(({ at }) => at > start && at < end),
    );
  });
  return [text.slice(start, end), ...written].join('\n\n');
}

/** The opening tag of a section and its own content, in English. */
function inEnglish(section: CutSection, { body }: Document, isMissing: boolean): string {
  const { text, tags } = body;
  const { start, end } = openingTag(section, tags);
  const written = section.nodes.map((node) => {
    const { start, end } = placeOf(node);
    return inserted(text, start, end, elementsOf(node).map(inLanguage));
  });
  const { at, text: language } = inLanguage(section.element);
  const mark = { at, text: isMissing ? `${language} untranslated` : language };
  // A reader mode of a browser drops a <div> that stands apart from the text around it.
  return [
    inserted(text, start, end, [mark]),
    '<section lang="en" dir="ltr">',
    ...written,
    '</section>',
  ].join('\n\n');
}

/** Names English as the language of a component. */
function inLanguage(element: Element): Insertion {
  return { at: placeOf(element).start + 1 + (element.name ?? '').length, text: ' lang="en"' };
}

type Place = { readonly start: number; readonly end: number };

function openingTag({ element }: CutSection, tags: readonly Place[]): Place {
  const place = placeOf(element);
  return tags.find(({ start }) => start === place.start) ?? place;
}

/** The English terms of the definitions of a section, in the order of the text. */
function definitions(section: CutSection, english: CutSection, document: Document): Insertion[] {
  const { start, end } = placeOf(english.element);
  const inside = new Set(nodesOf(english).map((node) => placeOf(node).start));
  const terms = termsOf(document).filter(
    (term) =>
      isDefinition(term) &&
      term.tag.start >= start &&
      term.tag.end <= end &&
      inside.has(term.tag.start),
  );
  return nodesOf(section)
    .filter(isElement)
    .filter((node) => node.name === 'Term' && hasAttribute(node, 'define'))
    .flatMap((node, index) => {
      const term = terms[index]?.term;
      if (attributeOf(node, 'of') !== undefined || term === undefined) return [];
      return [{ at: placeOf(node).start + '<Term'.length, text: ` of="${term}"` }];
    });
}

const elementsOf = (node: Nodes): Element[] => nodesOf({ nodes: [node] }).filter(isElement);

/** A part of a text with insertions in it. */
function inserted(
  text: string,
  start: number,
  end: number,
  insertions: readonly Insertion[],
): string {
  let [from, written] = [start, ''];
  for (const { at, text: more } of insertions.toSorted((a, b) => a.at - b.at)) {
    written += text.slice(from, at) + more;
    from = at;
  }
  return written + text.slice(from, end);
}

function placeOf(node: Nodes): Place {
  const { start, end } = node.position ?? {};
  return { start: start?.offset ?? 0, end: end?.offset ?? 0 };
}
