// Leads Firefox and WebKit by the commands of W3C WebDriver, which both answer. WebKit's driver takes them by HTTP. Firefox takes them
// on a socket of its own (Marionette), so that no driver is needed, which distributions do not have.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import type { Engine } from '../../scripts/lib/engines.ts';
import { freePort } from '../../scripts/lib/ports.ts';

/** A command: its name for Firefox, and its method and path below the session for WebKit's driver. */
const commands = {
  open: ['Navigate', 'POST', '/url'],
  back: ['Back', 'POST', '/back'],
  run: ['ExecuteScript', 'POST', '/execute/sync'],
  press: ['ElementClick', 'POST', '/element/{id}/click'],
  type: ['ElementSendKeys', 'POST', '/element/{id}/value'],
  size: ['SetWindowRect', 'POST', '/window/rect'],
  picture: ['TakeScreenshot', 'GET', '/screenshot'],
} as const;

/** What a browser takes from the machine: an English reader in Nepal, whose clock differs from every whole hour. */
const surroundings = { ...process.env, LANG: 'C.UTF-8', LANGUAGE: 'en', TZ: 'Asia/Kathmandu' };

type Params = Readonly<Record<string, unknown>>;
type Line = {
  /** Does a command, and gives the value of its answer. */
  send(command: keyof typeof commands, params?: Params): Promise<unknown>;
  readonly version: string;
  /** What the pages have complained of so far: errors of scripts, and what they wrote to the console as such. */
  complaints(): readonly string[];
  end(): Promise<void>;
};

