// What a version is: its head, its note and its fingerprint.
import { createHash } from 'node:crypto';

/** What a version says of itself; days are `2026-11-20`. */
export type VersionHead = {
  readonly title: string;
  /** The address of the document when the version was accepted. */
  readonly path: string;
  readonly version: string;
  /** Day on which it was published. */
  readonly announced: string;
  /** First day on which it applies. */
  readonly effective: string;
} & VersionNote;

/** How a version differs from the one before it. */
export type VersionNote =
  | { readonly kind: 'first' }
  | {
      readonly kind: 'correction' | 'clarification' | 'change';
      /** What changed, and why. */
      readonly changed: string;
      readonly reason: string;
      /** Who is affected, and what they need to do. */
      readonly affects: string;
      readonly action: string;
    };

/**
 * SHA-256 of a canonical text as 64 hexadecimal digits: the one fingerprint that seals, sums and the version gate use.
 */
export function fingerprintOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
