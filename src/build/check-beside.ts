// Purpose: a process beside the development server. It checks the content at each message, and answers with the mistakes. It also
// keeps the snippets of editors of code to the ids of the content.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkContent } from './check-content.ts';
import { snippets, snippetsFile } from './editor-files.ts';

process.on('message', () => {
  const { mistakes, corpus } = checkContent('.');
  process.send?.({ mistakes, files: corpus.files.length });
  mkdirSync(dirname(snippetsFile), { recursive: true });
  writeFileSync(snippetsFile, snippets(corpus));
});
