// Purpose: the documents' addresses as a script outside Astro reads them: ids from paths, aliases from front matter.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { DocumentAddress } from '../../src/site/addresses.ts';

/** Ids and aliases of every document below `content/documents`. Front matter that is no YAML counts as having none. */
export function readDocumentAddresses(root: string): DocumentAddress[] {
  const folder = join(root, 'content', 'documents');
  return globSync('**/*.mdx', { cwd: folder })
    .sort()
    .map((file) => {
      const [, frontMatter = ''] = readFileSync(join(folder, file), 'utf8').split(/^---$/m);
      const aliases: unknown = parse(frontMatter)?.aliases;
      return {
        id: file.replaceAll('\\', '/').replace(/\.mdx$/, ''),
        aliases: Array.isArray(aliases) ? aliases.map(String) : [],
      };
    });
}
