// Purpose: a content folder in memory, small enough to check in a few milliseconds and without a mistake.
// Tests break one thing in it.

import { check } from '../../../src/check/check.ts';
import { corpusOf } from '../../../src/corpus/corpus.ts';
import { roles } from '../../../src/corpus/duties.ts';
import type { ContentFile } from '../../../src/corpus/read/content-files.ts';
import { type Diagnostic, formatDiagnostic } from '../../../src/corpus/read/diagnostic.ts';
import { languages } from '../../../src/languages/list.ts';

const data: Readonly<Record<string, string>> = {
  claims: 'claims: []\n',
  'claim-words': `names:
  - record: mica
    words: { any: [MiCA] }
  - record: soc
    words: { any: [SOC 2] }
lists:
  not: { en: [not, "no"], fr: [pas] }
  but-not: { en: [not only] }
  but: { en: [but] }
  and: { en: [and are] }
  if: { en: [if] }
  aim: { en: [aim*] }
  own:
    we: { en: [we, "{{company.brand}}"], fr: [nous] }
kinds:
  - id: authorisation
    says: we are authorised
    needs: [certified]
    because: A test.
    words: { en: [<we> … are|is … authorised], fr: [<we> … sommes … autorisé*] }
  - id: absolute
    says: something holds without any exception
    needs: []
    because: A test.
    words: { en: [risk-free] }
  - id: alignment
    says: we work in line with it
    needs: [certified, aligned]
    because: A test.
    named: true
    words: { en: [aligned with, in line with] }
  - id: promise
    says: we promise it
    needs: []
    because: A test.
    pages: true
    words: { en: [always], fr: [toujours] }
`,
  figures: 'paths: []\ntables: []\n',
  launch: 'publicSince: 2026-11-20\ncounsel: {}\nquestions: []\n',
  'known-words': 'all: FCA SEPA WCAG etc Crypting Todo Zeit País\nen: todo\n',
  'legal-limits': 'limits: []\norders: []\n',
  'search-words': languages
    .map(({ code }) => `${code}:\n  small: how\n  alike: { refund: 'refund, money back' }\n`)
    .join(''),
  company:
    'brand: { value: Exampla }\nproduct-pay: { value: Exampla Pay }\nemail: { value: a@b.example }\n',
  facts: `reply-time:
  means: Time to answer.
  kind: duration
  value: [1, 2]
  unit: hour
  source: a decision
  duty: { kind: owed, to: enquirer, document: policy-1, section: about }
maintenance-notice:
  means: Notice.
  kind: duration
  value: 48
  unit: hour
  source: a decision
uptime-window:
  means: Window.
  kind: duration
  value: 90
  unit: day
  source: a decision
measured-uptime:
  means: Figure.
  kind: percentage
  value: uptime
  source: a decision
`,
  risks: [
    ...['asOf: 2026-11-20', 'owner: Chief Risk Officer', 'risks:', '  - id: fraud'],
    ...['    category: Fraud', '    description: "{{company.brand}} may lose."', '    impact: 5'],
    ...['    likelihood: 4', '    mitigation: Checks.', '    owner: General Counsel', ''],
  ].join('\n'),
  'reading-paths': 'paths: []\n',
  roadmap: 'asOf: 2026-11-20\nbaseline: []\nphases: []\nrisks: []\n',
  'status/components': `asOf: 2026-11-20T09:00:00Z
components:
  - id: website
    name: Website
    description: This.
    since: 2026-08-01T00:00:00Z
    lastUpdate: 2026-11-20T09:00:00Z
    commitment: measured-uptime
`,
  'status/incidents': `incidents:
  - id: slow
    title: Slow
    severity: P3
    type: minor-degradation
    impact:
      website: degraded
    start: 2026-11-10T08:00:00Z
    end: 2026-11-10T09:00:00Z
    description: Slow.
    resolution: Mended.
    updates:
      - at: 2026-11-10T08:10:00Z
        state: investigating
        text: We look.
      - at: 2026-11-10T09:20:00Z
        state: resolved
        text: Mended.
`,
  'status/maintenance': `maintenance:
  - id: work
    title: Work
    components: [website]
    announced: 2026-11-19T10:00:00Z
    start: 2026-11-28T02:00:00Z
    end: 2026-11-28T04:00:00Z
    details: Work.
    updates: []
`,
};

