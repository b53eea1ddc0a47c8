// Purpose: writes dist/texts/: beside each edition, what its English page takes in when its language is switched in place.
// These files are no pages: their names do not end in .html.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileOf } from '../src/core/addresses.ts';
import { addressesOf } from '../src/corpus/addresses.ts';
import { loadCorpus } from './lib/corpus.ts';
import { projectRoot } from './lib/run.ts';
import { textsOf } from './lib/texts.ts';

const dist = join(projectRoot, 'dist');
const read = (address: string) => readFileSync(join(dist, fileOf(address)), 'utf8');
const editions = addressesOf(await loadCorpus()).filter(({ kind }) => kind === 'edition');
for (const { path, page } of editions) {
  const target = join(dist, 'texts', `${path}.txt`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, textsOf(read(page), read(path)));
}
console.log(`${editions.length} editions have their texts beside them`);
