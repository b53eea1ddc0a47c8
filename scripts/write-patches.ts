// Purpose: writes dist/patches/: what each page takes in when its language changes in place. English pages change into every
// edition; an edition with a form, which has typed text to keep, into every other.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { editionPath, fileOf } from '../src/core/addresses.ts';
import { defaultLanguage, languages } from '../src/core/languages.ts';
import { hasForm } from '../src/core/pages.ts';
import { addressesOf } from '../src/corpus/addresses.ts';
import { diffPages } from '../src/language-switch/diff-pages.ts';
import { patchAddress } from '../src/language-switch/protocol.ts';
import { loadCorpus } from './lib/corpus.ts';
import { projectRoot } from './lib/run.ts';

const dist = join(projectRoot, 'dist');
const codes = languages.map(({ code }) => code);
let written = 0;
for (const { path, kind } of addressesOf(await loadCorpus())) {
  if (kind !== 'page') continue;
  const pages = codes.map((code) => {
    const html = readFileSync(join(dist, fileOf(editionPath(path, code))), 'utf8');
    return { code, html };
  });
  for (const from of pages) {
    if (from.code !== defaultLanguage && !hasForm(path)) continue;
    for (const to of pages) {
      if (to === from) continue;
      const target = join(dist, patchAddress(path, from.code, to.code));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, diffPages(from.html, to.html));
      written += 1;
    }
  }
}
console.log(`${written} patches for a change of language in place`);
