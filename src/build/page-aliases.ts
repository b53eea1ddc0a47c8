// Purpose: makes the other addresses of composed pages (`aliases` in src/core/pages.ts). At each the whole page answers, so that
// an alias is one entry in that table and no route of its own.
import { existsSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { pages } from '../core/pages.ts';

/** Adds a route for each alias, with the file of its page. */
export function pageAliases(): AstroIntegration {
  return {
    name: 'page-aliases',
    hooks: {
      'astro:config:setup': ({ config, injectRoute }) => {
        for (const { path, aliases } of pages) {
          const [file = ''] = [`${path}.astro`, `${path}/index.astro`]
            .map((name) => `src/pages/[...locale]${name}`)
            .filter((name) => existsSync(new URL(name, config.root)));
          for (const pattern of aliases) injectRoute({ pattern, entrypoint: file });
        }
      },
    },
  };
}
