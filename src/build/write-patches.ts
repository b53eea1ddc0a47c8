// Purpose: writes `patches/`: for each page, what changes when its language changes in place. English pages can change into
// every edition; an edition with a form, which has typed text to keep, into every other edition.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { diffTrees } from '../browser/language-switch/diff-pages.ts';
import { patchAddress } from '../browser/language-switch/protocol.ts';
import { editionPath, fileOf } from '../core/addresses.ts';
import { addressesOf } from '../corpus/addresses.ts';
import { cachedJsonNow } from '../corpus/disk-cache.ts';
import { fingerprintOf } from '../corpus/record/version.ts';
import { languages } from '../languages/list.ts';
import type { Pass } from './built-site.ts';
import type { Page } from './page.ts';
import { Refusal } from './refusal.ts';

/** The name by which a page asks for patches; undefined for a page whose language does not change in place. */
function nameOf({ elements }: Page): string | undefined {
  return elements.find(({ name }) => name === 'html')?.attributes['data-page'];
}

/** The pass. It skips a page that was not built: the output check reports it. */
export const patches: Pass = {
  name: 'Patches written',
  run: ({ folder, corpus, pages, open }) => {
    const written = new Set<string>();
    for (const { path, kind } of addressesOf(corpus)) {
      if (kind !== 'page') continue;
      const editions = languages.flatMap(({ code }) => {
        const opened = open(fileOf(editionPath(path, code)));
        if (!opened) return [];
        const { page, tree } = opened;
        return [{ code, name: nameOf(page), sum: fingerprintOf(page.html), tree }];
      });
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
    const lost = pages().flatMap((page) => {
      const name = nameOf(page);
      return name === undefined || written.has(name)
        ? []
        : [`${page.file}: asks for the patches of ${name}, and there is no such page.`];
    });
    if (lost.length === 0) return [];
    throw new Refusal(lost.join('\n'));
  },
};
