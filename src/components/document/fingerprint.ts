import type { CollectionEntry } from 'astro:content';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * SHA-256 of a document's source file as 64 hexadecimal digits: what its seal is drawn from, and what anyone who holds the
 * file can compute. Line ends count as line feeds, whatever a checkout made of them.
 * @throws Error for an entry that is no file
 */
export function fingerprintOf({ id, filePath }: CollectionEntry<'documents'>): string {
  if (!filePath) throw new Error(`The document “${id}” has no file to take a fingerprint of.`);
  const source = readFileSync(filePath, 'utf8').replaceAll('\r\n', '\n');
  return createHash('sha256').update(source).digest('hex');
}
