import type { IslandWords } from './protocol.ts';

/**
 * A value from the props of an island. Astro writes each value as a pair of its kind and the value; in an object the values
 * are such pairs again.
 */
function plain(pair: unknown): unknown {
  const value: unknown = Reflect.get(Object(pair), 1);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
}

/** The words that the islands of a page, or of a patch for it, are given: one collection for each island. */
export function wordsIn(page: Document): IslandWords[] {
  return [...page.querySelectorAll('astro-island[props]')].flatMap((island) => {
    const props: unknown = JSON.parse(island.getAttribute('props') ?? '{}');
    const words = plain(Reflect.get(Object(props), 'words'));
    return typeof words === 'object' && words !== null ? [words as IslandWords] : [];
  });
}
