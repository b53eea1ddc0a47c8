// The due-diligence pack: the files for somebody who examines the company, as of the site's day.
import { claimWord } from '../../corpus/claims.ts';
import { openCorpus } from '../../corpus/open-corpus.ts';
import { translation } from '../../corpus/queries/page-context.ts';
import { type Block, words as text } from '../../corpus/record/blocks.ts';
import { markdownOf } from '../../corpus/record/markdown.ts';
import { type ServedFile, sumsOfFiles, sumsPath } from '../../corpus/record/record.ts';
import { shownOn } from '../../corpus/record/states.ts';
import { recordedOn } from '../../corpus/record/version.ts';
import { defaultLanguage } from '../../languages/list.ts';
import { statusReport } from '../status/report.ts';
import { versionFile } from './files.ts';
import { zipOf } from './zip.ts';

const english = () => translation(defaultLanguage);
const word = (key: string, values?: Record<string, string>) =>
  english().t(`record:pack.${key}`, values);

/** The values of `content/company.yaml` that the pack states, in its order; `record.json` has the words for each. */
const companyValues = [
  'legal-name',
  'brand',
  'registered-in',
  'company-number',
  'registered-address',
  'vat-number',
  'ico-number',
  'email-compliance',
] as const;

/** The pack as a ZIP archive; the same content and day give the same bytes. */
export async function packFile(day: string): Promise<Uint8Array<ArrayBuffer>> {
  const { list, files } = await documents(day);
  const held: ServedFile[] = [
    { path: '/README.md', body: readme(day, list) },
    { path: '/facts.md', body: factsPage(day) },
    { path: '/claims.md', body: claimsPage(day) },
    ...files,
  ];
  return zipOf([...held, { path: '/SHA256SUMS', body: sumsOfFiles(held) }], day);
}

/** The documents as they are shown on a day: a table of them, and their files. */
async function documents(day: string): Promise<{ list: Block; files: ServedFile[] }> {
  const shown = [...openCorpus().archive.documents.values()].flatMap(
    (versions) => shownOn(versions, day) ?? [],
  );
  const sorted = shown.sort((a, b) => (a.document < b.document ? -1 : 1));
  const files = await Promise.all(
    sorted.map(async (version) => ({
      path: `/documents/${version.document}-${version.head.version}.pdf`,
      body: await versionFile(version, 'pdf'),
    })),
  );
  const rows = sorted.map(({ head, fingerprint }, index) => [
    head.title,
    english().t('record:number', { version: head.version }),
    english().date(head.effective ?? recordedOn(head)),
    files[index]?.path.slice(1) ?? '',
    fingerprint,
  ]);
  return { list: table(['title', 'version', 'day', 'file', 'fingerprint'], rows), files };
}

function readme(day: string, list: Block): string {
  const sums = new URL(sumsPath, import.meta.env.SITE).href;
  const site = new URL('/', import.meta.env.SITE).href;
  return page(
    word('title', { date: english().date(day) }),
    word('about', { date: english().date(day), site }),
    word('parts'),
    list,
    word('check', { sums }),
    word('limits'),
  );
}

/** The company and every business number that its texts state. */
function factsPage(day: string): string {
  const { fill, fact, company } = english();
  const { company: entries, facts } = openCorpus();
  const values = companyValues.map((id) => [
    word(`company.${id}`),
    company(id),
    word(entries.values.get(id)?.placeholder ? 'placeholder' : 'supplied'),
  ]);
  const sorted = [...facts.values].sort(([a], [b]) => (a < b ? -1 : 1));
  const numbers = sorted.map(([id, data]) => [
    fill(data.means),
    fact(id),
    'bound' in data && data.bound ? word(`bounds.${data.bound}`) : '',
  ]);
  return page(
    word('facts', { date: english().date(day) }),
    word('factsNote'),
    ...(statusReport().records.sample ? [word('sample')] : []),
    table(['value', 'words', 'state'], values),
    table(['measure', 'words', 'bound'], numbers),
  );
}

/** Every claim with what it rests on. */
function claimsPage(day: string): string {
  const { t, fill, date } = english();
  const rows = openCorpus().claims.data.claims.map((claim) => [
    fill(claim.wording),
    t(`common:claims.${claimWord(claim)}`),
    fill(claim.scope),
    fill(claim.evidence),
    fill(claim.owner),
    date(claim.review),
  ]);
  return page(
    word('claims', { date: english().date(day) }),
    word('claimsNote'),
    table(['claim', 'status', 'scope', 'evidence', 'owner', 'review'], rows),
  );
}

/** A page in Markdown: its title, and paragraphs and tables below it. */
function page(title: string, ...parts: readonly (string | Block)[]): string {
  const shown = parts.map((part) => (typeof part === 'string' ? part : markdownOf([part])));
  return `${[`# ${title}`, ...shown].join('\n\n')}\n`;
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): Block {
  return {
    kind: 'table',
    head: columns.map((column) => [text(word(`columns.${column}`))]),
    rows: rows.map((row) => row.map((cell) => [text(cell)])),
  };
}
