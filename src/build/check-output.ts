// Purpose: checks what was built: every address has its page, every link leads somewhere, nothing breaks the security policy,
// no file holds a secret, the record is complete, pages show the words of its texts, no page is over its budget. All offenders
// are listed at once.
import { fileOf } from '../core/addresses.ts';
import { addressesOf } from '../corpus/addresses.ts';
import { pageOf } from '../corpus/page-texts.ts';
import { counted } from '../corpus/read/diagnostic.ts';
import { versionsOf } from '../corpus/record/candidate.ts';
import {
  allVersions,
  type RecordPage,
  recordFilePaths,
  recordPages,
} from '../corpus/record/record.ts';
import { filedTranslations } from '../corpus/translations/files.ts';
import { checkBudgets, type PageKind } from './budgets.ts';
import type { Pass } from './built-site.ts';
import {
  checkAddresses,
  checkLinks,
  checkPolicy,
  checkRecord,
  checkSecrets,
} from './dist-checks.ts';
import { readFiles } from './page.ts';
import { checkWords, shownTexts } from './record-words.ts';
import { Refusal } from './refusal.ts';
import { siteUrl } from './site-url.ts';

/** The pages that list what there is: versions, terms, periods, incidents, packages. */
const lists = /^\/(?:legal\/(?:changes|definitions|deadlines|as-of)|status|status\/\d.*|licences)$/;

/** The kind of a page, by which its bytes are budgeted; `undefined` for any other page. */
function kindOf(page: string, ofRecord: RecordPage['kind'] | undefined): PageKind | undefined {
  if (page === '/') return 'home';
  if (page === '/contact') return 'contact';
  if (page === '/legal') return 'hub';
  if (lists.test(page) || ofRecord === 'timeline') return 'list';
  if (pageOf(page.slice(1))) return 'text';
  return page.endsWith('/bilingual') ? 'bilingual' : ofRecord;
}

/** The pass, the last one. */
export const outputCheck: Pass = {
  name: 'Output checked',
  run: async ({ folder, corpus, pages: built }) => {
    const pages = await built();
    const files = readFiles(folder);
    const addresses = addressesOf(corpus);
    const documents = new Map(
      addresses
        .filter(({ page }) => corpus.documentsById.has(page.slice(1)))
        .map(({ path, page }) => [fileOf(path), page]),
    );
    const ofRecord = new Map(
      corpus.documents
        .flatMap((document) => recordPages(document.id, versionsOf(document, corpus)))
        .map(({ path, kind }) => [path, kind]),
    );
    const kinds = new Map(
      addresses.flatMap(({ path, page }) => {
        const kind = kindOf(page, ofRecord.get(page));
        return kind ? [[fileOf(path), kind] as const] : [];
      }),
    );
    // Pages are packed in other threads, beside the other checks.
    const budgets = checkBudgets(pages, documents, kinds);
    budgets.catch(() => {});
    const problems = [
      ...checkAddresses(pages, addresses, siteUrl()),
      ...checkLinks(pages, new Set(files.map(({ file }) => file))),
      ...checkPolicy(pages),
      ...checkSecrets(files),
      ...checkRecord(
        files,
        recordFilePaths(corpus.archive, filedTranslations(corpus)),
        allVersions(corpus.archive),
      ),
      ...(await checkWords(pages, shownTexts(corpus, addresses, files))),
      ...(await budgets),
    ];
    if (problems.length === 0) return [];
    throw new Refusal(`${problems.join('\n')}\ndist: ${counted(problems.length, 'mistake')}`);
  },
};
