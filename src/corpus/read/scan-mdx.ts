// Finds the tags of a body that the parser refuses, and everything that would stop the parser at its first error. What is
// spoilt is reported and blanked out, so that the rest of the document can still be checked.
import { brokenBrace, brokenTag, excerpt } from './broken-tag.ts';
import type { Diagnostic } from './diagnostic.ts';
import { placeCounter } from './source.ts';
import type { Attribute, Tag } from './tags.ts';

/** A broken body as it was scanned. */
type Scan = {
  /** The text with spaces in place of what is spoilt. */
  readonly readable: string;
  readonly tags: readonly Tag[];
  readonly diagnostics: readonly Diagnostic[];
  /** Whether a tag was too broken to be read: then closing tags cannot be judged. */
  readonly lostTag: boolean;
};

const special = /\\.|^[ \t]*(?:`{3,}|~{3,})|`+|[{<]|^(?:import|export)\b/gm;
const wellFormed =
  /<(\/?)([A-Za-z][\w.:-]*)((?:\s+[A-Za-z_][\w:.-]*(?:=(?:"[^"<>]*"|\{[^{}<>]*\}))?)*)\s*(\/?)>/y;
const attribute = /([A-Za-z_][\w:.-]*)(?:=(?:"([^"]*)"|(\{[^}]*\})))?/g;

/**
 * Scans the body of a document.
 * @param text The body; lines count from its start.
 */
export function scanMdx(file: string, text: string): Scan {
  const placeAt = placeCounter(text);
  const tags: Tag[] = [];
  const diagnostics: Diagnostic[] = [];
  let readable = text;
  let lostTag = false;
  special.lastIndex = 0;
  for (let found = special.exec(text); found; found = special.exec(text)) {
    special.lastIndex = handle(found[0], found.index);
  }
  return { readable, tags, diagnostics, lostTag };

  /**
   * Handles the token at an offset.
   * @returns the offset at which to go on
   */
  function handle(token: string, at: number): number {
    const rest = text.slice(at);
    if (token.startsWith('\\')) return at + token.length;
    if (/^[ \t]*[`~]/.test(token)) return at + codeLength(rest, token);
    if (token === '{') {
      const waiver = waiverComment.exec(rest)?.[0];
      return waiver ? at + waiver.length : spoil(at, brokenBrace(rest));
    }
    if (token === '<') {
      const tag = readTag(at);
      if (!tag) {
        lostTag ||= /^<\/?[A-Za-z]/.test(rest);
        return spoil(at, brokenTag(rest));
      }
      tags.push(tag);
      return tag.end;
    }
    // The parser reads `import` and `export` as code only at the start of a paragraph.
    if (!/(^|\n[ \t]*\n)$/.test(text.slice(0, at))) return at + token.length;
    const paragraph = /^(?:[^\n]|\n(?![ \t]*\n))*/.exec(rest)?.[0] ?? token;
    const advice = `a paragraph that begins with "${token}" is read as program code. Components need no import: remove the line; or begin the sentence with another word.`;
    return spoil(at, { length: paragraph.length, message: `${excerpt(paragraph)}: ${advice}` });
  }

  function spoil(at: number, { length, message }: { length: number; message: string }): number {
    diagnostics.push({ file, line: placeAt(at).line, message });
    const blank = text.slice(at, at + length).replace(/[^\n]/g, ' ');
    readable = readable.slice(0, at) + blank + readable.slice(at + length);
    return at + length;
  }

  function readTag(at: number): Tag | undefined {
    wellFormed.lastIndex = at;
    const match = wellFormed.exec(text);
    if (!match) return undefined;
    const [whole, slash, name = '', attributes = '', alone] = match;
    return {
      name,
      kind: slash ? 'closing' : alone ? 'alone' : 'opening',
      attributes: [...attributes.matchAll(attribute)].map(readAttribute),
      typed: excerpt(whole, 90),
      ...placeAt(at),
      start: at,
      end: at + whole.length,
    };
  }
}

function readAttribute([, name = '', value, code]: RegExpExecArray): Attribute {
  if (code !== undefined) return { name, form: 'code', value: code };
  if (value === undefined) return { name, form: 'bare', value: '' };
  return { name, form: 'text', value };
}

/**
 * The length of the code at the start of a text: a fenced block, or a span within its paragraph. A fence that is not closed
 * takes the whole rest, a span that is not closed only its marks.
 */
function codeLength(rest: string, token: string): number {
  const marks = token.trim();
  if (marks.length >= 3 && /^[ \t]*[`~]{3,}[^`\n]*(\n|$)/.test(rest)) {
    const close = new RegExp(`\\n[ \\t]*${marks}[${marks[0]}]*[ \\t]*(?=\\n|$)`).exec(rest);
    return close ? close.index + close[0].length : rest.length;
  }
  const paragraph = rest.slice(token.length).split(/\n[ \t]*\n/, 1)[0] ?? '';
  const close = new RegExp(`(?<!\`)${marks}(?!\`)`).exec(paragraph);
  return token.length + (close ? close.index + marks.length : 0);
}

/** The only comment that a document may hold, from its brace on: it gives the reason why a number is typed. */
export const waiverComment = /^\{\/\*\s*waiver:[^*{}]*\*\/\}/;
