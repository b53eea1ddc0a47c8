// Waivers: with them an author says why a number is typed although it looks like a fact, or why a sentence makes no claim
// although it reads like one. In a document {/* waiver: reason */} stands directly before the number or the sentence, in YAML
// "# waiver: reason" on the line above it.
import type { Corpus } from '../corpus/corpus.ts';
import { counted, type Diagnostic } from '../corpus/read/diagnostic.ts';
import { lineCounter } from '../corpus/read/source.ts';
import { translationPairs } from './translation-pairs.ts';

/** A waiver. It covers the first mistake directly after it. */
export type Waiver = {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
  /** In a document's body, the offset of its end. In YAML and front matter the line says where it is. */
  readonly end: number | undefined;
};

/** Characters between a waiver and what it covers: a few words, not another sentence. */
const reach = 120;
const inDocument = /\{\/\*\s*waiver:\s*([^*{}]*?)\s*\*\/\}/g;
const inData = /^[ \t]*#[ \t]*waiver:[ \t]*([^\n]*?)[ \t]*$/gm;

/** The waivers of all documents, translations and data files, in the order of each text. */
export function waiversIn({
  files,
  texts,
  translations,
}: Pick<Corpus, 'files' | 'texts' | 'translations'>): Waiver[] {
  const data = files.flatMap(({ path, text }) => {
    if (path.endsWith('.json')) return [];
    const head = path.endsWith('.mdx') ? (/^---\n[\s\S]*?\n---/.exec(text)?.[0] ?? '') : text;
    const lineAt = lineCounter(head);
    return [...head.matchAll(inData)].map(({ index, 1: reason = '' }) => ({
      ...{ file: path, line: lineAt(index), reason, end: undefined },
    }));
  });
  const bodies = [...texts, ...translations].flatMap(({ file, body }) => {
    const lineAt = lineCounter(body.text);
    return [...body.text.matchAll(inDocument)].map(({ index, 0: whole, 1: reason = '' }) => ({
      ...{ file, line: lineAt(index), reason, end: index + whole.length },
    }));
  });
  return [...data, ...bodies];
}

/** How to write a waiver in a document, or in YAML, where there is no offset. */
export function waiverAdvice(at: number | undefined): string {
  return at === undefined
    ? 'write # waiver: … with the reason on the line above'
    : 'write {/* waiver: … */} with the reason directly before it';
}

/** A mistake that a waiver may cover; `at` is its offset in the body of a document. */
export type Waivable = Diagnostic & { readonly at?: number | undefined };

/** The mistakes that no waiver covers, and the waivers that have no reason or no use. */
export function afterWaivers(found: readonly Waivable[], corpus: Corpus): Diagnostic[] {
  const waivers = waiversIn(corpus);
  const idle = new Set(waivers);
  const left = found.filter((one) => {
    const waiver = [...idle].find((each) => covers(each, one));
    if (waiver) idle.delete(waiver);
    return !waiver;
  });
  return [
    ...left.map(({ file, line, message }) => ({ file, line, message })),
    ...reasonProblems(waivers),
    ...[...idle].filter((waiver) => !isForStale(waiver, corpus)).map(idleWaiver),
  ];
}

/** Whether a waiver stands in a translated section, or directly before one, that is not compared with its English at present. */
function isForStale({ file, end = Number.NaN }: Waiver, corpus: Corpus): boolean {
  const pair = translationPairs(corpus).find(({ translation }) => translation.file === file);
  return (pair?.own ?? [])
    .filter((section) => !pair?.alike.some(({ own }) => own === section))
    .some(({ element: { position } }) => {
      const [start = 0, last = 0] = [position?.start.offset, position?.end.offset];
      return end >= start - reach && end <= last;
    });
}

/** Whether a waiver stands directly before a place. */
export function covers(
  waiver: Waiver,
  place: { file: string; line: number; at?: number | undefined },
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
        'a waiver without a reason. Say in three words or more why it may stand, such as “waiver: a limit of the network, not ours”.',
    }));
}

/** The mistake of a waiver that covers nothing. */
export function idleWaiver({ file, line, reason }: Waiver): Diagnostic {
  const message = `the waiver “${reason}” covers nothing: nothing directly after it needs one. Remove it.`;
  return { file, line, message };
}

/**
 * The addition to the last line of the command: how many waivers there are, and each with its place and reason on a line of
 * its own; empty if there are none.
 */
export function waiverReport(waivers: readonly Waiver[]): string {
  if (waivers.length === 0) return '';
  const list = waivers.map(({ file, line, reason }) => `\n  ${file}:${line}  ${reason}`);
  return `, ${counted(waivers.length, 'waiver')}:${list.join('')}`;
}
