// Purpose: the form of a document's body: its tags, and no Markdown that the site does not use.
// Pure; the parser comes last, because it stops at the first thing that it cannot understand.
import type { Nodes } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Problem } from './problem.ts';
import type { MdxScan } from './scan-mdx.ts';
import { closingProblems, isHalved, tagProblems } from './tag-rules.ts';

const parser = unified().use(remarkParse).use(remarkMdx);

/** The mistakes in the form of a body, those of its scan included. */
export function bodyProblems(scan: MdxScan): Problem[] {
  const problems = [...scan.problems, ...scan.tags.flatMap((tag) => tagProblems(tag, scan.file))];
  if (scan.lostTag) return problems;
  const unclosed = closingProblems(scan);
  if (isHalved(scan) || unclosed.length > 0) return [...problems, ...unclosed];
  return [...problems, ...markdownProblems(scan)];
}

function markdownProblems({ file, readable, tags }: MdxScan): Problem[] {
  const problems: Problem[] = [];
  const known = new Set(tags.map(({ start }) => start));
  let tree: Nodes;
  try {
    tree = parser.parse(readable);
  } catch (error) {
    return [{ file, ...parserSays(error) }];
  }
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading') {
      const message = `a Markdown heading. Headings are not used: sections are. Write <Section id="…" title="…"> and close it with </Section>; a line --- needs an empty line before it.`;
      problems.push({ file, line, message });
    }
    if (node.type === 'link' && !/^[a-z]+:/i.test(node.url)) {
      const message = `[…](${node.url}): a link inside the site is not checked in this form. Write <See doc="…">words</See>.`;
      problems.push({ file, line, message });
    }
    if (node.type === 'image' || node.type === 'imageReference') {
      problems.push({ file, line, message: 'an image. Documents hold no images: remove it.' });
    }
    const isTag = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    if (isTag && !known.has(node.position?.start.offset ?? -1)) {
      const message = `<${node.name ?? ''}>: this is not in the form of a component. Look for a backtick (\`) before it that is not closed.`;
      problems.push({ file, line, message });
    }
  });
  return problems;
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
