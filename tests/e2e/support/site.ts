import { fileURLToPath } from 'node:url';
import { readDocumentAddresses } from '../../../scripts/lib/documents.ts';
import { type Address, addressTable } from '../../../src/site/addresses.ts';

/** Every address of the site, as the build derives them. */
export const addresses: Address[] = addressTable(
  readDocumentAddresses(fileURLToPath(new URL('../../..', import.meta.url))),
);

/** Addresses of the English pages. */
export const englishPages = addresses.filter(({ kind }) => kind === 'page').map(({ path }) => path);
