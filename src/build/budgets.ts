// Purpose: holds every page to its budget in bytes as the host sends them: its HTML with its styles, packed by brotli 11. A
// page must fit the first flight of a connection, a document two of them, or little more. Of a document the furniture, which
// is everything around the text, has a budget of its own: it is weighed without the text, so that a text, a date or a fingerprint cannot
// stop the build before it is as long as a text may be. A list grows with the documents and their versions, so its budget does too:
// what stands around its rows has one, and each row adds to it. The table of src/build/README.md has every number of this file.
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { cachedJson } from '../corpus/disk-cache.ts';
import {
  clauseFrames,
  clauseName,
  furnitureOf,
  withoutChance,
  withoutRows,
  withoutSeal,
} from './furniture.ts';
import type { Page } from './page.ts';

/** Ten segments of 1,460 bytes, less the headers of the answer. */
export const pageBudget = 13_500;
/** The enquiry form brings all that it may answer, in its words. The first flight still brings its first screen. */
export const contactBudget = 15_000;
/** The home page brings its drawings. The first flight still brings its first screen. */
export const homeBudget = 20_000;
/** The legal hub brings the words of all documents. The first flight still brings its first screen. */
export const hubBudget = 20_000;
/** What each document beyond `hubDocuments` may add to it. */
export const hubDocumentBudget = 60;
export const hubDocuments = 25;
/**
 * Twice ten segments, and 3,100 bytes for the longest contract in the longest script. The seal is left out, because it packs to another
 * size for each fingerprint.
 */
export const documentBudget = 32_300;
/** What changed between two versions, and a translation beside its English, show two texts: three times ten segments. */
export const changesBudget = 43_800;
/** A list without its rows. */
export const listBudget = 12_600;
/** What each row may add to it: the mean over the rows of a page. */
export const rowBudget = 300;
/**
 * The furniture of a document, which is what stands around its text: the sum of the parts in the table.
 */
export const furnitureBudget = 13_650;
/** What the notice of an announced version may add to it. */
export const comingBudget = 300;
/** What the styles of figures may add to it, in the documents that have some. */
export const figuresBudget = 620;
/** What may stand around the name of each clause. */
export const clauseBudget = 8;

const compress = promisify(brotliCompress);
const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });

/** The size of a page as the host sends it, in bytes: brotli 11. */
export async function packedSize(html: string): Promise<number> {
  return (await compress(html, quality(11))).length;
}

/** The same, worked out once for a text: brotli 11 takes a tenth of a second for a page. */
const keptSize = (html: string) => cachedJson('sizes', html, () => packedSize(html), 'build');

/** Whether a page keeps a budget even in quick compression, which never gives a smaller size than brotli 11. Most pages do. */
async function isLight(html: string, budget: number): Promise<boolean> {
  return (await compress(html, quality(5))).length <= budget;
}

async function isOver(html: string, budget: number): Promise<boolean> {
  return !(await isLight(html, budget)) && (await keptSize(html)) > budget;
}

const count = (bytes: number) => bytes.toLocaleString('en-GB', { maximumFractionDigits: 1 });

/** A sentence that says what was found, by how much it is too large, and what is allowed. */
const excess = (size: number, budget: number, what: string, limit: string) =>
  `${count(size)} bytes ${what}, ${count(size - budget)} more than ${limit} (${count(budget)})`;

/** Makes words of no language, the same in each build. The frame of a clause is weighed between them. */
const word = (index: number) => (((index + 1) * 2_654_435_761) % 2 ** 32).toString(36);
const clauses = Array.from({ length: 32 }, (_, index) => ({
  name: word(index),
  text: Array.from({ length: 24 }, (_, place) => word((index * 7 + place * place) % 97)).join(' '),
}));
const specimen = (frame: string) =>
  clauses.map(({ name, text }) => `${frame.replaceAll(clauseName, name)}<p>${text}</p>`).join('');

/**
 * The bytes that one clause takes, packed, for what stands around its name: the mean over clauses that never change, so that
 * it depends on the frame alone.
 * @param frame markup of a clause in which `clauseName` stands for its name
 */
