// The terms of a document, as its component <Term> understands them.
import { termId } from '../core/outline.ts';
import type { Body } from './read/body.ts';
import type { Document } from './read/document.ts';
import { type Tag, textOf } from './read/tags.ts';

/** A <Term>: the words between its tags, the name of its term, and the document that defines it. */
export type Term = {
  readonly tag: Tag;
  readonly words: string;
  readonly term: string;
  readonly id: string;
  readonly doc: string;
};

/** Every definition and use of a term in a document. */
export function termsOf({ body, id }: Pick<Document, 'body' | 'id'>): Term[] {
  return body.tags
    .filter(({ name, kind }) => name === 'Term' && kind === 'opening')
    .map((tag) => {
      const words = wordsAfter(tag, body);
      const term = textOf(tag, 'of') ?? words;
      return { tag, words, term, id: termId(term), doc: textOf(tag, 'doc') ?? id };
    });
}

/** Whether this is the place where the term is defined. */
export function isDefinition({ tag }: Term): boolean {
  return tag.attributes.some(({ name }) => name === 'define');
}

/** The text up to the next closing tag, as the component reads it: without tags and marks of emphasis. */
function wordsAfter(tag: Tag, { tags, text }: Body): string {
  const close = tags.find(
    ({ name, kind, start }) => name === 'Term' && kind === 'closing' && start >= tag.end,
  );
  return text
    .slice(tag.end, close?.start ?? tag.end)
    .replace(/<[^>]*>|[*_]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
