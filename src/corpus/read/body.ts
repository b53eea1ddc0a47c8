// The body of a document, parsed once. Everything that pages, rules and the record know of the body follows from this tree.
import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { lazy, merge } from '../../core/lazy.ts';
import { cachedParse } from '../disk-cache.ts';
import { excerpt } from './broken-tag.ts';
import type { Diagnostic } from './diagnostic.ts';
import { scanMdx } from './scan-mdx.ts';
import { placeCounter } from './source.ts';
import type { Attribute, Tag } from './tags.ts';

/** What was found in a body that cannot be parsed. */
type Broken = {
  /** Mistakes in single characters and tags. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether a tag was too broken to be read: then closing tags cannot be judged. */
  readonly lostTag: boolean;
  /** Why the parser still refuses the text after those mistakes are blanked out; `undefined` if it does not. */
  readonly reason: unknown;
};

/** The body of a document. Lines and offsets count from the start of the given text. */
export type Body = {
  readonly file: string;
  readonly text: string;
  /** The same text with spaces in place of what is broken. */
  readonly readable: string;
  /** Its components, opening and closing, in the order of the text. */
  readonly tags: readonly Tag[];
  /** `undefined` while the text is broken. */
  readonly tree: Root | undefined;
  readonly broken: Broken | undefined;
};

/** A component in a tree. */
export type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/**
 * The body of a document. It is parsed when a part of it is first asked for, as most pages need few of the texts.
 * @param text The body, with empty lines in place of the front matter, so that its lines are those of the file.
 */
export function readBody(file: string, text: string): Body {
  const parts = lazy<Parts>(['readable', 'tags', 'tree', 'broken'], () => parseBody(file, text));
  return merge({ file, text }, parts);
}

type Parts = Omit<Body, 'file' | 'text'>;

function parseBody(file: string, text: string): Parts {
  const parsed = cachedParse('trees', text, parse);
  if (parsed) return { readable: text, ...parsed, broken: undefined };
  // The parser stops at its first mistake. The scan lists all mistakes, and reads the tags that are intact.
  const { readable, tags, diagnostics, lostTag } = scanMdx(file, text);
  const broken = { diagnostics, lostTag, reason: refusal(readable) };
  return { readable, tags, tree: undefined, broken };
}

/** The tree and the tags of a text; `null` for a text that the parser refuses. */
function parse(text: string): { readonly tree: Root; readonly tags: Tag[] } | null {
  try {
    const tree = parser.parse(text);
    // The syntax trees of expressions, which nobody reads, may hold what JSON cannot.
    visit(tree, (node) => {
      delete node.data;
      if (!isElement(node)) return;
      for (const attribute of node.attributes) {
        delete attribute.data;
        if (typeof attribute.value === 'object' && attribute.value) delete attribute.value.data;
      }
    });
    return { tree, tags: tagsOf(tree, text) };
  } catch {
    return null;
  }
}

/** Whether a node of a tree is a component. */
export function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Whether a component has an attribute of this name, in any form. */
export function hasAttribute(node: Element, name: string): boolean {
  return node.attributes.some((each) => each.type === 'mdxJsxAttribute' && each.name === name);
}

/** The value of a component's attribute that is a text; `undefined` where it has none of that name. */
export function attributeOf(node: Element, name: string): string | undefined {
  for (const each of node.attributes) {
    if (each.type === 'mdxJsxAttribute' && each.name === name) {
      return typeof each.value === 'string' ? each.value : undefined;
    }
  }
  return undefined;
}

function refusal(readable: string): unknown {
  try {
    parser.parse(readable);
    return undefined;
  } catch (error) {
    return error;
  }
}

function tagsOf(tree: Root, text: string): Tag[] {
  const placeAt = placeCounter(text);
  const tags: Tag[] = [];
  const add = (node: Element, kind: Tag['kind'], start: number, end: number) =>
    tags.push({
      name: node.name ?? '',
      kind,
      attributes: kind === 'closing' ? [] : node.attributes.map(readAttribute),
      typed: excerpt(text.slice(start, end), 90),
      ...placeAt(start),
      start,
      end,
    });
  visit(tree, (node) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    if (!isElement(node) || start === undefined || end === undefined) return;
    const open = openingEnd(text, start);
    add(node, open === end ? 'alone' : 'opening', start, open);
    if (open < end) add(node, 'closing', text.lastIndexOf('</', end), end);
  });
  return tags.sort((a, b) => a.start - b.start);
}

/** The end of the tag that begins at an offset: its ">". Other ">" may stand inside quotation marks or braces. */
function openingEnd(text: string, start: number): number {
  const part = /"[^"]*"|'[^']*'|\{[^}]*\}|>/g;
  part.lastIndex = start;
  for (let found = part.exec(text); found; found = part.exec(text)) {
    if (found[0] === '>') return part.lastIndex;
  }
  return text.length;
}

function readAttribute(node: Element['attributes'][number]): Attribute {
  if (node.type === 'mdxJsxExpressionAttribute')
    return { name: `{${node.value}}`, form: 'code', value: '' };
  const { name, value } = node;
  if (value === null || value === undefined) return { name, form: 'bare', value: '' };
  if (typeof value === 'string') return { name, form: 'text', value };
  return { name, form: 'code', value: `{${value.value}}` };
}
