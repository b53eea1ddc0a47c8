import { pageAt } from '../core/pages.ts';
import type { Translation } from '../core/translation.ts';

/**
 * What a layout needs to know of a page that `src/core/pages.ts` lists.
 * @param path its English path
 * @param t gives the texts of the language that the page is built in
 * @throws RangeError when no page is listed at the path
 */
export function listed(path: string, t: Translation['t']) {
  const { words, indexed } = pageAt(path);
  return {
    page: path,
    title: t(`${words}:meta.title`),
    description: t(`${words}:meta.description`),
    indexed,
  };
}
