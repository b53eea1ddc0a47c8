/** Groups of the legal hub, in order; `label` keys stand in `content/locales/<language>/legal.json`. */
export const hubGroups = ['core', 'security', 'risk', 'transparency', 'merchant'] as const;
export type HubGroup = (typeof hubGroups)[number];

type Placed = { readonly group: HubGroup; readonly order: number };

/** Sorts documents as the legal hub lists them: by group, then by their order in it. */
export function byHubOrder(a: Placed, b: Placed): number {
  return hubGroups.indexOf(a.group) - hubGroups.indexOf(b.group) || a.order - b.order;
}

/** The neighbours of an entry in a list; `undefined` at either end. */
export function neighbours<T>(list: readonly T[], isEntry: (entry: T) => boolean) {
  const index = list.findIndex(isEntry);
  return {
    previous: index > 0 ? list[index - 1] : undefined,
    next: index < 0 ? undefined : list[index + 1],
  };
}
