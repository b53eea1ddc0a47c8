import type { LogEntry } from './log.ts';
import type { IncidentState, PlanChange, Translations } from './records.ts';

/** The kind of a step of a timeline; its word stands in `content/locales/<language>/status.json`, under `steps`. */
export type StepKind = IncidentState | PlanChange | 'announced' | 'progress';

/** One step of a timeline. The announcement of a maintenance has no text beside its details. */
export type Step = {
  readonly at: Date;
  readonly kind: StepKind;
  readonly text: string;
  readonly translations: Translations<string>;
};

/** The steps of an entry in the order of time: the updates of its record, and for maintenance the announcement before them. */
export function timelineOf(entry: LogEntry): Step[] {
  if (entry.kind === 'incident') {
    return entry.record.updates.map(({ at, state, text, translations = {} }) => ({
      at,
      kind: state,
      text,
      translations,
    }));
  }
  const { announced, updates } = entry.record;
  return [
    { at: announced, kind: 'announced', text: '', translations: {} },
    ...updates.map(({ at, change, text, translations = {} }) => ({
      at,
      kind: change ?? ('progress' as const),
      text,
      translations,
    })),
  ];
}

/** The time of the last update of a record. */
export function lastChange(entry: LogEntry): Date {
  return timelineOf(entry).at(-1)?.at ?? entry.record.start;
}

export function componentsOf(entry: LogEntry): readonly string[] {
  return entry.kind === 'incident' ? Object.keys(entry.record.impact) : entry.record.components;
}
