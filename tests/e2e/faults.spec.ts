// Every kind of page, every kind of request, every fault: each two of them together, with what is to be expected then
// (support/fault-matrix.ts).
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { editionPath } from '../../src/core/addresses.ts';
import { store, stored, type TestBackend } from './support/backend.ts';
import { signOut } from './support/bar.ts';
import { fatesOf } from './support/fates.ts';
import {
  type Cell,
  expected,
  fewCells,
  hasForm,
  isNamed,
  matrix,
  type Outcome,
  oldText,
  pages,
} from './support/fault-matrix.ts';
import type { FaultyNetwork } from './support/faulty-network.ts';
import { deliverToBackend, enquiry, readFields, ready, setFields } from './support/forms.ts';
import { expectOneLanguage } from './support/one-language.ts';
import { sampled } from './support/sample.ts';
import { wordsIn } from './support/site.ts';
import { networkTest as test } from './support/test.ts';
import { frames, idle, shortenWaits } from './support/waits.ts';

// The browser logs what it could not load, and what came as something else than was asked for.
test.use({ expectedErrors: /^Failed to load (?:resource|module script)/ });

const submit = 'button[type=submit]';

/** The field of a form in which something is typed, and what. */
const typed = ({ page, language }: Cell): readonly [field: string, text: string] | [] => {
  if (page === 'contact') return ['#_name', enquiry.name];
  if (page === 'signin') return ['#_email', enquiry.email];
  // A word of the language, as the texts are.
  return page === 'search' ? ['#_q', language === 'en' ? 'refund' : 'يوم عمل'] : [];
};

type Given = {
  readonly cell: Cell;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly request: APIRequestContext;
  readonly network: FaultyNetwork;
  readonly backend: TestBackend;
};

/** A cell that is tried: what is open, and what the console has said. */
class Trial {
  readonly cell: Cell;
  readonly page: Page;
  readonly backend: TestBackend;
  readonly outcome: Outcome;
  readonly path: string;
  readonly t: (key: string, values?: Record<string, string>) => string;
  readonly isSlow: boolean;
  readonly #given: Given;
  readonly #said: string[] = [];

  constructor(given: Given) {
    const { cell, page, backend } = given;
    this.cell = cell;
    this.page = page;
    this.backend = backend;
    this.outcome = expected(cell);
    this.path = pages[cell.page] ?? '/';
    this.t = wordsIn(cell.language).t;
    this.isSlow = cell.fault === 'slow';
    this.#given = given;
    page.on('console', (message) => this.#said.push(message.text()));
  }

  /** The page, by default, is readable in one language. */
  whole(shown: Cell['language'] = this.cell.language, path = this.path): Promise<void> {
    return expectOneLanguage(this.page, this.#given.request, path, [
      shown,
      shown === 'en' ? 'ar' : 'en',
    ]);
  }

