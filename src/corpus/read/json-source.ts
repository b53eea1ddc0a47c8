// Reads JSON into a source, with its mistakes as diagnostics.
// The reading itself is in json-reader.ts.

import type { Diagnostic } from './diagnostic.ts';
import { BrokenJson, JsonReader, placeName } from './json-reader.ts';
import { type Path, type Place, placeCounter, type Reading, valueAt } from './source.ts';

/**
 * Reads JSON.
 * @returns A source, or the first place where the text is not valid. A key that is written twice is a diagnostic beside the
 * source, because the rest of the file can still be checked.
 */
export function readJson(file: string, text: string): Reading {
  const placeAt = placeCounter(text);
  const reader = new JsonReader(text);
  const problem = (offset: number, message: string): Diagnostic => ({
    file,
    line: placeAt(offset).line,
    message,
  });
  try {
    const data = reader.whole();
    const diagnostics = reader.twice.map(({ key, offset }) =>
      problem(
        offset,
        `the key "${key}" is written twice in one group. Remove one of the two, or give one its right name.`,
      ),
    );
    const placeOf = (path: Path): Place => {
      const offset = reader.places.get(placeName(path));
      if (offset !== undefined || path.length === 0) return placeAt(offset ?? 0);
      return placeOf(path.slice(0, -1));
    };
    const lineOf = (path: Path) => placeOf(path).line;
    const typed = (path: Path) => {
      const value = valueAt(data, path);
      return typeof value === 'object' || value === undefined ? undefined : JSON.stringify(value);
    };
    return { source: { file, data, placeOf, lineOf, typed }, diagnostics };
  } catch (error) {
    if (error instanceof BrokenJson)
      return { source: undefined, diagnostics: [problem(error.offset, error.message)] };
    throw error;
  }
}
