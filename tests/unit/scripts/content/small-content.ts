// Purpose: a content folder in memory, small enough to check in a few milliseconds and without a mistake.
// Tests break one thing in it.
import type { ContentFile } from '../../../../scripts/content/content-files.ts';
import { languages } from '../../../../src/site/languages.ts';

const instant = (day: number, time: string) => `2026-11-${day}T${time}:00Z`;

const data: Readonly<Record<string, string>> = {
  claims: 'claims: []\n',
  figures: 'paths: []\ntables: []\n',
  launch: 'publicSince: null\ncounsel: {}\nquestions: []\n',
  versions: 'documents: {}\n',
  company:
    'brand: { value: Exampla }\nproduct-pay: { value: Exampla Pay }\nemail: { value: a@b.example }\n',
  facts: [
    ...['reply-time:', '  means: Time to answer.', '  kind: duration', '  value: [1, 2]'],
    ...['  unit: hour', '  source: a decision'],
    ...['maintenance-notice:', '  means: Notice.', '  kind: duration', '  value: 48'],
    ...['  unit: hour', '  source: a decision', ''],
  ].join('\n'),
  risks: [
    ...['asOf: 2026-11-20', 'owner: Chief Risk Officer', 'risks:', '  - id: fraud'],
    ...['    category: Fraud', '    description: "{{company.brand}} may lose."', '    impact: 5'],
    ...['    likelihood: 4', '    mitigation: Checks.', '    owner: General Counsel', ''],
  ].join('\n'),
  roadmap: 'asOf: 2026-11-20\nbaseline: []\nphases: []\nrisks: []\n',
  'status/components': [
    ...[`asOf: ${instant(20, '09:00')}`, 'components:', '  - id: website', '    name: Website'],
    ...[
      '    description: This.',
      '    status: operational',
      `    lastUpdate: ${instant(20, '09:00')}`,
      '',
    ],
  ].join('\n'),
  'status/incidents': [
    ...[
      'incidents:',
      '  - id: slow',
      '    title: Slow',
      '    severity: P3',
      '    type: minor-degradation',
    ],
    ...[
      '    components: [website]',
      `    start: ${instant(10, '08:00')}`,
      `    end: ${instant(10, '09:00')}`,
    ],
    ...['    description: Slow.', '    resolution: Mended.', '    updates:'],
    ...[`      - at: ${instant(10, '08:10')}`, '        text: We look.'],
    ...[`      - at: ${instant(10, '08:20')}`, '        text: Mended.', ''],
  ].join('\n'),
  'status/maintenance': [
    ...['maintenance:', '  - id: work', '    title: Work', '    components: [website]'],
    ...[`    start: ${instant(28, '02:00')}`, `    end: ${instant(28, '04:00')}`],
    ...[`    announced: ${instant(19, '10:00')}`, '    details: Work.', ''],
  ].join('\n'),
};

const english: Readonly<Record<string, string>> = {
  common:
    '{\n  "name": "{{company.brand}}",\n  "menu": {\n    "open": "Open"\n  },\n  "minutes_one": "{{count}} minute",\n  "minutes_other": "{{count}} minutes"\n}\n',
  status: '{\n  "title": "State within {{fact.reply-time}}"\n}\n',
};

/** Body of the document `policy-1`; it begins on line 19. */
export const body = `<Section id="about" title="About this policy">

A <Term define>User</Term> is anyone. Every <Term>User</Term> is served by <Company name="brand" />
within <Fact id="reply-time" />. See <See section="details" /> and <See doc="contact">our form</See>.

</Section>

<Section id="details" title="Details">

More is in <See doc="policy-2" section="about" />.

</Section>
`;

function documentText(place: number): string {
  return [
    ...['---', `title: Policy ${place}`, 'description: What we promise.', 'group: core'],
    ...[`order: ${place}`, `keyPolicy: ${place}`, `aliases: [/p${place}]`, 'version: "1.0"'],
    ...[
      'effective: 2026-11-20',
      'updated: 2026-11-20',
      'review: 2027-11-20',
      'owner: General Counsel',
    ],
    ...['summary:', '  - One.', '  - Two.', '  - "Within {{fact.reply-time}}."', '---', ''],
    place === 1 ? body : '<Section id="about" title="About">\n\nText.\n\n</Section>\n',
  ].join('\n');
}

/** The files of the small content, sorted by path as they are read from a disk. */
export function smallContent(): ContentFile[] {
  const files = new Map<string, string>();
  for (const place of [1, 2, 3, 4, 5, 6, 7]) {
    files.set(`documents/policy-${place}.mdx`, documentText(place));
  }
  for (const [name, text] of Object.entries(data)) files.set(`${name}.yaml`, text);
  for (const { code } of languages) {
    for (const [name, text] of Object.entries(english)) {
      files.set(`locales/${code}/${name}.json`, code === 'en' ? text : '{}\n');
    }
  }
  return [...files]
    .map(([path, text]) => ({ path: `content/${path}`, text }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
