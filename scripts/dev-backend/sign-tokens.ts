// Tokens: ES256 towards the browser, which verifies them against the served key set; HS256 towards
// the embedded server, which knows nothing else. The symmetric secret never leaves this process.
import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
  sign,
  verify,
} from 'node:crypto';

/** A private P-256 key as it is stored. */
export interface SigningKey {
  kty: 'EC';
  crv: 'P-256';
  kid: string;
  x: string;
  y: string;
  d: string;
}

/** What a token says. */
export type Claims = Record<string, unknown>;

/** The claims of a token that holds, or why it does not. */
type Verdict = { claims: Claims } | { refused: 'malformed' | 'signature' | 'expired' };

/** Signs and verifies access tokens. */
export interface TokenSigner {
  sign(claims: Claims): string;
  verify(token: string): Verdict;
  keySet(): { keys: Record<string, unknown>[] };
}

// Three parts, the last of them the 64 bytes of a P-256 signature.
const TOKEN = /^([\w-]+)\.([\w-]+)\.([\w-]{86})$/;

/** Makes a signing key with a random key id. */
export function createSigningKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y, d } = privateKey.export({ format: 'jwk' });
  if (!x || !y || !d) throw new Error('The new key has no coordinates.');
  return { kty: 'EC', crv: 'P-256', kid: randomUUID(), x, y, d };
}

/** Creates a signer: the first key signs, and all of them verify, so that a key can be rotated. */
export function createSigner(keys: readonly [SigningKey, ...SigningKey[]]): TokenSigner {
  const [current] = keys;
  const signingKey = createPrivateKey({ key: { ...current }, format: 'jwk' });
  const publicKeys = new Map<string, KeyObject>(
    keys.map(({ d: _, ...key }) => [key.kid, createPublicKey({ key, format: 'jwk' })]),
  );

  return {
    sign(claims) {
      const head = encode({ alg: 'ES256', kid: current.kid, typ: 'JWT' });
      const text = `${head}.${encode(claims)}`;
      const signature = sign('sha256', Buffer.from(text), {
        key: signingKey,
        dsaEncoding: 'ieee-p1363',
      });
      return `${text}.${signature.toString('base64url')}`;
    },
    verify(token) {
      const [, head, body, signature] = TOKEN.exec(token) ?? [];
      if (!head || !body || !signature) return { refused: 'malformed' };
      const header = decode(head);
      const claims = decode(body);
      if (!header || !claims) return { refused: 'malformed' };
      const key = publicKeys.get(String(header.kid));
      // The algorithm is ours to choose: a token that names another one is not from here.
      const holds =
        key !== undefined &&
        header.alg === 'ES256' &&
        verify(
          'sha256',
          Buffer.from(`${head}.${body}`),
          { key, dsaEncoding: 'ieee-p1363' },
          Buffer.from(signature, 'base64url'),
        );
      if (!holds) return { refused: 'signature' };
      if (claims.role !== 'authenticated' || claims.aud !== 'authenticated') {
        return { refused: 'signature' };
      }
      const expiry = claims.exp;
      if (typeof expiry !== 'number' || expiry <= Date.now() / 1000) return { refused: 'expired' };
      return { claims };
    },
    keySet() {
      return {
        keys: keys.map(({ d: _, ...key }) => ({
          ...key,
          alg: 'ES256',
          use: 'sig',
          key_ops: ['verify'],
          ext: true,
        })),
      };
    },
  };
}

/** Signs claims with the secret that this process shares with the embedded server. */
export function signInternally(claims: Claims, secret: string): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

/** Reads the claims of a token that comes from the embedded server itself: nothing is verified. */
export function readClaims(token: string): Claims {
  const claims = decode(token.split('.')[1] ?? '');
  if (!claims) throw new Error('The embedded server sent a token that cannot be read.');
  return claims;
}

function encode(value: Claims): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decode(part: string): Claims | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
