// Purpose: shows every part of the pages in all its states at /styleguide while developing; a build has no such page.
import type { AstroIntegration } from 'astro';

/** Adds the page in development only. */
export function styleguide(): AstroIntegration {
  return {
    name: 'styleguide',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/styleguide', entrypoint: './src/layouts/Styleguide.astro' });
      },
    },
  };
}
