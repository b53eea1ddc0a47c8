// The shape of a mistake in the content, the order in which mistakes are listed, and the line that prints each. Readers and
// rules return diagnostics and print nothing.
import { isDocument } from './content-paths.ts';

/** A mistake: its place, and a sentence that says what was found, what is expected and how to mend it. */
export type Diagnostic = {
  /** Path from the project folder, such as `content/facts.yaml`. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
};

/** The diagnostics sorted by file and line. If two checks found the same, it is listed once. */
export function inOrder(problems: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map(problems.map((problem) => [formatDiagnostic(problem), problem]));
  return [...unique.values()].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || compare(a.message, b.message),
  );
}

/** What a message blames that is not at its own place: a name that is nowhere, a row of a glossary. */
const blamed = /there is no [a-z ]+ "[^"]+"|\(content\/glossary\/\w+\.yaml:\d+\)/;

/**
 * The diagnostics in order, with one for each cause: where more than two blame the same, the first in a document says where it
 * stands besides.
 */
export function oneForEach(problems: readonly Diagnostic[]): Diagnostic[] {
  const groups = Map.groupBy(
    inOrder(problems),
    (one) => blamed.exec(one.message)?.[0] ?? formatDiagnostic(one),
  );
  const causes = [...groups.values()].flatMap((group) => {
    const first = group.find(({ file }) => isDocument(file)) ?? group[0];
    if (!first || group.length < 3) return group;
    const others = group.filter((one) => one !== first);
    const places = others.map(({ file, line }) => `${file}:${line}`);
    const message = `${first.message} The same holds for ${counted(places.length, 'other place')}: ${[...new Set(places)].join(', ')}.`;
    return [{ ...first, message }];
  });
  return inOrder(causes);
}

/** A problem as it is printed: `content/facts.yaml:12  message`. */
export function formatDiagnostic({ file, line, message }: Diagnostic): string {
  return `${file}:${line}  ${message}`;
}

/** A problem as a command of a GitHub workflow, which shows it at its line of the request. */
export function annotation({ file, line, message }: Diagnostic): string {
  // The command ends at the end of the line: https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts.
  const encode = (text: string, marks: RegExp) => text.replace(marks, encodeURIComponent);
  return `::error file=${encode(file, /[%\r\n:,]/g)},line=${line}::${encode(message, /[%\r\n]/g)}`;
}

/**
 * What the command prints.
 * @param count Files that were checked.
 */
export function report(problems: readonly Diagnostic[], count: number): string {
  if (problems.length === 0) return `content: ${counted(count, 'file')}, no mistakes`;
  const list = problems.map((problem) => `${formatDiagnostic(problem)}\n`).join('\n');
  const total = counted(problems.length, 'mistake');
  return `${list}\ncontent: ${counted(count, 'file')}, ${total}. Nothing was built.`;
}

/** A number with its noun: `1 file`, `2 files`. */
export function counted(count: number, noun: string): string {
  const plural = noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  return `${count} ${count === 1 ? noun : plural}`;
}

// Compares by code unit, because the order must not depend on the machine's language.
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
