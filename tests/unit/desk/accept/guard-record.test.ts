import { describe, expect, test } from 'vitest';
import {
  findDatedBack,
  findLost,
  findLostRecords,
  findLostSums,
  isPublishedSite,
  publicSinceIn,
  reasonIn,
} from '../../../../src/desk/accept/guard-record.ts';

const [one, two] = ['1'.repeat(64), '2'.repeat(64)];
const published = {
  'content/launch.yaml': 'publicSince: 2026-12-01\n',
  'content/versions/SHA256SUMS': `${one}  legal/terms/1.0.md\n${two}  acceptable-use/1.0.md\n`,
  'content/status/incidents.yaml': 'incidents:\n  - id: late-payouts\n    title: Late\n',
  'content/status/maintenance.yaml': 'maintenance: []\n',
};
type Files = Readonly<Record<string, string>>;
const reader = (files: Files) => (path: string) => files[path] ?? '';
const lost = (after: Files, before: Files = published) =>
  findLost(reader(before), reader({ ...published, ...after }), '2026-12-01');

describe('what was published', () => {
  test.each([
    ['nothing has changed', {}],
    [
      'a version is added',
      {
        'content/versions/SHA256SUMS': `${published['content/versions/SHA256SUMS']}${'3'.repeat(64)}  legal/terms/1.1.md\n`,
        'content/versions/legal/terms/1.1.md':
          '---\nannounced: 2026-12-01\neffective: 2026-12-01\n---\n',
      },
    ],
    [
      'the lines stand in another order, and end as on Windows',
      {
        'content/versions/SHA256SUMS': `${two}  acceptable-use/1.0.md\r\n${one}  legal/terms/1.0.md\r\n`,
      },
    ],
    [
      'a record has gained steps',
      {
        'content/status/incidents.yaml':
          'incidents:\n  - id: later\n  - id: late-payouts\n    title: Late\n    end: 2026-12-02T10:00:00Z\n',
      },
    ],
  ])('stays where %s', (_, after) => {
    expect(lost(after)).toEqual([]);
  });

  test('is missed by name where its text and its sum were rewritten together, or taken away', () => {
    const sums = `${'9'.repeat(64)}  legal/terms/1.0.md\n`;
    expect(lost({ 'content/versions/SHA256SUMS': sums })).toEqual([
      'content/versions/legal/terms/1.0.md was published, and its text is changed or gone.',
      'content/versions/acceptable-use/1.0.md was published, and its text is changed or gone.',
    ]);
    expect(lost({ 'content/versions/SHA256SUMS': '' })).toHaveLength(2);
  });

  test.each([
    ['a second line follows', `${one}  a/1.0.md\n${two}  a/1.0.md\n`],
    ['a second line comes first', `${two}  a/1.0.md\n${one}  a/1.0.md\n`],
    ['the old text stands under another name', `${two}  a/1.0.md\n${one}  b/1.0.md\n`],
    ['the name has another case', `${one}  A/1.0.md\n`],
    ['its line is gone', `${one}  a/1.1.md\n`],
  ])('is missed by the sum that stood before where %s', (_, after) => {
    expect(findLostSums(`${one}  a/1.0.md\n`, after)).toEqual(['a/1.0.md']);
    expect(findLostSums(`${one}  a/versions/1-0.md\n`, after)).toEqual(['a/versions/1-0.md']);
  });

  test('is missed where a record of the status page is deleted, or its file', () => {
    const sentence =
      'The record late-payouts of content/status/incidents.yaml was published, and is gone.';
    expect(lost({ 'content/status/incidents.yaml': 'incidents: []\n' })).toEqual([sentence]);
    expect(lost({ 'content/status/incidents.yaml': '' })).toEqual([sentence]);
    const file = 'content/status/maintenance.yaml';
    const before = { ...published, [file]: 'maintenance:\n  - id: database\n' };
    expect(lost({}, before)).toEqual([
      `The record database of ${file} was published, and is gone.`,
    ]);
    // Another id is another record.
    expect(lost({ [file]: 'maintenance:\n  - id: data-base\n' }, before)).toHaveLength(1);
  });

  test('is nothing before the day has come that was named', () => {
    const before = { ...published, 'content/launch.yaml': 'publicSince: 2026-12-02\n' };
    expect(lost({ 'content/versions/SHA256SUMS': '' }, before)).toEqual([]);
  });

  test('is nothing before the day of the launch, as the earlier state itself names it', () => {
    const drafts = { ...published, 'content/launch.yaml': 'publicSince: null\n' };
    expect(lost({ 'content/versions/SHA256SUMS': '' }, drafts)).toEqual([]);
    expect(
      lost({ 'content/launch.yaml': 'publicSince: null\n', 'content/versions/SHA256SUMS': '' }),
    ).toHaveLength(3);
    expect(findLost(() => '', reader(published), '2026-12-01')).toEqual([]);
  });
});

