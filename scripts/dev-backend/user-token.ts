// Who makes a call: nobody (the public key stands in the place of a token), a signed-in user, or a caller whose token is not
// valid or whose session was ended.
import type { Claims, TokenSigner } from './sign-tokens.ts';

/** The caller of a route. */
export type Caller =
  | { kind: 'anonymous' }
  | { kind: 'user'; claims: Claims }
  | { kind: 'refused'; why: 'malformed' | 'signature' | 'expired' | 'session' };

export type ReadCaller = (authorization: string) => Promise<Caller>;

/** The client library sends the public key as bearer token when nobody is signed in. */
export function createReadCaller(
  signer: TokenSigner,
  publishableKey: string,
  sessionStands: (claims: Claims) => Promise<boolean>,
): ReadCaller {
  return async (authorization) => {
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
    if (token === undefined || token === publishableKey) return { kind: 'anonymous' };
    const verdict = await signer.verify(token);
    if ('refused' in verdict) return { kind: 'refused', why: verdict.refused };
    if (!(await sessionStands(verdict.claims))) return { kind: 'refused', why: 'session' };
    return { kind: 'user', claims: verdict.claims };
  };
}
