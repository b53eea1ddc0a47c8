// Purpose: looks in a built site for words that the record may not say in its stage: what only the published record says, while it is
// a draft, and the reverse. It reads pages, feeds and files for programs in every language, the pack, and of each PDF its first
// two pages and its last.
// Usage: node scripts/bootstrap.mjs check-stage [project folder with content/ and dist/].
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { getDocumentProxy } from 'unpdf';
import { foreignIn, foreignWords } from '../src/build/stage-words.ts';
import { readCorpus } from '../src/corpus/open-corpus.ts';
import { projectRoot } from './lib/run.ts';

const [root = projectRoot] = process.argv.slice(2);
const out = join(root, 'dist');
const corpus = readCorpus(root);
const foreign = foreignWords(corpus);

async function textOf(file: string, bytes: Uint8Array): Promise<string> {
  if (file.endsWith('.zip')) {
    return Object.entries(unzipSync(bytes))
      .filter(([name]) => name.endsWith('.md'))
      .map(([, packed]) => new TextDecoder().decode(packed))
      .join('\n');
  }
  if (!file.endsWith('.pdf')) return new TextDecoder().decode(bytes);
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const numbers = [...new Set([1, Math.min(2, pdf.numPages), pdf.numPages])];
  const pages = numbers.map(async (number) => {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join('');
  });
  return (await Promise.all(pages)).join('\n');
}

const files = globSync('**/*.{html,md,json,xml,atom,txt,pdf,zip}', { cwd: out }).sort();
const found: string[] = [];
for (const name of files) {
  const file = name.replaceAll('\\', '/');
  const text = await textOf(file, readFileSync(join(out, name)));
  found.push(...foreignIn(file, text, foreign, corpus.stage));
}
for (const line of found) console.error(line);
if (files.length === 0) console.error('dist/ is empty: build the site first.');
if (files.length === 0 || found.length > 0) process.exitCode = 1;
else {
  const count = [...foreign.values()].flat().length;
  console.log(`record: ${files.length} files, and none of ${count} phrases of the other stage`);
}
