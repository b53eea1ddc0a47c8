// Purpose: checks the settings of a build: which backend the pages call, with which key, and how enquiries are delivered.
// Pure.
import { type ContactDelivery, contactDelivery } from '../core/contact-delivery.ts';
import { suggestion } from '../corpus/read/nearest.ts';
import { unfitKey } from './keys.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * How enquiries are delivered.
 * @throws RangeError for an unknown value, with the nearest that is known
 */
export function readDelivery(env: Environment): ContactDelivery {
  return contactDelivery(env, suggestion);
}

/**
 * The public key that the environment names; `undefined` where it names neither a key nor a project.
 * @throws Error when a project is named without its key, or the key must not be published
 */
export function readPublicKey(env: Environment): string | undefined {
  const { PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_PUBLISHABLE_KEY: key } = env;
  if (!key) {
    if (!url) return undefined;
    throw new Error(
      'supabaseKey is required. PUBLIC_SUPABASE_URL names a project; set PUBLIC_SUPABASE_PUBLISHABLE_KEY to its public key.',
    );
  }
  const unfit = unfitKey(key);
  if (unfit === undefined) return key;
  throw new Error(
    `PUBLIC_SUPABASE_PUBLISHABLE_KEY holds ${unfit}, and every visitor can read what it holds. Expected the project's ` +
      'publishable key (sb_publishable_…), or its older anon key (a JWT of the role anon). Both are in the Supabase ' +
      'dashboard, under Project Settings, API Keys. Replace there a secret key that a site was ever built with.',
  );
}
