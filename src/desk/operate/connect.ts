// Purpose: the client of Supabase with which the commands operate a backend: a hosted project, or the embedded one of this
// machine. The same calls work for both.
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { backendOrigin, isLoopback } from '../../core/backend.ts';
import { AnswerError } from '../dialogue/questions.ts';

/** What the client needs to reach the embedded backend, on no port. */
type Embedded = {
  readonly url: string;
  readonly key: string;
  readonly fetch: typeof fetch;
  close(): Promise<void>;
};

/** Opens the embedded backend of a data folder. It throws an AnswerError for a failure that a person can mend. */
export type OpenEmbedded = (dataDir: string) => Promise<Embedded>;

/** A backend that is open for administration. */
export type Connection = {
  readonly client: SupabaseClient;
  /** Which backend it is, in words. */
  readonly name: string;
  close(): Promise<void>;
};

const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

/**
 * Opens the backend that the environment names: a hosted project if `PUBLIC_SUPABASE_URL` is set, for which
 * `SUPABASE_SECRET_KEY` is needed too, else the embedded one, to which no secret key belongs.
 * @param dataDir folder of the embedded backend
 * @throws AnswerError for settings or a data folder that cannot be used; RangeError for an address that cannot be
 */
export async function connect(
  env: Readonly<Record<string, string | undefined>>,
  dataDir: string,
  openEmbedded: OpenEmbedded,
): Promise<Connection> {
  const origin = backendOrigin(env);
  if (env['SUPABASE_SECRET_KEY'] && !env['PUBLIC_SUPABASE_URL']) {
    throw new AnswerError([
      'SUPABASE_SECRET_KEY is set, and PUBLIC_SUPABASE_URL is not. Set that to the address of the project, or take the key away to work on the embedded backend.',
    ]);
  }
  if (!env['PUBLIC_SUPABASE_URL'] || isLoopback(origin)) {
    const { url, key, fetch, close } = await openEmbedded(dataDir);
    const client = createClient(url, key, { auth, global: { fetch } });
    return { client, name: `the embedded backend in ${dataDir}`, close };
  }
  const key = env['SUPABASE_SECRET_KEY'];
  if (!key) {
    throw new AnswerError([
      'SUPABASE_SECRET_KEY is missing. Set it to the secret key of the project (sb_secret_…), for this command alone: it is in the Supabase dashboard, under Project Settings, API Keys.',
    ]);
  }
  return { client: createClient(origin, key, { auth }), name: origin, close: async () => {} };
}
