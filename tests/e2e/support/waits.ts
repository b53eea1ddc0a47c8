// Waits for states: what a page does next is seen in its frames, and what a host answers comes when the test has looked.
import type { Page } from '@playwright/test';

/**
 * Waits until a page has painted some frames. What it does after a change, it does in the next of them, however long that takes
 * on a busy machine.
 */
export async function frames(page: Page, count = 3): Promise<void> {
  await page.evaluate(async (count) => {
    for (let left = count; left > 0; left -= 1) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  }, count);
}

/** Holds requests until it is called; each then goes on as `answer` says, by default to the host. */
export async function hold(
  page: Page,
  address: string,
  answer?: { readonly status: number },
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await (answer ? route.fulfill({ ...answer, body: '' }) : route.continue());
  });
  return () => release();
}

/**
 * A page on which the first paint is held until the text of another language has come, however long that takes: a busy machine
 * may need more than the second that visitors wait at most.
 */
export async function holdWithoutEnd(page: Page): Promise<void> {
  await page.addInitScript(keepWaits, 1000);
}

/** Waits until the patch of a language has been answered, and the page has had the frames to do with it what it does. */
export async function answered(page: Page, code: string): Promise<void> {
  await page.evaluate((code) => window.languageSwitch?.ask(code).then(() => undefined), code);
  await frames(page);
}

/** What a browser asks for when it likes: the icon, and the rules by which it prepares pages. */
const ownPaths = new Set(['/favicon.svg', '/scripts/speculation-rules.json']);

/**
 * Addresses (path only) that a page asks for from now on. What a browser asks for when it likes is left out, and so are pages that
 * it prepares because a pointer stands on their link.
 */
export function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isAhead = request.headers()['sec-purpose']?.startsWith('prefetch');
    if (!ownPaths.has(pathname) && !isAhead) paths.push(pathname);
  });
  return paths;
}

/**
 * Holds the waits of a page that last so many milliseconds, until it is called: what is shown meanwhile stays to be looked at.
 * @returns lets those go on that are held, and says how many they were
 */
export async function holdWaits(page: Page, length: number): Promise<() => Promise<number>> {
  await page.evaluate(keepWaits, length);
  return () => page.evaluate(() => Reflect.get(window, 'release_')());
}

/**
 * Shortens the waits of a page: eleven seconds pass before a language is given up.
 * @param by the part that is left of a wait: a tenth, or another
 * @param above waits that are not longer stay as they are, in milliseconds
 */
export async function shortenWaits(page: Page, by = 10, above = 0): Promise<void> {
  await page.addInitScript(
    ([by, above]) => {
      const later = window.setTimeout;
      Reflect.set(window, 'setTimeout', (then: () => void, wait = 0, ...rest: unknown[]) =>
        later(then, wait > above ? wait / by : wait, ...rest),
      );
    },
    [by, above] as const,
  );
}

/** Waits until a page was idle, or was given as long as it waits for such a moment itself: what it had left for one has begun. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })),
  );
  await frames(page);
}

/** Keeps back the waits of so many milliseconds until `release_` is called. It runs in the browser, and uses nothing from outside. */
function keepWaits(length: number): void {
  const wait = window.setTimeout;
  const held: (() => void)[] = [];
  Reflect.set(window, 'release_', () => {
    const waits = held.splice(0);
    for (const run of waits) run();
    return waits.length;
  });
  Reflect.set(window, 'setTimeout', (run: () => void, milliseconds = 0) => {
    if (milliseconds !== length) return wait(run, milliseconds);
    held.push(run);
    // The number of no timer: to clear it does nothing.
    return 0;
  });
}
