// Purpose: gives a build that was started as `astro build` the settings that commands hand over.
import type { AstroIntegration } from 'astro';

/**
 * The integration.
 * @param read reads the settings from the environment, checks them, and completes them
 */
export function environment(read: () => Promise<NodeJS.ProcessEnv>): AstroIntegration {
  return {
    name: 'environment',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        if (command === 'build' || command === 'dev') Object.assign(process.env, await read());
      },
    },
  };
}
