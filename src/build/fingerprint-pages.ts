// Purpose: binds pages to their patches. A page whose language changes in place gets a fingerprint of the text that its patches
// are made for, and asks for patches of that text alone: those of another build would mix two languages.
import { createHash } from 'node:crypto';
import { addressOf, editionPath, fileOf } from '../core/addresses.ts';
import { languageOfParam } from '../languages/list.ts';
import type { Pass } from './built-site.ts';

/** The language of a page, and the name by which it asks for patches. */
const named = /^(<!doctype html>\s*<html\b[^>]* lang="(\w+)"[^>]* data-page="([^"]+))"/i;

/**
 * The fingerprint of the body of a page. The ids that Astro gives to islands do not count, because they depend on the folder of
 * the project.
 */
export function bodyFingerprint(html: string): string {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/(<astro-island\b[^>]*?) uid="[^"]*"/g, '$1');
  return createHash('sha256').update(body).digest('hex').slice(0, 8);
}

/**
 * The pass: changes the text of pages. An alias and the 404 page ask for the patches of the page that they stand for, so they
 * get the fingerprint of that page.
 */
export const fingerprints: Pass = {
  name: 'Pages fingerprinted',
  run: ({ texts }) => {
    const known = new Map<string, string>();
    for (const [file, html] of texts) {
      const [start, opening, language, page = ''] = named.exec(html) ?? [];
      if (start === undefined) continue;
      const twin = fileOf(editionPath(addressOf(page), languageOfParam(language)));
      const print = known.get(twin) ?? bodyFingerprint(texts.get(twin) ?? '');
      known.set(twin, print);
      texts.set(file, `${opening}.${print}"${html.slice(start.length)}`);
    }
    return [];
  },
};
