// A Chromium that is started plainly and led through the target of its tab. A browser that is led through the target of a page, as
// Playwright does it, opens no page that it has prepared ahead.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../../scripts/lib/chromium.ts';
import { localPorts } from '../../../src/core/local-ports.ts';

/** Why a page did not come back from the browser's memory. `Circumstantial` is what the page has no part in. */
type Refusal = { readonly type: string; readonly reason: string };
type Params = Readonly<Record<string, unknown>>;
type Evaluated<T> = { readonly result: { readonly value: T }; readonly exceptionDetails?: unknown };
type Target = { readonly targetId: string; readonly subtype?: string };
/** What the protocol says, as far as it is read here. */
type Said = {
  readonly id?: number;
  readonly error?: unknown;
  readonly result?: unknown;
  readonly method?: string;
  readonly params?: {
    readonly sessionId: string;
    readonly targetInfo: Target;
    readonly status: string;
    readonly key: { readonly url: string };
    readonly notRestoredExplanations: readonly Refusal[];
    readonly preloadingAttemptSources: readonly { readonly key: { readonly url: string } }[];
  };
};

const site = process.env['SITE_URL'] ?? `http://localhost:${localPorts.site}`;

/** One tab of a browser with a profile of its own. */
export type PlainBrowser = {
  /** Opens a page, and waits until it is in the language that is stored. */
  open(path: string): Promise<void>;
  /** Points at an element. */
  point(selector: string): Promise<void>;
  press(selector: string): Promise<void>;
  /** Asks the pages that are opened from now on to save data. */
  saveData(): Promise<void>;
  /** Waits until the page at a path is the one that is shown. */
  arrived(path: string): Promise<void>;
  /** What an expression is in the page that is shown; in one that is prepared ahead, if its path is given. */
  read<T>(expression: string, prepared?: string): Promise<T>;
  /** Addresses that links of the shown page lead to and that may be prepared ahead. */
  candidates(): readonly string[];
  /** Waits until the page at a path is prepared. */
  prepared(path: string): Promise<void>;
  /** Why the page that Back led to was loaded again; empty where it was not. */
  refusals(): readonly Refusal[];
  close(): Promise<void>;
};

