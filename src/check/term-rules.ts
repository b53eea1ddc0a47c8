// Defined terms: every use is defined in the document that it names, and every definition is used somewhere.
// A term that is defined twice is found in id-rules.ts.
import type { Corpus } from '../corpus/corpus.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { type Document, isUnreadable } from '../corpus/read/document.ts';
import { suggestion } from '../corpus/read/nearest.ts';
import { lineCounter } from '../corpus/read/source.ts';
import { isDefinition, type Term, termsOf } from '../corpus/terms.ts';
import { unknownDocument } from './reference-rules.ts';

/** The mistakes in the terms of all documents. */
export function termRules(corpus: Corpus): Diagnostic[] {
  const documents = [...corpus.textsById.values()];
  const terms = new Map(documents.map((document) => [document.id, termsOf(document)]));
  const definitions = (doc: string) => (terms.get(doc) ?? []).filter(isDefinition);
  const uses = (doc: string) => (terms.get(doc) ?? []).filter((term) => !isDefinition(term));
  const used = new Set(
    documents.flatMap(({ id }) => uses(id)).map((term) => `${term.doc}#${term.id}`),
  );
  // A document without readable text may use the term.
  const complete = !documents.some(isUnreadable);
  const renamed = new Map(complete ? documents.flatMap(renamedIn) : []);
  return documents.flatMap((document) => [
    ...unusedIn(document).map((term) =>
      problem(document, term, renamed.get(document.id) ?? unusedSentence(term, document)),
    ),
    ...uses(document.id).flatMap((term) => {
      const sentence = renamed.has(term.doc) ? undefined : undefinedSentence(term, document);
      return sentence ? [problem(document, term, sentence)] : [];
    }),
  ]);

  function unusedIn({ id }: Document): Term[] {
    return complete ? definitions(id).filter((term) => !used.has(`${id}#${term.id}`)) : [];
  }

  /** The document and what to say, if it defines one term that nobody uses, and one that is defined nowhere is used as its own. */
  function renamedIn(document: Document): [id: string, sentence: string][] {
    const [defined, ...others] = unusedIn(document);
    if (!defined || others.length > 0) return [];
    const lost = documents.flatMap((own) =>
      uses(own.id)
        .filter((term) => term.doc === document.id && !isDefined(term, document.id))
        .map((term) => ({ term, own })),
    );
    const [first, ...more] = lost;
    if (!first || more.some(({ term }) => term.id !== first.term.id)) return [];
    if (documents.some(({ id }) => isDefined(first.term, id))) return [];
    const places = lost.map(({ term: { tag }, own }) =>
      own === document ? `line ${tag.line}` : `${own.file}:${tag.line}`,
    );
    const { term } = first.term;
    const sentence = `the term is defined and never used, and "${term}" is used (${places.join(', ')}) and defined nowhere. Write <Term define>${term}</Term>; or, if the term has another name now, write that wherever it is used.`;
    return [[document.id, sentence]];
  }

  function isDefined({ id }: Term, doc: string): boolean {
    return definitions(doc).some((each) => each.id === id);
  }

  function undefinedSentence(use: Term, own: Document): string | undefined {
    const { term, doc } = use;
    const unknown = unknownDocument(doc, corpus);
    if (unknown) return unknown;
    const target = corpus.documentsById.get(doc);
    if (target && isUnreadable(target)) return undefined;
    if (isDefined(use, doc)) return undefined;
    const found = `the term "${term}" is not defined in ${doc === own.id ? 'this document' : doc}.`;
    const elsewhere = documents.find((other) => isDefined(use, other.id));
    if (elsewhere) {
      return `${found} It is defined in ${elsewhere.id}: write <Term of="${term}" doc="${elsewhere.id}">.`;
    }
    const near = suggestion(
      term,
      definitions(doc).map((definition) => definition.term),
    );
    return `${found}${near} Define it with <Term define>${term}</Term>, or name the defined term with of="…".`;
  }
}

function problem({ file }: Document, { tag, words }: Term, sentence: string): Diagnostic {
  return { file, line: tag.line, message: `${tag.typed}${words}</Term>: ${sentence}` };
}

function unusedSentence({ words, tag }: Term, { body }: Document): string {
  const plain = body.text.indexOf(words, tag.end + words.length);
  const where = plain < 0 ? 'where it is used' : `on line ${lineCounter(body.text)(plain)}`;
  return `the term is defined and never used. Write <Term>${words}</Term> ${where}, or remove the two tags here and keep the words.`;
}
