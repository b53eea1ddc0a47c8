// Purpose: writes what Visual Studio Code needs to complete and underline while one types in content/: the schemas as JSON Schema
// and the settings that use them, which a test holds current, and snippets with the ids of facts, which npm run dev renews too.
// Usage: node scripts/write-editor-files.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { schemaFiles, snippets, snippetsFile } from '../src/build/editor-files.ts';
import { readCorpus } from '../src/corpus/open-corpus.ts';
import { projectRoot } from './lib/run.ts';

process.chdir(projectRoot);
mkdirSync('.vscode/schemas', { recursive: true });
for (const [path, text] of schemaFiles()) writeFileSync(path, text);
writeFileSync(snippetsFile, snippets(readCorpus()));
