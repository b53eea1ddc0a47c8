// Purpose: an archive with many documents of many versions, the same each time. Each version changes some sentences, and
// now and then adds, removes or moves a section, of a text that is archived already.

import type { ContentFile } from '../../src/corpus/read/content-files.ts';
import { fingerprintOf } from '../../src/corpus/record/version.ts';
import { random } from './random.ts';

/**
 * The files of `content/versions` with so many documents of so many versions each, the sums included.
 * @param seed an archived text to begin with
 * @param more whether the last document has one version more
 */
export function manyVersions(
  seed: ContentFile,
  documents: number,
  versions: number,
  more?: 'one more',
): ContentFile[] {
  const next = random(11);
  const [, words = ''] = /^---\n[\s\S]*?\n---\n\n([\s\S]*)$/.exec(seed.text) ?? [];
  const files = Array.from({ length: documents }, (_, index) => {
    const id = `scale/document-${String(index + 1).padStart(4, '0')}`;
    let text = words.replace('\n', ` This is text ${index + 1}.\n`);
    const count = more && index === documents - 1 ? versions + 1 : versions;
    return Array.from({ length: count }, (_, version): ContentFile => {
      if (version > 0) text = changed(text, version, next);
      const day = `${2027 + Math.floor(version / 12)}-${String((version % 12) + 1).padStart(2, '0')}-01`;
      const note =
        version === 0
          ? 'kind: "first"\n'
          : 'kind: "change"\nchanged: "Some."\nreason: "Time."\naffects: "All."\naction: "None."\n';
      const head = `title: "Document ${index + 1}"\npath: "/${id}"\nversion: "1.${version}"\nannounced: "${day}"\neffective: "${day}"\n${note}`;
      return { path: `content/versions/${id}/1.${version}.md`, text: `---\n${head}---\n\n${text}` };
    });
  }).flat();
  const sums = files
    .map(({ path, text }) => `${fingerprintOf(text)}  ${path.slice('content/versions/'.length)}\n`)
    .sort((a, b) => (a.slice(64) < b.slice(64) ? -1 : 1));
  return [...files, { path: 'content/versions/SHA256SUMS', text: sums.join('') }];
}

/** A text with some sentences that are others; every third time a paragraph is taken away. */
function changed(text: string, version: number, next: () => number): string {
  const lines = text.split('\n');
  const isProse = (line: string) => /^[A-Z]/.test(line) && line.length > 60;
  const edited = lines.map((line) =>
    isProse(line) && next() < 0.1 ? line.replace(/\.$/, `, as of version ${version}.`) : line,
  );
  const last = edited.findLastIndex(isProse);
  if (version % 3 === 0) edited.splice(last, 2);
  return edited.join('\n');
}
