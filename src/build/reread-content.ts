// Purpose: a Vite plugin for `astro dev`. Pages keep the content that they have read; it is read again when a file of
// `content/` changes, is added or is removed.
import { join, relative } from 'node:path';

type Graph<Module> = { getModulesByFile(file: string): ReadonlySet<Module> | undefined };

/** The module that reads the content and keeps it. */
const reader = 'src/corpus/queries/corpus.ts';

/** The plugin. It does nothing in a build, where the content does not change. */
export function rereadContent() {
  return {
    name: 'reread-content',
    apply: 'serve' as const,
    /** Adds the reader to the modules that a change affects, so that it is evaluated again, with all modules that import it. */
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
