// Reads the content folder: every file with its path and its text, without parsing.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { decodeText } from './decode-text.ts';
import type { Diagnostic } from './diagnostic.ts';
import { lineCounter } from './source.ts';

/** A file of the content folder. */
export type ContentFile = {
  /** Path from the project folder with forward slashes, such as `content/facts.yaml`. */
  readonly path: string;
  /** Its text with plain line ends and without a byte order mark. */
  readonly text: string;
  /** Mistakes of its encoding. */
  readonly diagnostics?: readonly Diagnostic[];
  /** Whether its encoding was guessed, so that its letters prove nothing. */
  readonly isGuessed?: boolean;
};

/** Guides for authors and translators: no page shows them. */
const guides = /^content\/(README\.md$|glossary\/[^/]+\.md$)/;

/**
 * Every file in `content/`, sorted by path. Guides, hidden files, and files that editors keep beside an open one are left
 * out.
 * @param root Project folder that holds `content/`.
 * @throws Error of the file system if there is no such folder or a file cannot be read.
 */
export function readContentFiles(root: string): ContentFile[] {
  return readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => relative(root, path).replaceAll('\\', '/'))
    .filter((path) => !guides.test(path) && !/(^|\/)(\.|~\$)/.test(path))
    .sort()
    .map((path) => ({ path, ...decodeText(path, readFileSync(join(root, path))) }));
}

/** No paragraph is as long; reading some texts takes the longer the longer a line is, in its square. */
const longestLine = 5000;
/** Four times the longest text; one that repeats itself packs so small that no budget of a page would see its length. */
const longestText = 200_000;

/** The mark of git that stands in a text; `undefined` where none does. */
export function mergeIn({ path: file, text }: ContentFile): Diagnostic | undefined {
  const marker = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/m.exec(text);
  if (!marker) return undefined;
  const line = lineCounter(text)(marker.index);
  const message = `found ${marker[0]}, which git leaves where two changes of a text meet. Keep the lines that are right, and remove those that begin with <<<<<<<, ======= and >>>>>>>.`;
  return { file, line, message };
}

/**
 * What makes a whole file unreadable, so that nothing else can be said of it; `undefined` for a file that can be read.
 */
export function spoiltBy(given: ContentFile): Diagnostic | undefined {
  const { path: file, text, diagnostics, isGuessed } = given;
  if (isGuessed) return diagnostics?.[0];
  const merge = mergeIn(given);
  if (merge) return merge;
  if (file.endsWith('.mdx') && text.length > longestText) {
    const message = `the file has ${text.length} characters, and no text has more than ${longestText}. Look for what was pasted into it more than once (git diff shows it), or divide it into documents.`;
    return { file, line: 1, message };
  }
  const lines = text.length > longestLine ? text.split('\n') : [];
  const long = lines.findIndex(({ length }) => length > longestLine);
  if (long < 0) return undefined;
  const message = `the line has ${lines[long]?.length} characters, and no line has more than ${longestLine}. Break it into lines.`;
  return { file, line: long + 1, message };
}
