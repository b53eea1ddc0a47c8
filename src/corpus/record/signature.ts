// The signature of the sums (Ed25519, RFC 8032). It proves that the holder of the key has published exactly these files.
import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';

/** The setting that holds the private key. */
export const keySetting = 'RECORD_SIGNING_KEY';

const expected = `${keySetting}: expected the PEM of an Ed25519 private key without a passphrase (openssl genpkey -algorithm ed25519)`;

/**
 * The key of a setting; `undefined` if the setting is missing or empty.
 * @param pem PKCS #8 in PEM, as `openssl genpkey -algorithm ed25519` writes it.
 * @throws Error with one sentence for a key of another kind, or a text that is no key. The sentence never shows the setting.
 */
export function signingKey(pem: string | undefined): KeyObject | undefined {
  if (!pem) return undefined;
  const key = readKey(pem);
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new Error(`${expected}; found a private key of the kind ${key.asymmetricKeyType}.`);
}

function readKey(pem: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new Error(`${expected}; found ${pem.length} characters that cannot be read as one.`);
  }
}

/** The signature of a text: 64 bytes, which `openssl pkeyutl -verify -rawin` can check. */
export function signatureOf(text: string, key: KeyObject): Uint8Array<ArrayBuffer> {
  return new Uint8Array(sign(null, Buffer.from(text), key));
}

/** The public half of a key as PEM. */
export function publicPem(key: KeyObject): string {
  return createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
}
