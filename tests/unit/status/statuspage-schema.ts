// The public API of Statuspage, version 2, as its clients describe it: strict, so that a misspelt key is found.
import * as v from 'valibot';

const text = v.string();
const instant = v.pipe(v.string(), v.isoTimestamp());
const orNull = <T extends v.GenericSchema>(schema: T) => v.nullable(schema);
const page = v.strictObject({
  id: text,
  name: text,
  url: v.pipe(text, v.url()),
  time_zone: v.literal('Etc/UTC'),
  updated_at: instant,
});
const status = v.strictObject({
  indicator: v.picklist(['none', 'minor', 'major', 'critical', 'maintenance']),
  description: text,
});
const component = v.strictObject({
  id: text,
  name: text,
  status: v.picklist([
    'operational',
    'degraded_performance',
    'partial_outage',
    'major_outage',
    'under_maintenance',
  ]),
  created_at: instant,
  updated_at: instant,
  position: v.number(),
  description: orNull(text),
  showcase: v.boolean(),
  start_date: orNull(v.pipe(text, v.isoDate())),
  group_id: v.null(),
  page_id: text,
  group: v.boolean(),
  only_show_if_degraded: v.boolean(),
});
const update = <T extends v.GenericSchema>(status: T) =>
  v.strictObject({
    id: text,
    status,
    body: v.pipe(text, v.minLength(1)),
    incident_id: text,
    created_at: instant,
    updated_at: instant,
    display_at: instant,
    affected_components: v.array(v.unknown()),
    deliver_notifications: v.boolean(),
    custom_tweet: v.null(),
    tweet_id: v.null(),
  });
const shared = {
  id: text,
  name: text,
  created_at: instant,
  updated_at: instant,
  started_at: instant,
  monitoring_at: orNull(instant),
  resolved_at: orNull(instant),
  shortlink: v.pipe(text, v.url()),
  page_id: text,
  components: v.array(component),
};
const incidentStatus = v.picklist(['investigating', 'identified', 'monitoring', 'resolved']);
const incident = v.strictObject({
  ...shared,
  status: incidentStatus,
  impact: v.picklist(['none', 'minor', 'major', 'critical']),
  incident_updates: v.pipe(v.array(update(incidentStatus)), v.minLength(1)),
});
const maintenanceStatus = v.picklist(['scheduled', 'in_progress', 'verifying', 'completed']);
const maintenance = v.strictObject({
  ...shared,
  status: maintenanceStatus,
  impact: v.literal('maintenance'),
  scheduled_for: instant,
  scheduled_until: instant,
  incident_updates: v.pipe(v.array(update(maintenanceStatus)), v.minLength(1)),
});
const incidents = v.pipe(v.array(incident), v.maxLength(50));
const works = v.pipe(v.array(maintenance), v.maxLength(50));

/** The answers by the name of their file. */
export const api = {
  summary: v.strictObject({
    page,
    status,
    components: v.array(component),
    incidents,
    scheduled_maintenances: works,
  }),
  status: v.strictObject({ page, status }),
  components: v.strictObject({ page, components: v.array(component) }),
  incidents: v.strictObject({ page, incidents }),
  'incidents/unresolved': v.strictObject({ page, incidents }),
  'scheduled-maintenances': v.strictObject({ page, scheduled_maintenances: works }),
  'scheduled-maintenances/upcoming': v.strictObject({ page, scheduled_maintenances: works }),
  'scheduled-maintenances/active': v.strictObject({ page, scheduled_maintenances: works }),
};
