// Reads JSON with the place of every key, and says in plain words where its text is broken. JSON.parse gives no line for most
// mistakes, and silently keeps the last of two equal keys.
import type { Path } from './source.ts';

const string = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const word = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Thrown by the reader and caught in `readJson`: the place and the sentence of the first mistake. */
export class BrokenJson extends Error {
  readonly offset: number;
  constructor(offset: number, message: string) {
    super(message);
    this.offset = offset;
  }
}

/** A path as a key of `JsonReader.places`. */
export const placeName = (path: Path) => JSON.stringify(path.map(String));

/** Reads one text, once. */
export class JsonReader {
  /** Where each key and list entry begins, by `placeName` of its path. */
  readonly places = new Map<string, number>();
  /** Keys that stand twice in one group. */
  readonly twice: { key: string; offset: number }[] = [];
  private readonly text: string;
  private at = 0;
  /** The end of the last value, where a missing comma is reported. */
  private end = 0;

  constructor(text: string) {
    this.text = text;
  }

  /**
   * Reads the whole text.
   * @returns its value
   * @throws BrokenJson at the first place that is not valid.
   */
  whole(): unknown {
    const value = this.value([]);
    if (this.peek() !== '') {
      throw new BrokenJson(
        this.at,
        'there is more after the last "}". Remove it, or move it inside.',
      );
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
    const found = next === '"' ? this.quoted() : this.match(word);
    if (found === undefined) throw this.unexpected('a text in straight double quotation marks');
    this.end = this.at;
    return JSON.parse(found) as unknown;
  }

  private quoted(): string {
    const found = this.match(string);
    if (found !== undefined) return found;
    throw new BrokenJson(
      this.at,
      'a text begins here and has no closing quotation mark on its line. Add " at its end; inside a text write “ and ”, and \\\\ for a backslash.',
    );
  }

  private group(path: Path): Record<string, unknown> {
    const entries = new Map<string, unknown>();
    this.items('}', () => {
      const offset = this.at;
      if (this.peek() !== '"') throw this.unexpected('a key in straight double quotation marks');
      const key = JSON.parse(this.quoted()) as string;
      if (entries.has(key)) this.twice.push({ key, offset });
      if (this.peek() !== ':') throw this.unexpected(`a colon after the key "${key}"`);
      this.at += 1;
      this.places.set(placeName([...path, key]), offset);
      entries.set(key, this.value([...path, key]));
    });
    return Object.fromEntries(entries);
  }

  private list(path: Path): unknown[] {
    const list: unknown[] = [];
    this.items(']', () => {
      this.places.set(placeName([...path, list.length]), this.at);
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
          throw new BrokenJson(comma, 'a comma stands after the last entry. Remove the comma.');
        }
      }
    }
    if (this.peek() === '"') {
      throw new BrokenJson(this.end, 'a comma is missing at the end of this entry. Add it.');
    }
    if (this.peek() !== close) {
      throw this.unexpected(
        `a comma or "${close}" (a quotation mark inside a text is written “ or ”)`,
      );
    }
    this.at += 1;
    this.end = this.at;
  }

  private unexpected(expected: string): BrokenJson {
    const rest = /^[^\n]{0,30}/.exec(this.text.slice(this.at))?.[0].trim() ?? '';
    const found = rest === '' ? 'the end of the file' : rest;
    return new BrokenJson(
      this.at,
      `found ${found}, expected ${expected}. Compare with the lines around it.`,
    );
  }
}
