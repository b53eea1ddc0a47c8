// Starts a real backend on a free port with a data folder of its own, and speaks to it with the
// real client, with fetch or over a bare socket. Nothing is mocked.
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type Backend, startBackend } from '../../scripts/dev-backend/start-backend.ts';

/** One of the origins that the backend knows without being told. */
export const SITE = 'http://localhost:8788';

/** A backend under test. */
export interface Bench {
  backend: Backend;
  dataDir: string;
  lines: string[];
  /** Calls with the publishable key; headers given here come on top. */
  call(path: string, init?: RequestInit): Promise<Response>;
  client(): SupabaseClient;
  /** Runs a statement on the database file itself, past the backend. */
  sql(statement: string): Record<string, unknown>[];
  storedEnquiries(): number;
  end(): Promise<void>;
}

/** Makes a data folder that nobody else uses. */
export async function makeFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'backend-test-'));
}

/** Starts a backend, in a folder of its own or in the one that is given. */
export async function startBench(given?: string): Promise<Bench> {
  const dataDir = given ?? (await makeFolder());
  const lines: string[] = [];
  const backend = await startBackend({ port: 0, dataDir, log: (line) => lines.push(line) });
  const sql = (statement: string) => {
    const database = new DatabaseSync(path.join(dataDir, 'data.db'));
    try {
      return database.prepare(statement).all();
    } finally {
      database.close();
    }
  };
  return {
    backend,
    dataDir,
    lines,
    call(route, init = {}) {
      const headers = new Headers(init.headers);
      if (!headers.has('apikey')) headers.set('apikey', backend.publishableKey);
      return fetch(backend.url + route, { ...init, headers });
    },
    client: () => makeClient(backend),
    sql,
    storedEnquiries: () => Number(sql('SELECT count(*) AS stored FROM enquiries')[0]?.['stored']),
    async end() {
      await backend.close();
      if (given === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Makes a client that keeps its session in memory and renews it only when asked. */
function makeClient(backend: Backend): SupabaseClient {
  return createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/** An enquiry that every rule accepts. */
export const ENQUIRY = {
  name: 'Ada Example',
  email: 'ada@example.org',
  subject: 'general',
  message: 'Ten letters and a few more.',
  gdpr_consent: true,
};

/** Signs in as the demo account and returns the session's tokens. */
export async function signedIn(client: SupabaseClient, backend: Backend) {
  const { data, error } = await client.auth.signInWithPassword(backend.demoAccount);
  if (error || !data.session) throw new Error(`No session: ${error?.message}`);
  return data.session;
}

/** Sends text over a bare socket and resolves with all that comes back until the end. */
export function speak(url: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    let heard = '';
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(text));
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', (error) => (heard === '' ? reject(error) : resolve(heard)));
  });
}
