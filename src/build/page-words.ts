// Purpose: the words that the page of a document shows, as a reader would read them aloud: what `record-words.ts` holds against the
// text of the record. They are read by a parser that has nothing to do with what wrote the page.
import { decodeHTML } from 'entities';
import { DomUtils } from 'htmlparser2';
import type { PageTree } from '../browser/language-switch/diff-pages.ts';
import { shownWords } from '../corpus/record/words-of-markdown.ts';

/** The heading of a page, and the words of its text, each behind a space: one text takes less room than its words. */
export type ShownWords = { readonly title: string; readonly words: string };

/**
 * The words of a document's page: its heading, and its description, its summary and its body; `undefined` for a page that lacks
 * one of these.
 */
export function wordsOfPage(tree: PageTree): ShownWords | undefined {
  const find = (test: (attributes: Record<string, string>, name: string) => boolean) =>
    DomUtils.findOne(({ attribs, name }) => test(attribs, name), tree.children);
  const block = find(({ class: name }) => name === 'title-block');
  if (!block) return undefined;
  const glance = find(({ class: name }) => name === 'glance');
  const prose = find(({ class: name }) => name === 'prose');
  const body = prose?.children.find(
    (child) => 'attribs' in child && child.name === 'div' && 'lang' in child.attribs,
  );
  if (!glance || !body) return undefined;
  const [heading] = DomUtils.getElementsByTagName('h1', block);
  const description = DomUtils.getElementsByTagName('p', block).find(({ attribs }) =>
    attribs['class']?.includes('text-lg'),
  );
  const summary = DomUtils.getElementsByTagName('ul', glance);
  const shown = [...(description ? [description] : []), ...summary, body];
  return {
    title: shownWords(textIn(heading ? [heading] : [])).join(' '),
    words: shownWords(textIn(shown)).join(' '),
  };
}

type HtmlNode = PageTree['children'][number];

const inline = /^(a|abbr|b|bdi|code|dfn|em|i|span|strong|time|wbr)$/;

function textIn(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (!('children' in node)) {
        return 'data' in node && node.type === 'text' ? decodeHTML(node.data) : '';
      }
      if (!('name' in node)) return textIn(node.children);
      // Drawings repeat what the text beside them says.
      if (node.name === 'svg' || node.name === 'script' || node.name === 'style') return '';
      // What a later version did to a section, and the key to the colours of a figure, are no part of the text; the summary
      // is read by itself.
      const classes = node.attribs['class']?.split(' ') ?? [];
      if (classes.some((name) => /^(since|key|glance)$/.test(name))) return '';
      const text = textIn(node.children);
      return inline.test(node.name) ? text : ` ${text} `;
    })
    .join('');
}
