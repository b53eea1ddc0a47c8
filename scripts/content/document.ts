// Purpose: reads one document: its front matter as a source, its body as the tags that stand in it.
// Pure; what is wrong with the form of either is a problem here, what they say is judged elsewhere.
import { type OutlineSection, outlineOf } from '../../src/site/outline.ts';
import type { Problem } from './problem.ts';
import { type MdxScan, scanMdx } from './scan-mdx.ts';
import { schemaProblems } from './schema-problems.ts';
import { schemaOf } from './schemas.ts';
import { isGroup, listOf, type Source } from './source.ts';
import { readYaml } from './yaml-source.ts';

/** A document as the checks see it. */
export type MdxDocument = {
  readonly file: string;
  /** Its address without the leading slash, as Astro derives it from the path. */
  readonly id: string;
  /** `undefined` when the front matter cannot be understood. */
  readonly front: Source | undefined;
  readonly scan: MdxScan;
  readonly outline: readonly OutlineSection[];
};

const folder = 'content/documents/';
const head = /^---[ \t]*\n([\s\S]*?)(?<=\n)---[ \t]*(?=\n|$)/;

/** Whether a file of the content folder is a document. */
export function isDocument(path: string): boolean {
  return path.startsWith(folder) && path.endsWith('.mdx');
}

/** Reads a document. Lines of its sources, tags and outline count from the head of the file. */
export function readDocument(
  file: string,
  text: string,
): { document: MdxDocument; problems: Problem[] } {
  const match = head.exec(text);
  // Without front matter nothing tells its keys from the text: what stands before the first section is left out.
  const start = match ? match[0].length : Math.max(0, text.indexOf('<Section'));
  const body = text.slice(0, start).replace(/[^\n]/g, '') + text.slice(start);
  const reading = match ? readYaml(file, `\n${match[1]}`) : undefined;
  const problems = [...(reading?.problems ?? [])];
  if (!match) {
    problems.push({
      file,
      line: 1,
      message:
        'the document has no front matter. Expected: a first line "---", then its title, dates and the other keys, then a line "---". Copy it from another document and change the values.',
    });
  }
  const front = reading?.source;
  if (front) {
    const home = 'the front matter, between the two lines "---" at the head of the file';
    problems.push(...schemaProblems({ source: front, schema: schemaOf('documents'), home }));
  }
  const id = file
    .slice(folder.length, -'.mdx'.length)
    .toLowerCase()
    .replace(/\/index$/, '');
  const document = { file, id, front, scan: scanMdx(file, body), outline: outlineOf(body) };
  return { document, problems };
}

/** The title of a document as its front matter gives it; its id where there is none. */
export function titleOf({ front, id }: MdxDocument): string {
  const title = isGroup(front?.data) ? front.data['title'] : undefined;
  return typeof title === 'string' ? title : id;
}

/** The aliases of a document as they were typed. */
export function aliasesOf({ front }: MdxDocument): string[] {
  const aliases = isGroup(front?.data) ? front.data['aliases'] : undefined;
  return listOf(aliases).filter((alias) => typeof alias === 'string');
}