  /** What is slow is waited for in a page that can be read and keeps what is typed; then it comes. */
  async wait(shown?: Cell['language']): Promise<void> {
    if (!this.isSlow) return;
    await expect.poll(() => this.#given.network.met).toBeGreaterThan(0);
    await this.whole(shown);
    await this.keeps();
    this.#given.network.mend();
  }

  /** What was typed is there. */
  async keeps(): Promise<void> {
    const [field, text] = typed(this.cell);
    if (field) await expect(this.page.locator(field)).toHaveValue(text ?? '');
  }

  saysWhy(why: string): Promise<void> {
    return expect.poll(() => this.#said.join('\n')).toContain(why);
  }

  async mend(): Promise<void> {
    this.#given.network.mend();
    await this.#given.context.setOffline(false);
  }
}

async function changeLanguage(trial: Trial): Promise<void> {
  const { page, cell, path, outcome } = trial;
  const other = cell.language === 'en' ? 'ar' : 'en';
  const [from, to] = isNamed(cell) ? (['en', 'ar'] as const) : ([cell.language, other] as const);
  const before = new URL(page.url()).pathname;
  if (!isNamed(cell)) {
    await page.locator('[popovertarget=_languages]').click();
    await page.locator(`#_languages a[hreflang=${to}]`).click();
  }
  await trial.wait(from);
  if (outcome === 'stays') {
    await trial.saysWhy('The language could not be changed.');
    await frames(page, 10);
    expect(new URL(page.url()).pathname).toBe(before);
    await trial.whole(from);
  } else {
    if (outcome === 'edition') await page.waitForURL(editionPath(path, to));
    await trial.whole(to);
  }
  await trial.keeps();
}

/** Touches the bar, which then comes to life. */
async function touchBar(page: Page): Promise<void> {
  await page.locator('header a').first().focus();
  await expect(page.locator('astro-island:has(header):not([ssr])')).toHaveCount(1);
}

async function comeToLife(trial: Trial): Promise<void> {
  const { page, cell, outcome, t } = trial;
  await page.locator('header a').first().focus();
  await trial.wait();
  if (outcome === 'as ever') {
    await touchBar(page);
    if (cell.page === 'search') await expect(page.locator('#_results a').first()).toBeVisible();
    else if (hasForm(cell)) await ready(page);
  } else if (outcome === 'told') {
    await expect(page.locator('#_failed')).toHaveText(t('search:state.failed'));
  } else if (outcome === 'write instead') {
    await expect(page.locator('p.no-script a')).toBeVisible();
    await expect(page.locator(submit)).toBeHidden();
  } else {
    await page.locator('[popovertarget=_languages]').click();
    await expect(page.locator('#_languages a').first()).toBeVisible();
  }
  await trial.whole();
  await trial.keeps();
}

async function search(trial: Trial): Promise<void> {
  const { page, cell, outcome, t } = trial;
  const found = page.locator('#_results a').first();
  if (trial.isSlow) await expect(page.locator('#_loading')).toBeVisible();
  await trial.wait();
  if (cell.fault === 'offline') {
    await page.locator('.search-kinds summary').click();
    await page.locator('[name=old]').check();
  }
  if (outcome === 'told') {
    await expect(page.locator('#_failed')).toHaveText(t('search:state.failed'));
    await expect(page.locator('#_failed')).toBeVisible();
    await trial.whole();
    await trial.mend();
    await page.locator(submit).click();
    await expect(page.locator('#_failed')).toBeHidden();
  }
  await expect(found).toBeVisible();
  await trial.whole();
  await trial.keeps();
}

async function readTerm(trial: Trial): Promise<void> {
  const { page, outcome } = trial;
  const before = page.url();
  const term = page.locator('.prose a.term:not([href^="#"])').first();
  const address = (await term.getAttribute('href')) ?? '';
  await term.click();
  await trial.wait();
  if (outcome === 'link') {
    await page.waitForURL(address);
    return trial.whole(trial.cell.language, address.replace(/^\/ar|#.*$/g, ''));
  }
  if (outcome === 'stays') {
    await trial.saysWhy('The definition could not be loaded.');
    await trial.whole();
    await trial.mend();
    await term.click();
  }
  await expect(page.locator('.defined')).toBeVisible();
  expect(page.url()).toBe(before);
  await trial.whole();
}

async function checkCopy(trial: Trial): Promise<void> {
  const { page, cell, outcome, t, path } = trial;
  const status = page.locator('#_copy [role=status]');
  const choose = async () => {
    const file = { name: 'saved.md', mimeType: 'text/markdown', buffer: Buffer.from(oldText) };
    await page.locator('#_copy input').setInputFiles(file);
  };
  await choose();
  await trial.wait();
  if (outcome === 'told') {
    const key = cell.fault === 'old build' ? 'unknown' : 'failed';
    await expect(status).toHaveText(t(`record:copy.${key}`));
    await trial.whole();
    await trial.mend();
    await choose();
  }
  await expect(status).toHaveText(t('record:copy.known', { path: `${path}.md` }));
  await trial.whole();
}

async function sendEnquiry(trial: Trial): Promise<void> {
  const { page, cell, outcome, backend, t } = trial;
  const values = { ...enquiry, message: `${nameOf(cell)}, tried by a test.` };
  await setFields(page, values);
  await page.locator(submit).click();
  await trial.wait();
  if (outcome === 'told') {
    await expect(page.locator('.answer')).toContainText(t('contact:toast.failure'));
    expect(await readFields(page)).toEqual(values);
    await trial.whole();
    await trial.mend();
    await page.locator(submit).click();
  }
  await expect(page.locator('.answer time')).toBeVisible();
  const stored = backend.enquiries().filter(({ message }) => message === values.message);
  expect(stored).toHaveLength(1);
  await trial.whole();
}

async function signIn(trial: Trial): Promise<void> {
  const { page, cell, outcome, backend, t } = trial;
  const { email, password } = backend.account;
  const send = async () => {
    await page.locator('#_email').fill(email);
    await page.locator('#_password').fill(password);
    await page.locator(submit).click();
  };
  await send();
  if (trial.isSlow) {
    await expect(page.locator(submit)).toBeDisabled();
    await trial.whole();
    await trial.mend();
  }
  if (outcome === 'told') {
    await expect(page.locator('.answer')).toContainText(t('signIn:toast.accessDenied'));
    await expect(page.locator('#_email')).toHaveValue(email);
    await trial.whole();
    await trial.mend();
    await send();
  }
  await page.waitForURL(editionPath('/', cell.language));
  await trial.whole(cell.language, '/');
}

async function leave(trial: Trial): Promise<void> {
  const { page, t } = trial;
  await signOut(page, t);
  expect(await stored(page)).toBeNull();
  await trial.whole();
}

const askBackend = (trial: Trial) => {
  if (trial.cell.page === 'contact') return sendEnquiry(trial);
  return trial.cell.page === 'signin' ? signIn(trial) : leave(trial);
};

async function read(trial: Trial): Promise<void> {
  await trial.wait();
  await trial.whole();
  await trial.keeps();
}

const acts: Readonly<Record<Cell['request'], (trial: Trial) => Promise<void>>> = {
  patch: changeLanguage,
  'switch script': changeLanguage,
  'island scripts': comeToLife,
  font: read,
  'search index': search,
  file: (trial) => (trial.cell.page === 'document' ? readTerm(trial) : checkCopy(trial)),
  backend: askBackend,
  'speculation rules': read,
};

const nameOf = ({ page, request, fault, language }: Cell) =>
  `${page} (${language}), ${request}: ${fault}`;

/** Has the browser be one in which storage does not work, or whose clock is wrong. */
async function breakBrowser(page: Page, { fault, language }: Cell): Promise<void> {
  await page.addInitScript(
    ({ fault, days }) => {
      if (fault === 'storage full') {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      } else if (fault === 'storage blocked') {
        const get = () => {
          throw new DOMException('blocked', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, { get });
        }
      } else if (fault === 'wrong clock') {
        const { Date: Right } = window;
        const now = () => Right.now() + days * 86_400_000;
        window.Date = new Proxy(Right, {
          construct: (_, args: []) => (args.length > 0 ? new Right(...args) : new Right(now())),
          get: (right, name) => (name === 'now' ? now : Reflect.get(right, name)),
        });
      }
    },
    { fault, days: language === 'en' ? 1 : -1 },
  );
}

test('at most 200 cells have every pair, and the few have every page, request and fault', () => {
  expect(matrix.length).toBeLessThanOrEqual(200);
  for (const name of ['page', 'request', 'fault', 'language'] as const) {
    const values = (cells: readonly Cell[]) => new Set(cells.map((cell) => cell[name]));
    expect(values(fewCells)).toEqual(values(matrix));
  }
});

for (const cell of sampled(matrix, fewCells)) {
  test(`${nameOf(cell)}: ${expected(cell)}`, async ({
    page,
    context,
    request,
    network,
    backend,
  }) => {
    const trial = new Trial({ cell, page, context, request, network, backend });
    const isOffline = cell.fault === 'offline';
    network.mend();
    if (cell.request === 'backend' && cell.page === 'contact') await deliverToBackend(page);
    if (cell.request === 'backend' && !hasForm(cell)) await store(page, await backend.session());
    await breakBrowser(page, cell);
    if (cell.request === 'patch' && expected(cell) !== 'as ever') await shortenWaits(page);
    network.meet(fatesOf(cell));
    const address = isNamed(cell)
      ? `${trial.path}?lang=ar`
      : editionPath(trial.path, cell.language);
    // A script that is slow holds the end of the page.
    await page.goto(address, { waitUntil: isOffline ? 'networkidle' : 'commit' });
    const [field, text] = typed(cell);
    if (field && text) await page.locator(field).fill(text);
    // What asks the backend is there.
    if (cell.request === 'backend' && cell.page === 'contact') await ready(page);
    if (cell.request === 'backend' && !hasForm(cell)) await touchBar(page);
    if (isOffline) {
      await idle(page);
      await context.setOffline(true);
    }
    await acts[cell.request](trial);
    network.mend();
  });
}
