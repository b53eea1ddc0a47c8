// Purpose: the settings of a build, read from the environment and checked in one place: the accounts' backend, its public
// key, how enquiries are delivered, and the key that signs the record.

import { backendOrigin } from '../../src/core/backend.ts';
import { type ContactDelivery, contactDelivery } from '../../src/core/contact-delivery.ts';
import { suggestion } from '../../src/corpus/read/nearest.ts';
import { keySetting, signingKey } from '../../src/corpus/record/signature.ts';
import { unfitKey } from '../../src/integrations/keys.ts';
import { keepPublishableKey } from '../backend/keep-secrets.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the pages are built with, under the names by which their code reads it. */
export type BuildSettings = {
  readonly PUBLIC_SUPABASE_URL: string;
  readonly PUBLIC_SUPABASE_PUBLISHABLE_KEY: string;
  readonly PUBLIC_CONTACT_DELIVERY: ContactDelivery;
  /** The key that signs the sums of the record, as PEM; nothing is signed where it is left out. */
  readonly [keySetting]?: string;
};

/**
 * How enquiries are delivered.
 * @throws RangeError for an unknown value, with the nearest that is known
 */
export function readDelivery(env: Environment): ContactDelivery {
  return contactDelivery(env, suggestion);
}

/**
 * The public key that the environment names; `undefined` where it names neither a key nor a project.
 * @throws Error when a project is named without its key, or the key is none that may be published
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

/**
 * The settings that the pages are built with: those of the environment, or the embedded backend's.
 * @param dataDir where the embedded backend keeps its keys
 * @throws Error with a sentence for the first setting that is not accepted
 */
export async function buildSettings(
  dataDir: string,
  env: Environment = process.env,
): Promise<BuildSettings> {
  const pem = env[keySetting];
  return {
    ...(signingKey(pem) && pem ? { [keySetting]: pem } : {}),
    PUBLIC_SUPABASE_URL: backendOrigin(env),
    PUBLIC_CONTACT_DELIVERY: readDelivery(env),
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: readPublicKey(env) ?? (await keepPublishableKey(dataDir)),
  };
}
