// Reads a recorded text back into blocks. Renderings, comparisons and exports of old versions use the archive alone.
import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { cachedParse } from '../disk-cache.ts';
import { type Block, blank, type Inline, linkWords, words as textOf } from './blocks.ts';
import { markdownOf } from './markdown.ts';

/** The words of a version as blocks. */
export type RecordedText = {
  readonly lead: readonly Inline[];
  /** The points of the summary. */
  readonly glance: readonly (readonly Block[])[];
  /** Headings and what stands below them. */
  readonly body: readonly Block[];
};

/** Thrown for a text that is not in the form in which texts are recorded. */
export class UnreadableText extends Error {
  override readonly name = 'UnreadableText';
  /** Line within the given words, counted from 1. */
  readonly line: number;
  constructor(line: number, text: string) {
    const found = text.split('\n')[line - 1]?.slice(0, 60) ?? '';
    super(`found “${found}”, which is not of the form in which texts are recorded.`);
    this.line = line;
  }
}

/** Thrown for a part that a recorded text cannot have. */
class Misplaced extends Error {
  readonly node: Nodes | undefined;
  constructor(node: Nodes | undefined) {
    super('This part has no place in a recorded text.');
    this.node = node;
  }
}

/** The heading of the summary in the record. It belongs to the form and not to the catalogue, so it never changes a text. */
export const glanceTitle = 'At a glance';
const blanks = new RegExp(`(${blank.text})`);
const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * The words of a version as Markdown; the text ends with a line feed.
 * @param title The heading of the summary: a translation has its own.
 */
export function recordedWords(
  { lead, glance, body }: RecordedText,
  title: string = glanceTitle,
): string {
  const blocks: Block[] = [
    { kind: 'paragraph', children: lead },
    { kind: 'list', items: glance },
  ];
  const [first = '', points = ''] = blocks.map((block) => markdownOf([block]));
  return `${[first, `## ${title}`, points, markdownOf(body)].join('\n\n')}\n`.normalize('NFC');
}

/**
 * The blocks of recorded words. `recordedWords` turns them into the same words again.
 * @throws UnreadableText for anything else, such as HTML.
 */
export function readRecordedWords(words: string): RecordedText {
  return cachedParse('texts', words, readWords);
}

function readWords(words: string): RecordedText {
  const text = readText(words);
  const again = recordedWords(text);
  if (again === words) return text;
  const known = again.split('\n');
  const lines = words.split('\n');
  const index = lines.findIndex((each, at) => each !== known[at]);
  throw new UnreadableText((index < 0 ? lines.length - 1 : index) + 1, words);
}

function readText(words: string): RecordedText {
  try {
    const [lead, title, points, ...rest] = parser.parse(words).children;
    if (lead?.type !== 'paragraph') throw new Misplaced(lead);
    if (title?.type !== 'heading' || plainText(title) !== glanceTitle) throw new Misplaced(title);
    if (points?.type !== 'list') throw new Misplaced(points);
    return {
      lead: inlinesOf(lead.children),
      glance: points.children.map((item) => blocksOf(item.children)),
      body: blocksOf(rest),
    };
  } catch (error) {
    if (!(error instanceof Misplaced)) throw error;
    throw new UnreadableText(error.node?.position?.start.line ?? 1, words);
  }
}

function blocksOf(nodes: readonly RootContent[]): Block[] {
  const blocks: Block[] = [];
  for (const node of nodes) {
    const block = blockOf(node);
    const caption = block.kind === 'table' ? captionOf(blocks.at(-1)) : undefined;
    if (caption !== undefined) blocks.pop();
    blocks.push(block.kind === 'table' && caption !== undefined ? { ...block, caption } : block);
  }
  return blocks;
}

/** A line of emphasis right above a table is its caption. */
function captionOf(block: Block | undefined): string | undefined {
  if (block?.kind !== 'paragraph' || block.children.length !== 1) return undefined;
  const [only] = block.children;
  if (only?.kind !== 'emphasis') return undefined;
  return only.children.map((part) => ('text' in part ? part.text : '')).join('');
}

function blockOf(node: RootContent): Block {
  switch (node.type) {
    case 'heading': {
      const [, number, title, id] = /^(\S+) (.+) \{#([\w-]+)\}$/s.exec(plainText(node)) ?? [];
      if (number === undefined || title === undefined || id === undefined)
        throw new Misplaced(node);
      return { kind: 'heading', level: node.depth - 1, number, id, title };
    }
    case 'paragraph':
      return { kind: 'paragraph', children: inlinesOf(node.children) };
    case 'list': {
      const items = node.children.map((item) => blocksOf(item.children));
      return { kind: 'list', ...(node.ordered ? { start: node.start ?? 1 } : {}), items };
    }
    case 'table': {
      const [head = [], ...rows] = node.children.map((row) =>
        row.children.map((cell) => inlinesOf(cell.children)),
      );
      return { kind: 'table', head, rows };
    }
    case 'blockquote':
      return { kind: 'quote', children: blocksOf(node.children) };
    case 'code':
      return { kind: 'code', text: node.value };
    default:
      throw new Misplaced(node);
  }
}

function inlinesOf(nodes: readonly PhrasingContent[]): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
        return node.value
          .split(blanks)
          .filter(Boolean)
          .map((text) => (text === blank.text ? blank : textOf(text)));
      case 'inlineCode':
        return [{ kind: 'code', text: node.value }];
      case 'strong':
      case 'emphasis':
        return [{ kind: node.type, children: inlinesOf(node.children) }];
      case 'link':
        if (!/^(?:https?:\/\/|mailto:|tel:)/.test(node.url)) throw new Misplaced(node);
        return linkWords(node.url, inlinesOf(node.children));
      default:
        throw new Misplaced(node);
    }
  });
}

function plainText(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(plainText).join('') : '';
}
