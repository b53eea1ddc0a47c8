// Purpose: a Vite plugin for `astro dev`. The content is kept once it is read; it is read again, and open pages are loaded
// again, when a file of `content/` changes, is added or is removed.
import { relative } from 'node:path';
import { keepCorpus } from '../corpus/open-corpus.ts';

type Server = {
  readonly config: { readonly root: string };
  readonly watcher: { on(event: string, listener: (file: string) => void): unknown };
  readonly ws: { send(message: { readonly type: 'full-reload' }): void };
};

/** The plugin. It does nothing in a build, where the content does not change. */
export function rereadContent() {
  return {
    name: 'reread-content',
    apply: 'serve' as const,
    configureServer({ config, watcher, ws }: Server): void {
      // These events come before the one for any change, at which texts are chosen anew (src/content.config.ts).
      for (const event of ['add', 'change', 'unlink']) {
        watcher.on(event, (file) => {
          if (!/^content[\\/]/.test(relative(config.root, file))) return;
          keepCorpus();
          ws.send({ type: 'full-reload' });
        });
      }
    },
  };
}
