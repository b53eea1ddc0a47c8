// Purpose: reads JSON into a source with the line of every key, and says in plain words where its text is broken.
// Pure; JSON.parse gives no line for most mistakes and keeps the last of two equal keys without a word.
import type { Problem } from './problem.ts';
import { lineCounter, type Path, type Reading, valueAt } from './source.ts';

const string = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const word = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Thrown by the reader below and caught in `readJson`: the place and the sentence of the first mistake. */
class Broken extends Error {
  readonly offset: number;
  constructor(offset: number, message: string) {
    super(message);
    this.offset = offset;
  }
}

const name = (path: Path) => JSON.stringify(path.map(String));

class Reader {
  readonly places = new Map<string, number>();
  readonly twice: { key: string; offset: number }[] = [];
  private readonly text: string;
  private at = 0;
  /** End of the last value: where a comma is missing, it is missing there. */
  private end = 0;

  constructor(text: string) {
    this.text = text;
  }

  whole(): unknown {
    const value = this.value([]);
    if (this.peek() !== '') {
      throw new Broken(this.at, 'there is more after the last "}". Remove it, or move it inside.');
    }
    return value;
  }

  private peek(): string {
    while (/\s/.test(this.text.charAt(this.at))) this.at += 1;
    return this.text.charAt(this.at);
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  private value(path: Path): unknown {
    const next = this.peek();
    if (next === '{') return this.group(path);
    if (next === '[') return this.list(path);
    const found = next === '"' ? this.text_() : this.match(word);
    if (found === undefined) throw this.unexpected('a text in straight double quotation marks');
    this.end = this.at;
    return JSON.parse(found) as unknown;
  }

  private text_(): string {
    const found = this.match(string);
    if (found !== undefined) return found;
    throw new Broken(
      this.at,
      'a text begins here and has no closing quotation mark on its line. Add " at its end; inside a text write “ and ”, and \\\\ for a backslash.',
    );
  }

  private group(path: Path): Record<string, unknown> {
    const entries = new Map<string, unknown>();
    this.items('}', () => {
      const offset = this.at;
      if (this.peek() !== '"') throw this.unexpected('a key in straight double quotation marks');
      const key = JSON.parse(this.text_()) as string;
      if (entries.has(key)) this.twice.push({ key, offset });
      if (this.peek() !== ':') throw this.unexpected(`a colon after the key "${key}"`);
      this.at += 1;
      this.places.set(name([...path, key]), offset);
      entries.set(key, this.value([...path, key]));
    });
    return Object.fromEntries(entries);
  }

  private list(path: Path): unknown[] {
    const list: unknown[] = [];
    this.items(']', () => {
      this.places.set(name([...path, list.length]), this.at);
      list.push(this.value([...path, list.length]));
    });
    return list;
  }

  private items(close: string, item: () => void): void {
    this.at += 1;
    if (this.peek() !== close) {
      for (;;) {
        this.peek();
        item();
        if (this.peek() !== ',') break;
        const comma = this.at;
        this.at += 1;
        if (this.peek() === close) {
          throw new Broken(comma, 'a comma stands after the last entry. Remove the comma.');
        }
      }
    }
    if (this.peek() === '"') {
      throw new Broken(this.end, 'a comma is missing at the end of this entry. Add it.');
    }
    if (this.peek() !== close) {
      throw this.unexpected(`a comma or "${close}" (a quotation mark inside a text is written “ or ”)`);
    }
    this.at += 1;
    this.end = this.at;
  }

  private unexpected(expected: string): Broken {
    const rest = /^[^\n]{0,30}/.exec(this.text.slice(this.at))?.[0].trim() ?? '';
    const found = rest === '' ? 'the end of the file' : rest;
    return new Broken(this.at, `found ${found}, expected ${expected}. Compare with the lines around it.`);
  }
}

/**
 * Reads JSON.
 * @returns A source, or the first place where the text cannot be understood. A key that is written twice is a problem
 *   beside the source: the rest of the file can still be checked.
 */
export function readJson(file: string, text: string): Reading {
  const lineAt = lineCounter(text);
  const reader = new Reader(text);
  const problem = (offset: number, message: string): Problem => ({ file, line: lineAt(offset), message });
  try {
    const data = reader.whole();
    const problems = reader.twice.map(({ key, offset }) =>
      problem(offset, `the key "${key}" is written twice in one group. Remove one of the two, or give one its right name.`),
    );
    const lineOf = (path: Path): number => {
      const place = reader.places.get(name(path));
      if (place !== undefined || path.length === 0) return lineAt(place ?? 0);
      return lineOf(path.slice(0, -1));
    };
    const typed = (path: Path) => {
      const value = valueAt(data, path);
      return typeof value === 'object' || value === undefined ? undefined : JSON.stringify(value);
    };
    return { source: { file, data, lineOf, typed }, problems };
  } catch (error) {
    if (error instanceof Broken) return { source: undefined, problems: [problem(error.offset, error.message)] };
    throw error;
  }
}
