// Reads the content folder: every file with its path and its text, without parsing.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Diagnostic } from './diagnostic.ts';
import { lineCounter, placeCounter } from './source.ts';

/** A file of the content folder. */
export type ContentFile = {
  /** Path from the project folder with forward slashes, such as `content/facts.yaml`. */
  readonly path: string;
  /** Its text with plain line ends and without a byte order mark. */
  readonly text: string;
  /** Mistakes of its encoding. */
  readonly diagnostics?: readonly Diagnostic[];
  /** Whether its encoding was guessed, so that its letters prove nothing. */
  readonly isGuessed?: boolean;
};

/** Guides for authors and translators: no page shows them. */
const guides = /^content\/(README\.md$|glossary\/[^/]+\.md$)/;

/**
 * Every file in `content/`, sorted by path. Guides, hidden files, and files that editors keep beside an open one are left
 * out.
 * @param root Project folder that holds `content/`.
 * @throws Error of the file system if there is no such folder or a file cannot be read.
 */
export function readContentFiles(root: string): ContentFile[] {
  return readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => relative(root, path).replaceAll('\\', '/'))
    .filter((path) => !guides.test(path) && !/(^|\/)(\.|~\$)/.test(path))
    .sort()
    .map((path) => ({ path, ...decodeText(path, readFileSync(join(root, path))) }));
}

/** The text of one of the files; empty where there is no such file. */
export const fileText = (files: readonly ContentFile[], file: string): string =>
  files.find(({ path }) => path === file)?.text ?? '';

/** No paragraph is as long; reading some texts takes the longer the longer a line is, in its square. */
const longestLine = 5000;
/** Four times the longest text; one that repeats itself packs so small that no budget of a page would see its length. */
const longestText = 200_000;

/** The mark of git that stands in a text; `undefined` where none does. */
export function mergeIn({ path: file, text }: ContentFile): Diagnostic | undefined {
  const marker = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/m.exec(text);
  if (!marker) return undefined;
  const line = lineCounter(text)(marker.index);
  const message = `found ${marker[0]}, which git leaves where two changes of a text meet. Keep the lines that are right, and remove those that begin with <<<<<<<, ======= and >>>>>>>.`;
  return { file, line, message };
}

/**
 * What makes a whole file unreadable, so that nothing else can be said of it; `undefined` for a file that can be read.
 */
export function spoiltBy(given: ContentFile): Diagnostic | undefined {
  const { path: file, text, diagnostics, isGuessed } = given;
  if (isGuessed) return diagnostics?.[0];
  const merge = mergeIn(given);
  if (merge) return merge;
  if (file.endsWith('.mdx') && text.length > longestText) {
    const message = `the file has ${text.length} characters, and no text has more than ${longestText}. Look for what was pasted into it more than once (git diff shows it), or divide it into documents.`;
    return { file, line: 1, message };
  }
  const lines = text.length > longestLine ? text.split('\n') : [];
  const long = lines.findIndex(({ length }) => length > longestLine);
  if (long < 0) return undefined;
  const message = `the line has ${lines[long]?.length} characters, and no line has more than ${longestLine}. Break it into lines.`;
  return { file, line: long + 1, message };
}

/** A text that was read, and what is wrong with the way it was saved. */
type DecodedText = {
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the encoding was guessed. */
  readonly isGuessed?: boolean;
};

/**
 * The text of a file's bytes, with line feeds and without a byte order mark. Files must be UTF-8 with line feeds. A file in
 * another encoding is read as well as possible, so that its first mistake does not cause a hundred others.
 */
export function decodeText(file: string, bytes: Uint8Array): DecodedText {
  const diagnostics: Diagnostic[] = [];
  const report = (line: number, message: string) => diagnostics.push({ file, line, message });
  const wide = wideEncoding(bytes);
  if (wide) {
    report(
      1,
      'the file is saved as UTF-16, which the site does not read. Save it again with the encoding UTF-8.',
    );
    return { text: plain(new TextDecoder(wide).decode(bytes)), diagnostics };
  }
  let text = utf8(bytes);
  const isGuessed = text === undefined;
  if (text === undefined) {
    text = new TextDecoder('windows-1252').decode(bytes);
    const at = firstBroken(bytes);
    const { line, column } = placeCounter(text)(at);
    report(
      line,
      `the letter at column ${column}, probably “${text.charAt(at)}”, is not saved as UTF-8: the file has an older encoding, such as Windows-1252. Save it again with the encoding UTF-8, and look whether its letters with accents and its quotation marks are right.`,
    );
  }
  if (text.startsWith('\ufeff')) {
    report(
      1,
      'the file begins with a byte order mark, which nobody sees. Save it with the encoding UTF-8 without a mark (in some editors “UTF-8 without BOM”).',
    );
  }
  if (/\r/.test(text)) {
    report(
      1,
      'the lines end as Windows ends them (CR LF), expected line feeds alone. Choose “LF” as line ending in your editor and save again.',
    );
  }
  return { text: plain(text), diagnostics, ...(isGuessed ? { isGuessed } : {}) };
}

function plain(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

function wideEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** The text of bytes that are UTF-8, including a byte order mark; `undefined` for other bytes. */
function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The index of the first byte that begins no UTF-8 character. All bytes before it are valid UTF-8. */
function firstBroken(bytes: Uint8Array): number {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const [encoder, sign] = [new TextEncoder(), [0xef, 0xbf, 0xbd]];
  let at = 0;
  // U+FFFD stands where bytes are no character; a text may also hold it as a character of its own.
  for (const part of text.split('\ufffd')) {
    at += encoder.encode(part).length;
    if (sign.some((byte, place) => bytes[at + place] !== byte)) break;
    at += sign.length;
  }
  return at;
}
