// Reads content/documents as it stands on the disk: front matter by YAML, the body as text.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { projectRoot } from '../../scripts/lib/run.ts';

/** What the contracts over the documents look at; the whole schema is checked by the build. */
const frontMatter = v.object({
  title: v.string(),
  owner: v.string(),
  aliases: v.optional(v.array(v.string()), []),
  keyPolicy: v.optional(v.number()),
});

export type Document = v.InferOutput<typeof frontMatter> & {
  /** Path without the leading slash and the ending. */
  readonly id: string;
  readonly body: string;
};

/**
 * Every document, sorted by its id.
 * @throws Error for a file whose front matter is not closed or lacks a title.
 */
export function readDocuments(): Document[] {
  const folder = join(projectRoot, 'content', 'documents');
  return globSync('**/*.mdx', { cwd: folder })
    .sort()
    .map((file) => {
      const [before, matter = '', ...rest] = readFileSync(join(folder, file), 'utf8').split(
        /^---$/m,
      );
      if (before !== '' || rest.length === 0) throw new Error(`${file} has no front matter.`);
      const id = file.replaceAll('\\', '/').replace(/\.mdx$/, '');
      return { id, body: rest.join('---'), ...v.parse(frontMatter, parse(matter)) };
    });
}
