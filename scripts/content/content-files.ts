// Purpose: reads the content folder: every file with its path and its text, and nothing of what the text means.
// The only module of this folder that touches the disk.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** A file of the content folder. */
export type ContentFile = {
  /** Path from the project folder with forward slashes, such as `content/facts.yaml`. */
  readonly path: string;
  /** Its text with plain line ends and without a byte order mark. */
  readonly text: string;
};

/**
 * Every file in `content/`, sorted by path; hidden files and the authors' guide and the translators' glossary are left out.
 * @param root Project folder that holds `content/`.
 * @throws Error of the file system when there is no such folder or a file cannot be read.
 */
export async function readContentFiles(root: string): Promise<ContentFile[]> {
  const entries = await readdir(join(root, 'content'), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => relative(root, path).replaceAll('\\', '/'))
    .filter(
      (path) =>
        path !== 'content/README.md' &&
        !path.startsWith('content/glossary/') &&
        !/(^|\/)\./.test(path),
    )
    .sort();
  return Promise.all(
    paths.map(async (path) => ({
      path,
      text: plain(await readFile(join(root, path), 'utf8')),
    })),
  );
}

function plain(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
