// Purpose: what an editor of the status page reads when a record is wrong, word for word.
import { describe, expect, test } from 'vitest';
import { type Change, messages } from './small-content.ts';

const components = 'status/components.yaml';
const incidents = 'status/incidents.yaml';
const maintenance = 'status/maintenance.yaml';
const listed = 'Components are listed in content/status/components.yaml.';
const asOf =
  'expected an instant no later than the data’s own, "asOf: 2026-11-20T09:00:00Z" in content/status/components.yaml.';
const gone = (text: string): Change => [incidents, text, ''];

describe('incidents', () => {
  test.each<[string, Change, string]>([
    [
      'a component that does not exist',
      [incidents, 'website: degraded', 'web-site: degraded'],
      `${incidents}:7  there is no component "web-site". Did you mean "website"? ${listed}`,
    ],
    [
      'an end before its start',
      [incidents, 'end: 2026-11-10T09', 'end: 2026-11-10T07'],
      `${incidents}:9  "end": found 2026-11-10T07:00:00Z, expected an instant after "start", which is 2026-11-10T08:00:00Z. Correct one of the two.`,
    ],
    [
      'updates that are out of order',
      [incidents, 'T09:20', 'T08:05'],
      `${incidents}:16  "at": found 2026-11-10T08:05:00Z, expected an instant after that of the update before it, 2026-11-10T08:10:00Z. Put the updates in the order of time.`,
    ],
    [
      'an update before the incident',
      [incidents, 'T08:10', 'T07:50'],
      `${incidents}:13  "at": found 2026-11-10T07:50:00Z, expected no instant before "start", which is 2026-11-10T08:00:00Z. Correct one of the two.`,
    ],
    [
      'an update from the future',
      [incidents, '10T09:20', '21T09:20'],
      `${incidents}:16  "at": found 2026-11-21T09:20:00Z, ${asOf} Leave out what has not happened yet, or raise "asOf".`,
    ],
    [
      'a start in the future',
      [incidents, 'start: 2026-11-10', 'start: 2026-11-21'],
      `${incidents}:8  "start": found 2026-11-21T08:00:00Z, ${asOf} Leave out what has not happened yet, or raise "asOf".`,
    ],
    [
      'a resolution of an incident that is not resolved',
      [incidents, 'state: resolved', 'state: monitoring'],
      `${incidents}:11  "resolution": the incident is not resolved: its last update says otherwise. Add an update with state: resolved, or remove this line.`,
    ],
    [
      'an incident that is resolved and does not end',
      gone('    end: 2026-11-10T09:00:00Z\n'),
      `${incidents}:16  "state": found resolved, but the incident has no "end". Add the line "end: …" with the instant at which the impact ended.`,
    ],
    [
      'an incident that is resolved by nothing',
      gone('    resolution: Mended.\n'),
      `${incidents}:16  "state": found resolved, but the incident has no "resolution". Add the line "resolution: …" that says what put it right.`,
    ],
    [
      'an incident that is resolved before its end',
      [incidents, 'T09:20', 'T08:55'],
      `${incidents}:16  "at": found 2026-11-10T08:55:00Z, expected no instant before "end", which is 2026-11-10T09:00:00Z: an incident is resolved when its impact has ended. Correct one of the two.`,
    ],
    [
      'work that goes on after it was resolved',
      [incidents, 'investigating', 'resolved'],
      `${incidents}:14  "state": found resolved in an update that others follow, expected it in the last one only. Write monitoring here, or remove the later updates.`,
    ],
    [
      'a type that the impact contradicts',
      [incidents, 'website: degraded', 'website: down'],
      `${incidents}:5  "type": found minor-degradation, but "website" was down. Write brief-interruption or major-outage, or change the impact.`,
    ],
    [
      'an outage of nothing',
      [incidents, 'minor-degradation', 'major-outage'],
      `${incidents}:5  "type": found major-outage, but no component was down. Write minor-degradation, or change the impact.`,
    ],
    [
      'a severity that there is not',
      [incidents, 'severity: P3', 'severity: P4'],
      `${incidents}:4  "severity" in entry 1 ("slow") in "incidents": found P4, expected one of P1, P2, P3. Did you mean "P1"?`,
    ],
    [
      'an impact that there is not',
      [incidents, 'website: degraded', 'website: slow'],
      `${incidents}:7  "website" in "impact" in entry 1 ("slow") in "incidents": found slow, expected one of degraded, down. The nearest is "down".`,
    ],
    [
      'an impact on nothing',
      [incidents, 'impact:\n      website: degraded', 'impact: {}'],
      `${incidents}:6  "impact" in entry 1 ("slow") in "incidents": found a group of keys, expected at least one component with its impact, such as payments-api: down.`,
    ],
    [
      'an instant without its time zone',
      [incidents, 'start: 2026-11-10T08:00:00Z', 'start: 2026-11-10 08:00'],
      `${incidents}:8  "start" in entry 1 ("slow") in "incidents": found 2026-11-10 08:00, expected an instant in UTC, such as 2026-11-20T09:00:00Z.`,
    ],
  ])('%s', (_, change, expected) => {
    expect(messages(change)).toEqual([expected]);
  });

  test('one that goes on has no end and no resolution, and is no mistake', () => {
    const open: Change[] = [
      gone('    end: 2026-11-10T09:00:00Z\n'),
      gone('    resolution: Mended.\n'),
      [incidents, 'state: resolved', 'state: identified'],
    ];
    expect(messages(...open)).toEqual([]);
  });
});

