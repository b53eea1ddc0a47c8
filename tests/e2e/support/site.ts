import { fileURLToPath } from 'node:url';
import { readAddresses } from '../../../scripts/lib/addresses.ts';
import type { Address } from '../../../src/site/addresses.ts';

/** Every address of the site, as the build derives them. */
export const addresses: Address[] = readAddresses(
  fileURLToPath(new URL('../../..', import.meta.url)),
);

/** Addresses of the English pages. */
export const englishPages = addresses.filter(({ kind }) => kind === 'page').map(({ path }) => path);
