// The password grant. Known and unknown addresses cost the same work and take the same time. Wrong tries are limited for each
// client address and for each e-mail address.

import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { type Answer, authError, relay, tooManyRequests } from './answers.ts';
import { DEMO_EMAIL } from './demo-account.ts';
import type { Ask } from './embedded-server.ts';
import type { RouteRequest } from './gateway.ts';
import { createLimiter, takeAll } from './limits.ts';

const WINDOW_MS = 5 * 60_000;
// Much longer than hashing a password takes, so that this minimum and not the work decides how long an answer takes.
const FLOOR_MS = 350;
const JITTER_MS = 50;

const credentialsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ email: v.optional(v.string(), ''), password: v.optional(v.string(), '') }),
);

/** What signing in needs. */
export interface SignInTools {
  ask: Ask;
  maySignIn(email: string): Promise<boolean>;
  /** Tries in five minutes, for one client address and for one e-mail address. */
  tries: number;
  log(line: string): void;
  /** Aborts the wait when the backend closes. */
  signal: AbortSignal;
}

/** Creates the handler; its answer on success is the embedded server's session as it came. */
export function createSignIn(tools: SignInTools): (request: RouteRequest) => Promise<Answer> {
  const byAddress = createLimiter(tools.tries, WINDOW_MS);
  // Without this limit a password could be guessed from many addresses. The price: whoever uses up the tries of an account
  // locks its owner out for five minutes.
  const byEmail = createLimiter(tools.tries, WINDOW_MS);
  const queue = createQueue();
  // With this key the log can distinguish accounts and clients. Nobody can find out later who they were, because the key ends
  // with the process.
  const key = randomBytes(32);
  const mark = (text: string) => createHmac('sha256', key).update(text).digest('hex').slice(0, 12);
  const floor = () =>
    sleep(FLOOR_MS + randomInt(JITTER_MS), undefined, { signal: tools.signal }).catch(() => {});

  /**
   * One try, when its turn has come. A correct password gives its try back, so that many correct ones at once are not too
   * many.
   */
  const attempt = async (email: string, password: string, address: string): Promise<Answer> => {
    const counted = takeAll([
      [byAddress, address],
      [byEmail, createHash('sha256').update(email.toLowerCase()).digest('base64')],
    ]);
    if (!counted.allowed) return tooManyRequests('/auth/v1', counted.retryAfterSeconds);
    const answer = await tryPassword(tools, email, password);
    if (answer.status === 200 || answer.status >= 500) counted.giveBack();
    return answer;
  };

  return async (request) => {
    const parsed = v.safeParse(credentialsSchema, request.body);
    if (!parsed.success) {
      return authError(400, 'bad_json', 'Could not parse request body as JSON');
    }
    const { email, password } = parsed.output;
    if (email === '') return authError(400, 'validation_failed', 'missing email or phone');
    const waited = floor();
    const answer = await queue(() => attempt(email, password, request.address));
    if (answer.status !== 429) await waited;
    if (answer.status !== 200) {
      const account = mark(email.toLowerCase());
      tools.log(
        `${new Date().toISOString()} sign-in refused with ${answer.status}, account ${account}, client ${mark(request.address)}`,
      );
    }
    return answer;
  };
}

async function tryPassword(tools: SignInTools, email: string, password: string): Promise<Answer> {
  const refused = authError(400, 'invalid_credentials', 'Invalid login credentials');
  if (password === '') return refused;
  // For an address that it does not know, the embedded server hashes nothing. Such a try is made against an account that
  // exists, with a password that cannot be right.
  const body = (await tools.maySignIn(email))
    ? { email, password }
    : { email: DEMO_EMAIL, password: randomBytes(16).toString('base64url') + password };
  const path = '/auth/v1/token?grant_type=password';
  const reply = await tools.ask({ method: 'POST', path, body });
  // The reason of a refusal, such as an unconfirmed address, would reveal that the account exists.
  return reply.status >= 400 && reply.status < 500 ? refused : relay(path, reply);
}

type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets work wait for its turn. Hashing a password takes the only thread, which answers everybody, a tenth of a second. So
 * passwords are hashed one after the other, and other requests are answered in between.
 */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => {}).then(() => new Promise((resolve) => setImmediate(resolve)));
    return turn;
  };
}