describe('a record of the status page that was published', () => {
  const file = 'content/status/incidents.yaml';
  const incident = `incidents:
  - id: late
    title: Late
    severity: P2
    impact: { payments: down, dashboard: degraded }
    start: 2026-12-01T08:00:00Z
    end: 2026-12-01T09:00:00Z
    updates:
      - { at: 2026-12-01T08:10:00Z, state: investigating, text: We look into it. }
      - { at: 2026-12-01T08:20:00Z, state: identified, text: We know. }
`;
  const changes = (text: string, was = incident, name: keyof Files = file) =>
    lost({ [name]: text }, { ...published, [name]: was });
  const open = incident.replace(/ {4}end: .*\n/, '');
  const step = '      - { at: 2026-12-01T09:10:00Z, state: resolved, text: Done. }\n';

  test.each([
    ['an end', incident, open],
    [
      'another end while it is not resolved',
      incident.replace('T09:00:00Z', 'T10:00:00Z'),
      incident,
    ],
    ['steps and a resolution', `${incident}${step}    resolution: Done.\n`, incident],
    [
      'translations, and other ones',
      `${incident.replace('text: We know.', 'text: We know., translations: { de: Ja. }')}    translations: { de: { title: Spät } }\n`,
      `${incident}    translations: { de: { title: Zu spät } }\n`,
    ],
    [
      'another form of the same YAML',
      incident
        .replace(
          '{ payments: down, dashboard: degraded }',
          '{dashboard: "degraded", payments: down}',
        )
        .replace('08:00:00Z', '08:00Z')
        .replace('title: Late', 'title: >\n      Late')
        .replaceAll('\n', '\r\n'),
      incident,
    ],
  ])('may get %s', (_, after, before) => {
    expect(changes(after, before)).toEqual([]);
  });

  test('keeps its translations where these are held, and gains none', () => {
    const held = (text: string, was = incident) => {
      const [before, after] = [was, text].map((one) => reader({ ...published, [file]: one }));
      return findLost(before ?? reader({}), after ?? reader({}), '2026-12-01', true);
    };
    const translated = incident.replace('We know.', 'We know., translations: { de: Ja. }');
    const named = `${incident}    translations: { de: { title: Spät } }\n`;
    expect([...held(translated, translated), ...held(named, named)]).toEqual([]);
    expect(held(`${named}${step}`.replace(/( {4}trans.*\n)(.*\n)/, '$2$1'), named)).toEqual([]);
    for (const one of [translated, named]) {
      expect(held(one)).toHaveLength(1);
      expect(held(incident, one)).toHaveLength(1);
      expect(held(one.replace(/Ja|Spät/, 'Nein'), one)).toHaveLength(1);
    }
  });

  test.each([
    ['P2', 'P3', 'severity is changed: found "P3", expected "P2"'],
    [
      'payments: down',
      'payments: degraded',
      'impact is changed: found {"payments":"degraded","dashboard":"degraded"}, expected {"payments":"down","dashboard":"degraded"}',
    ],
    [
      '    end: 2026-12-01T09:00:00Z\n',
      '',
      'end is changed: found nothing, expected "2026-12-01T09:00:00.000Z"',
    ],
    [
      '    updates',
      '    excluded: network\n    updates',
      'excluded is changed: found "network", expected nothing',
    ],
    [
      'We know.',
      'We knew.',
      'update 2 is changed: found {"at":"2026-12-01T08:20:00.000Z","state":"identified","text":"We knew."}, expected {"at":"2026-12-01T08:20:00.000Z","state":"identified","text":"We know."}',
    ],
  ])('keeps its facts and steps: %j is not %j', (from, to, change) => {
    const sentence = `The record late of ${file} was published, and its ${change}.`;
    expect(changes(incident.replace(from, to))).toEqual([sentence]);
    // One that stands twice is held twice.
    const twice = `${incident}${incident.replace('incidents:\n', '').replace(from, to)}`;
    expect(changes(twice)).toEqual([sentence]);
  });

  test('keeps its steps in their order', () => {
    const [first = '', second = ''] = incident.match(/ {6}- .*\n/g) ?? [];
    const between = '      - { at: 2026-12-01T08:15:00Z, state: identified, text: Between. }\n';
    expect(changes(incident.replace(second, between + second))).toHaveLength(1);
    expect(changes(incident.replace(first + second, second + first))).toHaveLength(2);
    expect(changes(incident.replace(second, ''))).toHaveLength(1);
  });

  test('keeps its end once it is resolved', () => {
    const resolved = `${incident}${step}`;
    expect(changes(resolved.replace('T09:00:00Z', 'T08:30:00Z'), resolved)).toEqual([
      `The record late of ${file} was published, and its end is changed: found "2026-12-01T08:30:00.000Z", expected "2026-12-01T09:00:00.000Z".`,
    ]);
  });

  test('of maintenance gets another plan with an update that says so, until the work begins', () => {
    const work = `maintenance:
  - { id: move, title: Move, components: [a], announced: 2026-12-01T08:00:00Z, start: 2026-12-09T08:00:00Z, end: 2026-12-09T09:00:00Z, details: A., updates: [] }
`;
    const planned = (updates: string, title = 'Move') =>
      changes(
        work
          .replaceAll('12-09', '12-19')
          .replace('Move', title)
          .replace('updates: []', `updates: [${updates}]`),
        work,
        'content/status/maintenance.yaml',
      );
    const at = (day: string, more = ', change: moved') =>
      `{ at: 2026-12-${day}T08:00:00Z, text: B.${more} }`;
    expect(planned(at('02'))).toEqual([]);
    expect(planned(at('02'), 'Another')).toHaveLength(1);
    expect(planned('')).toHaveLength(2);
    expect(planned(at('02', ''))).toHaveLength(2);
    expect(planned(at('09'))).toHaveLength(2);
    const after = reader({
      ...published,
      'content/status/maintenance.yaml': work
        .replaceAll('12-09', '12-19')
        .replace('updates: []', `updates: [${at('02')}]`),
    });
    const before = reader({ ...published, 'content/status/maintenance.yaml': work });
    expect(findLost(before, after, '2026-12-09')).toEqual([]);
    // The work is over, and the update says that it was planned anew before.
    expect(findLost(before, after, '2026-12-10')).toHaveLength(2);
  });
});

