// The canonical text of a version: the words that a reader sees, in one form that never changes.
import { isoDate } from '../../core/iso-date.ts';
import type { Document } from '../read/document.ts';
import type { TranslatedDocument } from '../read/translation.ts';
import { paragraph, words } from './blocks.ts';
import { documentBlocks, type Spoken } from './document-blocks.ts';
import { type RecordedText, recordedWords } from './read-text.ts';
import type { VersionHead, VersionNote } from './version.ts';

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

/**
 * The words of a document as Markdown: description, summary and body. The text ends with a line feed.
 * @throws TypeError for a document that the content check refuses.
 */
export function canonicalWords(document: Document, spoken: Spoken): string {
  return recordedWords(documentText(document, spoken));
}

/** The head of a document's present version, without its note: title, address, number and days. */
export function candidateHead(
  document: Document,
  { speech }: Spoken,
): Omit<VersionHead, keyof VersionNote> {
  const { title = '', version = '', updated, effective } = document.front;
  return {
    title: speech.fill(title),
    path: `/${document.id}`,
    version,
    announced: updated ? isoDate(updated) : '',
    effective: effective ? isoDate(effective) : '',
  };
}

/** The canonical text of a version: its head as YAML, then its words. */
export function canonicalText(head: VersionHead, text: string): string {
  const { title, path, version, announced, effective, kind } = head;
  const note =
    head.kind === 'first'
      ? []
      : (['changed', 'reason', 'affects', 'action'] as const).map(
          (key) => [key, head[key]] as const,
        );
  const lines = [
    ['title', title],
    ['path', path],
    ['version', version],
    ['announced', announced],
    ['effective', effective],
    ['kind', kind],
    ...note,
  ].map(([key, value]) => `${key}: ${JSON.stringify(String(value).normalize('NFC'))}`);
  return `---\n${lines.join('\n')}\n---\n\n${text}`;
}
