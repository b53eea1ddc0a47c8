// Purpose: holds every page to the budget of its first paint: its HTML with its styles, as the first flight of a
// connection carries it. Exceptions stand in scripts/budget-exceptions.json, each with its size and reason.
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import { fileOf } from '../../src/site/addresses.ts';
import type { Page } from './dist.ts';

/** Bytes after brotli 11: ten segments of 1,460 bytes less the response's own headers. */
export const firstPaintBudget = 13_000;

/** Pages over the budget by their English path: the most that they may take, in bytes, and why. */
export type Exceptions = Readonly<
  Record<string, { readonly bytes: number; readonly reason: string }>
>;

const compress = promisify(brotliCompress);
const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });

/** The size of a page as the host sends it, in bytes: brotli 11. */
export async function packedSize(html: string): Promise<number> {
  return (await compress(html, quality(11))).length;
}

/**
 * One sentence for each page over its budget, and for each exception that is not needed any more.
 * @param ownerOf the English path of the page that a file holds: an exception covers its aliases and editions too
 */
export async function checkBudgets(
  pages: readonly Page[],
  exceptions: Exceptions,
  ownerOf: (file: string) => string,
): Promise<string[]> {
  const used = new Set<string>();
  const problems = await Promise.all(
    pages.map(async ({ file, html }) => {
      const owner = ownerOf(file);
      const limit = exceptions[owner]?.bytes ?? firstPaintBudget;
      // Quick compression bounds the slow one from above: most pages need no second look. The page that an exception
      // names gets one always, to tell whether it is still needed.
      const quick = brotliCompressSync(html, quality(5)).length;
      const isOwner = fileOf(owner) === file;
      if (quick <= (isOwner ? firstPaintBudget : limit)) return [];
      const size = await packedSize(html);
      if (size <= firstPaintBudget) return [];
      used.add(owner);
      if (size <= limit) return [];
      return [
        `${file}: ${size} bytes packed, the budget is ${limit}. Shorten the page, or enter ${owner} in ` +
          'scripts/budget-exceptions.json with its size and the reason.',
      ];
    }),
  );
  const stale = Object.keys(exceptions)
    .filter((page) => !used.has(page))
    .map(
      (page) =>
        `scripts/budget-exceptions.json: ${page} is within the budget; remove its exception.`,
    );
  return [...problems.flat(), ...stale];
}
