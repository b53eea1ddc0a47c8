// Reads the content folder: every file with its path and its text, without parsing.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { decodeText } from './decode-text.ts';
import type { Diagnostic } from './diagnostic.ts';

/** A file of the content folder. */
export type ContentFile = {
  /** Path from the project folder with forward slashes, such as `content/facts.yaml`. */
  readonly path: string;
  /** Its text with plain line ends and without a byte order mark. */
  readonly text: string;
  /** Mistakes of its encoding. */
  readonly diagnostics?: readonly Diagnostic[];
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
