// The text that an edition shows: the translation, in which stale parts are replaced by the English. It is MDX again, so that
// pages render it like a document.
import type { Nodes } from 'mdast';
import { attributeOf, type Element, hasAttribute, isElement } from '../read/body.ts';
import type { Document } from '../read/document.ts';
import type { TranslatedDocument } from '../read/translation.ts';
import { isDefinition, termsOf } from '../terms.ts';
import { type CutSection, cutSections, nodesOf } from './sections.ts';

/** A text to insert at an offset. */
type Insertion = { readonly at: number; readonly text: string };

/**
 * The body of an edition.
 * - A stale section is in English, in an element of its own. The section and its components have `lang="en"`.
 * - A definition names its English term, from which the id of its place is made.
 * @param stale ids of the sections to show in English
 * @returns MDX. If nothing is stale, the lines of the text are those of the translation's file
 */
export function composeTranslation(
  translation: TranslatedDocument,
  document: Document,
  stale: ReadonlySet<string>,
): string {
  const own = translation.body.text;
  const sections = cutSections(document);
  const insertions = cutSections(translation).flatMap((section) => {
    const english = sections.find(({ id }) => id === section.id);
    return english && !stale.has(section.id) ? definitions(section, english, document) : [];
  });
  const replaced = cutSections(translation).flatMap((section) => {
    const english = sections.find(({ id }) => id === section.id);
    if (!english || !stale.has(section.id)) return [];
    const [start, end] = [placeOf(section.element).start, ownEnd(section)];
    return [{ start, end, text: inEnglish(english, document) }];
  });
  const cuts = [
    ...replaced,
    ...insertions.map(({ at, text }) => ({ start: at, end: at, text })),
  ].sort((a, b) => a.start - b.start);
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, text } of cuts) {
    parts.push(own.slice(from, start), text);
    from = end;
  }
  return [...parts, own.slice(from)].join('');
}

/** The opening tag of a section and its own content, in English. Content between its inner sections is put before them. */
function inEnglish({ element, nodes }: CutSection, { body }: Document): string {
  const { text, tags } = body;
  const { start, end } =
    tags.find((tag) => tag.start === placeOf(element).start) ?? placeOf(element);
  const written = nodes.map((node) => {
    const { start, end } = placeOf(node);
    return inserted(text, start, end, elementsOf(node).map(namedEnglish));
  });
  return [
    inserted(text, start, end, [namedEnglish(element)]),
    '<div lang="en" dir="ltr">',
    ...written,
    '</div>\n\n',
  ].join('\n\n');
}

function namedEnglish(element: Element): Insertion {
  return { at: placeOf(element).start + 1 + (element.name ?? '').length, text: ' lang="en"' };
}

/** The offset at which the own text of a section ends: before the first section inside it, or before its closing tag. */
function ownEnd({ element }: CutSection): number {
  const inner = element.children.find((child) => isElement(child) && child.name === 'Section');
  return inner ? placeOf(inner).start : placeOf(element).end - '</Section>'.length;
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

function placeOf(node: Nodes): { readonly start: number; readonly end: number } {
  const { start, end } = node.position ?? {};
  return { start: start?.offset ?? 0, end: end?.offset ?? 0 };
}
