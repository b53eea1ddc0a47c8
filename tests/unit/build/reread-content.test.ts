import { EventEmitter } from 'node:events';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { type Checker, rereadContent } from '../../../src/build/reread-content.ts';
import { keepCorpus, openCorpus } from '../../../src/corpus/open-corpus.ts';
import { smallContent } from '../check/small-content.ts';
import { folderOf, writeIn } from '../folder.ts';

const root = folderOf();
const company = smallContent().find(({ path }) => path === 'content/company.yaml')?.text ?? '';
beforeEach(() => {
  keepCorpus();
  for (const { path, text } of smallContent()) writeIn(root, path, text);
});
afterAll(() => {
  keepCorpus();
  rmSync(root, { recursive: true });
});

type Hear = Parameters<NonNullable<Parameters<typeof rereadContent>[0]>>[0];

/** A development server with the plugin: what it sends to pages, and what it answers to one that asks for a page. */
function serve() {
  const [watcher, pages, httpServer] = [new EventEmitter(), new EventEmitter(), new EventEmitter()];
  const messages: object[] = [];
  const checker = { check: vi.fn(), close: vi.fn() } satisfies Checker;
  let hear: Hear = () => {};
  let handle: (...args: [object, object, () => void]) => void = () => {};
  const plugin = rereadContent((heard) => {
    hear = heard;
    return checker;
  });
  plugin.configureServer({
    ...{ config: { root }, watcher, httpServer },
    ws: {
      send: (message) => messages.push(message),
      on: (event, listener) => pages.on(event, listener),
    },
    middlewares: {
      use: (given) => {
        handle = given as typeof handle;
      },
    },
  });
  const askFor = (accept: string) => {
    let status = 200;
    let text = 'the page';
    const answer = {
      writeHead: (given: number) => {
        status = given;
      },
      end: (given: string) => {
        text = given;
      },
    };
    handle({ headers: { accept } }, answer, () => {});
    return { status, text };
  };
  /** A page that was asked for at an instant asks for the state. */
  const ask = (since: number) =>
    pages.emit('content:ask', { since }, { send: (message: object) => messages.push(message) });
  const after = (event: string, path: string) => {
    messages.length = 0;
    watcher.emit(event, join(root, path));
    ask(Date.now() + 1);
    return [...messages];
  };
  const say: Hear = (...heard) => hear(...heard);
  return { plugin, checker, httpServer, messages, pages, askFor, after, ask, say };
}

const reload = { type: 'full-reload' };
const state = (mistakes: unknown, isOld = false) => ({
  ...{ type: 'custom', event: 'content:state', data: { mistakes, isOld } },
});

test('content that changes, is added or is removed is read and checked again, and pages are loaded again', () => {
  const { after, checker } = serve();
  for (const event of ['change', 'add', 'unlink']) {
    const before = openCorpus();
    expect(after(event, 'content/translations/de/accepted.json')).toEqual([reload, state([])]);
    expect(openCorpus()).not.toBe(before);
  }
  expect(checker.check).toHaveBeenCalledTimes(4);
});

test('a page that was asked for before a save, and connects after it, is loaded again', () => {
  const { after, ask, messages } = serve();
  const before = Date.now() - 1;
  after('change', 'content/company.yaml');
  messages.length = 0;
  ask(before);
  expect(messages).toEqual([reload]);
});

test('a file that goes while the folder is read is waited for', () => {
  vi.useFakeTimers();
  const { after } = serve();
  const [content, away] = [join(root, 'content'), join(root, 'away')];
  renameSync(content, away);
  expect(after('change', 'content/company.yaml')).toEqual([state([])]);
  renameSync(away, content);
  const before = openCorpus();
  vi.advanceTimersByTime(1000);
  expect(openCorpus()).not.toBe(before);
  vi.useRealTimers();
});

test('nothing else has it read again', () => {
  const { after, checker } = serve();
  const before = openCorpus();
  expect(after('change', 'src/content.config.ts')).toEqual([state([])]);
  expect(after('change', 'tests/content/x.json')).toEqual([state([])]);
  expect(openCorpus()).toBe(before);
  expect(checker.check).toHaveBeenCalledTimes(1);
});

test('a text that cannot be read leaves the pages as they were, and each page says so and why', () => {
  const { after, askFor } = serve();
  const before = openCorpus();
  writeIn(root, 'content/company.yaml', 'brand: [');
  const [, told] = after('change', 'content/company.yaml');
  expect(told).toEqual(state([expect.stringMatching(/^content\/company\.yaml:1 {2}\S/)], true));
  expect(openCorpus()).toBe(before);
  expect(askFor('text/html').status).toBe(200);
  writeIn(root, 'content/company.yaml', company);
  expect(after('change', 'content/company.yaml')).toEqual([reload, state([])]);
  expect(openCorpus()).not.toBe(before);
});

test('content that could not be read since the start is answered by a page that lists the mistakes, until it can be', () => {
  writeIn(root, 'content/company.yaml', 'brand: [');
  const { after, askFor } = serve();
  expect(askFor('text/html,*/*')).toEqual({
    status: 500,
    text: expect.stringContaining('src="/@vite/client"'),
  });
  expect(askFor('*/*').status).toBe(200);
  // Nothing was shown before.
  expect(after('change', 'content/company.yaml')).toEqual([
    reload,
    state([expect.stringContaining('content/company.yaml:1')]),
  ]);
  writeIn(root, 'content/company.yaml', company);
  after('change', 'content/company.yaml');
  expect(askFor('text/html').status).toBe(200);
});

test('what the check finds is told to every page, and to the terminal once', () => {
  const { say, messages, httpServer, checker } = serve();
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  const mistakes = [{ file: 'content/facts.yaml', line: 3, message: 'It is wrong.' }];
  say(mistakes, 9);
  say(mistakes, 9);
  expect(messages).toEqual([1, 2].map(() => state(['content/facts.yaml:3  It is wrong.'])));
  expect(print.mock.calls).toEqual([[expect.stringContaining('9 files, 1 mistake')]]);
  print.mockRestore();
  httpServer.emit('close');
  expect(checker.close).toHaveBeenCalledOnce();
});

test('Vite’s own script, which every page has, brings the list', () => {
  const { plugin } = serve();
  const client = '/project/node_modules/vite/dist/client/client.mjs';
  expect(plugin.transform('code', client)).toBe(
    "code\nimport('/src/browser/client/content-state.ts');",
  );
  expect(plugin.transform('code', '/project/src/client.mjs')).toBe(undefined);
});
