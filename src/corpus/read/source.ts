// What the checks know of a data file: its value, and the line and spelling of any place in it. YAML, front matter and JSON
// all become a source, so that one check serves all three.
import type { Diagnostic } from './diagnostic.ts';

/** A place in a text; line and column count from 1. */
export type Place = { readonly line: number; readonly column: number };

/** The way to a value: keys of groups and places in lists, counted from 0. */
export type Path = readonly PropertyKey[];

/** A parsed file. */
export type Source = {
  readonly file: string;
  readonly data: unknown;
  /** The place of the key or list entry at a path. If there is none, the place of the nearest thing around it. */
  placeOf(path: Path): Place;
  /** The line of that place. */
  lineOf(path: Path): number;
  /** The value at a path as it was typed, when it is one word, number or text. */
  typed(path: Path): string | undefined;
};

/** A file that was read. It has no source if its text cannot be parsed. */
export type Reading = { readonly source: Source | undefined; readonly diagnostics: Diagnostic[] };

/** An offset in a text and what is wrong there. */
export type Slip = { readonly offset: number; readonly message: string };

/** A text in a source and the way to it. */
export type Leaf = { readonly path: Path; readonly text: string };

/** A mistake at a path of a source. */
export function problemAt(source: Source, path: Path, message: string): Diagnostic {
  return { file: source.file, line: source.lineOf(path), message };
}

/** A mistake at a path of a data file, which may have no source. */
export function problemIn(
  { path: file, source }: { readonly path: string; readonly source: Source | undefined },
  path: Path,
  message: string,
): Diagnostic {
  return { file, line: source?.lineOf(path) ?? 1, message };
}

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path; `undefined` if nothing is there. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  );
}

/** The entries of a list; empty if the value is no list. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Every text of a value, in order. */
export function leavesOf(value: unknown, path: Path = []): Leaf[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Makes the function that turns an offset in a text into line and column. */
export function placeCounter(text: string): (offset: number) => Place {
  const starts = [0];
  for (const { index } of text.matchAll(/\n/g)) starts.push(index + 1);
  return (offset) => {
    const after = starts.findIndex((start) => start > offset);
    const line = after < 0 ? starts.length : after;
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
  };
}

/** Makes the function that turns an offset in a text into a line, counted from 1. */
export function lineCounter(text: string): (offset: number) => number {
  const placeAt = placeCounter(text);
  return (offset) => placeAt(offset).line;
}
