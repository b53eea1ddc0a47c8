// Checks a source against a schema and turns each issue into a sentence: found, expected, how to mend it.
// The words of "expected …" come from the schema, everything else from here.
import { z } from 'astro/zod';
import { counted, type Diagnostic } from './diagnostic.ts';
import { isSlip, nearest, suggestion } from './nearest.ts';
import { isGroup, type Path, type Source, valueAt } from './source.ts';

/** What to check: a whole source, or its entry at `at`. `home` says where a missing key is added. */
export type Checked = {
  readonly source: Source;
  readonly schema: z.ZodType;
  readonly at?: Path;
  readonly home: string;
};

/** The mistakes that a schema finds in a source. */
export function schemaDiagnostics({ source, schema, at = [], home }: Checked): Diagnostic[] {
  const data = valueAt(source.data, at);
  const issues = (schema.safeParse(data).error?.issues ?? []).flatMap(innermost);
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => unknownKey(issue.path, key)) : [],
  );
  const wrong = issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return [];
    if (!isMissing(data, issue.path)) return [wrongValue(issue)];
    // A misspelt key is reported once, and not also as a missing key.
    const slip = unknown.some(({ meant }) => meant === pathName(issue.path));
    return slip ? [] : [missingKey(issue)];
  });
  return [...unknown.map(({ problem }) => problem), ...wrong];

  function problem(path: Path, message: string): Diagnostic {
    return { file: source.file, line: source.lineOf([...at, ...path]), message };
  }

  function unknownKey(path: Path, key: string) {
    const group = valueAt(data, path);
    const known = keysAt(schema, path, data);
    const free = known.filter((name) => !(isGroup(group) && name in group));
    const candidates = free.length > 0 ? free : known;
    const name = nearest(key, candidates);
    const meant = name !== undefined && isSlip(key, name) ? pathName([...path, name]) : undefined;
    const list = known.length > 0 ? ` Keys that are known here: ${known.join(', ')}.` : '';
    const message = `unknown key "${key}"${inside([...at, ...path])}.${suggestion(key, candidates)} Correct the key or remove its line.${list}`;
    return { meant, problem: problem([...path, key], message) };
  }

  function missingKey(issue: z.core.$ZodIssue): Diagnostic {
    const key = String(issue.path.at(-1));
    const group = [...at, ...issue.path.slice(0, -1)];
    const message = `"${key}"${inside(group)} is missing. Expected: ${expected(issue)}. Add a line "${key}: …" to ${group.length > at.length ? 'that entry' : home}.`;
    return problem(issue.path, message);
  }

  function wrongValue(issue: z.core.$ZodIssue): Diagnostic {
    const path = [...at, ...issue.path];
    const value = valueAt(data, issue.path);
    const typed = source.typed(path);
    const message = `${label(path)}: found ${found(value, typed)}, expected ${expected(issue)}.${mend(issue, value, typed)}`;
    return problem(issue.path, message);
  }

  function label(path: Path): string {
    if (path.length === 0) return 'the file';
    return `${part(path)}${inside(path.slice(0, -1))}`;
  }

  function inside(path: Path): string {
    return path
      .map((_, index) => ` in ${part(path.slice(0, index + 1))}`)
      .reverse()
      .join('');
  }

  function part(path: Path): string {
    const last = path.at(-1);
    if (typeof last !== 'number') return `"${String(last)}"`;
    const value = valueAt(source.data, path);
    const id = isGroup(value) && typeof value['id'] === 'string' ? ` ("${value['id']}")` : '';
    return `entry ${last + 1}${id}`;
  }
}

const pathName = (path: Path) => path.map(String).join('\n');

function isMissing(data: unknown, path: Path): boolean {
  const key = path.at(-1);
  const group = valueAt(data, path.slice(0, -1));
  return typeof key === 'string' && isGroup(group) && !(key in group);
}