export async function clauseWeight(frame: string): Promise<number> {
  const [framed, bare] = await Promise.all([frame, clauseName].map((f) => packedSize(specimen(f))));
  return ((framed ?? 0) - (bare ?? 0)) / clauses.length;
}

const ofTheRecord =
  'Its words are those of the record and stay as they are: show them on two pages, or raise the budget in ' +
  'src/build/budgets.ts and src/build/README.md.';

/** The budgets by kind of page. A version as it stood may be as long as its document. */
const budgets = {
  page: {
    ...{ budget: pageBudget, carrier: 'the first flight of a connection carries' },
    remedy: 'Shorten the page, or move a part of it to a page of its own.',
  },
  contact: {
    ...{ budget: contactBudget, carrier: 'the page of the enquiry form may weigh' },
    remedy: 'Shorten the page, or move a part of it to a page of its own.',
  },
  home: {
    ...{ budget: homeBudget, carrier: 'the home page may weigh' },
    remedy: 'Shorten the page, or move a part of it to a page of its own.',
  },
  text: {
    ...{ budget: documentBudget, carrier: 'a text may weigh' },
    remedy: 'Shorten the text, or move a part of it to a page of its own.',
  },
  version: {
    ...{ budget: documentBudget, carrier: 'a text may weigh' },
    remedy: ofTheRecord,
  },
  changes: {
    ...{ budget: changesBudget, carrier: 'three flights of a connection carry' },
    remedy: ofTheRecord,
  },
  bilingual: {
    ...{ budget: changesBudget, carrier: 'three flights of a connection carry' },
    remedy: ofTheRecord,
  },
};

/** The kinds of pages that are no documents. */
export type PageKind = keyof typeof budgets | 'hub' | 'list';

type Weighed = Pick<Page, 'file' | 'html'>;

async function checkPage(page: Weighed, kind: PageKind, documents: number): Promise<string[]> {
  if (kind === 'list') return checkList(page);
  if (kind === 'hub') return checkHub(page, documents);
  const { file, html } = page;
  const { budget, carrier, remedy } = budgets[kind];
  // Most pages keep it with their seal, and it takes long to find.
  if (await isLight(html, budget)) return [];
  const weighed = kind === 'page' ? html : withoutSeal(html);
  if (!(await isOver(weighed, budget))) return [];
  return [`${file}: ${excess(await packedSize(weighed), budget, 'packed', carrier)}. ${remedy}`];
}

/** What is wrong with the legal hub of so many documents. */
async function checkHub({ file, html }: Weighed, documents: number): Promise<string[]> {
  const allowed = hubBudget + Math.max(documents - hubDocuments, 0) * hubDocumentBudget;
  if (!(await isOver(html, allowed))) return [];
  const limit = `the legal hub of ${count(documents)} documents may weigh`;
  return [
    `${file}: ${excess(await packedSize(html), allowed, 'packed', limit)}. Documents may stay as they are: take something ` +
      'else out of the hub, or raise hubBudget in src/build/budgets.ts and src/build/README.md.',
  ];
}

/** What is wrong with a list. Nobody who writes can mend it, because a list has a row for each thing that there is. */
async function checkList({ file, html }: Weighed): Promise<string[]> {
  const { rest, rows } = withoutRows(html);
  const allowed = listBudget + rows * rowBudget;
  const problems: string[] = [];
  if (await isOver(rest, listBudget)) {
    problems.push(
      `${file}: ${excess(await packedSize(rest), listBudget, 'packed around the rows of the list', 'allowed')}. The list may ` +
        'stay as it is, and so may every document: take something out of what stands around it (head, styles, bar, words ' +
        'of the page, footer), or raise listBudget in src/build/budgets.ts and src/build/README.md.',
    );
  }
  if (await isOver(html, allowed)) {
    problems.push(
      `${file}: ${excess(await packedSize(html), allowed, 'packed', `a list of ${count(rows)} rows may have`)}. Documents may ` +
        'stay as they are: make the rows lighter in the component that writes them, divide the list over pages, or raise ' +
        'rowBudget in src/build/budgets.ts and src/build/README.md.',
    );
  }
  return problems;
}