describe('maintenance', () => {
  test('whose words speak of a component that it does not name, and not of the one that it names', () => {
    const api: Change = [
      components,
      'components:\n',
      'components:\n  - id: api\n    name: Payments API\n    description: That.\n    since: 2026-11-01T00:00:00Z\n    lastUpdate: 2026-11-20T09:00:00Z\n',
    ];
    const work = (title: string): Change => [maintenance, 'title: Work', `title: ${title}`];
    const found = (title: string) =>
      messages(api, work(title)).filter((message) => message.startsWith(maintenance));
    expect(found('Work on the API')).toEqual([
      `${maintenance}:4  "website": title and details do not speak of “Website”, and they speak of “Payments API”, which is not named here. Write "api", or say what the work means for “Website”.`,
    ]);
    expect(found('Work on the API and the website')).toEqual([]);
    expect(found('Some work')).toEqual([]);
    // A part of a word is no word.
    expect(found('Work on rapid answers and more')).toEqual([]);
  });

  const update = (text: string): Change => [maintenance, 'updates: []', `updates:\n${text}`];
  test.each<[string, Change, string]>([
    [
      'a component that does not exist',
      [maintenance, '[website]', '[web]'],
      `${maintenance}:4  there is no component "web". The nearest is "website". ${listed}`,
    ],
    [
      'a component that is named twice',
      [maintenance, '[website]', '[website, website]'],
      `${maintenance}:4  the component "website" is named twice. Remove one of the two.`,
    ],
    [
      'notice that is too short',
      [maintenance, 'start: 2026-11-28T02', 'start: 2026-11-20T18'],
      `${maintenance}:5  "announced": found 2026-11-19T10:00:00Z, 32 hours before the start, expected at least 48 hours before 2026-11-20T18:00:00Z (the fact maintenance-notice). Announce it earlier or let it start later; work that cannot wait is an incident, and counts against uptime.`,
    ],
    [
      'no notice at all',
      [
        maintenance,
        '2026-11-28T02:00:00Z\n    end: 2026-11-28',
        '2026-11-18T02:00:00Z\n    end: 2026-11-18',
      ],
      `${maintenance}:5  "announced": found 2026-11-19T10:00:00Z, after the start, expected at least 48 hours before 2026-11-18T02:00:00Z (the fact maintenance-notice). Announce it earlier or let it start later; work that cannot wait is an incident, and counts against uptime.`,
    ],
    [
      'an end before its start',
      [maintenance, 'end: 2026-11-28T04', 'end: 2026-11-28T01'],
      `${maintenance}:7  "end": found 2026-11-28T01:00:00Z, expected an instant after "start", which is 2026-11-28T02:00:00Z. Correct one of the two.`,
    ],
    [
      'an update from the future',
      update('      - { at: 2026-11-25T08:00:00Z, text: Soon. }'),
      `${maintenance}:10  "at": found 2026-11-25T08:00:00Z, ${asOf} Correct the instant, or raise "asOf".`,
    ],
    [
      'updates that are out of order',
      update(
        '      - { at: 2026-11-20T08:00:00Z, text: A. }\n      - { at: 2026-11-20T07:00:00Z, text: B. }',
      ),
      `${maintenance}:11  "at": found 2026-11-20T07:00:00Z, expected an instant after that of the update before it, 2026-11-20T08:00:00Z. Put the updates in the order of time.`,
    ],
    [
      'a move with too short a notice',
      [
        maintenance,
        'start: 2026-11-28T02:00:00Z\n    end: 2026-11-28T04:00:00Z\n    details: Work.\n    updates: []',
        'start: 2026-11-21T02:00:00Z\n    end: 2026-11-21T04:00:00Z\n    details: Work.\n    updates: [{ at: 2026-11-20T08:00:00Z, change: moved, text: Sooner. }]',
      ],
      `${maintenance}:9  "at": found 2026-11-20T08:00:00Z, 18 hours before the start, expected at least 48 hours before 2026-11-21T02:00:00Z (the fact maintenance-notice). Announce it earlier or let it start later; work that cannot wait is an incident, and counts against uptime.`,
    ],
    [
      'an announcement from the future',
      [maintenance, 'announced: 2026-11-19', 'announced: 2026-11-21'],
      `${maintenance}:5  "announced": found 2026-11-21T10:00:00Z, ${asOf} Correct the instant, or raise "asOf".`,
    ],
    [
      'an update before the announcement',
      update('      - { at: 2026-11-18T10:00:00Z, text: Soon. }'),
      `${maintenance}:10  "at": found 2026-11-18T10:00:00Z, expected no instant before "announced", which is 2026-11-19T10:00:00Z. Correct one of the two.`,
    ],
    [
      'a plan that changes after it was called off',
      update(
        '      - { at: 2026-11-20T08:00:00Z, change: cancelled, text: Off. }\n      - { at: 2026-11-20T08:30:00Z, change: moved, text: On. }',
      ),
      `${maintenance}:11  "change": found moved after the maintenance was called off. Announce it anew, as an entry of its own.`,
    ],
    [
      'work that is called off after it has begun',
      [
        maintenance,
        'announced: 2026-11-19T10:00:00Z\n    start: 2026-11-28T02:00:00Z\n    end: 2026-11-28T04:00:00Z\n    details: Work.\n    updates: []',
        'announced: 2026-11-01T10:00:00Z\n    start: 2026-11-14T02:00:00Z\n    end: 2026-11-14T04:00:00Z\n    details: Work.\n    updates: [{ at: 2026-11-14T03:00:00Z, change: cancelled, text: Off. }]',
      ],
      `${maintenance}:9  "at": found 2026-11-14T03:00:00Z for a maintenance that is called off, expected an instant before "start", which is 2026-11-14T02:00:00Z. What has begun cannot be called off: write an update without "change".`,
    ],
    [
      'two works on one component at one time',
      [
        maintenance,
        'maintenance:\n',
        'maintenance:\n  - { id: other, title: Other, components: [website], announced: 2026-11-19T09:00:00Z, start: 2026-11-28T03:00:00Z, end: 2026-11-28T05:00:00Z, details: Other., updates: [] }\n',
      ],
      `${maintenance}:7  "start": "website" is already under maintenance at that time, by "other" on line 2. Make one entry of the two, or move one.`,
    ],
    [
      'an id that an incident has',
      [maintenance, 'id: work', 'id: slow'],
      `${maintenance}:2  the id "slow" is already taken by content/${incidents}:2. Give this entry an id of its own.`,
    ],
    [
      'a change that there is not',
      update('      - { at: 2026-11-20T08:00:00Z, change: canceled, text: Off. }'),
      `${maintenance}:10  "change" in entry 1 in "updates" in entry 1 ("work") in "maintenance": found canceled, expected one of moved, changed, cancelled. Did you mean "cancelled"?`,
    ],
  ])('%s', (_, change, expected) => {
    expect(messages(change)).toEqual([expected]);
  });

  test('that is called off needs no notice and may lie over other work', () => {
    const off = '[{ at: 2026-11-20T08:00:00Z, change: cancelled, text: Off. }]';
    expect(
      messages(
        [maintenance, 'updates: []', `updates: ${off}`],
        [maintenance, 'start: 2026-11-28T02', 'start: 2026-11-20T12'],
      ),
    ).toEqual([]);
  });
});

