// Purpose: the records of the status page beyond their schemas: components that exist, instants in order, maintenance
// announced in time. Pure; a value that fails its schema is not judged again.
import { suggestion } from './nearest.ts';
import type { Problem } from './problem.ts';
import { listOf, type Path, type Source, valueAt } from './source.ts';

/** The sources of the status page; each is undefined when it cannot be read. */
export type StatusSources = {
  readonly components: Source | undefined;
  readonly incidents: Source | undefined;
  readonly maintenance: Source | undefined;
};

/**
 * The mistakes in the records of the status page.
 * @param notice How long before its start maintenance is announced, in hours, and the words for it.
 */
export function statusProblems(
  { components, incidents, maintenance }: StatusSources,
  notice: Notice | undefined,
): Problem[] {
  const ids =
    components &&
    listOf(valueAt(components.data, ['components'])).map((_, index) =>
      String(valueAt(components.data, ['components', index, 'id'])),
    );
  return [
    ...(incidents ? recordProblems(incidents, 'incidents', ids, notice) : []),
    ...(maintenance ? recordProblems(maintenance, 'maintenance', ids, notice) : []),
  ];
}

/** The notice that is owed before maintenance. */
export type Notice = { readonly hours: number; readonly words: string };

const hours: Readonly<Record<string, number>> = {
  minute: 1 / 60,
  hour: 1,
  day: 24,
  'business-day': 24,
  week: 168,
  month: 720,
  year: 8760,
};

/** The notice that the fact `maintenance-notice` asks for; `undefined` when there is no such duration. */
export function noticeOf(facts: Source | undefined): Notice | undefined {
  const value = valueAt(facts?.data, ['maintenance-notice', 'value']);
  const unit = String(valueAt(facts?.data, ['maintenance-notice', 'unit']));
  const factor = hours[unit];
  const low: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof low !== 'number' || factor === undefined) return undefined;
  return { hours: low * factor, words: `${low} ${unit}${low === 1 ? '' : 's'}` };
}

function recordProblems(
  source: Source,
  list: string,
  components: readonly string[] | undefined,
  notice: Notice | undefined,
): Problem[] {
  return listOf(valueAt(source.data, [list])).flatMap((_, index) => {
    const at: Path = [list, index];
    const problem = (path: Path, message: string): Problem => ({
      file: source.file,
      line: source.lineOf([...at, ...path]),
      message,
    });
    const unknown = listOf(valueAt(source.data, [...at, 'components'])).flatMap((id, place) => {
      if (!components || typeof id !== 'string' || components.includes(id)) return [];
      return [
        problem(
          ['components', place],
          `there is no component "${id}".${suggestion(id, components)} Components are listed in content/status/components.yaml.`,
        ),
      ];
    });
    const updates = listOf(valueAt(source.data, [...at, 'updates'])).flatMap((_, place) => {
      const early = later(
        source,
        [...at, 'updates', place - 1, 'at'],
        [...at, 'updates', place, 'at'],
      );
      return early
        ? [
            problem(
              ['updates', place, 'at'],
              `"at": found ${early.second}, expected an instant after that of the update before it, ${early.first}. Put the updates in the order of time.`,
            ),
          ]
        : [];
    });
    const order = later(source, [...at, 'start'], [...at, 'end']);
    const end = order
      ? [
          problem(
            ['end'],
            `"end": found ${order.second}, expected an instant after "start", which is ${order.first}. Correct one of the two.`,
          ),
        ]
      : [];
    return [
      ...unknown,
      ...updates,
      ...end,
      ...late(source, at, notice).map((message) => problem(['announced'], message)),
    ];
  });
}

/** The two instants as they were typed, when the second is not after the first. */
function later(
  source: Source,
  early: Path,
  late: Path,
): { first: string; second: string } | undefined {
  const [first, second] = [valueAt(source.data, early), valueAt(source.data, late)];
  if (typeof first !== 'string' || typeof second !== 'string') return undefined;
  return Date.parse(second) <= Date.parse(first) ? { first, second } : undefined;
}

function late(source: Source, at: Path, notice: Notice | undefined): string[] {
  const [announced, start] = [
    valueAt(source.data, [...at, 'announced']),
    valueAt(source.data, [...at, 'start']),
  ];
  if (!notice || typeof announced !== 'string' || typeof start !== 'string') return [];
  const given = (Date.parse(start) - Date.parse(announced)) / 3_600_000;
  if (Number.isNaN(given) || given >= notice.hours) return [];
  return [
    `"announced": found ${announced}, ${Math.round(given * 10) / 10} hours before the start, expected at least ${notice.words} before ${start} (the fact maintenance-notice). Announce it earlier or let it start later.`,
  ];
}
