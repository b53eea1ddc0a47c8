// Purpose: reads JSON into a source, with its mistakes as problems.
// Pure; the reading itself is in json-reader.ts.
import { BrokenJson, JsonReader, placeName } from './json-reader.ts';
import type { Problem } from './problem.ts';
import { lineCounter, type Path, type Reading, valueAt } from './source.ts';

/**
 * Reads JSON.
 * @returns A source, or the first place where the text cannot be understood. A key that is written twice is a problem
 *   beside the source: the rest of the file can still be checked.
 */
export function readJson(file: string, text: string): Reading {
  const lineAt = lineCounter(text);
  const reader = new JsonReader(text);
  const problem = (offset: number, message: string): Problem => ({
    file,
    line: lineAt(offset),
    message,
  });
  try {
    const data = reader.whole();
    const problems = reader.twice.map(({ key, offset }) =>
      problem(
        offset,
        `the key "${key}" is written twice in one group. Remove one of the two, or give one its right name.`,
      ),
    );
    const lineOf = (path: Path): number => {
      const place = reader.places.get(placeName(path));
      if (place !== undefined || path.length === 0) return lineAt(place ?? 0);
      return lineOf(path.slice(0, -1));
    };
    const typed = (path: Path) => {
      const value = valueAt(data, path);
      return typeof value === 'object' || value === undefined ? undefined : JSON.stringify(value);
    };
    return { source: { file, data, lineOf, typed }, problems };
  } catch (error) {
    if (error instanceof BrokenJson)
      return { source: undefined, problems: [problem(error.offset, error.message)] };
    throw error;
  }
}
