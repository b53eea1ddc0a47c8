// The canonical text of a version: the words that a reader sees, in one form that never changes.
import { isoDate } from '../../core/iso-date.ts';
import type { Document } from '../read/document.ts';
import type { TranslatedDocument } from '../read/translation.ts';
import type { Stage } from '../schema/versions.ts';
import { paragraph, words } from './blocks.ts';
import { documentBlocks, type Spoken } from './document-blocks.ts';
import type { RecordedText } from './read-text.ts';
import { type DraftHead, notesOf, type PublishedHead, type VersionHead } from './version.ts';

/**
 * Description, summary and body of a document or of its translation, with all values in place.
 * @throws TypeError for a document that the content check refuses.
 */
export function documentText(
  document: Pick<Document | TranslatedDocument, 'id' | 'file' | 'front' | 'body' | 'outline'>,
  spoken: Spoken,
): RecordedText {
  const { description = '', summary = [] } = document.front;
  const { fill } = spoken.speech;
  return {
    lead: [words(fill(description))],
    glance: summary.map((point) => [paragraph(fill(point))]),
    body: documentBlocks(document, spoken),
  };
}

/** The head of a document's present version, without its note: title, address, number and days. */
export type CandidateHead = DraftHead | Omit<PublishedHead, 'kind'>;

/** The head of a document's present version in the stage of the record. */
export function candidateHead(
  document: Document,
  { speech, stage }: Pick<Spoken, 'speech'> & { readonly stage: Stage },
): CandidateHead {
  const { title = '', version = '', updated, effective } = document.front;
  const named = { title: speech.fill(title), path: `/${document.id}`, version };
  const day = updated ? isoDate(updated) : '';
  return stage === 'draft'
    ? { ...named, recorded: day }
    : { ...named, announced: day, effective: effective ? isoDate(effective) : '' };
}

/** The canonical text of a version: its head as YAML, then its words. */
export function canonicalText(head: VersionHead, text: string): string {
  const { title, path, version, recorded, announced, effective, kind } = head;
  const lines = [
    ['title', title],
    ['path', path],
    ['version', version],
    ['state', recorded === undefined ? undefined : 'draft'],
    ['recorded', recorded],
    ['announced', announced],
    ['effective', effective],
    ['kind', kind],
    ...notesOf(head).map(({ key, text: said }) => [key, said]),
  ].flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${JSON.stringify(value.normalize('NFC'))}`],
  );
  return `---\n${lines.join('\n')}\n---\n\n${text}`;
}
