// The two calls of the data interface: add an enquiry, read the developer resources. Privileges
// that the embedded server does not know (columns, reading back) are held here.
import { type Answer, relay, restError, tooManyRequests } from './answers.ts';
import type { Ask } from './embedded-server.ts';
import { readEnquiry } from './enquiry.ts';
import type { Route, RouteRequest } from './gateway.ts';
import { createLimiter } from './limits.ts';
import type { Claims } from './sign-tokens.ts';
import type { Caller, ReadCaller } from './user-token.ts';

/** What the routes of the data interface need. */
export interface RestTools {
  ask: Ask;
  readCaller: ReadCaller;
}

const ENQUIRIES = 10;
const ENQUIRY_WINDOW_MS = 10 * 60_000;
const RESOURCE_OPTIONS = new Set(['select', 'order', 'limit', 'offset']);
// No parentheses and no colons: nothing is joined, cast or renamed.
const PLAIN_LIST = /^[a-z0-9_.,*]+$/;
const STORED: Answer = { status: 201, headers: {}, body: '' };

/** Creates the routes under /rest/v1. */
export function createRestRoutes({ ask, readCaller }: RestTools): Route[] {
  const enquiries = createLimiter(ENQUIRIES, ENQUIRY_WINDOW_MS);

  const addEnquiry = async (request: RouteRequest): Promise<Answer> => {
    const caller = readCaller(request.authorization);
    if (caller.kind === 'refused') return tokenRefused(caller);
    if (/return=representation/i.test(request.prefer)) return denied('enquiries', caller);
    const enquiry = readEnquiry(request.body);
    if ('refused' in enquiry) return enquiry.refused;

    const counted = enquiries.take(request.address);
    if (!counted.allowed) return tooManyRequests('/rest/v1', counted.retryAfterSeconds);
    // A machine that fills the hidden field is told that all went well.
    if (enquiry.trapped) return STORED;
    const reply = await ask({
      method: 'POST',
      path: '/rest/v1/enquiries',
      body: enquiry.row,
      claims: claimsOf(caller),
    });
    if (reply.status === 201) return STORED;
    counted.giveBack();
    return constraintError(reply.body) ?? relay('/rest/v1', reply);
  };

  const readResources = async (request: RouteRequest): Promise<Answer> => {
    const caller = readCaller(request.authorization);
    if (caller.kind === 'refused') return tokenRefused(caller);
    if (caller.kind === 'anonymous') return denied('resources', caller);
    for (const [name, value] of request.query) {
      const once = request.query.getAll(name).length === 1;
      if (!RESOURCE_OPTIONS.has(name) || !PLAIN_LIST.test(value) || !once) {
        return restError(400, 'PGRST100', `Option not supported here: ${name}`);
      }
    }
    const path = `/rest/v1/resources?${request.query}`;
    return relay(path, await ask({ method: 'GET', path, claims: caller.claims }));
  };

  return [
    { method: 'POST', path: '/rest/v1/enquiries', answer: addEnquiry },
    { method: 'GET', path: '/rest/v1/resources', answer: readResources },
  ];
}

function claimsOf(caller: Caller): Claims | undefined {
  return caller.kind === 'user' ? caller.claims : undefined;
}

function denied(table: string, caller: Caller): Answer {
  const status = caller.kind === 'user' ? 403 : 401;
  return restError(status, '42501', `permission denied for table ${table}`);
}

function tokenRefused({ why }: { why: string }): Answer {
  return why === 'expired'
    ? restError(401, 'PGRST303', 'JWT expired')
    : restError(401, 'PGRST301', 'No suitable key or wrong key type');
}

/** SQLite's word for a broken constraint, said as PostgreSQL says it: there it is a 400. */
function constraintError(body: string): Answer | undefined {
  const check = /CHECK constraint failed: (\w+)/.exec(body)?.[1];
  if (check !== undefined) {
    const message = `new row for relation "enquiries" violates check constraint "${check}"`;
    return restError(400, '23514', message);
  }
  const column = /NOT NULL constraint failed: enquiries\.(\w+)/.exec(body)?.[1];
  if (column === undefined) return undefined;
  const message = `null value in column "${column}" of relation "enquiries" violates not-null constraint`;
  return restError(400, '23502', message);
}
