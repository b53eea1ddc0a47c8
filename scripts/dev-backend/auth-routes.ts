// The calls for accounts and sessions. The embedded server's own tokens never leave the process: each is exchanged for one
// that the browser can verify with the served key set.
import * as v from 'valibot';
import { type Answer, authError, jsonAnswer, relay, tooManyRequests } from './answers.ts';
import type { Ask } from './embedded-server.ts';
import type { Route, RouteRequest } from './gateway.ts';
import { createLimiter } from './limits.ts';
import { readClaims, type TokenSigner } from './sign-tokens.ts';
import type { Caller, ReadCaller } from './user-token.ts';

/** What the routes of accounts need. */
export interface AuthTools {
  ask: Ask;
  signer: TokenSigner;
  readCaller: ReadCaller;
  isBarred(refreshToken: string): Promise<boolean>;
  signIn(request: RouteRequest): Promise<Answer>;
  issuer: string;
  refreshTries: number;
}

const REFRESH_WINDOW_MS = 5 * 60_000;
const GRANTS = new Set(['password', 'refresh_token']);
const SCOPES = new Set(['global', 'local', 'others']);

const sessionSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ access_token: v.string() }),
);
const refreshSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ refresh_token: v.optional(v.string(), '') }),
);

export function createAuthRoutes(tools: AuthTools): Route[] {
  const refreshes = createLimiter(tools.refreshTries, REFRESH_WINDOW_MS);

  const refresh = async (request: RouteRequest): Promise<Answer> => {
    const parsed = v.safeParse(refreshSchema, request.body);
    if (!parsed.success) {
      return authError(400, 'bad_json', 'Could not parse request body as JSON');
    }
    const counted = refreshes.take(request.address);
    if (!counted.allowed) return tooManyRequests('/auth/v1', counted.retryAfterSeconds);
    if (await tools.isBarred(parsed.output.refresh_token)) {
      return authError(400, 'user_banned', 'Invalid Refresh Token: User Banned');
    }
    const reply = await tools.ask({
      method: 'POST',
      path: '/auth/v1/token?grant_type=refresh_token',
      body: parsed.output,
    });
    if (reply.status === 200 || reply.status >= 500) counted.giveBack();
    return relay('/auth/v1', reply);
  };

  return [
    {
      method: 'POST',
      path: '/auth/v1/token',
      takes: (query) => GRANTS.has(query.getAll('grant_type').join(' ')),
      async answer(request) {
        const grant = request.query.get('grant_type') === 'password' ? tools.signIn : refresh;
        return exchange(await grant(request), tools);
      },
    },
    {
      method: 'POST',
      path: '/auth/v1/logout',
      async answer(request) {
        const caller = await tools.readCaller(request.authorization);
        if (caller.kind !== 'user') return refuse(caller);
        const scope = request.query.get('scope') ?? 'global';
        if (!SCOPES.has(scope)) {
          return authError(400, 'validation_failed', `Unsupported logout scope "${scope}"`);
        }
        const path = `/auth/v1/logout?scope=${scope}`;
        const reply = await tools.ask({ method: 'POST', path, claims: caller.claims });
        return relay(path, reply);
      },
    },
    {
      method: 'GET',
      path: '/auth/v1/user',
      async answer(request) {
        const caller = await tools.readCaller(request.authorization);
        if (caller.kind !== 'user') return refuse(caller);
        const path = '/auth/v1/user';
        const reply = await tools.ask({ method: 'GET', path, claims: caller.claims });
        return relay(path, reply);
      },
    },
    {
      method: 'GET',
      path: '/auth/v1/.well-known/jwks.json',
      async answer() {
        return jsonAnswer(200, tools.signer.keySet(), { 'cache-control': 'public, max-age=60' });
      },
    },
  ];
}

/** Replaces the internal token of a session by one for the browser. */
async function exchange(answer: Answer, { signer, issuer }: AuthTools): Promise<Answer> {
  if (answer.status !== 200) return answer;
  const session = v.parse(sessionSchema, answer.body);
  const claims = { ...readClaims(session.access_token), iss: issuer, aal: 'aal1' };
  return jsonAnswer(200, { ...session, access_token: await signer.sign(claims) });
}

function refuse(caller: Exclude<Caller, { kind: 'user' }>): Answer {
  if (caller.kind === 'anonymous') {
    return authError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  if (caller.why === 'session') {
    const message = 'Session from session_id claim in JWT does not exist';
    return authError(403, 'session_not_found', message);
  }
  const reasons = {
    malformed: 'token is malformed',
    signature: 'token signature is invalid: signature is invalid',
    expired: 'token has invalid claims: token is expired',
  };
  const reason = reasons[caller.why];
  return authError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`);
}
