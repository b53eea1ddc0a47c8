// Purpose: tells Astro what is this project's own: its settings, the directive of its islands, and the routes that no file names.
import { existsSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { pages } from '../core/pages.ts';

/**
 * The integration.
 * @param readSettings reads the settings from the environment, checks them, and completes them
 */
export function project(readSettings: () => Promise<NodeJS.ProcessEnv>): AstroIntegration {
  return {
    name: 'project',
    hooks: {
      'astro:config:setup': async (astro) => {
        const { command, config, addClientDirective, addWatchFile, injectRoute } = astro;
        // A build may have been started as `astro build`, without a command that hands the settings over.
        if (command === 'build' || command === 'dev') {
          Object.assign(process.env, await readSettings());
        }
        addClientDirective({
          name: 'interaction',
          entrypoint: './src/browser/client/hydrate-on-interaction.ts',
        });
        // Pages need the address of the site: `astro dev` begins again when the file that names no domain changes.
        if (!config.site) addWatchFile(new URL('content/company.yaml', config.root));
        // At an alias the whole page answers, so that an alias is one entry in src/core/pages.ts and no route of its own.
        for (const { path, aliases } of pages) {
          const [file = ''] = [`${path}.astro`, `${path}/index.astro`]
            .map((name) => `src/pages/[...locale]${name}`)
            .filter((name) => existsSync(new URL(name, config.root)));
          for (const pattern of aliases) injectRoute({ pattern, entrypoint: file });
        }
        if (command === 'dev') {
          injectRoute({ pattern: '/styleguide', entrypoint: './src/layouts/Styleguide.astro' });
        }
      },
    },
  };
}
