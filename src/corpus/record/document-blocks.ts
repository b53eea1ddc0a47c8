// Turns a document's body into blocks. Facts, names and references become the words that a reader sees, figures become what
// they show.
import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { printedNumber } from '../../core/outline.ts';
import { pages } from '../../core/pages.ts';
import { shapeOf } from '../document-components.ts';
import { spokenName } from '../facts.ts';
import { attributeOf, type Element, hasAttribute, isElement } from '../read/body.ts';
import type { Document } from '../read/document.ts';
import { type Block, blank, type Inline, linkWords, words } from './blocks.ts';
import { figureBlocks, type Shown } from './figures.ts';

/** What decides the words of a document; of other documents, their names and those of their sections. */
export type Spoken = Shown & {
  readonly documentsById: ReadonlyMap<string, Pick<Document, 'id' | 'title' | 'outline'>>;
  /** Whether the title of a section is in another language than the text. Then only its number is shown. */
  readonly isForeign?: (document: string, section: string) => boolean;
};

/**
 * The blocks of a document's body.
 * @throws TypeError for a body that the content check refuses.
 */
export function documentBlocks(
  document: Pick<Document, 'id' | 'file' | 'body' | 'outline'>,
  spoken: Spoken,
): Block[] {
  const { tree } = document.body;
  if (!tree) throw new TypeError(`The text of ${document.file} cannot be read.`);
  const { speech } = spoken;
  return tree.children.flatMap(blocksOf);

  function blocksOf(node: RootContent): Block[] {
    switch (node.type) {
      case 'paragraph':
        // A component alone on a line is a block of its own, as for the renderer.
        return isLoneComponent(node.children)
          ? node.children.flatMap((child) => (isElement(child) ? elementBlocks(child) : []))
          : [{ kind: 'paragraph', children: inlinesOf(node.children) }];
      case 'list': {
        const items = node.children.map((item) => item.children.flatMap(blocksOf));
        return [{ kind: 'list', ...(node.ordered ? { start: node.start ?? 1 } : {}), items }];
      }
      case 'table': {
        const [head = [], ...rows] = node.children.map((row) =>
          row.children.map((cell) => inlinesOf(cell.children)),
        );
        return [{ kind: 'table', head, rows }];
      }
      case 'blockquote':
        return [{ kind: 'quote', children: node.children.flatMap(blocksOf) }];
      case 'mdxJsxFlowElement':
        return elementBlocks(node);
      default:
        return [];
    }
  }

  function elementBlocks(node: Element): Block[] {
    const children = () => (node.children as RootContent[]).flatMap(blocksOf);
    if (node.name === 'Section') {
      const section = document.outline.find(({ id }) => id === attributeOf(node, 'id'));
      if (!section) return children();
      const { level, id, title } = section;
      return [{ kind: 'heading', level, number: printedNumber(section), id, title }, ...children()];
    }
    if (shapeOf(node.name)?.holds === 'blocks') {
      const inside = node.children.some((child) => !isPhrasing(child))
        ? children()
        : [{ kind: 'paragraph' as const, children: inlinesOf(node.children as PhrasingContent[]) }];
      const title: Block[] =
        node.name === 'Example'
          ? [
              {
                kind: 'paragraph',
                children: [{ kind: 'strong', children: [words(speech.t('document:example'))] }],
              },
            ]
          : [];
      return [{ kind: 'quote', children: [...title, ...inside] }];
    }
    // Stands around English in the text of an edition.
    if (node.name === 'section') return children();
    const figure = figureBlocks(node.name ?? '', spoken);
    return figure ?? [{ kind: 'paragraph', children: elementWords(node) }];
  }

  function inlinesOf(nodes: readonly PhrasingContent[]): Inline[] {
    return nodes.flatMap(inlineOf);
  }

  function inlineOf(node: PhrasingContent): Inline[] {
    switch (node.type) {
      case 'text':
        return [words(node.value)];
      case 'inlineCode':
        return [{ kind: 'code', text: node.value }];
      case 'break':
        return [words(' ')];
      case 'strong':
      case 'emphasis':
        return [{ kind: node.type, children: inlinesOf(node.children) }];
      case 'link':
        return linkWords(node.url, inlinesOf(node.children));
      case 'mdxJsxTextElement':
        return elementWords(node);
      default:
        return [];
    }
  }

  function elementWords(node: Element): Inline[] {
    const inside = inlinesOf(node.children as PhrasingContent[]);
    switch (node.name) {
      case 'Fact': {
        const name = spokenName({
          id: attributeOf(node, 'id') ?? '',
          form: attributeOf(node, 'as'),
        });
        return [words(speech.variables.fact[name] ?? '')];
      }
      case 'Company':
        return [words(speech.variables.company[attributeOf(node, 'name') ?? ''] ?? '')];
      case 'Blank':
        return [blank];
      case 'See': {
        if (inside.length > 0) return inside;
        const [doc, section] = ['doc', 'section'].map((name) => attributeOf(node, name));
        return [words(referenceWords({ doc, section }, document, spoken))];
      }
      case 'Term':
        return hasAttribute(node, 'define') ? [{ kind: 'strong', children: inside }] : inside;
      default:
        return inside;
    }
  }
}

/**
 * The words of a reference that has none of its own: the names of the document and the section to which it points.
 * @param own The document that the reference stands in.
 */
export function referenceWords(
  { doc, section: id }: { readonly doc: string | undefined; readonly section: string | undefined },
  own: Pick<Document, 'id' | 'outline'>,
  { speech, documentsById, isForeign }: Spoken,
): string {
  const page = pages.find(({ path }) => path === `/${doc}`);
  if (page) return speech.t(`${page.words}:meta.title`);
  const other = doc !== undefined && doc !== own.id ? documentsById.get(doc) : undefined;
  const section = (other ?? own).outline.find((one) => one.id === id);
  const title = speech.fill(other?.title ?? '');
  if (!section) return title;
  const { number, title: name } = section;
  const isNumber = isForeign?.(other?.id ?? own.id, section.id) ?? false;
  const key = `see${other ? 'Document' : ''}${isNumber ? 'Number' : ''}`;
  return speech.t(`document:${key}`, { document: title, number, title: name });
}

/** Whether a paragraph is components alone, of which one is a block: it is then no paragraph. */
export function isLoneComponent(children: readonly PhrasingContent[]): boolean {
  return (
    children.some((child) => isElement(child) && shapeOf(child.name)?.place === 'block') &&
    children.every(
      (child) => isElement(child) || (child.type === 'text' && child.value.trim() === ''),
    )
  );
}

function isPhrasing(node: Nodes): boolean {
  return /^(?:text|inlineCode|break|strong|emphasis|link|mdxJsxTextElement|mdxTextExpression)$/.test(
    node.type,
  );
}
