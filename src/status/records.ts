// What content/status holds, as the build and the commands see it; the head of each file there explains its fields.

import type { LanguageCode } from '../languages/list.ts';

/** Severity of an incident, as the merchant agreement's service levels define it. */
export const severities = ['P1', 'P2', 'P3'] as const;

/** Kinds of incident. All are unannounced; announced work is maintenance and has records of its own. */
export const incidentTypes = ['minor-degradation', 'brief-interruption', 'major-outage'] as const;

/** What an incident does to a component. Both count against measured uptime; only `down` against a commitment. */
export const impacts = ['degraded', 'down'] as const;

/** The progress of work on an incident; `resolved` closes it. */
export const incidentStates = ['investigating', 'identified', 'monitoring', 'resolved'] as const;

/** What an update changes in the plan of a maintenance. Each raises the sequence of its calendar event. */
export const planChanges = ['moved', 'changed', 'cancelled'] as const;

/** Why an incident does not count against an uptime commitment, as the merchant agreement lists it. */
export const exclusions = ['network', 'merchant', 'suspension', 'outside-control'] as const;

export type Severity = (typeof severities)[number];
type IncidentType = (typeof incidentTypes)[number];
export type Impact = (typeof impacts)[number];
export type IncidentState = (typeof incidentStates)[number];
export type PlanChange = (typeof planChanges)[number];
type Exclusion = (typeof exclusions)[number];

/** Translations of an English text. Where a language has none, the English is shown, and marked as English. */
export type Translations<T> = Readonly<Partial<Record<LanguageCode, T | undefined>>>;

export type Component = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The instant from which the records of the component are complete. */
  readonly since: Date;
  readonly lastUpdate: Date;
  /** The fact that holds the component's monthly uptime commitment, if it has one. */
  readonly commitment?: string | undefined;
};

type IncidentUpdate = {
  readonly at: Date;
  readonly state: IncidentState;
  readonly text: string;
  readonly translations?: Translations<string> | undefined;
};

type IncidentTexts = {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly resolution?: string | undefined;
};

export type Incident = {
  readonly id: string;
  readonly title: string;
  readonly severity: Severity;
  readonly type: IncidentType;
  /** Each affected component by its id. */
  readonly impact: Readonly<Record<string, Impact>>;
  readonly start: Date;
  /** When the impact ended; absent while it goes on. */
  readonly end?: Date | undefined;
  readonly excluded?: Exclusion | undefined;
  readonly description: string;
  readonly resolution?: string | undefined;
  /** In the order of time. */
  readonly updates: readonly IncidentUpdate[];
  readonly translations?: Translations<IncidentTexts> | undefined;
};

type MaintenanceUpdate = {
  readonly at: Date;
  readonly change?: PlanChange | undefined;
  readonly text: string;
  readonly translations?: Translations<string> | undefined;
};

type MaintenanceTexts = {
  readonly title?: string | undefined;
  readonly details?: string | undefined;
};

export type Maintenance = {
  readonly id: string;
  readonly title: string;
  readonly components: readonly string[];
  readonly announced: Date;
  readonly start: Date;
  readonly end: Date;
  readonly details: string;
  /** In the order of time. */
  readonly updates: readonly MaintenanceUpdate[];
  readonly translations?: Translations<MaintenanceTexts> | undefined;
};

export type StatusRecords = {
  /** The instant from which every window is counted, so that nothing depends on the time of the build. */
  readonly asOf: Date;
  /** Whether the records are samples, which show how the page works and not what happened. */
  readonly sample?: boolean | undefined;
  readonly components: readonly Component[];
  readonly incidents: readonly Incident[];
  readonly maintenance: readonly Maintenance[];
};