async function checkDocument({ file, html }: Weighed, document: string): Promise<string[]> {
  const page = withoutSeal(html);
  const around = furnitureOf(html, [document, `/${file.replace(/\.html$/, '')}`]);
  const lost = page === html ? 'seal' : clauseFrames(around).length > 0 && 'text';
  if (lost) {
    return [
      `${file}: its ${lost} does not stand where src/build/furniture.ts looks for it. Change the places there together ` +
        'with the layout.',
    ];
  }
  const isLong = await isOver(page, documentBudget);
  const allowed =
    furnitureBudget +
    (around.includes(' id="_coming"') ? comingBudget : 0) +
    (around.includes('.register{') ? figuresBudget : 0);
  const isLaden = await isOver(around, allowed);
  if (!isLong && !isLaden) return [];
  const [size, furniture] = [await packedSize(page), await packedSize(around)];
  const parts = `${count(furniture)} of furniture and ${count(size - furniture)} of text, without the seal`;
  const problems: string[] = [];
  if (isLaden) {
    problems.push(
      `${file}: ${excess(furniture, allowed, 'of furniture packed', 'allowed')}. The page has ${count(size)}: ` +
        `${parts}. The text may stay as it is: take something out of what stands around it (head, styles, bar, title ` +
        'block, footer), or raise its line in the table of src/build/README.md and furnitureBudget in src/build/budgets.ts.',
    );
  }
  if (isLong) {
    problems.push(
      `${file}: ${excess(size, documentBudget, 'packed', 'a text may weigh')}. They are ${parts}. Shorten ` +
        'the text, or move a part of it to a document of its own.',
    );
  }
  return problems;
}

/**
 * One sentence if the frame of a clause is over its budget. One clause is enough, because all have the frame from one
 * component.
 */
async function checkClauses(pages: readonly Page[]): Promise<string[]> {
  const found = new Map(
    pages.flatMap(({ file, html }) => clauseFrames(html).map((frame) => [frame, file] as const)),
  );
  const weighed = await Promise.all(
    [...found].map(async ([frame, file]) => ({ frame, file, weight: await clauseWeight(frame) })),
  );
  const [heaviest] = weighed.sort((one, other) => other.weight - one.weight);
  if (!heaviest || heaviest.weight <= clauseBudget) return [];
  const { frame, file, weight } = heaviest;
  return [
    `${file}: ${excess(weight, clauseBudget, 'packed around the name of each clause', 'allowed')}. Found ${frame}, where ` +
      `${clauseName} is the name. Shorten what src/components/document/Section.astro writes there, or raise its line in the ` +
      'table of src/build/README.md and clauseBudget in src/build/budgets.ts.',
  ];
}

/**
 * One sentence for each page over its budget.
 * @param pages the built pages
 * @param documents the English path of the document that a file holds, for the files that hold one
 * @param kinds which files hold the enquiry form, the legal hub, a list, the text of a page, a version as it stood, what changed between two, or a
 * translation beside its English
 */
export async function checkBudgets(
  pages: readonly Page[],
  documents: ReadonlyMap<string, string>,
  kinds: ReadonlyMap<string, PageKind>,
): Promise<string[]> {
  const written = new Set(documents.values()).size;
  const problems: string[] = [];
  // A few at once keep all cores busy; all at once would hold every page a second time.
  for (let first = 0; first < pages.length; first += 8) {
    const found = pages.slice(first, first + 8).map(({ file, html: built }) => {
      const page = { file, html: withoutChance(built) };
      const document = documents.get(file);
      const kind = kinds.get(file) ?? 'page';
      const weighed = [file, document ?? kind, kind === 'hub' ? written : '', page.html].join('\0');
      const weigh = () =>
        document ? checkDocument(page, document) : checkPage(page, kind, written);
      return cachedJson('budgets', weighed, weigh, 'build');
    });
    problems.push(...(await Promise.all(found)).flat());
  }
  return [...problems, ...(await checkClauses(pages.filter(({ file }) => documents.has(file))))];
}
