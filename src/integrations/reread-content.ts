// Purpose: a Vite plugin for `astro dev`: what pages keep of `content/` is read again when a file of it changes, comes or goes.
import { join, relative } from 'node:path';

type Graph<Module> = { getModulesByFile(file: string): ReadonlySet<Module> | undefined };

/** The module that reads the content and keeps it. */
const reader = 'src/queries/corpus.ts';

/** The plugin. In a build nothing of the content changes. */
export function rereadContent() {
  return {
    name: 'reread-content',
    apply: 'serve' as const,
    /** Names the reader among the modules that a change reaches: it is evaluated anew, and so is what imports it. */
    hotUpdate<Module>(
      this: { readonly environment: { readonly moduleGraph: Graph<Module> } },
      {
        file,
        modules,
        server,
      }: {
        readonly file: string;
        readonly modules: Module[];
        readonly server: { readonly config: { readonly root: string } };
      },
    ): Module[] | undefined {
      const { root } = server.config;
      if (!/^content[\\/]/.test(relative(root, file))) return undefined;
      return [
        ...modules,
        ...(this.environment.moduleGraph.getModulesByFile(join(root, reader)) ?? []),
      ];
    },
  };
}
