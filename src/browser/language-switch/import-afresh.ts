/**
 * Loads a module, and a second time past the cache where that fails: a browser keeps the answer that a file is missing, which it
 * may be for a moment while a new build is put in place, and only another address of the file gets past that.
 * @returns the module; rejected where it cannot be had in either way
 */
export const importAfresh = (source: string) => import(source).catch(() => import(`${source}?`));
