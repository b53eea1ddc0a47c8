// The ids inside a document: none is given twice, and each can stand in an address.
// Ids of sections and of terms share one space, because both become anchors of the page.
import type { Corpus } from '../corpus/corpus.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import type { Document } from '../corpus/read/document.ts';
import { type Tag, textOf } from '../corpus/read/tags.ts';
import { isDefinition, termsOf } from '../corpus/terms.ts';
import { isSlug } from './names.ts';

/** The mistakes in the ids of sections and terms. */
export function idRules({ texts }: Corpus): Diagnostic[] {
  return texts.flatMap(idProblems);
}

function idProblems(document: Document): Diagnostic[] {
  const owners = new Map<string, Tag>();
  const sections = document.body.tags
    .filter(({ name, kind }) => name === 'Section' && kind !== 'closing')
    .map((tag) => ({ tag, id: textOf(tag, 'id') ?? '', words: '' }));
  const definitions = termsOf(document).filter(isDefinition);
  return [...sections, ...definitions]
    .filter(({ id }) => id !== '')
    .sort((a, b) => a.tag.start - b.tag.start)
    .flatMap(({ tag, id, words }) => {
      const problem = (typed: string, message: string): Diagnostic => ({
        file: document.file,
        line: tag.line,
        message: `${typed}: ${message}`,
      });
      const first = owners.get(id);
      if (!first) owners.set(id, tag);
      if (first && tag.name === 'Term') {
        const message = `the term is already defined on line ${first.line}. Define it once; everywhere else write <Term>${words}</Term>.`;
        return [problem(`${tag.typed}${words}</Term>`, message)];
      }
      if (first) {
        const message = `the id "${id}" is already taken on line ${first.line}. Give this section an id of its own.`;
        return [problem(tag.typed, message)];
      }
      if (tag.name === 'Term' || isSlug(id)) return [];
      const message = `found the id "${id}", expected small letters, digits and single hyphens, such as "refund-time". Change the id.`;
      return [problem(tag.typed, message)];
    });
}