/** Starts the browser. */
export async function startPlainBrowser(): Promise<PlainBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'plain-browser-'));
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const browser = spawn(await chromiumPath(), [...chromiumArgs, ...own, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let address: string | undefined;
  for await (const line of createInterface(browser.stderr)) {
    address = /ws:\/\/\S+/.exec(line)?.[0];
    if (address) break;
  }
  browser.stderr.resume();
  if (!address) throw new Error('The browser has not said where it listens.');
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));

  const asked = new Map<
    number,
    { sessionId: string | undefined; settle: (answer: Said) => void }
  >();
  /** The pages of the tab by their session. */
  const pages = new Map<string, Target>();
  const ready = new Set<string>();
  let candidates: readonly string[] = [];
  let refusals: readonly Refusal[] = [];
  let count = 0;
  const send = async <T>(method: string, params: Params = {}, sessionId?: string): Promise<T> => {
    count += 1;
    const id = count;
    const answer = new Promise<Said>((settle) => asked.set(id, { sessionId, settle }));
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await answer;
    if (error) throw new Error(`${method}: ${JSON.stringify(error)}`);
    return result as T;
  };
  socket.addEventListener('message', ({ data }) => {
    const said: Said = JSON.parse(String(data));
    const { id, method, params } = said;
    if (id !== undefined) asked.get(id)?.settle(said);
    if (!params) return;
    if (method === 'Target.attachedToTarget') {
      pages.set(params.sessionId, params.targetInfo);
      // A page may have gone before it is told.
      for (const domain of ['Page', 'Preload']) {
        send(`${domain}.enable`, {}, params.sessionId).catch(() => {});
      }
    }
    if (method === 'Target.detachedFromTarget') {
      pages.delete(params.sessionId);
      // A page that has gone answers nothing.
      for (const { sessionId, settle } of asked.values()) {
        if (sessionId === params.sessionId) settle({ error: 'The page has gone.' });
      }
    }
    if (method === 'Target.targetInfoChanged') {
      for (const [session, { targetId }] of pages) {
        if (targetId === params.targetInfo.targetId) pages.set(session, params.targetInfo);
      }
    }
    if (method === 'Preload.prerenderStatusUpdated' && params.status === 'Ready') {
      ready.add(params.key.url);
    }
    if (method === 'Page.backForwardCacheNotUsed') refusals = params.notRestoredExplanations;
    if (method === 'Preload.preloadingAttemptSourcesUpdated') {
      candidates = params.preloadingAttemptSources.map(({ key }) => key.url);
    }
  });

  const { targetInfos } = await send<{ targetInfos: Target[] }>('Target.getTargets', {
    filter: [{ type: 'tab' }],
  });
  const { sessionId: tab } = await send<{ sessionId: string }>('Target.attachToTarget', {
    targetId: targetInfos[0]?.targetId,
    flatten: true,
  });
  const attach = { autoAttach: true, flatten: true, waitForDebuggerOnStart: false };
  await send('Target.setAutoAttach', attach, tab);
  const sessions = (subtype?: string) =>
    [...pages].flatMap(([session, info]) => (info.subtype === subtype ? [session] : []));
  const shown = () => sessions().at(-1);
  await expect.poll(shown).toBeDefined();

  const evaluate = async <T>(expression: string, session = shown()): Promise<T> => {
    const given = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await send<Evaluated<T>>(
      'Runtime.evaluate',
      given,
      session,
    );
    if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
    return result.value;
  };
  const mouse = (type: string, x: number, y: number, params: Params = {}) =>
    send('Input.dispatchMouseEvent', { type, x, y, ...params }, shown());
  const pointAt = async (selector: string) => {
    const visible = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.checkVisibility())`;
    // A page that has loaded is not yet drawn when the machine is busy.
    await expect
      .poll(() => evaluate(`Boolean(${visible})`).catch(() => false), selector)
      .toBe(true);
    const [x, y] = await evaluate<[number, number]>(`(() => {
      const element = ${visible};
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getClientRects()[0];
      return [x + width / 2, y + height / 2];
    })()`);
    // What stands under a pointer that does not move is not pointed at.
    await mouse('mouseMoved', 1, 1);
    await mouse('mouseMoved', x, y);
    return [x, y] as const;
  };

  return {
    async open(path) {
      ready.clear();
      await send('Page.navigate', { url: site + path }, shown());
      const isThere = `location.href === ${JSON.stringify(site + path)} && document.readyState === 'complete' &&
        !('hold' in document.documentElement.dataset)`;
      await expect.poll(() => evaluate(isThere).catch(() => false)).toBe(true);
    },
    async point(selector) {
      await pointAt(selector);
    },
    async press(selector) {
      const [x, y] = await pointAt(selector);
      for (const type of ['mousePressed', 'mouseReleased']) {
        await mouse(type, x, y, { button: 'left', clickCount: 1 });
      }
    },
    async saveData() {
      await send('Emulation.setDataSaverOverride', { dataSaverEnabled: true }, shown());
    },
    async arrived(path) {
      // Between two pages there may be none to ask.
      await expect.poll(() => evaluate('location.pathname').catch(() => '')).toBe(path);
    },
    async read(expression, prepared) {
      if (!prepared) return evaluate(expression);
      for (const session of sessions('prerender')) {
        if ((await evaluate('location.pathname', session)) === prepared) {
          return evaluate(expression, session);
        }
      }
      throw new Error(`${prepared} is not prepared.`);
    },
    candidates: () => candidates.map((url) => url.replace(site, '')),
    async prepared(path) {
      await expect.poll(() => [...ready]).toContain(site + path);
    },
    refusals: () => refusals,
    async close() {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
