// Purpose: where the files of the content name a document by its id. Pure.

import type { ContentFile } from '../../corpus/read/content-files.ts';
import { isDocument } from '../../corpus/read/content-paths.ts';
import { readDocument } from '../../corpus/read/document.ts';
import { readJson } from '../../corpus/read/json-source.ts';
import { isGroup, listOf, type Path, valueAt } from '../../corpus/read/source.ts';
import { readTranslation } from '../../corpus/read/translation.ts';
import { readYaml } from '../../corpus/read/yaml-source.ts';

/** A text with another id in place of one of a document, wherever the text names that document. */
export function withReferences(file: ContentFile, from: string, to: string): string {
  return offsetsIn(file, from)
    .sort((a, b) => b - a)
    .reduce((text, at) => text.slice(0, at) + to + text.slice(at + from.length), file.text);
}

/** A name of a text, such as `legal/fees:scope` or `documents:legal/fees.title`, once its document has another id. */
export function renameText(name: string, from: string, to: string): string {
  for (const [before, after] of [
    ['', ':'],
    ['documents:', '.'],
  ] as const) {
    const known = `${before}${from}${after}`;
    if (name.startsWith(known)) return `${before}${to}${after}${name.slice(known.length)}`;
  }
  return name;
}

function offsetsIn(file: ContentFile, id: string): number[] {
  if (file.path.endsWith('.mdx')) return tagOffsets(file, id);
  const { path, text } = file;
  const places = Object.entries(placesIn).find(([pattern]) => new RegExp(pattern).test(path))?.[1];
  if (!places) return [];
  const { source } = path.endsWith('.json') ? readJson(path, text) : readYaml(path, text);
  const lines = text.split('\n');
  return places(source?.data, id).map((way) => {
    const { line, column } = source?.placeOf(way) ?? { line: 1, column: 1 };
    const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
    // A key stands at its place, and what it holds behind it.
    return text.indexOf(id, start + column - 1);
  });
}

/** The attributes `doc` of `<See>` and `<Term>`. */
function tagOffsets({ path, text }: ContentFile, id: string): number[] {
  const mdx = isDocument(path)
    ? readDocument(path, text).document
    : readTranslation(path, text)?.translation;
  if (!mdx) return [];
  // In the body, lines of the front matter are empty.
  const cut = text.length - mdx.body.text.length;
  return mdx.body.tags.flatMap(({ start, end, attributes }) => {
    if (!attributes.some(({ name, value }) => name === 'doc' && value === id)) return [];
    const tag = text.slice(start + cut, end + cut);
    const before = /\sdoc\s*=\s*["']/.exec(tag);
    return before ? [start + cut + before.index + before[0].length] : [];
  });
}

type Places = (data: unknown, id: string) => Path[];

/** Files of data that name documents, and where. */
const placesIn: Readonly<Record<string, Places>> = {
  '^content/locales/[^/]+/documents\\.json$': keyed([]),
  '^content/launch\\.yaml$': keyed(['counsel']),
  '^content/facts\\.yaml$': (data, id) =>
    Object.keys(Object(data))
      .map((fact) => [fact, 'duty', 'document'])
      .filter((path) => valueAt(data, path) === id),
  '^content/claims\\.yaml$': (data, id) =>
    listOf(valueAt(data, ['statements']))
      .map((_, index) => ['statements', index, 'clause'])
      .filter((path) => String(valueAt(data, path)).startsWith(`${id}#`)),
  '^content/glossary/[^/]+\\.yaml$': (data, id) =>
    exceptionsIn(data).filter((path) => {
      const name = String(path.at(-1));
      return renameText(name, id, '') !== name;
    }),
};

function keyed(path: Path): Places {
  return (data, id) => (valueAt(data, [...path, id]) === undefined ? [] : [[...path, id]]);
}

/** The names under every `except` of a glossary. */
function exceptionsIn(data: unknown, path: Path = []): Path[] {
  if (!isGroup(data) && !Array.isArray(data)) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === 'except'
      ? Object.keys(Object(value)).map((name) => [...path, key, name])
      : exceptionsIn(value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}
