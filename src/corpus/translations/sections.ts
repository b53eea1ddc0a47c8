// Cuts the sections of a document and of its translation into the same units: paragraphs, items of lists, rows of tables.

import type { Nodes, Parents, PhrasingContent, RootContent } from 'mdast';
import { cacheByObject } from '../../core/memo.ts';
import { shapeOf } from '../document-components.ts';
import { attributeOf, type Body, type Element, isElement } from '../read/body.ts';
import { counted } from '../read/diagnostic.ts';
import type { Document } from '../read/document.ts';

/** A part of a section, in the order of the text. */
export type Unit = {
  /**
   * The name of the unit in a message: `a paragraph`, `a list of 3 items`. If two texts have the same form, the names of
   * their units are the same, in order.
   */
  readonly form: string;
  /** Where it begins. */
  readonly line: number;
  /** The words of the unit, or its only component; empty for a unit that only holds other units. */
  readonly words: readonly Nodes[];
};

/** A section without the sections inside it. */
export type CutSection = {
  readonly id: string;
  readonly title: string;
  /** Id of the section around it. */
  readonly parent: string | undefined;
  readonly line: number;
  readonly element: Element;
  readonly nodes: readonly Nodes[];
  readonly units: readonly Unit[];
};

const sectionsOf = cacheByObject(({ tree }: Body) =>
  tree ? sectionsIn(tree.children, undefined) : [],
);

/**
 * The sections of a body, each before those inside it; empty if the body cannot be parsed. The result is kept for each body.
 */
export function cutSections({ body }: Pick<Document, 'body'>): readonly CutSection[] {
  return sectionsOf(body);
}

/** Every node of a section that is in none of the sections inside it. */
export function nodesOf(section: Pick<CutSection, 'nodes'>): Nodes[] {
  return section.nodes.flatMap(withDescendants);
}

/** The text of nodes as it is typed. `inside` gives the text that stands for a component. */
export function plainText(
  nodes: readonly Nodes[],
  inside: (element: Element) => string | undefined = () => undefined,
): string {
  return nodes
    .map((node): string => {
      const shown = isElement(node) ? inside(node) : undefined;
      if (shown !== undefined) return shown;
      if (node.type === 'break') return ' ';
      if ('children' in node) return plainText(node.children, inside);
      return 'value' in node && !node.type.startsWith('mdx') ? node.value : '';
    })
    .join('')
    .replace(/\s+/g, ' ');
}

function sectionsIn(nodes: readonly Nodes[], parent: string | undefined): CutSection[] {
  return nodes.filter(isSection).flatMap((element) => {
    const [id, title] = [attributeOf(element, 'id') ?? '', attributeOf(element, 'title') ?? ''];
    const own = element.children.filter((child) => !isSection(child));
    const line = lineOf(element);
    return [
      { id, title, parent, line, element, nodes: own, units: unitsIn(own) },
      ...sectionsIn(element.children, id),
    ];
  });
}

function unitsIn(nodes: readonly Nodes[]): Unit[] {
  return nodes.flatMap((node): Unit[] => {
    const unit = (form: string, words: readonly Nodes[] = []): Unit => ({
      form,
      line: lineOf(node),
      words,
    });
    switch (node.type) {
      case 'paragraph': {
        const figure = loneFigure(node.children);
        if (figure) return elementUnits(figure, unit);
        return isEmpty(node.children) ? [] : [unit('a paragraph', node.children)];
      }
      case 'list': {
        const kind = node.ordered ? 'a numbered list' : 'a list';
        const items = node.children.flatMap((item) => [
          { ...unit('an item'), line: lineOf(item) },
          ...unitsIn(item.children),
        ]);
        return [unit(`${kind} of ${counted(node.children.length, 'item')}`), ...items];
      }
      case 'table': {
        const columns = counted(node.children[0]?.children.length ?? 0, 'column');
        const form = `a table of ${counted(node.children.length, 'row')} and ${columns}`;
        const cells = node.children.flatMap((row) =>
          row.children.map((cell) => ({
            form: 'a cell',
            line: lineOf(cell),
            words: cell.children,
          })),
        );
        return [unit(form), ...cells];
      }
      case 'blockquote':
        return [unit('a quotation'), ...unitsIn(node.children)];
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return elementUnits(node, unit);
      default:
        return [];
    }
  });
}

type MakeUnit = (form: string, words?: readonly Nodes[]) => Unit;

function elementUnits(node: Element, unit: MakeUnit): Unit[] {
  if (shapeOf(node.name)?.holds !== 'blocks') return [unit(`<${node.name} />`, [node])];
  const isLine = node.children.some(({ type }) => type === 'text');
  const inside = isLine ? [unit('a paragraph', node.children)] : unitsIn(node.children);
  return [unit(`<${node.name}>`), ...inside];
}

/** The only component of a paragraph, if it is a block of its own. */
function loneFigure(children: readonly PhrasingContent[]): Element | undefined {
  const [only, ...more] = children.filter(
    (child) => isElement(child) || plainText([child]).trim() !== '',
  );
  if (!only || more.length > 0 || !isElement(only)) return undefined;
  return shapeOf(only.name)?.place === 'line' ? undefined : only;
}

/** Whether a paragraph shows no words, such as one that only holds a waiver. */
const isEmpty = (children: readonly PhrasingContent[]) =>
  children.every((child) => !isElement(child) && plainText([child]).trim() === '');

function withDescendants(node: Nodes): Nodes[] {
  const children: readonly RootContent[] = isParent(node) ? node.children : [];
  return [node, ...children.flatMap(withDescendants)];
}

const isParent = (node: Nodes): node is Parents => 'children' in node;
const isSection = (node: Nodes): node is Element => isElement(node) && node.name === 'Section';
/** The line on which a node begins. */
export const lineOf = (node: Nodes) => node.position?.start.line ?? 1;
