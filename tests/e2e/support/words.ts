// The words of a page and of a Markdown text, each read by a parser that has nothing to do with what wrote them.
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const split = (text: string) => text.split(/\s+/).filter(Boolean);

/** The words of a document's page: its name, its description, its summary and its body. */
export function wordsOfPage(html: string): { title: string; words: string[] } {
  const page = parseDocument(html);
  const find = (test: (attributes: Record<string, string>, name: string) => boolean) => {
    const found = DomUtils.findOne(({ attribs, name }) => test(attribs, name), page.children);
    if (!found) throw new Error('The page lacks a part of a document.');
    return found;
  };
  const block = find(({ class: name }) => name === 'title-block');
  const [heading] = DomUtils.getElementsByTagName('h1', block);
  const description = DomUtils.getElementsByTagName('p', block).find(({ attribs }) =>
    attribs['class']?.includes('text-lg'),
  );
  const summary = DomUtils.getElementsByTagName(
    'ul',
    find(({ class: name }) => name === 'glance'),
  );
  const body = find(({ lang, dir }, name) => name === 'div' && lang === 'en' && dir === 'ltr');
  return {
    title: split(textIn(heading ? [heading] : [])).join(' '),
    words: split(textIn([...(description ? [description] : []), ...summary, body])),
  };
}

type HtmlNode = ReturnType<typeof parseDocument>['children'][number];

const inline = /^(a|abbr|b|bdi|code|dfn|em|i|span|strong|time)$/;

function textIn(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (!('children' in node)) return 'data' in node && node.type === 'text' ? node.data : '';
      if (!('name' in node)) return textIn(node.children);
      // Drawings repeat what the text beside them says.
      if (node.name === 'svg' || node.name === 'script' || node.name === 'style') return '';
      // What a later version did to a section is said of the text, and is no part of it.
      if (node.attribs['class']?.split(' ').includes('since')) return '';
      const text = textIn(node.children);
      return inline.test(node.name) ? text : ` ${text} `;
    })
    .join('');
}

/** The words of a Markdown text without its front matter; ids of headings and the line above the summary are none. */
export function wordsOfMarkdown(markdown: string): string[] {
  const text = markdown.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/^## At a glance$/m, '');
  const tree = unified().use(remarkParse).use(remarkGfm).parse(text);
  return split(textOf(tree));
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
