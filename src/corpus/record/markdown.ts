// Writes blocks as Markdown of a small subset: the form of the record. The output is kept for ever, so no rule here may
// change what an archived text says: a change of this file shows as a changed text of every document.
import type { Block, Inline } from './blocks.ts';

/** Blocks as Markdown, each on lines of its own with an empty line between; no line is wrapped. */
export function markdownOf(blocks: readonly Block[]): string {
  return blocks.map(blockText).join('\n\n');
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading': {
      const marks = '#'.repeat(Math.min(block.level + 1, 6));
      return `${marks} ${block.number} ${escaped(block.title)} {#${block.id}}`;
    }
    case 'paragraph':
      return lineText(block.children);
    case 'list':
      return listText(block);
    case 'table':
      return tableText(block);
    case 'quote':
      return prefixLines(markdownOf(block.children), '> ', '> ');
    case 'code':
      return `\`\`\`\n${block.text}\n\`\`\``;
  }
}

function listText({ start, items }: Extract<Block, { kind: 'list' }>): string {
  // If any item has several blocks, an empty line separates all items, so that no block reads as part of the line above it.
  const between = items.some((item) => item.length > 1) ? '\n\n' : '\n';
  return items
    .map((item, index) => {
      const mark = start === undefined ? '- ' : `${start + index}. `;
      return prefixLines(markdownOf(item), mark, ' '.repeat(mark.length));
    })
    .join(between);
}

/**
 * Puts a mark before each line of a text: `first` before the first line, `rest` before the others. Empty lines get no spaces
 * at their end.
 */
function prefixLines(text: string, first: string, rest: string): string {
  return text
    .split('\n')
    .map((line, index) => `${index === 0 ? first : rest}${line}`.trimEnd())
    .join('\n');
}

function tableText({ caption, head, rows }: Extract<Block, { kind: 'table' }>): string {
  const row = (cells: readonly (readonly Inline[])[]) =>
    `| ${cells.map((cell) => inlineText(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  const lines = [row(head), `| ${head.map(() => '---').join(' | ')} |`, ...rows.map(row)];
  return [...(caption === undefined ? [] : [`*${escaped(caption)}*`, '']), ...lines].join('\n');
}

/** A line of text. If its beginning would read as the mark of a heading, a list or a notice, it is escaped. */
function lineText(children: readonly Inline[]): string {
  return inlineText(children)
    .trim()
    .replace(/^(?:[#>|+=-]|~~~)/, '\\$&')
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2');
}

function inlineText(children: readonly Inline[]): string {
  return children.map(partText).join('').replace(/ {2,}/g, ' ');
}

function partText(part: Inline): string {
  switch (part.kind) {
    case 'text':
      return escaped(part.text);
    case 'code':
      return `\`${part.text}\``;
    case 'blank':
      return part.text;
    case 'strong':
      return `**${inlineText(part.children).trim()}**`;
    case 'emphasis':
      return `*${inlineText(part.children).trim()}*`;
    case 'link':
      return `[${inlineText(part.children).trim()}](${part.url})`;
  }
}

/** A text escaped so that Markdown shows it as it is. Line breaks of the source become spaces. */
function escaped(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[ \t\n]+/g, ' ')
    .replace(/[\\*_[\]`<]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&');
}
