// Checks the form of a document's body: its tags, and Markdown that the site does not use.
import { distance } from 'fastest-levenshtein';
import type { Nodes, Paragraph, Parents, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { outlineOf } from '../core/outline.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { shapeOf } from '../corpus/document-components.ts';
import { type Body, isElement } from '../corpus/read/body.ts';
import { brokenBrace, excerpt } from '../corpus/read/broken-tag.ts';
import { counted, type Diagnostic } from '../corpus/read/diagnostic.ts';
import { waiverComment } from '../corpus/read/scan-mdx.ts';
import { isLoneComponent } from '../corpus/record/document-blocks.ts';
import { lineOf, plainText } from '../corpus/translations/sections.ts';
import { closingProblems, isHalved, tagProblems } from './tag-rules.ts';

/** The mistakes in the form of every body. */
export function bodyRules({ texts }: Corpus): Diagnostic[] {
  return texts.flatMap(({ body }) => [...bodyProblems(body), ...addressedLinks(body)]);
}

/** Links that lead elsewhere than their words say. Those of translations are compared with the English ones. */
function addressedLinks({ file, tree }: Body): Diagnostic[] {
  const found: Diagnostic[] = [];
  if (!tree) return found;
  visit(tree, 'link', (link) => {
    const message = wordsSentence(plainText(link.children).trim(), link.url);
    if (message !== undefined) found.push({ file, line: lineOf(link), message });
  });
  return found;
}

/** The mistakes in the form of one body. */
export function bodyProblems(body: Body): Diagnostic[] {
  const { file, tags, tree, broken } = body;
  const ofTags = tags.flatMap((tag) => tagProblems(tag, file));
  if (tree) return [...ofTags, ...treeProblems(body, tree)];
  const problems = [...(broken?.diagnostics ?? []), ...ofTags];
  if (!broken || broken.lostTag) return problems;
  const unclosed = closingProblems(body);
  if (isHalved(body) || unclosed.length > 0) return [...problems, ...unclosed];
  return broken.reason === undefined
    ? problems
    : [...problems, { file, ...parserSays(broken.reason) }];
}

/** How deep sections may stand in each other: 3.1.1 is the longest number. */
const deepest = 3;

function treeProblems({ file, text, tags }: Body, tree: Root): Diagnostic[] {
  const problems: Diagnostic[] = outlineOf(tags)
    .filter(({ level }) => level === deepest + 1)
    .map(({ id, line, number }) => ({
      file,
      line,
      message: `<Section id="${id}">: the section stands in ${deepest} others, and would be numbered ${number}. Sections stand at most ${deepest} deep: close one before it, or make it a paragraph.`,
    }));
  const report = (node: Nodes, message: string) =>
    problems.push({ file, line: node.position?.start.line ?? 1, message });
  visit(tree, (node, place = 0, parent) => {
    const sentence =
      node.type === 'paragraph'
        ? itemSentence(node, parent?.children[place - 1], text)
        : (nodeSentence(node, text) ?? placeSentence(node, parent));
    if (sentence !== undefined) report(node, sentence);
    if (node.type !== 'table') return;
    const [head, ...rows] = node.children;
    const columns = head?.children.length ?? 0;
    for (const row of rows) {
      if (row.children.length === columns) continue;
      report(
        row,
        `the row has ${counted(row.children.length, 'cell')}, and the head of its table has ${columns}. Give each row one cell for each column; a "|" within a cell is written \\|.`,
      );
    }
  });
  for (const node of tree.children) {
    if (isElement(node) || isWaiver(node)) continue;
    // A mistake of the node itself is already reported.
    if (nodeSentence(node, text) !== undefined) continue;
    const typed = text.slice(node.position?.start.offset, node.position?.end.offset);
    report(
      node,
      `${excerpt(typed, 40)}: this stands outside every section. Move it between <Section …> and </Section>.`,
    );
  }
  return problems;
}

/** The mistake of one node by itself; `undefined` if it has none. */
function nodeSentence(node: Nodes, text: string): string | undefined {
  const typed = text.slice(node.position?.start.offset, node.position?.end.offset);
  switch (node.type) {
    case 'heading':
      return `a Markdown heading. Headings are not used: sections are. Write <Section id="…" title="…"> and close it with </Section>; a line --- needs an empty line before it.`;
    case 'link':
      return linkSentence(node.url);
    case 'image':
    case 'imageReference':
      return 'an image. Documents hold no images: remove it.';
    case 'linkReference':
    case 'definition':
    case 'footnoteReference':
    case 'footnoteDefinition':
      return byName(typed);
    case 'mdxjsEsm': {
      const word = /^\w+/.exec(typed)?.[0] ?? 'import';
      return `${excerpt(typed)}: a paragraph that begins with "${word}" is read as program code. Components need no import: remove the line; or begin the sentence with another word.`;
    }
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return waiverComment.test(typed) ? undefined : brokenBrace(typed).message;
    case 'text':
      return leftover(node.value);
    case 'code':
      return 'a block of code. Documents hold none: remove the lines ``` and write its words as a paragraph.';
    case 'delete':
      return `${excerpt(typed, 40)}: struck-out words. The page would strike them out, and the record would say that they stand: remove them, and the marks.`;
    case 'thematicBreak':
      return `${excerpt(typed)}: a line across the page, which the record does not have. Remove it; what is a part of its own is a section.`;
    case 'listItem':
      return typeof node.checked === 'boolean'
        ? `${excerpt(typed, 40)}: a box to tick, which the record does not have. Write the item without [ ] or [x].`
        : undefined;
    case 'mdxJsxFlowElement':
      return isBareSection(node) ? emptySection : undefined;
    default:
      return undefined;
  }
}

const emptySection = 'the section has a title and no text. Write its text, or remove the section.';

function isBareSection(node: Extract<Nodes, { type: 'mdxJsxFlowElement' }>): boolean {
  return node.name === 'Section' && node.children.filter((child) => !isWaiver(child)).length === 0;
}

/** A component whose words or figure would be lost: paragraphs in a component of a line, a block within a line. */
function placeSentence(node: Nodes, parent: Parents | undefined): string | undefined {
  if (!isElement(node)) return undefined;
  const place = shapeOf(node.name)?.place;
  const { name, type, children } = node;
  if (place === 'line' && type === 'mdxJsxFlowElement' && children.length > 0) {
    return `<${name}>: the component stands within a line and holds words, no paragraphs. Write <${name}>words</${name}> on one line.`;
  }
  if (place === 'cell' && !(parent?.type === 'tableCell' && parent.children.length === 1)) {
    return `<${name} />: the component stands alone in a cell of a table, whose row names it. Write it as the whole text of a cell.`;
  }
  if (place !== 'block' || type === 'mdxJsxFlowElement') return undefined;
  if (parent?.type === 'paragraph' && isLoneComponent(parent.children)) return undefined;
  return `<${name}>: the component is a block of its own and stands within a line. Write it on a line of its own, with an empty line before and after it.`;
}

function isWaiver(node: RootContent): boolean {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}

function linkSentence(url: string): string | undefined {
  if (!/^[a-z]+:/i.test(url)) {
    return `[…](${url}): a link inside the site is not checked in this form. Write <See doc="…">words</See>.`;
  }
  if (/^(https:\/\/[^\s/.]+\.|mailto:[^\s@]+@[^\s@]+\.|tel:\+?\d)/i.test(url)) {
    return domainSentence(url);
  }
  return `[…](${url}): found an address that leads nowhere, expected one that begins with https://, mailto: or tel:. Correct it.`;
}

/** Words that are an address say where their link leads: a host, of which the link may lead to a part, a mailbox, a number. */
function wordsSentence(words: string, url: string): string | undefined {
  const [, kind = '', target = ''] = /^(?:https?:\/\/|([a-z]+):)([^/?#;]*)/i.exec(url) ?? [];
  const led = target.toLowerCase().replace(/^www\./, '');
  if (leadsThere(words.toLowerCase(), kind, led, url)) return undefined;
  return `[${words}](${url}): found a link to ${led}, expected one to what its words say. Correct one of the two.`;
}

function leadsThere(words: string, kind: string, led: string, url: string): boolean {
  if (kind === 'mailto') return !/^\S+@\S+$/.test(words) || led === words;
  if (kind === 'tel') {
    // A number may be written as in its own country: 0800 …, or +44 (0)20 ….
    const digits = words.replace('(0)', '').replace(/[^+\d]/g, '');
    const isNumber = /^[+(\d][\d\s().–-]{4,}$/.test(words);
    return !isNumber || led.endsWith(digits.replace(/^(?:00?|\+)/, ''));
  }
  const [, host = '', end = ''] =
    /^(?:https?:\/\/)?(?:www\.)?((?:[\w-]+\.)+([a-z]{2,}))(?:[/?#]\S*)?$/.exec(words) ?? [];
  // “README.md” is the name of a file.
  const isFile = /^[\w-]+\.\w+$/.test(words) && url.toLowerCase().endsWith(`/${words}`);
  return !isKnownEnd(end) || isFile || `.${led}`.endsWith(`.${host}`);
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** The ends of domain names that texts have most. A name that differs from one of them by a letter is a slip. */
const commonEnds = ['com', 'edu', 'eu', 'gov', 'info', 'int', 'net', 'org', 'uk'];

/** A domain name ends in the code of a country, or in a word that is no slip. */
function domainSentence(url: string): string | undefined {
  const [, end = ''] = /^\w+:(?:\/\/)?[^/?#]*\.([a-z]+)(?:[:/?#]|$)/i.exec(url.toLowerCase()) ?? [];
  const near = commonEnds.find((one) => distance(one, end) === 1);
  if (end === '' || isKnownEnd(end) || (end.length > 2 && near === undefined)) return undefined;
  const meant = near === undefined ? '' : ` Did you mean .${near}?`;
  return `[…](${url}): no address ends in .${end}.${meant} Correct it.`;
}

const isKnownEnd = (end: string) =>
  end.length === 2 ? regions.of(end.toUpperCase()) !== undefined : commonEnds.includes(end);

function byName(typed: string): string {
  return `${excerpt(typed)}: links and notes by a name in square brackets are not used. Write [words](https://…), or <See doc="…">words</See>.`;
}

/** A sentence for text that was meant as a link or as emphasis, and is shown as it is typed. */
function leftover(value: string): string | undefined {
  // A link by a name is only text if nothing defines the name.
  const reference = /\[[^[\]]+\]\[[^[\]]*\]|\[\^[^[\]]+\]/.exec(value)?.[0];
  if (reference !== undefined) return byName(reference);
  const mark = /\*\*|(?<!\w)__(?![\s_])|\[\[|\]\]|^\|.*\|$/m.exec(value)?.[0];
  if (mark === undefined) return undefined;
  if (mark.startsWith('|')) {
    return `${excerpt(mark, 40)}: this was meant as a table and is not one. A table has a line | --- | --- | below its head, and an empty line before it.`;
  }
  return `“${excerpt(value.slice(Math.max(0, value.indexOf(mark) - 10)), 40)}”: the mark ${mark} has no partner and would be shown as it is. Close it, or remove it.`;
}

/** The mark of an item in a word processor. A dash that the author meant may come to stand at the head of any other line. */
const bullet =
  /(?:(?<![\s\S])|(?<=[:：;；]\n[ \t]*))(?:[–—−·] |-(?=[\p{L}*]))|(?<=^[ \t]*)[•▪◦●‣]/mu;

/** A sentence for lines that were meant as the items of a list and are shown as a paragraph; for the first of such paragraphs. */
function itemSentence(node: Paragraph, last: Nodes | undefined, text: string): string | undefined {
  const [typed = '', before = ''] = [node, last].map((one) =>
    text.slice(one?.position?.start.offset ?? 0, one?.position?.end.offset ?? 0),
  );
  const mark = bullet.exec(typed);
  if (!mark || bullet.test(before)) return undefined;
  const [line = ''] = typed.slice(mark.index).split('\n');
  return `${excerpt(line, 40)}: this was meant as an item of a list and is not one. An item begins with a hyphen and a space (- ), and the list has an empty line before it.`;
}

function parserSays(error: unknown): { line: number; message: string } {
  const at = error instanceof Error && 'line' in error ? Number(error.line) : 1;
  const reason = error instanceof Error && 'reason' in error ? String(error.reason) : String(error);
  const [, tag, opened] = /`(<[^`]*>)`(?: \((\d+):)?/.exec(reason) ?? [];
  const line = Number(opened ?? (at || 1));
  if (tag !== undefined) {
    const message = `${tag}: the component begins in one paragraph, list or table and ends in another. Leave an empty line after an opening and before a closing tag that stands on a line of its own, and keep other components within one paragraph.`;
    return { line, message };
  }
  return {
    line,
    message: `this cannot be understood as a document (${reason}). Compare it with content/README.md.`,
  };
}
