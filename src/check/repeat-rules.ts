// What was pasted twice: a paragraph or an item that stands in its document already, the label of a row that another row has, the
// title of a section, and a reference beside itself.

import type { ListItem, Paragraph, TableRow } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { memoByObject } from '../core/memo.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Body } from '../corpus/read/body.ts';
import { excerpt } from '../corpus/read/broken-tag.ts';
import type { Document } from '../corpus/read/document.ts';
import { placeCounter } from '../corpus/read/source.ts';
import { cutSections, lineOf, plainText } from '../corpus/translations/sections.ts';
import { unshownLines } from './translation-pairs.ts';
import type { Waivable } from './waivers.ts';

const recall = memoByObject<Body, readonly Waivable[]>();

/** The paragraphs, labels and titles that stand twice in a body. What no edition shows may stand there besides. */
export function repeatRules(corpus: Corpus): Waivable[] {
  const unshown = unshownLines(corpus);
  return [...corpus.texts, ...corpus.translations].flatMap((text) => {
    const hidden = unshown.get(text.file);
    const all = (lines: ReadonlySet<number>) => [
      ...repeatsIn(text.body, lines),
      ...repeatedTitles(text, lines),
      ...repeatedReferences(text.body, lines),
    ];
    return hidden && hidden.size > 0 ? all(hidden) : recall(text.body, () => all(new Set()));
  });
}

/** References that stand twice, one right behind the other: one of them was to lead elsewhere. */
function repeatedReferences({ file, text }: Body, hidden: ReadonlySet<number>): Waivable[] {
  const placeAt = placeCounter(text);
  return [...text.matchAll(/(<See [^<>]*\/>)[^.;:?!()|<>]{0,8}\1/g)].flatMap(
    ({ 0: both, 1: one = '', index: at }) => {
      const { line } = placeAt(at);
      if (hidden.has(line) || both.includes('\n\n')) return [];
      const message = `${one}: the same reference stands twice, one behind the other. Correct one of the two, or remove it.`;
      return [{ file, line, at, message }];
    },
  );
}

/** Titles that two sections inside the same section have: in contents and references nobody could tell them apart. */
function repeatedTitles(
  text: Pick<Document, 'file' | 'body'>,
  hidden: ReadonlySet<number>,
): Waivable[] {
  const sections = cutSections(text).filter(({ line }) => !hidden.has(line));
  return sections.flatMap(({ title, parent, line, element }, place) => {
    const before = sections
      .slice(0, place)
      .find((one) => one.parent === parent && one.title === title);
    if (!before || title === '') return [];
    const message = `title="${title}": the section on line ${before.line}, at the same level, has the same title. Give each a title of its own.`;
    return [{ file: text.file, line, at: element.position?.start.offset, message }];
  });
}

function repeatsIn(body: Body, hidden: ReadonlySet<number>): Waivable[] {
  const problems: Waivable[] = [];
  const paragraphs = new Map<string, number>();
  const groups: Label[][] = [];
  if (!body.tree) return problems;
  visit(body.tree, (node) => {
    if (hidden.has(lineOf(node))) return undefined;
    if (node.type === 'paragraph') problems.push(...repeatedParagraph(node, body, paragraphs));
    if (node.type === 'paragraph' || node.type === 'tableCell') return SKIP;
    if (node.type !== 'table' && node.type !== 'list') return undefined;
    const labels = node.children.flatMap(labelOf);
    problems.push(...repeatedLabels(labels, groups, body));
    groups.push(labels);
    return undefined;
  });
  return problems;
}

/** How many letters a paragraph has that nobody writes twice by chance. */
const fewest = 60;

/** @param known The paragraphs before it, as they are typed, each with its line. It is added to them. */
function repeatedParagraph(
  node: Paragraph,
  { file, text }: Body,
  known: Map<string, number>,
): Waivable[] {
  const first = node.children.find(({ type }) => type !== 'mdxTextExpression');
  const at = first?.position?.start.offset;
  const typed = text.slice(at, node.position?.end.offset);
  // A term is defined where it stands first, and marked where an author likes; lines are broken anywhere.
  const key = typed.replace(/<\/?Term\b[^>]*>|[*\s]+/g, '');
  const before = known.get(key);
  const line = lineOf(node);
  if (before === undefined) known.set(key, line);
  if (before === undefined || key.replace(/<[^>]*>|\P{L}/gu, '').length < fewest) return [];
  const message = `“${excerpt(plainText([node]), 40)}”: this stands on line ${before} already. Remove one of the two, or refer to the other with <See section="…" />; if both must stand, write {/* waiver: … */} with the reason directly before this one.`;
  return [{ file, line, at, message }];
}

/** A label in bold, such as D3, with which a row or an item begins. */
type Label = { readonly label: string; readonly line: number; readonly at: number | undefined };

function labelOf(row: TableRow | ListItem): Label[] {
  const [head] = row.children;
  if (head?.type !== 'tableCell' && head?.type !== 'paragraph') return [];
  const strong = head.children.find(({ type }) => type !== 'mdxTextExpression');
  const label = strong?.type === 'strong' ? plainText([strong]).replace(/[.:)]$/, '') : '';
  if (!strong || !/^\p{Lu}{1,2}\d{1,3}$/u.test(label)) return [];
  return [{ label, line: lineOf(strong), at: strong.position?.start.offset }];
}

/** Two tables may have their rows for the same things: then they share more than one label. */
function repeatedLabels(
  labels: readonly Label[],
  groups: readonly Label[][],
  { file }: Body,
): Waivable[] {
  return labels.flatMap(({ label, line, at }, place) => {
    const isSame = (one: Label) => one.label === label;
    const alone = groups.find(
      (group) =>
        group.some(isSame) &&
        labels.filter((one) => group.some((other) => other.label === one.label)).length < 2,
    );
    const before = labels.slice(0, place).find(isSame) ?? alone?.find(isSame);
    if (!before) return [];
    const message = `**${label}**: the label stands on line ${before.line} already. Give each row and item a label of its own.`;
    return [{ file, line, at, message }];
  });
}
