// The words of a recorded text, read by a parser that has nothing to do with what wrote it. What was built is compared with them.
import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** The words of a text as readers see it: a hyphen that stands only where a line breaks is none. */
export function shownWords(text: string): string[] {
  return text.replaceAll('\u00ad', '').split(/\s+/).filter(Boolean);
}

const parser = unified().use(remarkParse).use(remarkGfm);

/** The words of a Markdown text without its front matter; ids of headings and the line above the summary are none. */
export function wordsOfMarkdown(markdown: string): string[] {
  const text = markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    // The first heading is that of the summary; sections have an id.
    .replace(/^## .*[^}\n]$/m, '');
  return shownWords(textOf(parser.parse(text)));
}

function textOf(node: Nodes): string {
  if (node.type === 'heading') return ` ${childText(node).replace(/ \{#[\w-]+\}$/, '')} `;
  if ('value' in node) return node.value;
  const text = childText(node);
  return /^(strong|emphasis|link|text|inlineCode|delete)$/.test(node.type) ? text : ` ${text} `;
}

function childText(node: Nodes): string {
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
