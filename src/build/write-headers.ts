// Purpose: writes _headers: the security policy with the hashes of what was built, and caching.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { backendOrigin } from '../core/backend.ts';
import { launch } from '../corpus/schema/launch.ts';
import type { Pass } from './built-site.ts';
import { headersFile } from './headers.ts';
import { cspHash } from './page.ts';

const hashes = (texts: readonly string[]) => [...new Set(texts)].map(cspHash).sort();

/** The pass. */
export const headers: Pass = {
  name: 'Headers written',
  run: async ({ root, folder, pages }) => {
    const built = await pages();
    const { transport } = launch.parse(
      parse(readFileSync(join(root, 'content/launch.yaml'), 'utf8')),
    );
    const file = headersFile({
      scripts: hashes(built.flatMap(({ inlineScripts }) => inlineScripts)),
      styles: hashes(built.flatMap(({ inlineStyles }) => inlineStyles)),
      connect: backendOrigin(process.env),
      transport,
    });
    writeFileSync(join(folder, '_headers'), file);
    return [];
  },
};
