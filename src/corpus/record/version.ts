// What a version is: its head, its note and its fingerprint.
import { createHash } from 'node:crypto';

/** The head of a version; days have the form `2026-11-20`. */
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

/** SHA-256 as 64 hexadecimal digits. Seals, sums and the version gate all use this fingerprint of the canonical text. */
export function fingerprintOf(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A fingerprint as it is printed: its first 16 digits in capitals, in groups of four, such as `9ACF DFA3 D549 6EDA`. */
export function printedFingerprint(fingerprint: string): string {
  return fingerprint
    .slice(0, 16)
    .toUpperCase()
    .replace(/.{4}(?=.)/g, '$& ');
}
