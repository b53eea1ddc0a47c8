// The ids inside a document: none is given twice, each can stand in an address, and none that was recorded is renamed.
// Ids of sections and of terms share one space, because both become anchors of the page.
import type { OutlineSection } from '../core/outline.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import type { Document } from '../corpus/read/document.ts';
import { isSlip, nearest } from '../corpus/read/nearest.ts';
import { type Tag, textOf } from '../corpus/read/tags.ts';
import { versionsAt } from '../corpus/record/archive.ts';
import { isDefinition, termsOf } from '../corpus/terms.ts';
import { isSlug } from './names.ts';

export function idRules(corpus: Corpus): Diagnostic[] {
  return corpus.texts.flatMap((document) => [
    ...idProblems(document),
    ...[...renamedSections(document, corpus)].map(([lost, { id, title, line }]) => ({
      ...{ file: document.file, line },
      message: `<Section id="${id}" title="${title}">: the section was recorded as "${lost}", and its id is permanent, as links and addresses lead to it. Write id="${lost}" back.`,
    })),
  ]);
}

/**
 * The sections of a document whose ids are not those of its recorded text, by their recorded ids: a section of a new id has the
 * title of one that is gone, or nearly. In a draft, to which nobody outside leads, only while something in the content names it.
 */
export function renamedSections(
  { id, front, outline }: Document,
  { archive, stage, texts }: Corpus,
): ReadonlyMap<string, OutlineSection> {
  const recorded = versionsAt(archive, [
    id,
    ...(front.movedFrom ?? []).map((path) => path.slice(1)),
  ]).at(-1);
  const before = [...(recorded?.words.matchAll(recordedTitle) ?? [])].map(
    ([, title = '', known = '']) => ({ title, known }),
  );
  const fresh = outline.filter((section) => before.every(({ known }) => known !== section.id));
  if (before.length === 0 || fresh.length === 0) return new Map();
  const isNamed = (section: string) =>
    front.summaryClauses?.includes(section) ||
    texts.some((text) =>
      text.body.tags.some(
        (tag) => textOf(tag, 'section') === section && (textOf(tag, 'doc') || text.id) === id,
      ),
    );
  return new Map(
    before.flatMap(({ title, known }) => {
      if (outline.some((section) => section.id === known)) return [];
      const near =
        nearest(
          title,
          fresh.map((section) => section.title),
        ) ?? '';
      const found = fresh.find((section) => section.title === near);
      if (!found || !isSlip(title, near) || (stage === 'draft' && !isNamed(known))) return [];
      return [[known, found] as const];
    }),
  );
}

/** The heading of a section in a recorded text: `### 5.4 Same means, no fee {#same-means}`. */
const recordedTitle = /^#{2,6} [\d.]+ (.+) \{#([\w-]+)\}$/gm;

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