/** A browser with a profile of its own, and one window. */
export type Browser = {
  /** Name and version. */
  readonly name: string;
  /** Opens an address of the site. */
  open(path: string): Promise<void>;
  back(): Promise<void>;
  /** Presses the first element of a selector, as a pointer does: it must be there to see. */
  press(selector: string): Promise<void>;
  /** Types into a field, after what stands there. */
  type(selector: string, text: string): Promise<void>;
  /** Runs a function in the page, which uses nothing from outside but what it is given. Its result is JSON. */
  run<Given extends readonly unknown[], Result>(
    script: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result>;
  /** What the window shows, as PNG. */
  picture(): Promise<Buffer>;
  complaints: Line['complaints'];
  close(): Promise<void>;
};

/**
 * Starts a browser.
 * @param site origin of the site
 * @param proxy host and port of what is asked in place of other addresses of this machine
 */
export async function startBrowser(engine: Engine, site: string, proxy: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'engine-'));
  const line = await (engine.name === 'firefox'
    ? startFirefox(engine.browser, profile, proxy)
    : startWebKit(engine, profile, proxy));
  await line.send('size', { width: 1280, height: 900 });
  const run = (script: string, args: readonly unknown[]) =>
    line.send('run', { script: `return (${script})(...arguments)`, args });
  /** Brings the first element that is there to see into view, once there is one, and gives its id. */
  const element = async (selector: string) => {
    let found: unknown;
    await expect(async () => {
      found = await run(
        `(selector) => {
          const all = [...document.querySelectorAll(selector)];
          // Options of a closed list are there to choose, and not to see.
          const one = all.find((each) => each.matches('option') || each.checkVisibility());
          one?.scrollIntoView({ block: 'center', behavior: 'instant' });
          return one;
        }`,
        [selector],
      );
      expect(found, `an element ${selector} that is there to see`).toBeTruthy();
    }).toPass();
    return Object.values(Object(found))[0];
  };
  return {
    name: `${engine.name} ${line.version}`,
    async open(path) {
      await line.send('open', { url: site + path });
    },
    async back() {
      await line.send('back');
    },
    async press(selector) {
      await line.send('press', { id: await element(selector) });
    },
    async type(selector, text) {
      await line.send('type', { id: await element(selector), text });
    },
    async run<Given extends readonly unknown[], Result>(
      script: (...given: Given) => Result,
      ...given: Given
    ) {
      const answer = await run(`${script}`, given);
      return answer as Result;
    },
    async picture() {
      return Buffer.from(String(await line.send('picture')), 'base64');
    },
    complaints: line.complaints,
    async close() {
      await line.end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function startFirefox(browser: string, profile: string, proxy: string): Promise<Line> {
  const preferences = {
    'marionette.port': 0,
    // Errors of scripts, and calls of the console, become lines of its output.
    'browser.dom.window.dump.enabled': true,
    'devtools.console.stdout.content': true,
    // Else what leads to this machine never goes through a proxy.
    'network.proxy.allow_hijacking_localhost': true,
    'intl.accept_languages': 'en',
  };
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const child = spawn(browser, args, { env: surroundings, stdio: ['ignore', 'pipe', 'pipe'] });
  const complaints: string[] = [];
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output }).on('line', (text) => {
      // The browser's own scripts complain as well, of a network that is not there.
      if (/^JavaScript error: http|^console\.error: "/.test(text)) complaints.push(text);
    });
  }
  let port = 0;
  await expect(() => {
    port = Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'));
    expect(port).toBeGreaterThan(0);
  }).toPass();

  // A message is its length in bytes, a colon, and JSON: [0, number, command, parameters], answered by [1, number, error, result].
  const socket = connect(port, '127.0.0.1');
  const asked = new Map<number, (error: unknown, result: unknown) => void>();
  let unread = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    unread = Buffer.concat([unread, Buffer.from(bytes)]);
    for (let colon = unread.indexOf(':'); colon > 0; colon = unread.indexOf(':')) {
      const end = colon + 1 + Number(unread.subarray(0, colon));
      if (unread.length < end) return;
      const said: unknown = JSON.parse(`${unread.subarray(colon + 1, end)}`);
      unread = unread.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(said)) asked.get(said[1])?.(said[2], said[3]);
    }
  });
  // A browser that has crashed answers nothing.
  socket.on('close', () => {
    for (const answer of asked.values())
      answer({ error: 'gone', message: 'the browser has ended' }, null);
  });
  let count = 0;
  const send = (command: string, params: Params = {}) =>
    new Promise<unknown>((resolve, reject) => {
      count += 1;
      const text = JSON.stringify([0, count, `WebDriver:${command}`, params]);
      asked.set(count, (error, result) =>
        error ? reject(problem(command, error)) : resolve(result),
      );
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  const session = await send('NewSession', by(proxy));
  return {
    version: versionOf(session),
    complaints: () => complaints,
    // What has a value stands in an object of that name.
    send: async (command, params) =>
      Reflect.get(Object(await send(commands[command][0], params)), 'value'),
    async end() {
      socket.destroy();
      await stop(child);
    },
  };
}

async function startWebKit(
  engine: Extract<Engine, { name: 'webkit' }>,
  profile: string,
  proxy: string,
): Promise<Line> {
  // The screen says on its third channel which number it has taken.
  const screen = spawn(engine.screen, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3] ?? screen, 'data');
  const port = await freePort();
  const driver = spawn(engine.driver, [`--port=${port}`], {
    env: { ...surroundings, DISPLAY: `:${display}`.trim(), HOME: profile },
    stdio: 'ignore',
  });
  const ask = async (method: string, path: string, body?: Params) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw problem(path, value);
    return value as unknown;
  };
  await expect(() => ask('GET', '/status')).toPass();
  const session = await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        ...by(proxy),
        'webkitgtk:browserOptions': { binary: engine.browser, args: ['--automation'] },
      },
    },
  });
  const base = `/session/${Reflect.get(Object(session), 'sessionId')}`;
  return {
    version: versionOf(session),
    // While it is led it keeps nothing, and writes no console.
    complaints: () => [],
    send(command, params) {
      const [, method, path] = commands[command];
      return ask(method, base + path.replace('{id}', `${params?.['id']}`), params);
    },
    async end() {
      await ask('DELETE', base);
      await stop(driver);
      await stop(screen);
    },
  };
}

/** How a browser finds the backend. What leads to the site needs no proxy. */
const by = (proxy: string) => ({
  proxy: { proxyType: 'manual', httpProxy: proxy, noProxy: ['localhost'] },
});

const versionOf = (session: unknown) =>
  String(Reflect.get(Object(Reflect.get(Object(session), 'capabilities')), 'browserVersion'));

const problem = (command: string, error: unknown) =>
  new Error(
    `${command}: ${Reflect.get(Object(error), 'error')}: ${Reflect.get(Object(error), 'message')}`,
  );

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
