// Purpose: tells Astro of `client:interaction`, the directive with which islands of this site hydrate.
import type { AstroIntegration } from 'astro';

/** The integration that adds the directive. */
export function interactionDirective(): AstroIntegration {
  return {
    name: 'interaction-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'interaction',
          entrypoint: './src/browser/client/hydrate-on-interaction.ts',
        });
      },
    },
  };
}
