// Defined terms: every use is defined in the document that it names, and says a word of its term; every definition is used
// somewhere.
// A term that is defined twice is found in id-rules.ts.
import type { Corpus } from '../corpus/corpus.ts';
import { counted, type Diagnostic } from '../corpus/read/diagnostic.ts';
import { type Document, isUnreadable } from '../corpus/read/document.ts';
import { suggestion } from '../corpus/read/nearest.ts';
import { lineCounter } from '../corpus/read/source.ts';
import { isDefinition, type Term, termsOf } from '../corpus/terms.ts';
import { unknownDocument } from './reference-rules.ts';
import type { Waivable } from './waivers.ts';

/** A use of a term, in a language and with the words that it says, by which both are found. */
type Use = { readonly file: string; readonly term: Term; readonly said: string };

/**
 * Uses of a term that say the word of another: everywhere else in that language, documents and their translations, these words
 * stand for one other term, and the term of the use is said otherwise.
 */
export function termWordRules({ texts, translations }: Corpus): Waivable[] {
  const uses: Use[] = [...texts, ...translations].flatMap((text) => {
    const { file, language } = text;
    return termsOf(text)
      .filter((term) => !isDefinition(term))
      .map((term) => ({ file, term, said: `${language} ${term.words.toLowerCase()}` }));
  });
  const bySaid = Map.groupBy(uses, ({ said }) => said);
  const language = (said: string) => said.slice(0, said.indexOf(' ') + 1);
  const byTerm = Map.groupBy(uses, ({ term, said }) => language(said) + term.id);
  return [...bySaid].flatMap(([said, all]) => {
    const terms = [...Map.groupBy(all, ({ term }) => term.id).values()];
    const [most = [], ...rest] = terms.sort((a, b) => b.length - a.length);
    return rest.flat().flatMap(({ file, term }) => {
      const others = byTerm.get(language(said) + term.id)?.filter((one) => one.said !== said) ?? [];
      const own = all.filter((one) => one.term.id === term.id).length;
      const [other] = most;
      if (!other || most.length < 2 * own || others.length < own) return [];
      const words = [...new Set(others.map((one) => one.term.words))].slice(0, 3);
      const message = `${term.tag.typed}${term.words}</Term>: elsewhere “${term.words}” is the word for "${other.term.term}" (${counted(most.length, 'place')}, such as ${other.file}:${other.term.tag.line}), and "${term.term}" is ${words.map((word) => `“${word}”`).join(', ')}. Write the word of the term, or name the other term in of="…"; where both are right, {/* waiver: … */} with the reason stands directly before it.`;
      return [{ file, line: term.tag.line, at: term.tag.start, message }];
    });
  });
}

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
