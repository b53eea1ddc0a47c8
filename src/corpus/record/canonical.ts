// The canonical text of a version: the words that a reader sees, in one form that is the same for good.
import { isoDate } from '../../core/dates.ts';
import type { Document } from '../read/document.ts';
import { type Block, paragraph } from './blocks.ts';
import { documentBlocks, type Spoken } from './document-blocks.ts';
import { markdownOf } from './markdown.ts';
import type { VersionHead, VersionNote } from './version.ts';

/** The words above the summary. They belong to the form, not to the catalogue: they change no text. */
const glance = 'At a glance';

/**
 * The words of a document as Markdown: description, summary and body. A line ends the text.
 * @throws TypeError for a document that the content check refuses.
 */
export function canonicalWords(document: Document, spoken: Spoken): string {
  const { description = '', summary = [] } = document.front;
  const { fill } = spoken.english;
  const blocks: Block[] = [
    paragraph(fill(description)),
    { kind: 'list', items: summary.map((point) => [paragraph(fill(point))]) },
  ];
  const [lead = '', points = ''] = blocks.map((block) => markdownOf([block]));
  const body = markdownOf(documentBlocks(document, spoken));
  return `${[lead, `## ${glance}`, points, body].join('\n\n')}\n`.normalize('NFC');
}

/** The head of a document's present version, without its note: title, address, number and days. */
export function presentHead(
  document: Document,
  { english }: Spoken,
): Omit<VersionHead, keyof VersionNote> {
  const { title = '', version = '', updated, effective } = document.front;
  return {
    title: english.fill(title),
    path: `/${document.id}`,
    version,
    announced: updated ? isoDate(updated) : '',
    effective: effective ? isoDate(effective) : '',
  };
}

/** The canonical text of a version: its head as YAML, then its words. */
export function canonicalText(head: VersionHead, words: string): string {
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
  return `---\n${lines.join('\n')}\n---\n\n${words}`;
}
