import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../../scripts/lib/run.ts';
import { rereadContent } from '../../../src/build/reread-content.ts';
import { openCorpus } from '../../../src/corpus/open-corpus.ts';
import { openContent } from '../open-content.ts';

const watcher = new EventEmitter();
const messages: object[] = [];
rereadContent().configureServer({
  ...{ config: { root: projectRoot }, watcher },
  ws: { send: (message) => messages.push(message) },
});

/** Whether an event has the content read again, and how often pages are loaded again. */
function after(event: string, file: string) {
  messages.length = 0;
  openContent({});
  const before = openCorpus();
  watcher.emit(event, join(projectRoot, file));
  return { reread: openCorpus() !== before, messages: [...messages] };
}

test('content that changes, is added or is removed is read again, and pages are loaded again', () => {
  const reload = { reread: true, messages: [{ type: 'full-reload' }] };
  expect(after('change', 'content/translations/de/accepted.json')).toEqual(reload);
  expect(after('add', 'content/documents/new.mdx')).toEqual(reload);
  expect(after('unlink', 'content/documents/new.mdx')).toEqual(reload);
});

test('nothing else has it read again', () => {
  const nothing = { reread: false, messages: [] };
  expect(after('change', 'src/content.config.ts')).toEqual(nothing);
  expect(after('change', 'tests/content/x.json')).toEqual(nothing);
});
