// The random secrets of one installation. They are created at the first start and kept in its data folder, which only its
// owner can read.
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateApiKey } from '@supabase/lite';
import * as v from 'valibot';
import { BackendError, errorCode } from './backend-error.ts';
import { createSigningKey } from './sign-tokens.ts';

const signingKeySchema = v.strictObject({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  kid: v.pipe(v.string(), v.minLength(8)),
  x: v.string(),
  y: v.string(),
  d: v.string(),
});

const secretsSchema = v.strictObject({
  publishableKey: v.pipe(v.string(), v.startsWith('sb_publishable_')),
  internalSecret: v.pipe(v.string(), v.minLength(43)),
  // The first key signs; put a new one before it to rotate, and drop the old one ten minutes later.
  signingKeys: v.tupleWithRest([signingKeySchema], signingKeySchema),
  demoPassword: v.pipe(v.string(), v.minLength(12)),
});

/** The secrets of one installation. */
export type Secrets = v.InferOutput<typeof secretsSchema>;

/** The path of the file that holds the secrets. */
export function secretsFile(dataDir: string): string {
  return path.join(dataDir, 'secrets.json');
}

/**
 * Reads the secrets of a data folder. It creates the folder and the secrets where they are missing.
 * @throws BackendError when the folder cannot be used, or the secrets are damaged
 */
export async function loadOrCreateSecrets(dataDir: string): Promise<Secrets> {
  const file = secretsFile(dataDir);
  const text = await makeAndRead(dataDir, file).catch((error: unknown) => {
    const code = errorCode(error);
    if (!FOLDER_ERRORS.has(code)) throw error;
    throw new BackendError(
      `The data folder ${dataDir} cannot be used (${code}): it must be a folder that may be written, on a disk with room.`,
    );
  });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), secretsSchema), text);
  if (parsed.success) return parsed.output;
  throw new BackendError(
    `The secrets file ${file} is damaged: remove it and start again (everybody is signed out and the demo account gets a new password).`,
  );
}

const FOLDER_ERRORS = new Set([
  'EEXIST',
  'ENOTDIR',
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOSPC',
  'EDQUOT',
]);

async function makeAndRead(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await chmod(dataDir, 0o700);
  if (!existsSync(file)) await create(file);
  await chmod(file, 0o600);
  return await readFile(file, 'utf8');
}

/**
 * Reads the public key that the site is built with, and creates the secrets where they are missing. The backend is not
 * started.
 * @throws BackendError when the folder cannot be used, or the secrets are damaged
 */
export async function loadOrCreatePublishableKey(dataDir: string): Promise<string> {
  return (await loadOrCreateSecrets(path.resolve(dataDir))).publishableKey;
}

async function create(file: string): Promise<void> {
  const secrets: Secrets = {
    publishableKey: (await generateApiKey('publishable')).key,
    internalSecret: randomBytes(32).toString('base64url'),
    signingKeys: [createSigningKey()],
    demoPassword: randomBytes(15).toString('base64url'),
  };
  // Linking a finished file either succeeds as a whole or finds that another process was first. So two processes that start
  // together agree on one set of secrets.
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    await link(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
