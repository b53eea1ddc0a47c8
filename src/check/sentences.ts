// The sentences of the content in every language as readers see them, with facts and names filled in, each with its place.
import type { Nodes } from 'mdast';
import { replacePlaceholders, valueNamed } from '../core/placeholders.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { spokenFact, spokenName } from '../corpus/facts.ts';
import { attributeOf, isElement } from '../corpus/read/body.ts';
import type { Document } from '../corpus/read/document.ts';
import { lineCounter, valueAt } from '../corpus/read/source.ts';
import type { LanguageCode } from '../languages/list.ts';
import { sentencesIn } from './passages.ts';
import { isRead, type Text, textsOf } from './texts.ts';
import { unshownLines } from './translation-pairs.ts';

export type Sentence = {
  readonly file: string;
  readonly line: number;
  readonly language: LanguageCode;
  readonly text: string;
  /** The facts that the sentence names. */
  readonly facts: readonly string[];
  /** The claim whose wording it is. */
  readonly record?: string | undefined;
  /** Offset in the body of its document; `undefined` in data, front matter and titles. */
  readonly at: number | undefined;
  /** Its key in the words of the interface, such as `home:hero.title`. */
  readonly key: string | undefined;
};

type Value = (name: string) => string;
const names = /\ue000([^\ue001]*)\ue001/g;

type Piece = { readonly text: string; readonly offset: number; readonly fact?: string };

/** Every sentence that visitors read, and the wording of every claim. Stale sections of translations are read by nobody. */
export function sentencesOf(corpus: Corpus): Sentence[] {
  const { valueIn } = corpus;
  const unshown = unshownLines(corpus);
  return [
    ...textsOf(corpus)
      .filter(isRead)
      .flatMap((text) => leafSentences(text, valueIn(text.language))),
    ...[...corpus.texts, ...corpus.translations]
      .flatMap((text) => bodySentences(text, valueIn(text.language)))
      .filter(({ file, line }) => !unshown.get(file)?.has(line)),
  ];
}

function leafSentences(
  { file, source, path, line, words, language, namespace, key: name }: Text,
  value: Value,
): Sentence[] {
  // A mark with the fact's name is put after its value, until the text is cut into sentences.
  const shown = replacePlaceholders(words.replace(/<[^<>]*>/g, ''), (hole) => {
    const named = valueNamed(hole);
    if (!named) return ' ';
    return value(hole) + (named.kind === 'fact' ? `\ue000${spokenFact(named.key).id}\ue001` : '');
  });
  // Words of a figure belong to the document that shows it, and not to a page.
  const key = namespace === 'values' && path[0] === 'figure' ? undefined : name;
  const id = path[0] === 'claims' ? valueAt(source.data, [...path.slice(0, -1), 'id']) : undefined;
  const record = typeof id === 'string' ? id : undefined;
  return sentencesIn(shown).map(({ start, end }) => {
    const marked = shown.slice(start, end);
    const facts = [...marked.matchAll(names)].map(([, fact = '']) => fact);
    const text = marked.replace(names, '').trim();
    return { file, line, language, facts, record, at: undefined, key, text };
  });
}

/** The sentences of a document's body; a row of a table is one. */
function bodySentences(
  { file, body, language }: Pick<Document, 'file' | 'body' | 'language'>,
  value: Value,
): Sentence[] {
  const lineAt = lineCounter(body.text);
  const titles = body.tags.flatMap(({ attributes, line }) =>
    attributes
      .filter(({ name, form }) => name === 'title' && form === 'text')
      .map((title) => ({ file, line, text: title.value, at: undefined })),
  );
  const blocks = body.tree ? blocksOf(body.tree, value) : [];
  const sentences = blocks
    .flatMap(sentencesOfPieces)
    .map(({ at, ...sentence }) => ({ ...sentence, file, line: lineAt(at), at }));
  return [...titles, ...sentences].map((sentence) => ({
    ...{ facts: [], language, key: undefined },
    ...sentence,
  }));
}

type PlacedSentence = Pick<Sentence, 'text' | 'facts'> & { readonly at: number };

/** The sentences of a paragraph, an item or a cell, given as the nodes of its words, with their offsets in the body. */
export const sentencesOfNodes = (words: readonly Nodes[], value: Value): PlacedSentence[] =>
  sentencesOfPieces(words.flatMap((node) => piecesOf(node, value)));

function sentencesOfPieces(pieces: readonly Piece[]): PlacedSentence[] {
  const text = pieces.map((piece) => piece.text).join('');
  const starts: number[] = [];
  let length = 0;
  for (const piece of pieces) {
    starts.push(length);
    length += piece.text.length;
  }
  return sentencesIn(text).map(({ start, end }) => {
    const lead = text.slice(start, end).search(/\S/);
    const first = starts.findLastIndex((place) => place <= start + lead);
    const at = (pieces[first]?.offset ?? 0) + start + lead - (starts[first] ?? 0);
    const inside = pieces.filter(
      (_, place) => (starts[place] ?? 0) >= start && (starts[place] ?? 0) < end,
    );
    const facts = inside.flatMap(({ fact }) => fact ?? []);
    return { text: text.slice(start, end).trim(), facts, at };
  });
}

const holdsLines = /^(?:paragraph|tableRow|heading|code)$/;

/** The paragraphs and rows of a tree, each as the pieces of its words. */
function blocksOf(node: Nodes, value: Value): Piece[][] {
  if (holdsLines.test(node.type)) return [piecesOf(node, value)];
  if (!('children' in node)) return [];
  // Content of a component without empty lines around it is text and no paragraph.
  const isLine = node.children.some(({ type }) => type === 'text');
  return isLine
    ? [piecesOf(node, value)]
    : node.children.flatMap((child) => blocksOf(child, value));
}

function piecesOf(node: Nodes, value: Value): Piece[] {
  const offset = node.position?.start.offset ?? 0;
  if (isElement(node) && (node.name === 'Fact' || node.name === 'Company')) {
    if (node.name === 'Company')
      return [{ text: value(`company.${attributeOf(node, 'name') ?? ''}`), offset }];
    const [id = '', form] = [attributeOf(node, 'id'), attributeOf(node, 'as')];
    const name = spokenName({ id, form });
    return [{ text: value(`fact.${name}`), offset, fact: id }];
  }
  if (node.type === 'break') return [{ text: ' ', offset }];
  if ('children' in node) {
    const between = node.type === 'tableRow' ? [{ text: ' | ', offset }] : [];
    return node.children.flatMap((child, place) => [
      ...(place > 0 ? between : []),
      ...piecesOf(child, value),
    ]);
  }
  return 'value' in node && !node.type.startsWith('mdx') ? [{ text: node.value, offset }] : [];
}
