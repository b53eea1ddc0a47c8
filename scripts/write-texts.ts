// Purpose: writes dist/texts/: beside each edition, what its English page takes in when its language is switched in place.
// These files are no pages: their names do not end in .html.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileOf, splitAddress } from '../src/site/addresses.ts';
import { defaultLanguage } from '../src/site/languages.ts';
import { projectRoot } from './lib/run.ts';
import { textsOf } from './lib/texts.ts';

const dist = join(projectRoot, 'dist');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
let written = 0;
for (const file of globSync('**/*.html', { cwd: dist })) {
  const address = `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`;
  const { language, path } = splitAddress(address);
  if (language === defaultLanguage) continue;
  const target = join(dist, 'texts', `${address}.txt`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, textsOf(read(fileOf(path)), read(file)));
  written += 1;
}
console.log(`${written} editions have their texts beside them`);
