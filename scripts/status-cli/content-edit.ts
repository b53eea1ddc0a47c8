// Purpose: changes files of content/ together. The check judges the result before anything is written; then each file is
// replaced as a whole. A wrong answer leaves the folder as it was.
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { corpusOf } from '../../src/build/corpus.ts';
import { check } from '../../src/check/check.ts';
import { type ContentFile, readContentFiles } from '../../src/corpus/read/content-files.ts';
import type { Diagnostic } from '../../src/corpus/read/diagnostic.ts';
import { writeFiles } from '../../src/desk/accept/write-files.ts';

/** Files by their path from the project folder. */
export type Texts = Map<string, string>;

/** The content folder, ready to be changed. */
export async function readTexts(root: string): Promise<Texts> {
  return new Map((await readContentFiles(root)).map(({ path, text }) => [path, text]));
}

/** The mistakes in a content folder. */
export function checkTexts(texts: Texts): Diagnostic[] {
  return check(corpusOf([...texts].map(([path, text]): ContentFile => ({ path, text }))));
}

/**
 * Writes the files that differ: all of them, or none.
 * @returns the paths that were written.
 * @throws Error of the file system.
 */
export async function writeTexts(root: string, before: Texts, after: Texts): Promise<string[]> {
  const changed = new Map([...after].filter(([path, text]) => before.get(path) !== text));
  await writeFiles(root, changed);
  return [...changed.keys()];
}

/** Changes a YAML file in place. Comments and the formatting of everything else stay. */
export function editYaml(texts: Texts, path: string, edit: (document: Document) => void): void {
  const document = parseDocument(texts.get(path) ?? '');
  edit(document);
  texts.set(path, document.toString({ lineWidth: 0, flowCollectionPadding: false }));
}

/**
 * A list of a document.
 * @throws TypeError when there is none of that name.
 */
export function listIn(document: Document, key: string): YAMLSeq {
  const list = document.get(key);
  if (isSeq(list)) return list;
  throw new TypeError(`There is no list "${key}".`);
}

/**
 * The record of an id in a list.
 * @throws TypeError when there is none.
 */
export function recordIn(document: Document, key: string, id: string): YAMLMap {
  const found = listIn(document, key).items.find((item) => isMap(item) && item.get('id') === id);
  if (isMap(found)) return found;
  throw new TypeError(`There is no record "${id}".`);
}

/** A YAML node for a value, formatted as the files of the folder are: sentences in quotation marks, short lists on one line. */
export function nodeOf(document: Document, value: unknown): unknown {
  const node = document.createNode(value);
  quoteSentences(node);
  return node;
}

function quoteSentences(node: unknown): void {
  if (isScalar(node)) {
    if (typeof node.value === 'string' && /\s/.test(node.value)) node.type = 'QUOTE_DOUBLE';
  } else if (isSeq(node)) {
    node.flow = node.items.every((item) => isScalar(item));
    for (const item of node.items) quoteSentences(item);
  } else if (isMap(node)) {
    for (const { value } of node.items) quoteSentences(value);
  }
}
