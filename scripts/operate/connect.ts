// Purpose: the client of Supabase by which the commands operate a backend: a hosted project, or the embedded one of this
// machine. The same calls reach both.
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { backendOrigin, isLoopback } from '../../src/core/backend.ts';
import { openAdmin } from '../backend/admin.ts';
import { AnswerError } from '../lib/questions.ts';

/** A backend that is open for administration. */
export type Connection = {
  readonly client: SupabaseClient;
  /** Which backend it is, in words. */
  readonly name: string;
  close(): Promise<void>;
};

const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

/**
 * Opens the backend that the environment names: with `PUBLIC_SUPABASE_URL` a hosted project, for which `SUPABASE_SECRET_KEY`
 * is needed too, else the embedded one.
 * @param dataDir folder of the embedded backend
 * @throws AnswerError for settings that cannot be used; RangeError for an address that cannot be; BackendError for a data
 * folder that cannot be
 */
export async function connect(
  env: Readonly<Record<string, string | undefined>>,
  dataDir: string,
): Promise<Connection> {
  const origin = backendOrigin(env);
  if (!env['PUBLIC_SUPABASE_URL'] || isLoopback(origin)) {
    const { url, key, fetch, close } = await openAdmin(dataDir);
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
