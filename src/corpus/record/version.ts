// What a version is: its head, its note and its fingerprint.
import { createHash } from 'node:crypto';

/** What every version says of itself. */
type Named = {
  readonly title: string;
  /** The address of the document when the version was accepted. */
  readonly path: string;
  readonly version: string;
};

/** The head of a version that was recorded before the site was public; the day has the form `2026-11-20`. */
export type DraftHead = Named & {
  /** Day on which it was recorded. */
  readonly recorded: string;
  readonly state?: 'draft' | undefined;
  readonly announced?: undefined;
  readonly effective?: undefined;
  readonly kind?: undefined;
};

/** The head of a published version; days have the form `2026-11-20`. */
export type PublishedHead = Named & {
  /** Day on which it was published. */
  readonly announced: string;
  /** First day on which it applies. */
  readonly effective: string;
  readonly recorded?: undefined;
} & VersionNote;

/** The head of a version: that of a draft says nothing of kind, note and days on which it applies. */
export type VersionHead = DraftHead | PublishedHead;

/** The day on which a version became part of the record: on which it was published or, as a draft, recorded. */
export function recordedOn({
  recorded,
  announced,
}: DraftHead | Pick<PublishedHead, 'announced' | 'recorded'>): string {
  return recorded ?? announced;
}

/** The parts of a note, in the order in which readers get them. */
const noteKeys = ['changed', 'reason', 'affects', 'action'] as const;

/** The note of a version by its parts; empty for a first version and for a draft. */
export function notesOf(
  head: VersionHead,
): { readonly key: (typeof noteKeys)[number]; readonly text: string }[] {
  if (head.kind === undefined || head.kind === 'first') return [];
  return noteKeys.map((key) => ({ key, text: head[key] }));
}

/** How a version differs from the one before it. */
type VersionNote =
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

/** The note that an editor writes for a later version of the published record. */
export type Note = Exclude<VersionNote, { kind: 'first' }>;

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
