// Reads YAML into a source, and turns the parser's errors into sentences for an author.
import { isCollection, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { readOnce } from '../../core/memo.ts';
import { excerpt } from './broken-tag.ts';
import type { Path, Reading } from './source.ts';

/** What an author can do about each kind of broken YAML; other kinds get the general advice. */
const advice: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    'a text that holds a colon and a space must stand in quotation marks. Write key: "text: more text".',
  MULTILINE_IMPLICIT_KEY:
    'a line without "key:" stands where an entry is expected. Write key: value, or set the line in by two spaces if it continues the text above.',
  MISSING_CHAR:
    'something is not closed here: a quotation mark, a bracket or the colon after a key. Close it with ", ] or }, or add the colon.',
  BAD_INDENT:
    'this line is set in too little or too much. Entries that belong together begin at the same distance from the margin.',
  TAB_AS_INDENT: 'a tab sets this line in. Use spaces.',
  BAD_SCALAR_START:
    'this value begins with a character that has a meaning of its own. Put the value in quotation marks.',
  BAD_DQ_ESCAPE:
    'a backslash in a text in quotation marks has a meaning of its own. Remove it, or write two.',
  BAD_ALIAS: 'a value that begins with * or & must stand in quotation marks. Write key: "*text".',
};
const below =
  'the line below this one is set in too far. Entries that belong together begin at the same distance from the margin.';
const general =
  'this line is not in the form key: value. Compare it with its neighbours: the colon and the space after the key, the distance from the margin, the quotation marks.';

/**
 * Reads YAML. Lines count from the start of the text, so front matter is given with empty lines in place of what surrounds
 * it.
 * @returns A source, or the first place where the text is not valid. A key that is written twice is a diagnostic beside the
 * source, because the rest of the file can still be checked.
 */
export const readYaml = readOnce(400, parseYaml);

function parseYaml(file: string, text: string): Reading {
  const counter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: counter,
    prettyErrors: false,
    // The schema reports keys that are no words, so the parser need not warn of them.
    logLevel: 'error',
  });
  const lineAt = (offset: number) => counter.linePos(offset).line;
  const twice = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  const broken = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  const diagnostics = twice.map(({ pos }) => ({
    file,
    line: lineAt(pos[0]),
    message: `the key "${/^[^:\n]*/.exec(text.slice(pos[0]))?.[0].trim()}" is written twice in one group. Remove one of the two, or give one its right name.`,
  }));
  if (broken) {
    const line = lineFrom(text, broken.pos[0]);
    // The parser gives the same code for a colon within a text and for an indented line below it.
    const isAbove = broken.code === 'BLOCK_AS_IMPLICIT_KEY' && !/: .*:( |$)/.test(line);
    const found = line === '' ? 'at the end of the text above' : `found ${excerpt(line)}`;
    const message = `${found}: ${isAbove ? below : (advice[broken.code] ?? general)}`;
    return {
      source: undefined,
      diagnostics: [...diagnostics, { file, line: lineAt(broken.pos[0]), message }],
    };
  }
  const nodeAt = (path: Path) => locate(document.contents, path).node;
  const placeOf = (path: Path) => {
    const { line, col } = counter.linePos(locate(document.contents, path).offset);
    return { line, column: col };
  };
  const source = {
    file,
    data: document.toJS() as unknown,
    placeOf,
    lineOf: (path: Path) => placeOf(path).line,
    typed: (path: Path) => {
      const node = nodeAt(path);
      const isShort = isScalar(node) || (isCollection(node) && node.flow === true);
      return isShort && node.range ? text.slice(node.range[0], node.range[1]) : undefined;
    },
  };
  return { source, diagnostics };
}

function locate(contents: Node | null, path: Path): { node: unknown; offset: number } {
  let node: unknown = contents;
  let offset = 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
      if (!pair) return { node: undefined, offset };
      if (isScalar(pair.key) && pair.key.range) offset = pair.key.range[0];
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(key)];
      if (item === undefined) return { node: undefined, offset };
      offset = (item as Node).range?.[0] ?? offset;
      node = item;
    } else {
      return { node: undefined, offset };
    }
  }
  return { node, offset };
}

function lineFrom(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[^\n]*/.exec(text.slice(start))?.[0].trim() ?? '';
}
