// A real backend for each worker, with a data folder of its own: what one spec does to it (wrong passwords, an end in the
// middle, new keys) reaches no other. The browser is told where the address that the pages name is to be found.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import {
  loadOrCreateSecrets,
  type Secrets,
  secretsFile,
} from '../../../scripts/dev-backend/secrets.ts';
import { type Claims, createSigner, readClaims } from '../../../scripts/dev-backend/sign-tokens.ts';
import { type Backend, startBackend } from '../../../scripts/dev-backend/start-backend.ts';
import { projectRoot } from '../../../scripts/lib/run.ts';
import { localPorts } from '../../../src/core/local-ports.ts';
import { sessionKey } from '../../../src/core/session-keys.ts';

const siteOrigin = new URL(process.env['SITE_URL'] ?? `http://localhost:${localPorts.site}`).origin;
const dist = join(projectRoot, 'dist');

/** The name and port by which pages are asked for. */
export const siteHost = new URL(siteOrigin).host;

/** What the delivered pages name: the backend's origin, and its public key. */
export function delivered(): { origin: URL; key: string } {
  const origin = /connect-src 'self' (\S+?);/.exec(
    readFileSync(join(dist, '_headers'), 'utf8'),
  )?.[1];
  const key = globSync('_astro/*.js', { cwd: dist })
    .map((file) => /sb_publishable_[\w-]{10,}/.exec(readFileSync(join(dist, file), 'utf8'))?.[0])
    .find((found) => found !== undefined);
  if (!origin || !key) throw new Error('dist/ names no backend, or no key for it: build first.');
  return { origin: new URL(origin), key };
}

/** A session as the client stores it. */
export type Session = { access_token: string; refresh_token: string; expires_at: number };

/** The backend of a worker, and what can happen to it. */
export class TestBackend {
  readonly #dataDir: string;
  #running: Backend | undefined;
  #port = 0;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  get port(): number {
    return this.#port;
  }

  /** The public key that the pages were built with. */
  readonly key = delivered().key;

  get account(): { email: string; password: string } {
    if (!this.#running) throw new Error('The backend does not run.');
    return this.#running.demoAccount;
  }

  /** Starts it, on the same port as before. */
  async start(): Promise<void> {
    const [port, dataDir] = [this.#port, this.#dataDir];
    this.#running ??= await startBackend({ port, dataDir, siteOrigins: [siteOrigin] });
    this.#port = Number(new URL(this.#running.url).port);
  }

  async stop(): Promise<void> {
    await this.#running?.close();
    this.#running = undefined;
  }

  /** Runs a test's body while something else answers in the backend's place. */
  async replaced(answer: RequestListener, body: () => Promise<void>): Promise<void> {
    await this.stop();
    const server = createServer((request, response) => {
      response.setHeader('access-control-allow-origin', siteOrigin);
      response.setHeader('access-control-allow-headers', '*, authorization');
      if (request.method === 'OPTIONS') response.writeHead(204).end();
      else answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    try {
      await body();
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await this.start();
    }
  }

  /** Opens a session, as the sign-in form would. */
  async session(): Promise<Session> {
    const response = await fetch(
      `http://127.0.0.1:${this.#port}/auth/v1/token?grant_type=password`,
      {
        method: 'POST',
        headers: { apikey: this.key, 'content-type': 'application/json' },
        body: JSON.stringify(this.account),
      },
    );
    if (!response.ok) throw new Error(`No session: ${response.status}`);
    const session: Session = await response.json();
    return session;
  }

  /** Signs the claims of a token anew, changed, by the backend's own key or by another. */
  async sign(token: string, change: Claims, keys?: Secrets['signingKeys']): Promise<string> {
    const secrets = await loadOrCreateSecrets(this.#dataDir);
    return createSigner(keys ?? secrets.signingKeys).sign({ ...readClaims(token), ...change });
  }

  /** Changes the secrets on disk; they are read at the next start. */
  async changeSecrets(change: (secrets: Secrets) => Secrets): Promise<void> {
    const secrets = await loadOrCreateSecrets(this.#dataDir);
    writeFileSync(secretsFile(this.#dataDir), JSON.stringify(change(secrets)), { mode: 0o600 });
  }

  /** The stored enquiries, oldest first. */
  enquiries(): Record<string, unknown>[] {
    const database = new DatabaseSync(join(this.#dataDir, 'data.db'), { readOnly: true });
    try {
      return database.prepare('SELECT * FROM enquiries ORDER BY created_at').all();
    } finally {
      database.close();
    }
  }
}

/** Stores a session in the browser before any page of the site runs, once. */
export async function store(page: Page, session: unknown): Promise<void> {
  await page.goto('/about');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    sessionKey,
    typeof session === 'string' ? session : JSON.stringify(session),
  ] as const);
}

/** What is stored of a session in the browser. */
export function stored(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), sessionKey);
}
