// What a document refers to must exist: facts, company values, documents, pages and sections. term-rules.ts checks terms.
import { isTopic, topics } from '../core/topics.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { shapeOf } from '../corpus/document-components.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { type Document, isUnreadable } from '../corpus/read/document.ts';
import { isSlip, nearest, suggestion } from '../corpus/read/nearest.ts';
import { problemIn } from '../corpus/read/source.ts';
import { type Tag, textOf } from '../corpus/read/tags.ts';
import { renamedSections } from './id-rules.ts';
import { unknownClaim, unknownCompany, unknownFact, unknownForm } from './names.ts';

const topicNames = Object.keys(topics);
const topicList = new Intl.ListFormat('en-GB').format(topicNames);

export function referenceRules(corpus: Corpus): Diagnostic[] {
  return corpus.texts.flatMap((document) => [
    ...summaryProblems(document, corpus),
    ...document.body.tags.flatMap((tag) =>
      sentences(tag, document, corpus).map((message) => ({
        file: document.file,
        line: tag.line,
        message: `${tag.typed}: ${message}`,
      })),
    ),
  ]);
}

/** Each point of “At a glance” links to a section of its document, if one is named for it. */
function summaryProblems(document: Document, corpus: Corpus): Diagnostic[] {
  const { file, front, source, outline } = document;
  const { summary = [], summaryClauses: clauses } = front;
  if (!clauses || isUnreadable(document)) return [];
  const problem = (message: string, place: number[] = []) =>
    problemIn({ path: file, source }, ['summaryClauses', ...place], `"summaryClauses": ${message}`);
  const ids = outline.map(({ id }) => id);
  const unknown = clauses.flatMap((clause, place) =>
    ids.includes(clause) || renamedSections(document, corpus).has(clause)
      ? []
      : [
          problem(`there is no section "${clause}" in this document.${suggestion(clause, ids)}`, [
            place,
          ]),
        ],
  );
  if (clauses.length === summary.length) return unknown;
  const message = `found ${clauses.length} sections, expected ${summary.length}, one for each point of "summary" and in the same order.`;
  return [problem(message), ...unknown];
}

/** The sentence for a document that does not exist; `undefined` when there is one of that id. */
export function unknownDocument(doc: string, corpus: Corpus): string | undefined {
  if (corpus.documentsById.has(doc)) return undefined;
  return unknownTarget(doc, [...corpus.documentsById.keys()], corpus, 'document');
}

function sentences(tag: Tag, document: Document, corpus: Corpus): string[] {
  if (tag.kind === 'closing') return [];
  const id = textOf(tag, 'id');
  const name = textOf(tag, 'name');
  const found: (string | undefined)[] = [];
  const form = textOf(tag, 'as');
  if (tag.name === 'Fact' && id) {
    found.push(unknownFact(id, corpus));
    if (form) found.push(unknownForm({ id, form }, corpus));
  }
  if (document.kind === 'document' && shapeOf(tag.name)?.onPages) {
    found.push(
      'only the text of a page shows it, which has `kind: page` in its front matter. A document says it in words.',
    );
  }
  if (tag.name === 'ClaimStatus' && id) found.push(unknownClaim(id, corpus));
  if (tag.name === 'Company' && name) found.push(unknownCompany(name, corpus));
  if (tag.name === 'See') found.push(...seeSentences(tag, document, corpus));
  return found.filter((sentence) => sentence !== undefined);
}

function seeSentences(tag: Tag, document: Document, corpus: Corpus): (string | undefined)[] {
  const given = tag.attributes.map(({ name }) => name);
  const doc = textOf(tag, 'doc');
  const section = textOf(tag, 'section');
  if (!given.includes('doc') && !given.includes('section')) {
    return [
      'it names nothing to see. Write doc="…" for a document or page, section="…" for a section, or both.',
    ];
  }
  const target = doc === undefined || doc === '' ? document : corpus.documentsById.get(doc);
  const isPage = doc !== undefined && corpus.pages.includes(doc);
  if (!target && !isPage && doc) {
    const all = [...corpus.documentsById.keys(), ...corpus.pages];
    return [unknownTarget(doc, all, corpus, 'document or page')];
  }
  return [
    section ? sectionSentence(section, target, document, corpus) : undefined,
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
  if (isTopic(topic)) return undefined;
  return `there is no topic "${topic}".${suggestion(topic, topicNames)} Topics are ${topicList}.`;
}

function sectionSentence(
  section: string,
  target: Document | undefined,
  own: Document,
  corpus: Corpus,
): string | undefined {
  if (!target) return 'a page has no sections to point to. Remove section="…".';
  // If the target's text is missing, nobody knows which sections it had.
  if (isUnreadable(target)) return undefined;
  const sections = target.outline;
  if (sections.some(({ id }) => id === section)) return undefined;
  if (renamedSections(target, corpus).has(section)) return undefined;
  const place = target === own ? 'this document' : target.id;
  const near = nearest(
    section,
    sections.map(({ id }) => id),
  );
  const found = sections.find(({ id }) => id === near);
  const elsewhere = [...corpus.documentsById.values()].find(
    (other) => other !== target && other.outline.some(({ id }) => id === section),
  );
  if (elsewhere && !(near && isSlip(section, near))) {
    return `there is no section "${section}" in ${place}, but there is one in ${elsewhere.title}. Write doc="${elsewhere.id}" section="${section}".`;
  }
  const title = found ? ` It is section ${found.number}, “${found.title}”.` : '';
  return `there is no section "${section}" in ${place}.${suggestion(
    section,
    sections.map(({ id }) => id),
  )}${title}`;
}

function unknownTarget(doc: string, ids: readonly string[], corpus: Corpus, kind: string): string {
  const plain = doc.replace(/^\/+|\/+$/g, '');
  const real = ids.includes(plain) ? plain : corpus.aliases.get(plain);
  if (real !== undefined && ids.includes(real)) {
    return `"${doc}" is an address; a ${kind} is named by its own path. Write doc="${real}".`;
  }
  return `there is no ${kind} "${doc}".${suggestion(doc, ids)} A document is named by its path in content/documents, without its ending.`;
}