describe('what the status page shows', () => {
  const steps = [
    { created_at: '2026-12-01T08:20:00.000Z', status: 'identified', body: 'We know.' },
    { created_at: '2026-12-01T08:10:00.000Z', status: 'investigating', body: 'We look.' },
  ];
  const record = {
    ...{ id: 'late', name: 'Late', impact: 'major', started_at: 'x' },
    incident_updates: steps,
  };
  const [last, first] = steps;
  const step = { created_at: '2026-12-01T09:00:00.000Z', status: 'resolved', body: 'Done.' };
  const found = (built: object, kind: 'incidents' | 'maintenance' = 'incidents') =>
    findLostRecords([record], [{ ...record, ...built }], kind, `${kind}: [{ id: late }]\n`);

  test('may go on', () => {
    expect(found({ incident_updates: [step, ...steps] })).toEqual([]);
  });

  test('is said again as it was', () => {
    expect(found({ impact: 'minor' })).toEqual([
      'late is shown on the status page with “impact major from x”, and this commit has “impact minor from x”.',
    ]);
    expect(found({ name: 'Early' })).toEqual([
      'late is shown on the status page with “Late”, and this commit has “Early”.',
    ]);
    const reworded = { ...first, body: 'All is well.' };
    expect(found({ incident_updates: [step, last, reworded] })).toEqual([
      'late is shown on the status page with “2026-12-01T08:10:00.000Z investigating: We look.”, and this commit has “2026-12-01T08:10:00.000Z investigating: All is well.”.',
    ]);
    expect(found({ incident_updates: [first, last] })).toHaveLength(2);
  });

  test('follows the plan and the clock where it is maintenance', () => {
    const built = steps.map((one) => ({ ...one, status: 'completed', body: 'Other details.' }));
    expect(found({ started_at: 'y', incident_updates: built }, 'maintenance')).toEqual([]);
    expect(found({ incident_updates: [first, last] }, 'maintenance')).toHaveLength(2);
  });
});

