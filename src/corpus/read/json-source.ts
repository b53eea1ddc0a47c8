// Reads JSON into a source, with its mistakes as diagnostics. JSON.parse reads the values. It names no line for some slips, and
// silently keeps the last of two equal keys, so a walk from token to token finds where the keys stand and where a text breaks.
import { readOnce } from '../../core/memo.ts';
import { type Path, type Place, placeCounter, type Reading, type Slip, valueAt } from './source.ts';

/** Where each key and list entry begins, by `placeName` of its path; keys that stand twice; the first place that is not valid. */
type Walk = { places: Map<string, number>; twice: Slip[]; slip?: Slip };

/**
 * Reads JSON.
 * @returns A source, or the first place where the text is not valid. A key that is written twice is a diagnostic beside the
 * source, because the rest of the file can still be checked.
 */
export const readJson = readOnce(400, parseJson);

function parseJson(file: string, text: string): Reading {
  const placeAt = placeCounter(text);
  const problem = ({ offset, message }: Slip) => ({ file, line: placeAt(offset).line, message });
  const { places, twice, slip } = walk(text);
  if (slip) return { source: undefined, diagnostics: [problem(slip)] };
  const data: unknown = JSON.parse(text);
  const placeOf = (path: Path): Place => {
    const offset = places.get(placeName(path));
    return offset === undefined && path.length > 0
      ? placeOf(path.slice(0, -1))
      : placeAt(offset ?? 0);
  };
  const typed = (path: Path) => {
    const value = valueAt(data, path);
    return typeof value === 'object' || value === undefined ? undefined : JSON.stringify(value);
  };
  const lineOf = (path: Path) => placeOf(path).line;
  return { source: { file, data, placeOf, lineOf, typed }, diagnostics: twice.map(problem) };
}

const placeName = (path: Path) => JSON.stringify(path.map(String));

/** A token after the space before it; nothing if there is no valid one. */
const token =
  /[ \t\n\r]*("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]|)/uy;

function walk(text: string): Walk {
  const open: { close: string; key: string | number; seen: Set<string> }[] = [];
  const places = new Map<string, number>();
  const twice: Slip[] = [];
  let next: 'value' | 'key' | 'colon' | 'comma' = 'value';
  let last = '';
  let end = 0;
  for (;;) {
    token.lastIndex = end;
    const [spaced = '', found = ''] = token.exec(text) ?? [];
    const offset = end + spaced.length - found.length;
    const first = text.charAt(offset);
    const group = open.at(-1);
    const stop = (message: string, at = offset) => ({
      places,
      twice,
      slip: { offset: at, message },
    });
    const unexpected = (expected: string) => {
      const rest = /^[^\n]{0,30}/.exec(text.slice(offset))?.[0].trim() || 'the end of the file';
      return stop(`found ${rest}, expected ${expected}. Compare with the lines around it.`);
    };
    if (found === group?.close && (next === 'comma' || last === '{' || last === '[')) {
      open.pop();
      next = 'comma';
    } else if (next === 'comma') {
      if (!group && first === '') return { places, twice };
      if (!group) return stop('there is more after the last "}". Remove it, or move it inside.');
      if (first === '"') return stop('a comma is missing at the end of this entry. Add it.', end);
      if (found !== ',') {
        const advice = '(a quotation mark inside a text is written “ or ”)';
        return unexpected(`a comma or "${group.close}" ${advice}`);
      }
      next = typeof group.key === 'string' ? 'key' : 'value';
      if (typeof group.key === 'number') group.key += 1;
    } else if (next === 'colon') {
      if (found !== ':') return unexpected(`a colon after the key "${group?.key}"`);
      next = 'value';
    } else if (last === ',' && found === group?.close) {
      return stop('a comma stands after the last entry. Remove the comma.', end - 1);
    } else if (first === '"' && found === '') {
      return stop(
        'a text begins here and has no closing quotation mark on its line. Add " at its end; inside a text write “ and ”, and \\\\ for a backslash.',
      );
    } else if (group && next === 'key') {
      if (first !== '"') return unexpected('a key in straight double quotation marks');
      const key = JSON.parse(found) as string;
      const message = `the key "${key}" is written twice in one group. Remove one of the two, or give one its right name.`;
      if (group.seen.has(key)) twice.push({ offset, message });
      group.seen.add(key);
      group.key = key;
      places.set(placeName(open.map((each) => each.key)), offset);
      next = 'colon';
    } else {
      if (found === '' || '}],:'.includes(found))
        return unexpected('a text in straight double quotation marks');
      if (typeof group?.key === 'number')
        places.set(placeName(open.map((each) => each.key)), offset);
      if (found === '{') open.push({ close: '}', key: '', seen: new Set() });
      if (found === '[') open.push({ close: ']', key: 0, seen: new Set() });
      next = found === '{' ? 'key' : found === '[' ? 'value' : 'comma';
    }
    last = found;
    end = offset + found.length;
  }
}
