// Purpose: the report of the launch check, for people and for programs. Pure.

/** One thing that must be settled before the launch: its kind, the file to edit, and what to do there. */
export type Blocker = {
  readonly area: string;
  readonly file: string;
  readonly line: number;
  readonly message: string;
};

/**
 * The report for programs: whether nothing is left, the number of blockers, and the blockers by their group, in the order of
 * the list.
 */
export type LaunchJson = {
  readonly ready: boolean;
  readonly count: number;
  readonly groups: readonly {
    readonly area: string;
    readonly count: number;
    readonly blockers: readonly Omit<Blocker, 'area'>[];
  }[];
};

function grouped(blockers: readonly Blocker[]): LaunchJson['groups'] {
  return [...Map.groupBy(blockers, ({ area }) => area)].map(([area, list]) => ({
    area,
    count: list.length,
    blockers: list.map(({ file, line, message }) => ({ file, line, message })),
  }));
}

/** The report for programs. */
export function launchJson(blockers: readonly Blocker[]): LaunchJson {
  const count = blockers.length;
  return { ready: count === 0, count, groups: grouped(blockers) };
}

/** The report for people: the blockers under their headings, and how many there are. */
export function launchReport(blockers: readonly Blocker[]): string {
  const parts = grouped(blockers).map(({ area, count, blockers: list }) => {
    const lines = list.map(({ file, line, message }) => `  ${file}:${line}  ${message}`);
    return `${area} (${count})\n${lines.join('\n')}\n`;
  });
  const total =
    blockers.length === 0
      ? 'launch: nothing stands in the way'
      : `launch: ${blockers.length} ${blockers.length === 1 ? 'thing stands' : 'things stand'} between this tree and a public site`;
  return [...parts, total].join('\n');
}
