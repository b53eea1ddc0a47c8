// Waivers, with which an author says why a number stands typed although it looks like a fact.
// In a document {/* waiver: reason */} directly before the number; in YAML "# waiver: reason" on the line above it.
import type { Corpus } from '../corpus/corpus.ts';
import { counted, type Diagnostic } from '../corpus/read/diagnostic.ts';
import { lineCounter } from '../corpus/read/source.ts';

/** A waiver: it covers the first number directly after it that needs one. */
export type Waiver = {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
  /** In a document's body: the place of its end. In YAML and front matter its line says where it stands. */
  readonly end: number | undefined;
};

/** Characters between a waiver and its number: a few words, not another sentence. */
const reach = 120;
const inDocument = /\{\/\*\s*waiver:\s*([^*{}]*?)\s*\*\/\}/g;
const inData = /^[ \t]*#[ \t]*waiver:[ \t]*([^\n]*?)[ \t]*$/gm;

/** The waivers of all documents and data files, in the order of each text. */
export function waiversIn({ files, documents }: Pick<Corpus, 'files' | 'documents'>): Waiver[] {
  const data = files.flatMap(({ path, text }) => {
    if (path.endsWith('.json')) return [];
    const head = path.endsWith('.mdx') ? (/^---\n[\s\S]*?\n---/.exec(text)?.[0] ?? '') : text;
    const lineAt = lineCounter(head);
    return [...head.matchAll(inData)].map(({ index, 1: reason = '' }) => ({
      ...{ file: path, line: lineAt(index), reason, end: undefined },
    }));
  });
  const bodies = documents.flatMap(({ file, body }) => {
    const lineAt = lineCounter(body.text);
    return [...body.text.matchAll(inDocument)].map(({ index, 0: whole, 1: reason = '' }) => ({
      ...{ file, line: lineAt(index), reason, end: index + whole.length },
    }));
  });
  return [...data, ...bodies];
}

/** Whether a waiver stands directly before a number; `at` is the number's place in the body of a document. */
export function covers(
  waiver: Waiver,
  place: { file: string; line: number; at?: number },
): boolean {
  if (waiver.file !== place.file) return false;
  if (waiver.end === undefined) return place.at === undefined && place.line === waiver.line + 1;
  return place.at !== undefined && place.at >= waiver.end && place.at - waiver.end <= reach;
}

/** The waivers that give no reason. */
export function reasonProblems(waivers: readonly Waiver[]): Diagnostic[] {
  return waivers
    .filter(({ reason }) => reason.split(/\s+/).filter(Boolean).length < 3)
    .map(({ file, line }) => ({
      file,
      line,
      message:
        'a waiver without a reason. Say in three words or more why the number stands typed, such as “waiver: a limit of the network, not ours”.',
    }));
}

/** The mistake of a waiver that covers nothing. */
export function idleWaiver({ file, line, reason }: Waiver): Diagnostic {
  const message = `the waiver “${reason}” covers nothing: no number directly after it needs one. Remove it.`;
  return { file, line, message };
}

/** What the command adds to its last line: how many waivers there are, each with its place and reason; nothing for none. */
export function waiverReport(waivers: readonly Waiver[]): string {
  if (waivers.length === 0) return '';
  const list = waivers.map(({ file, line, reason }) => `${file}:${line} (${reason})`);
  return `, ${counted(waivers.length, 'waiver')}: ${list.join('; ')}`;
}
