// Purpose: a Vite plugin for `astro dev`. When a file of `content/` changes, is added or is removed, the content is read again and
// open pages are loaded again. Mistakes are shown in every page and in the terminal: those of reading at once, those that the
// rules find when a process beside has checked the content. A text that cannot be read leaves the pages as they were.
import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { relative } from 'node:path';
import type { ContentState } from '../browser/client/content-state.ts';
import { keepCorpus, readCorpus } from '../corpus/open-corpus.ts';
import { type Diagnostic, formatDiagnostic, inOrder, report } from '../corpus/read/diagnostic.ts';

type Message =
  | { readonly type: 'full-reload' }
  | { readonly type: 'custom'; readonly event: 'content:state'; readonly data: ContentState };

type Page = { send(message: Message): void };
/** When the page that asks was asked for, in milliseconds since 1970. */
type Question = { readonly since: number };

type Answer = { writeHead(status: number, headers: object): unknown; end(text: string): unknown };
type Handle = (
  request: { readonly headers: { readonly accept?: string } },
  answer: Answer,
  next: () => void,
) => void;

type Server = {
  readonly config: { readonly root: string };
  readonly watcher: { on(event: string, listener: (file: string) => void): unknown };
  readonly ws: {
    send(message: Message): void;
    on(event: 'content:ask', listener: (question: Question, page: Page) => void): unknown;
  };
  readonly middlewares: { use(handle: Handle): unknown };
  readonly httpServer: { once(event: 'close', listener: () => void): unknown } | null;
};

/** Checks the content when it is asked, and hands every mistake over. */
export type Checker = { check(): void; close(): void };

/**
 * The plugin. It does nothing in a build, where the content does not change.
 * @param checkerOf makes what checks the content beside the server
 */
export function rereadContent(checkerOf = checkBeside) {
  return {
    name: 'reread-content',
    apply: 'serve' as const,
    // Vite's own script is in every page, also in those that say that a page failed.
    transform(code: string, id: string): string | undefined {
      if (!/[\\/]vite[\\/]dist[\\/]client[\\/]client\.mjs/.test(id)) return undefined;
      return `${code}\nimport('/src/browser/client/content-state.ts');`;
    },
    configureServer({ config, watcher, ws, middlewares, httpServer }: Server): void {
      let unread: readonly Diagnostic[] = [];
      let found: readonly Diagnostic[] = [];
      let isRead = false;
      let lastSave = 0;
      const tell = () => {
        const mistakes = inOrder([...unread, ...found]).map(formatDiagnostic);
        ws.send({
          type: 'custom',
          event: 'content:state',
          data: { mistakes, isOld: isRead && unread.length > 0 },
        });
      };
      const reread = () => {
        const corpus = readCorpus(config.root);
        unread = corpus.diagnostics;
        if (unread.length > 0) return;
        keepCorpus(corpus);
        isRead = true;
      };
      const checker = checkerOf((mistakes, files) => {
        const isNews = mistakes.map(formatDiagnostic).join() !== found.map(formatDiagnostic).join();
        found = mistakes;
        if (isNews) console.error(report(mistakes, files));
        tell();
      });
      reread();
      checker.check();
      httpServer?.once('close', () => checker.close());
      ws.on('content:ask', ({ since }, page) => {
        // A page that was not yet connected at a save has not heard of it.
        if (since < lastSave) page.send({ type: 'full-reload' });
        else tell();
      });
      const hear = () => {
        try {
          reread();
        } catch {
          // A file went while the folder was read, as those do that editors keep beside an open one.
          setTimeout(hear, 1000);
          return;
        }
        lastSave = Date.now();
        ws.send({ type: 'full-reload' });
        checker.check();
      };
      // These events come before the one for any change, at which texts are chosen anew (src/content.config.ts).
      for (const event of ['add', 'change', 'unlink']) {
        watcher.on(event, (file) => {
          if (/^content[\\/]/.test(relative(config.root, file))) hear();
        });
      }
      middlewares.use(({ headers: { accept = '' } }, answer, next) => {
        if (isRead || !accept.includes('text/html')) return next();
        answer.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
        answer.end(unreadPage);
      });
    },
  };
}

/** Stands in place of every page while the content could not be read since the start. The script lists the mistakes. */
const unreadPage =
  '<!doctype html><html lang="en"><title>Mistakes in content/</title><script type="module" src="/@vite/client"></script>';

/** Checks the content in a process of its own, which leaves the processor to the pages. A check that is asked for during another follows it. */
function checkBeside(hear: (mistakes: readonly Diagnostic[], files: number) => void): Checker {
  const child = fork(new URL('check-beside.ts', import.meta.url));
  if (child.pid !== undefined) setPriority(child.pid, 10);
  let state: 'idle' | 'checking' | 'asked' = 'idle';
  const check = () => {
    if (state === 'idle') child.send('check');
    state = state === 'idle' ? 'checking' : 'asked';
  };
  child.on('message', ({ mistakes, files }: { mistakes: Diagnostic[]; files: number }) => {
    const isOutdated = state === 'asked';
    state = 'idle';
    if (isOutdated) check();
    else hear(mistakes, files);
  });
  return { check, close: () => child.kill() };
}
