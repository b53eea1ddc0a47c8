// Purpose: the report of the launch check, for people and for programs. Pure.
import type { Diagnostic } from '../../corpus/read/diagnostic.ts';
import type { Path, Source } from '../../corpus/read/source.ts';

/** One thing that must be settled before the launch: its kind, the file to edit, and what to do there. */
export type Blocker = Diagnostic & { readonly area: string };

/** What must be settled at a value of a content file. */
export function blockerAt(
  area: string,
  { path, source }: { readonly path: string; readonly source: Source | undefined },
  keys: Path,
  message: string,
): Blocker {
  return { area, file: path, line: source?.lineOf(keys) ?? 1, message };
}

function groupsOf(blockers: readonly Blocker[]) {
  return [...Map.groupBy(blockers, ({ area }) => area)].map(([area, list]) => ({
    area,
    count: list.length,
    blockers: list.map(({ file, line, message }) => ({ file, line, message })),
  }));
}

/** The report for programs: whether nothing is left, and the blockers by their area, in the order of the list. */
export function launchJson(blockers: readonly Blocker[]) {
  const count = blockers.length;
  return { ready: count === 0, count, groups: groupsOf(blockers) };
}

/** The report for people: the blockers under their headings, and how many there are. */
export function launchReport(blockers: readonly Blocker[]): string {
  const parts = groupsOf(blockers).map(({ area, count, blockers: list }) => {
    const lines = list.map(({ file, line, message }) => `  ${file}:${line}  ${message}`);
    return `${area} (${count})\n${lines.join('\n')}\n`;
  });
  const total =
    blockers.length === 0
      ? 'launch: nothing stands in the way'
      : `launch: ${blockers.length} ${blockers.length === 1 ? 'thing stands' : 'things stand'} between this tree and a public site`;
  return [...parts, total].join('\n');
}
