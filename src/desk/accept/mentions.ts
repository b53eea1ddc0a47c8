// Purpose: where files outside the model name the address of a document: code, guides, comments.

import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Diagnostic } from '../../corpus/read/diagnostic.ts';

/** The lines of files that name a document: as an address, a path or a text in quotation marks. Each is cut at 100 characters. */
export function mentionsOf(
  id: string,
  files: readonly { readonly path: string; readonly text: string }[],
): Diagnostic[] {
  const name = new RegExp(`(?<=["'\`/])${id}(?![\\w-])`);
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        name.test(line) && !/^movedFrom:/.test(line)
          ? [{ file: path, line: index + 1, message: line.trim().slice(0, 100) }]
          : [],
      ),
  );
}

/**
 * The files of a project that may name a document: its code, content and guides. Tests, which name what readers were promised,
 * and the archive are left out.
 */
export async function namingFiles(root: string): Promise<{ path: string; text: string }[]> {
  const text = '*.{astro,css,html,json,jsonc,md,mdx,mjs,sql,toml,ts,tsx,typ,txt,yaml,yml}';
  const paths = globSync([text, `{.github,content,public,scripts,src,supabase}/**/${text}`], {
    cwd: root,
    exclude: ['content/versions/**', 'content/translations/*/accepted.json', 'package-lock.json'],
  });
  return Promise.all(
    paths
      .map((path) => path.replaceAll('\\', '/'))
      .sort()
      .map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
  );
}