test.each([
  ['publicSince: 2027-12-01\n', '2027-12-01'],
  ['publicSince: 2026-11-30\n', '2026-11-30'],
  ['publicSince: null\n', 'no day'],
  ['', 'no day'],
])('the day that has come stays where launch.yaml would say %j', (launch, found) => {
  expect(lost({ 'content/launch.yaml': launch })).toEqual([
    `content/launch.yaml: "publicSince": found ${found}, expected 2026-12-01, as that day has come.`,
  ]);
});

test.each([
  "# The day.\r\n'publicSince': '2026-12-01'\r\n",
  '{ publicSince: "2026-12-01" }',
  'publicSince: >-\n  2026-12-01\n',
])('the day that has come is the same day in %j', (launch) => {
  expect(lost({ 'content/launch.yaml': launch })).toEqual([]);
});

const head = (announced: string, effective: string, mark = '"') =>
  `---\ntitle: "Terms"\nversion: "1.1"\nannounced: ${mark}${announced}${mark}\neffective: ${mark}${effective}${mark}\n---\n`;
/** What is said of a version that comes on 10 December. */
const addedIn = (file: string, text: string) => {
  const sums = `${published['content/versions/SHA256SUMS']}${'3'.repeat(64)}  ${file}\n`;
  const after = {
    ...published,
    'content/versions/SHA256SUMS': sums,
    [`content/versions/${file}`]: text,
  };
  return findLost(reader(published), reader(after), '2026-12-10');
};

test.each([
  ['legal/terms/1.1.md', head('2026-12-03', '2026-12-03'), undefined],
  ['legal/terms/1.1.md', head('2026-12-10', '2027-03-01'), undefined],
  ['legal/terms/0.2.md', head('2026-11-01', '2026-11-01'), undefined],
  ['legal/terms/1.1.md', head('2026-12-02', '2026-12-10'), '2026-12-02'],
  ['legal/terms/10.0.md', head('2026-12-10', '2026-12-02'), '2026-12-02'],
  ['legal/terms/1.1.md', head('2026-12-02', '2026-12-02', "'"), '2026-12-02'],
  ['legal/terms/1.1.md', head('2026-12-02', '2026-12-02', ''), '2026-12-02'],
  ['legal/terms/1.1.md', 'no head', 'no day'],
])('a version %s with the head %j that comes on 10 December', (file, text, past) => {
  expect(addedIn(file, text)).toEqual(
    past
      ? [
          `content/versions/${file} comes on 2026-12-10 and says that it was announced, or applied, on ${past}: no reader could see it then. Take it out of the request (git restore --source=origin/main --staged --worktree content/versions), set "updated" and "effective" to today, and run: npm run versions:accept.`,
        ]
      : [],
  );
});