describe('components and figures', () => {
  test.each<[string, Change, string]>([
    [
      'an id that is taken',
      [
        components,
        'components:\n',
        'components:\n  - { id: website, name: W, description: W, since: 2026-08-01T00:00:00Z, lastUpdate: 2026-11-20T09:00:00Z }\n',
      ],
      `${components}:4  the id "website" is already taken on line 3. Give this entry an id of its own, or remove it.`,
    ],
    [
      'a state that was confirmed after the as-of instant',
      [components, 'lastUpdate: 2026-11-20T09:00', 'lastUpdate: 2026-11-20T09:01'],
      `${components}:7  "lastUpdate": found 2026-11-20T09:01:00Z, expected an instant no later than "asOf", 2026-11-20T09:00:00Z. Correct one of the two.`,
    ],
    [
      'a commitment that no fact holds',
      [components, 'commitment: measured-uptime', 'commitment: mesured-uptime'],
      `${components}:8  there is no fact "mesured-uptime". Did you mean "measured-uptime"? Facts are listed in content/facts.yaml.`,
    ],
    [
      'a commitment that is no percentage',
      [components, 'commitment: measured-uptime', 'commitment: uptime-window'],
      `${components}:8  "commitment": the fact "uptime-window" is a duration, expected a percentage, such as api-uptime-commitment.`,
    ],
    [
      'a published figure that is typed',
      ['facts.yaml', 'value: uptime', 'value: 99.98'],
      'facts.yaml:23  "value" in "measured-uptime": found 99.98, expected the word uptime: the figure follows from the records of the status page. Write value: uptime.',
    ],
    [
      'a published figure over days of which there are no records',
      [components, 'since: 2026-08-01', 'since: 2026-09-01'],
      'facts.yaml:23  "value" in "measured-uptime": the figure cannot be derived: it covers 90 days from 2026-08-22T09:00:00Z, and no component has records from then on. Wait until "since" of a component in content/status/components.yaml lies that far back, or shorten the fact uptime-window.',
    ],
  ])('%s', (_, change, expected) => {
    expect(messages(change)).toEqual([expected]);
  });

  test('a figure is not judged while a record is a mistake', () => {
    expect(messages([incidents, 'severity: P3', 'severity: P4'])).toHaveLength(1);
  });
});