const english: Readonly<Record<string, string>> = {
  common:
    '{\n  "name": "{{company.brand}}",\n  "menu": {\n    "open": "Open"\n  },\n  "minutes_one": "{{count}} minute",\n  "minutes_other": "{{count}} minutes"\n}\n',
  status: '{\n  "title": "State within {{fact.reply-time}}"\n}\n',
  deadlines: `{
  "roles": { ${roles.map((role) => `"${role}": "Somebody"`).join(', ')} },
  "what": { "reply-time": "An answer" },
  "conditions": { "reply-time": "If you ask" }
}
`,
};

/** Body of the document `policy-1`; it begins on line 19. */
const body = `<Section id="about" title="About this policy">

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

/** The small content before publication: a draft is numbered below 1.0, and names no day on which it applies. */
export function smallDraft(): ContentFile[] {
  return smallContent().map(({ path, text }) => ({
    path,
    text: text
      .replace('publicSince: 2026-11-20', 'publicSince: null')
      .replace('version: "1.0"', 'version: "0.1"')
      .replace(/^effective: .*\n/m, ''),
  }));
}

/** What the check finds in files. */
export function mistakesIn(files: readonly ContentFile[]): Diagnostic[] {
  return check(corpusOf(files));
}

/**
 * A text with other words in one place.
 * @throws Error where it does not hold what is to be replaced: then a test breaks nothing.
 */
export function replaced(text: string, from: string | RegExp, to: string): string {
  const isThere = typeof from === 'string' ? text.includes(from) : from.test(text);
  if (!isThere) throw new Error(`There is no ${from} in: ${text}`);
  return text.replace(from, () => to);
}

/** What is replaced in a file. */
export type Edit = readonly [path: string, from: string | RegExp, to: string];

/** Files with other words in some places. */
export function changed(files: readonly ContentFile[], ...edits: readonly Edit[]): ContentFile[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  for (const [path, from, to] of edits) {
    texts.set(path, replaced(texts.get(path) ?? '', from, to));
  }
  return [...texts].map(([path, text]) => ({ path, text }));
}

/** Files with those that were written in their place. */
export function after(
  files: readonly ContentFile[],
  written: ReadonlyMap<string, string>,
): ContentFile[] {
  return [
    ...files.filter(({ path }) => !written.has(path)),
    ...[...written].map(([path, text]) => ({ path, text })),
  ];
}

/** The small content with some files written, by their names in its folder. */
export const smallWith = (written: Readonly<Record<string, string>>): ContentFile[] =>
  after(
    smallContent(),
    new Map(Object.entries(written).map(([name, text]) => [`content/${name}`, text])),
  );

/** `[file, text, its replacement]`; a file without a text is written whole, without a replacement it is removed. */
export type Change = readonly [file: string, from: string | undefined, to?: string];

/** The first policy, and a change that puts a text into its first section, on line 21. */
export const policy = 'documents/policy-1.mdx';
export const write = (text: string): Change => [
  policy,
  'A <Term define>',
  `${text}\n\nA <Term define>`,
];
/** What the check says of a text there. */
export const said = (text: string): string[] => messages(write(text));

/** What the check says of the small content with these changes, without the folder’s name. */
export function messages(...changes: readonly Change[]): string[] {
  const files = new Map(smallContent().map(({ path, text }) => [path, text]));
  for (const [name, from, to] of changes) {
    const path = `content/${name}`;
    if (from !== undefined) files.set(path, replaced(files.get(path) ?? '', from, to ?? ''));
    else if (to === undefined) files.delete(path);
    else files.set(path, to);
  }
  const sorted = [...files].map(([path, text]) => ({ path, text }));
  sorted.sort((a, b) => (a.path < b.path ? -1 : 1));
  return mistakesIn(sorted).map((mistake) => formatDiagnostic(mistake).replace(/^content\//, ''));
}