/**
 * The issues of the form that the value was meant to have, among the forms that it may have: in that form they lie deeper
 * than the value itself.
 */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const meant = issue.errors.find(
    (issues) => issues.length > 0 && issues.every(({ path }) => path.length > 0),
  );
  if (!meant) return [issue];
  return meant
    .map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
    .flatMap(innermost);
}

/** The words of the schema for what is expected, or plain words for zod's types if it has none. */
function expected(issue: z.core.$ZodIssue): string {
  if (!/^(Invalid|Too|Unrecognized)/.test(issue.message)) return issue.message;
  if (issue.code === 'invalid_type' && issue.expected === 'array')
    return 'a list, one "- …" a line';
  if (issue.code === 'too_big') return `no more than ${counted(Number(issue.maximum), 'entry')}`;
  if (issue.code === 'too_small') return `at least ${counted(Number(issue.minimum), 'entry')}`;
  return 'a group of keys and their values, such as key: value';
}

function found(value: unknown, typed: string | undefined): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typed?.startsWith('[') && typed.length <= 60) return typed;
  if (Array.isArray(value)) return `a list of ${counted(value.length, 'entry')}`;
  if (typeof value === 'object') return 'a group of keys';
  // A message is one line.
  const text = typed?.includes('\n') ? JSON.stringify(value) : (typed ?? JSON.stringify(value));
  return text.length > 60 ? `a text of ${String(value).length} characters` : text;
}

function mend(issue: z.core.$ZodIssue, value: unknown, typed: string | undefined): string {
  // A number that is a text would lose its first zeros, and true would be no word.
  if (/^(?:number|boolean)$/.test(typeof value) && /^(?:a text|an id)\b/.test(expected(issue))) {
    return ` Put it in quotation marks: "${typed}".`;
  }
  const day = /^(\d{4})-(\d\d)-(\d\d)/.exec(String(value));
  if (day && issue.code === 'invalid_format') {
    return daysOf(Number(day[1]), Number(day[2]), Number(day[3]));
  }
  if (issue.code === 'invalid_value') return suggestion(String(value), issue.values.map(String));
  if (issue.code === 'invalid_union' && 'options' in issue && Array.isArray(issue.options)) {
    return suggestion(String(value), issue.options.map(String));
  }
  if (isGroup(value) && Object.keys(value).some((key) => key.startsWith('{'))) {
    return ' A text that begins with {{ stands in quotation marks: "{{…}} …".';
  }
  return '';
}

/** What the calendar has instead of a day that does not exist; empty if the day exists. */
export function daysOf(year: number, month: number, day: number): string {
  if (month < 1 || month > 12) return ' The months are 01 to 12.';
  const name = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
  const last = new Date(Date.UTC(year, month, 0));
  if (day >= 1 && day <= last.getUTCDate()) return '';
  return ` ${name.format(last)} ${year} has ${last.getUTCDate()} days.`;
}

/**
 * The keys that a schema allows in the group at a path.
 * @param data The value that is checked. It decides which form of an entry applies, such as the kind of a fact.
 */
export function keysAt(schema: unknown, path: Path, data: unknown): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return keysAt(schema.unwrap(), path, data);
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { discriminator } = schema.def;
    const kind = isGroup(data) ? data[discriminator] : undefined;
    const form = schema.options.find(
      (option) => option instanceof z.ZodObject && accepts(option.shape[discriminator], kind),
    );
    return keysAt(form, path, data);
  }
  const [key, ...rest] = path;
  if (schema instanceof z.ZodObject) {
    if (key === undefined) return Object.keys(schema.shape);
    return keysAt(schema.shape[String(key)], rest, isGroup(data) ? data[String(key)] : undefined);
  }
  if (schema instanceof z.ZodArray && key !== undefined) {
    return keysAt(schema.element, rest, Array.isArray(data) ? data[Number(key)] : undefined);
  }
  return [];
}

function accepts(schema: unknown, value: unknown): boolean {
  return schema instanceof z.ZodType && schema.safeParse(value).success;
}
