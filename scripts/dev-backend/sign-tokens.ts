// Tokens (JWT): ES256 for the browser, which verifies them with the served key set; HS256 for the embedded server, which
// knows nothing else. The symmetric secret never leaves this process.
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createLocalJWKSet, decodeJwt, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';

/** A private P-256 key as it is stored. */
export interface SigningKey {
  kty: 'EC';
  crv: 'P-256';
  kid: string;
  x: string;
  y: string;
  d: string;
}

/** The claims of a token. */
export type Claims = JWTPayload;

/** The claims of a valid token, or why it is not valid. */
type Verdict = { claims: Claims } | { refused: 'malformed' | 'signature' | 'expired' };

/** Signs and verifies access tokens. */
export interface TokenSigner {
  sign(claims: Claims): Promise<string>;
  verify(token: string): Promise<Verdict>;
  keySet(): { keys: Record<string, unknown>[] };
}

export function createSigningKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y, d } = privateKey.export({ format: 'jwk' });
  if (!x || !y || !d) throw new Error('The new key has no coordinates.');
  return { kty: 'EC', crv: 'P-256', kid: randomUUID(), x, y, d };
}

/** Creates a signer. The first key signs and all keys verify, so that a key can be rotated. */
export function createSigner(keys: readonly [SigningKey, ...SigningKey[]]): TokenSigner {
  const signingKey = { ...keys[0] };
  const keySet = {
    keys: keys.map(({ d: _, ...key }) => ({
      ...key,
      alg: 'ES256',
      use: 'sig',
      key_ops: ['verify'],
      ext: true,
    })),
  };
  const publicKey = createLocalJWKSet(keySet);
  const rules = { algorithms: ['ES256'], audience: 'authenticated', requiredClaims: ['exp'] };

  return {
    sign(claims) {
      const head = { alg: 'ES256', kid: signingKey.kid, typ: 'JWT' };
      return new SignJWT(claims).setProtectedHeader(head).sign(signingKey);
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, publicKey, rules);
        return payload['role'] === 'authenticated' ? { claims: payload } : { refused: 'signature' };
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) throw error;
        if (error instanceof errors.JWTExpired) return { refused: 'expired' };
        const unread = error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid;
        return { refused: unread ? 'malformed' : 'signature' };
      }
    },
    keySet: () => keySet,
  };
}

/** Signs claims with the secret that this process shares with the embedded server. */
export function signInternally(claims: Claims, secret: string): Promise<string> {
  const head = { alg: 'HS256', typ: 'JWT' };
  return new SignJWT(claims).setProtectedHeader(head).sign(new TextEncoder().encode(secret));
}

/** Reads the claims of a token from the embedded server itself, without verifying it. */
export const readClaims: (token: string) => Claims = decodeJwt;