test('what the site shows already is dated as it was', () => {
  const after = reader({
    'content/versions/SHA256SUMS': `${one}  legal/terms/1.0.md\n`,
    'content/versions/legal/terms/1.0.md': head('2026-11-01', '2026-11-01'),
  });
  expect(findDatedBack(`${one}  legal/terms/versions/1-0.md\n`, after, '2026-12-10')).toEqual([]);
  expect(
    findDatedBack(`${one}  de/legal/terms/versions/1-0.md\n`, after, '2026-12-10'),
  ).toHaveLength(1);
});

test('a day that is to come may move', () => {
  const before = { ...published, 'content/launch.yaml': 'publicSince: 2026-12-02\n' };
  expect(lost({ 'content/launch.yaml': 'publicSince: 2026-12-09\n' }, before)).toEqual([]);
});

test.each([
  ['', false],
  [`${one}  a/versions/0-12.md\n${two}  legal/pack.md\n`, false],
  [`${one}  a/versions/0-9.md\r\n${two}  a/versions/1-0.md\r\n`, true],
  [`${one}  a/versions/10-0.md`, true],
])('of the sums %j a site is published: %s', (sums, expected) => {
  expect(isPublishedSite(sums)).toBe(expected);
});

test('of the sums of a site, the English texts of versions count, and nothing that is made of them', () => {
  const site = [
    `${one}  legal/terms/versions/1-0.md`,
    `${two}  legal/terms/versions/1-0.pdf`,
    `${two}  de/legal/terms/versions/1-0.md`,
    `${two} *acceptable-use/versions/1-0.md`,
  ].join('\n');
  expect(findLostSums(site, `${one}  legal/terms/1.0.md\n`)).toEqual([
    'acceptable-use/versions/1-0.md',
  ]);
});

test.each([
  ['publicSince: 2026-12-01\n', '2026-12-01'],
  ['publicSince: "2026-12-01"\n', '2026-12-01'],
  ['publicSince: null\n', undefined],
  ['publicSince: soon\n', undefined],
  ['', undefined],
])('the day of the launch in %j', (text, day) => {
  expect(publicSinceIn(text)).toBe(day);
});

test.each([
  [
    'Erase a name\n\nRecord: order of the High Court of 3 May 2027\n',
    'order of the High Court of 3 May 2027',
  ],
  ['Mend the Record: of versions', undefined],
  ['Record:   \nmore', undefined],
  ['Tidy\r\n\r\nRecord: a court\r\n', 'a court'],
  ['Tidy\n<!--\nRecord: why, if a court demands it\n-->\n', undefined],
  ['Tidy\n<!-- a --> <!--\nRecord: not closed\n', undefined],
  ['<!--\nRecord: one\n-->\nRecord: another\n<!-- b -->', 'another'],
  ['[x]: https://a "\nRecord: in the title of a link\n"', undefined],
  ['<p title="a\nRecord: in a tag">\n', undefined],
  ['Mend\nRecord: in no paragraph of its own', undefined],
  ['<?\n\nRecord: in an instruction\n\n?>', undefined],
  ['<!A\n\nRecord: in a declaration\n\n>', undefined],
  ['<![CDATA[\n\nRecord: in data > \n\n]]>', undefined],
  ['<details>\n\nRecord: folded\n\n</details>', undefined],
  ['```math\n\\phantom{\n\nRecord: in a formula\n\n}\n```', undefined],
  ['~~~mermaid\n---\ntitle: A\n\nRecord: in a drawing\n---\n~~~', undefined],
  ['', undefined],
])('the reason in %j', (message, reason) => {
  expect(reasonIn(message)).toBe(reason);
});
