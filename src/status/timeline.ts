import type { LogEntry } from './log.ts';
import type { IncidentState, PlanChange, Translations } from './records.ts';

/** What a step of a timeline is; its word stands in `content/locales/<language>/status.json`, under `steps`. */
export type StepKind = IncidentState | PlanChange | 'announced' | 'progress';

/** One step in what happened; the announcement of a maintenance has no text beside its details. */
export type Step = {
  readonly at: Date;
  readonly kind: StepKind;
  readonly text: string;
  readonly translations: Translations<string>;
};

/** What happened, in the order of time: the updates of a record, for maintenance after its announcement. */
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

/** When something was last said about a record. */
export function lastChange(entry: LogEntry): Date {
  return timelineOf(entry).at(-1)?.at ?? entry.record.start;
}

/** The ids of the components that a record concerns. */
export function componentsOf(entry: LogEntry): readonly string[] {
  return entry.kind === 'incident' ? Object.keys(entry.record.impact) : entry.record.components;
}
