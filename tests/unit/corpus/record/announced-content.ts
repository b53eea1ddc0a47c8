// Purpose: the small content with its second policy recorded, and a later version of that policy announced.

import { corpusOf } from '../../../../src/corpus/corpus.ts';
import type { ContentFile } from '../../../../src/corpus/read/content-files.ts';
import type { Note } from '../../../../src/corpus/record/version.ts';
import { accept } from '../../../../src/desk/accept/accept.ts';
import { after, changed, type Edit, smallContent } from '../../check/small-content.ts';

/** Day on which the version is announced, and the first day on which it applies. */
export const today = '2026-11-23';
export const firstDay = '2027-01-01';
export const file = 'content/documents/policy-2.mdx';
export const announced = 'content/announced/policy-2.mdx';

export const note: Note = {
  kind: 'change',
  changed: 'Section 1: a word.',
  reason: 'A reason.',
  affects: 'Everyone.',
  action: 'Nothing.',
};

const first = after(
  smallContent(),
  accept(corpusOf(smallContent(), today), new Map(), 'policy-2').files,
);
const current = first.find(({ path }) => path === file)?.text ?? '';
const text = current
  .replace('version: "1.0"\neffective: 2026-11-20', `version: "1.1"\neffective: ${firstDay}`)
  .replace('updated: 2026-11-20', `updated: ${today}`)
  .replace('Text.', 'Other.');
const written = [...first, { path: announced, text }];

/** What is replaced in files, by their paths; a text that is not there is a mistake of the test. */
export type Changes = Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>;

/**
 * The content, changed in some files.
 * @param state Whether the announced version is recorded.
 */
export function content(
  changes: Changes = {},
  state: 'recorded' | 'without the announcement' = 'recorded',
): ContentFile[] {
  const recorded =
    state === 'recorded'
      ? accept(corpusOf(written, today), new Map([[announced, note]]), 'policy-2').files
      : new Map<string, string>();
  const edits = Object.entries(changes).flatMap(([path, places]) =>
    places.map(([from, to]): Edit => [path, from, to]),
  );
  return changed(after(written, recorded), ...edits);
}
