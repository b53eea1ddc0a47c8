// Purpose: writes `patches/`: for each page, what changes when its language changes in place. English pages can change into
// every edition; an edition with a form, which has typed text to keep, into every other edition.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { editionPath, fileOf } from '../core/addresses.ts';
import { defaultLanguage, languages } from '../core/languages.ts';
import { hasForm } from '../core/pages.ts';
import { addressesOf } from '../corpus/addresses.ts';
import { diffTrees } from '../language-switch/diff-pages.ts';
import { patchAddress } from '../language-switch/protocol.ts';
import type { Pass } from './built-site.ts';

/** The pass. It skips a page that was not built: the output check reports it. */
export const patches: Pass = {
  name: 'Patches written',
  run: ({ folder, corpus, pages }) => {
    const trees = new Map(pages().map(({ file, tree }) => [file, tree]));
    for (const { path, kind } of addressesOf(corpus)) {
      if (kind !== 'page') continue;
      const editions = languages.flatMap(({ code }) => {
        const tree = trees.get(fileOf(editionPath(path, code)));
        return tree ? [{ code, tree }] : [];
      });
      for (const from of editions) {
        if (from.code !== defaultLanguage && !hasForm(path)) continue;
        for (const to of editions) {
          if (to === from) continue;
          const target = join(folder, patchAddress(path, from.code, to.code));
          mkdirSync(dirname(target), { recursive: true });
          writeFileSync(target, diffTrees(from.tree, to.tree));
        }
      }
    }
    return [];
  },
};
