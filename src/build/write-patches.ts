// Purpose: writes `patches/`: for each page, what changes when its language changes in place. English pages can change into
// every edition; an edition with a form, which has typed text to keep, into every other edition.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { diffTrees, type PageTree, parsePage } from '../browser/language-switch/diff-pages.ts';
import { patchAddress } from '../browser/language-switch/protocol.ts';
import { editionPath, fileOf } from '../core/addresses.ts';
import { memoOf } from '../core/memo.ts';
import { addressesOf } from '../corpus/addresses.ts';
import { cachedJsonNow } from '../corpus/disk-cache.ts';
import { fingerprintOf } from '../corpus/record/version.ts';
import { languages } from '../languages/list.ts';
import type { Pass } from './built-site.ts';
import { Refusal } from './refusal.ts';

/** The name by which a page asks for patches; undefined for a page whose language does not change in place. */
function nameOf(html: string): string | undefined {
  return /<html\b[^>]*? data-page="([^"]*)"/.exec(html)?.[1];
}

/** The pass. It skips a page that was not built: the output check reports it. */
export const patches: Pass = {
  name: 'Patches written',
  run: async ({ folder, corpus, texts }) => {
    const written = new Set<string>();
    // A tree takes megabytes: those of one page's editions are kept.
    const trees = memoOf<PageTree>(languages.length);
    for (const { path, kind } of addressesOf(corpus)) {
      if (kind !== 'page') continue;
      const editions = languages.flatMap(({ code }) => {
        const html = texts.get(fileOf(editionPath(path, code)));
        if (html === undefined) return [];
        const sum = fingerprintOf(html);
        return [{ code, name: nameOf(html), sum, tree: () => trees(sum, () => parsePage(html)) }];
      });
      // What runs beside gets its turn.
      await turn();
      for (const from of editions) {
        if (from.name === undefined) continue;
        written.add(from.name);
        for (const to of editions) {
          if (to === from) continue;
          const target = join(folder, patchAddress(from.name, from.code, to.code));
          mkdirSync(dirname(target), { recursive: true });
          const patch = cachedJsonNow(
            'patches',
            `${from.sum} ${to.sum}`,
            () => diffTrees(from.tree(), to.tree()),
            'build',
          );
          writeFileSync(target, patch);
        }
      }
    }
    // An alias asks for the patches of the page that it stands for.
    const lost = [...texts].flatMap(([file, html]) => {
      const name = nameOf(html);
      return name === undefined || written.has(name)
        ? []
        : [`${file}: asks for the patches of ${name}, and there is no such page.`];
    });
    if (lost.length === 0) return [];
    throw new Refusal(lost.join('\n'));
  },
};
