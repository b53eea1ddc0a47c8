// Purpose: the settings of a build, read from the environment and checked in one place: the accounts' backend, its public
// key, and how enquiries are delivered.

import { readDelivery, readPublicKey } from '../../src/build/settings.ts';
import { backendOrigin } from '../../src/core/backend.ts';
import type { ContactDelivery } from '../../src/core/contact-delivery.ts';

/** What the pages are built with, under the names by which their code reads it. */
export type BuildSettings = {
  readonly PUBLIC_SUPABASE_URL: string;
  readonly PUBLIC_SUPABASE_PUBLISHABLE_KEY: string;
  readonly PUBLIC_CONTACT_DELIVERY: ContactDelivery;
};

/**
 * The settings that the pages are built with: those of the environment, or else those of the embedded backend.
 * @param dataDir the folder where the embedded backend keeps its keys
 * @throws Error with a sentence for the first setting that is not accepted
 */
export async function buildSettings(
  dataDir: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<BuildSettings> {
  return {
    PUBLIC_SUPABASE_URL: backendOrigin(env),
    PUBLIC_CONTACT_DELIVERY: readDelivery(env),
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: readPublicKey(env) ?? (await embeddedKey(dataDir)),
  };
}

/** The embedded backend is loaded where it is used: a build with the settings of a hosted project does without it. */
async function embeddedKey(dataDir: string): Promise<string> {
  const { loadOrCreatePublishableKey } = await import('../dev-backend/secrets.ts');
  return loadOrCreatePublishableKey(dataDir);
}
