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
  return documents.flatMap((document) => [
    ...definitions(document.id)
      .filter(() => complete)
      .filter(({ id }) => !used.has(`${document.id}#${id}`))
      .map((term) => problem(document, term, unusedSentence(term, document))),
    ...uses(document.id).flatMap((term) => {
      const sentence = useSentence(term, document);
      return sentence ? [problem(document, term, sentence)] : [];
    }),
  ]);

  function useSentence({ term, id, doc }: Term, own: Document): string | undefined {
    const unknown = unknownDocument(doc, corpus);
    if (unknown) return unknown;
    const target = corpus.documentsById.get(doc);
    if (target && isUnreadable(target)) return undefined;
    const defined = definitions(doc);
    if (defined.some((definition) => definition.id === id)) return undefined;
    const found = `the term "${term}" is not defined in ${doc === own.id ? 'this document' : doc}.`;
    const elsewhere = documents.find((other) =>
      definitions(other.id).some((each) => each.id === id),
    );
    if (elsewhere) {
      return `${found} It is defined in ${elsewhere.id}: write <Term of="${term}" doc="${elsewhere.id}">.`;
    }
    const near = suggestion(
      term,
      defined.map((definition) => definition.term),
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
