// The table of faults: which page, which of its requests, what goes wrong, in which language, and what is to be expected then. No
// cell expects less than that the page is readable and in one language, that what was typed stays, and that nothing is thrown.
import { versionsOf } from '../../../src/corpus/record/candidate.ts';
import { versionSlug } from '../../../src/corpus/record/record.ts';
import { corpus } from '../../content/real-content.ts';
import { pairwise } from './pairwise.ts';
import { present } from './site.ts';

/** A document with more than one version. On the day on which the record is published, none has. */
const old = corpus.documents
  .map((document) => ({ id: document.id, versions: versionsOf(document, corpus) }))
  .find(({ versions }) => versions.length > 1);
const [first, second] = old?.versions.map(({ head }) => versionSlug(head.version)) ?? [];

/** The text of the version that the page of a version shows. */
export const oldText = old?.versions[0]?.text ?? '';

/** The English address of each kind of page. */
export const pages = {
  document: present('/legal/merchant-agreement'),
  ...(old && {
    version: `/${old.id}/versions/${first}`,
    comparison: `/${old.id}/changes/${first}/${second}`,
  }),
  contact: '/contact',
  signin: '/signin',
  restricted: '/restricted',
  status: '/status',
  home: '/',
  hub: '/legal',
  search: '/search',
};
type PageKind = 'document' | 'version' | 'comparison' | keyof typeof pages;

/** What a page asks for, each with the act of a visitor that needs it. */
const requests = [
  'patch',
  'switch script',
  'island scripts',
  'font',
  'search index',
  'file',
  'backend',
  'speculation rules',
] as const;

const faults = [
  'refused',
  'slow',
  'cut',
  'wrong type',
  'old build',
  404,
  500,
  429,
  'offline',
  'storage blocked',
  'storage full',
  'wrong clock',
] as const;

export type Cell = {
  readonly page: PageKind;
  readonly request: (typeof requests)[number];
  readonly fault: (typeof faults)[number];
  /** English at its address. Arabic at its edition's; where a patch is asked for, at the English address that names it. */
  readonly language: 'en' | 'ar';
};

/** Pages where something is typed, so that an edition changes its language in place too. */
export const hasForm = ({ page }: Cell): boolean => ['contact', 'signin', 'search'].includes(page);

/** Whether the change of language is asked for by the address, and not by a press. */
export const isNamed = (cell: Cell): boolean =>
  asksForChange(cell) && cell.language === 'ar' && !hasForm(cell);

const asksForChange = ({ request }: Cell) => request === 'patch' || request === 'switch script';

/** The pages whose acts need a request that others do not make. */
const askers: Partial<Record<Cell['request'], readonly PageKind[]>> = {
  'search index': ['search'],
  // The page that defines a term; the sums of what was published.
  file: ['document', 'version'],
  // An enquiry, a sign-in; on the others a visitor signs out.
  backend: ['contact', 'signin', 'document', 'status', 'home', 'hub'],
};

function isPossible(cell: Cell): boolean {
  const { page, request, fault, language } = cell;
  if (askers[request]?.includes(page) === false) return false;
  // Arabic letters are not in the face.
  if (request === 'font' && language === 'ar') return false;
  // What a page asks for while it comes: without a network it does not come.
  if (fault === 'offline' && (request === 'font' || request === 'speculation rules')) return false;
  if (fault === 'offline' && isNamed(cell)) return false;
  // Where nothing can be stored nobody is signed in.
  return !(fault === 'storage blocked' && request === 'backend' && page !== 'contact');
}

export type Outcome =
  /** Nothing of it is noticed. */
  | 'as ever'
  /** The edition is opened in the place of the change. */
  | 'edition'
  /** The page stays as it was, and the console says why. */
  | 'stays'
  /** Its HTML works without scripts. */
  | 'plain'
  /** The form shows the address to write to. */
  | 'write instead'
  /** The link is followed. */
  | 'link'
  /** The page says what failed, and the next try succeeds. */
  | 'told';

/** The first rule that applies says what is to be expected. */
const rules: readonly (readonly [Outcome, (cell: Cell) => boolean])[] = [
  // What is slow comes. What cannot be stored, and a clock that is wrong, take nothing from what is read and sent.
  ['as ever', ({ fault }) => /slow|storage|clock/.test(`${fault}`)],
  // A page without its face has another one, and one without rules is prepared when it is asked for.
  ['as ever', ({ request }) => request === 'font' || request === 'speculation rules'],
  // A session ends on this device, whatever the backend says.
  ['as ever', (cell) => cell.request === 'backend' && !hasForm(cell)],
  ['stays', (cell) => asksForChange(cell) && (isNamed(cell) || hasForm(cell))],
  ['stays', (cell) => asksForChange(cell) && cell.fault === 'offline'],
  ['edition', asksForChange],
  // The form has come to life before the network went.
  ['plain', ({ request, fault }) => request === 'island scripts' && fault === 'offline'],
  ['told', ({ request, page }) => request === 'island scripts' && page === 'search'],
  ['write instead', (cell) => cell.request === 'island scripts' && hasForm(cell)],
  ['plain', ({ request }) => request === 'island scripts'],
  // A definition that nobody answers for would be left for the browser's own page.
  ['stays', ({ page, fault }) => page === 'document' && /refused|cut|offline/.test(`${fault}`)],
  ['link', ({ page }) => page === 'document'],
  ['told', () => true],
];

export function expected(cell: Cell): Outcome {
  return rules.find(([, applies]) => applies(cell))?.[0] ?? 'told';
}

/** Every two values that can stand together stand together in a cell. */
export const matrix = pairwise<Cell>(
  {
    page: Object.keys(pages) as PageKind[],
    request: requests,
    fault: faults,
    language: ['en', 'ar'],
  },
  isPossible,
);

/** The cells that `npm test` looks at: they have every page, every request and every fault in them. */
export const fewCells = matrix.slice(0, 20);
