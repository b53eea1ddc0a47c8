// Purpose: what a document points to must exist: facts, company values, documents, pages and sections.
// Pure; terms are judged in term-rules.ts.
import { type MdxDocument, titleOf } from './document.ts';
import { type Names, unknownCompany, unknownFact } from './names.ts';
import { isSlip, nearest, suggestion } from './nearest.ts';
import type { Problem } from './problem.ts';
import { type Tag, textOf } from './scan-mdx.ts';

const topics = ['accessibility', 'violation'];

/** The references of a document that lead nowhere. */
export function referenceProblems(document: MdxDocument, names: Names): Problem[] {
  return document.scan.tags.flatMap((tag) =>
    sentences(tag, document, names).map((message) => ({
      file: document.file,
      line: tag.line,
      message: `${tag.typed}: ${message}`,
    })),
  );
}

/** The sentence for a document that does not exist; `undefined` when there is one of that id. */
export function unknownDocument(doc: string, names: Names): string | undefined {
  if (names.documents.has(doc)) return undefined;
  return unknownTarget(doc, [...names.documents.keys()], names, 'document');
}

function sentences(tag: Tag, document: MdxDocument, names: Names): string[] {
  if (tag.kind === 'closing') return [];
  const id = textOf(tag, 'id');
  const name = textOf(tag, 'name');
  const found: (string | undefined)[] = [];
  if (tag.name === 'Fact' && id) found.push(unknownFact(id, names));
  if (tag.name === 'Company' && name) found.push(unknownCompany(name, names));
  if (tag.name === 'See') found.push(...seeSentences(tag, document, names));
  return found.filter((sentence) => sentence !== undefined);
}

function seeSentences(tag: Tag, document: MdxDocument, names: Names): (string | undefined)[] {
  const given = tag.attributes.map(({ name }) => name);
  const doc = textOf(tag, 'doc');
  const section = textOf(tag, 'section');
  if (!given.includes('doc') && !given.includes('section')) {
    return [
      'it names nothing to see. Write doc="…" for a document or page, section="…" for a section, or both.',
    ];
  }
  const target = doc === undefined || doc === '' ? document : names.documents.get(doc);
  const isPage = doc !== undefined && names.pages.includes(doc);
  if (!target && !isPage && doc) {
    const all = [...names.documents.keys(), ...names.pages];
    return [unknownTarget(doc, all, names, 'document or page')];
  }
  return [
    section ? sectionSentence(section, target, document, names) : undefined,
    doc === document.id && !isPage && !given.includes('section')
      ? 'it points to the document in which it stands. Add section="…".'
      : undefined,
    topicSentence(tag, doc),
  ];
}

function topicSentence(tag: Tag, doc: string | undefined): string | undefined {
  const topic = textOf(tag, 'topic');
  if (!topic) return undefined;
  if (doc !== 'contact') {
    return 'only the contact page has topics. Remove topic="…", or write doc="contact".';
  }
  if (topics.includes(topic)) return undefined;
  return `there is no topic "${topic}".${suggestion(topic, topics)} Topics are ${topics.join(' and ')}.`;
}

function sectionSentence(
  section: string,
  target: MdxDocument | undefined,
  own: MdxDocument,
  names: Names,
): string | undefined {
  if (!target) return 'a page has no sections to point to. Remove section="…".';
  const sections = target.outline;
  if (sections.some(({ id }) => id === section)) return undefined;
  const place = target === own ? 'this document' : target.id;
  const near = nearest(
    section,
    sections.map(({ id }) => id),
  );
  const found = sections.find(({ id }) => id === near);
  const elsewhere = [...names.documents.values()].find(
    (other) => other !== target && other.outline.some(({ id }) => id === section),
  );
  if (elsewhere && !(near && isSlip(section, near))) {
    return `there is no section "${section}" in ${place}, but there is one in ${titleOf(elsewhere)}. Write doc="${elsewhere.id}" section="${section}".`;
  }
  const title = found ? ` It is section ${found.number}, “${found.title}”.` : '';
  return `there is no section "${section}" in ${place}.${suggestion(
    section,
    sections.map(({ id }) => id),
  )}${title}`;
}

function unknownTarget(doc: string, ids: readonly string[], names: Names, kind: string): string {
  const plain = doc.replace(/^\/+|\/+$/g, '');
  const real = ids.includes(plain) ? plain : names.aliases.get(plain);
  if (real !== undefined && ids.includes(real)) {
    return `"${doc}" is an address; a ${kind} is named by its own path. Write doc="${real}".`;
  }
  return `there is no ${kind} "${doc}".${suggestion(doc, ids)} A document is named by its path in content/documents, without its ending.`;
}
