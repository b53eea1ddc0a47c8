// Purpose: says in a few lines why a tool with long output failed, and keeps its whole output in a file.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from './run.ts';

/** Begins each line of a tool's output that says why the tool failed. */
export const causeMark = 'Cause: ';

/** Begins each line of a tool's output that names a mistake and needs no other line to explain it. */
export const refusalMark = 'Refused: ';

/** Where the whole output of the last failure is kept, within the project. */
const logFile = join('.local', 'build-log.txt');

/** Folders whose code was not written in this project. */
const foreign = /^(?:node:|(?:node_modules|dist|\.astro|\.local)\/)/;

/** What was thrown, in a sentence. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** A text without colour codes, and with paths relative to a folder. */
function plain(text: unknown, root: string): string {
  return stripVTControlCharacters(String(text))
    .replaceAll('file://', '')
    .replaceAll(join(root, '/'), '');
}

/**
 * The message of an error, and the lines of the project in its stack, the innermost first.
 * @param root the project's folder
 * @returns lines without colours; paths are relative to the project
 */
export function causeOf(error: unknown, root: string): string[] {
  const { message, stack, loc } = Object(error) as {
    message?: unknown;
    stack?: unknown;
    loc?: { file?: string; line?: number };
  };
  const isFrame = (line: string) => /^\s+at /.test(line);
  const said = plain(message ?? error, root)
    .split('\n')
    .filter((line) => line.trim() && !isFrame(line));
  const frames = plain(stack ?? '', root)
    .split('\n')
    .filter(isFrame)
    .flatMap((line) => /(?:\(|at (?:async )?)([^\s(/][^(]*:\d+):\d+\)?$/.exec(line)?.[1] ?? []);
  const known = loc?.file ? [plain(loc.file, root) + (loc.line ? `:${loc.line}` : '')] : [];
  const places = [...new Set([...known, ...frames])].filter((place) => !foreign.test(place));
  return [...said, ...places.slice(0, 5).map((place) => `  at ${place}`)];
}

/**
 * What to print when a tool has failed: its marked lines and the name of the file that holds the rest, or its whole output if
 * no line is marked.
 * @param root the folder that the tool worked on; the file is written there
 */
export function explainFailure(output: string, root = projectRoot): string {
  const marked = (mark: string) =>
    output.split('\n').flatMap((line) => (line.startsWith(mark) ? [line.slice(mark.length)] : []));
  const refusals = marked(refusalMark);
  if (refusals.length > 0) return refusals.join('\n');
  const causes = marked(causeMark);
  if (causes.length === 0) return plain(output, root).trim();
  // Astro names the page only in its log.
  const page = /Caught error rendering (\S+): /.exec(output)?.[1];
  const file = join(root, logFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, output);
  return [
    ...causes,
    ...(page ? [`  while rendering ${page}`] : []),
    `The whole log is in ${logFile}.`,
  ].join('\n');
}
