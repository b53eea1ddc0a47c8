// The two calls of the data interface: add an enquiry, and read the developer resources. The embedded server has no
// privileges on columns or on reading back: they are held here.
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
const SUSPECTED = 3;
const ENQUIRY_WINDOW_MS = 10 * 60_000;
// Only names of columns are allowed: no joins, no casts, no renaming, no other columns.
const COLUMN = '(?:slug|position|title|summary|url)';
const ORDER = `${COLUMN}(?:\\.asc|\\.desc)?(?:\\.nullsfirst|\\.nullslast)?`;
const RESOURCE_OPTIONS = new Map([
  ['select', new RegExp(`^(?:\\*|${COLUMN}(?:,${COLUMN})*)$`)],
  ['order', new RegExp(`^${ORDER}(?:,${ORDER})*$`)],
  ['limit', /^\d{1,4}$/],
  ['offset', /^\d{1,4}$/],
]);
const STORED: Answer = { status: 201, headers: {}, body: '' };

export function createRestRoutes({ ask, readCaller }: RestTools): Route[] {
  const enquiries = createLimiter(ENQUIRIES, ENQUIRY_WINDOW_MS);
  // Apart, so that a program that fills in everything takes nothing from the others.
  const suspected = createLimiter(SUSPECTED, ENQUIRY_WINDOW_MS);

  const addEnquiry = async (request: RouteRequest): Promise<Answer> => {
    const caller = await readCaller(request.authorization);
    if (caller.kind === 'refused') return tokenRefused(caller);
    if (/return=representation/i.test(request.prefer)) return denied('enquiries', caller);
    const enquiry = readEnquiry(request.body);
    const isSuspected = 'row' in enquiry && enquiry.row.suspected === true;
    const counted = (isSuspected ? suspected : enquiries).take(request.address);
    if (!counted.allowed) return tooManyRequests('/rest/v1', counted.retryAfterSeconds);
    if ('refused' in enquiry) return enquiry.refused;
    const reply = await ask({
      method: 'POST',
      path: '/rest/v1/enquiries',
      body: enquiry.row,
      claims: claimsOf(caller),
    });
    if (reply.status === 201) return STORED;
    const taken = takenError(reply.body);
    if (taken) return taken;
    counted.giveBack();
    return relay('/rest/v1', reply);
  };

  const readResources = async (request: RouteRequest): Promise<Answer> => {
    const caller = await readCaller(request.authorization);
    if (caller.kind === 'refused') return tokenRefused(caller);
    if (caller.kind === 'anonymous') return denied('resources', caller);
    for (const [name, value] of request.query) {
      const once = request.query.getAll(name).length === 1;
      if (!RESOURCE_OPTIONS.get(name)?.test(value) || !once) {
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
  if (why === 'expired') return restError(401, 'PGRST303', 'JWT expired');
  return why === 'session'
    ? restError(401, 'PT401', 'The session was ended')
    : restError(401, 'PGRST301', 'No suitable key or wrong key type');
}

/** SQLite's error for a reference that is taken, as PostgREST answers it. The rules of the form were checked before. */
function takenError(body: string): Answer | undefined {
  if (!body.includes('UNIQUE constraint failed: enquiries.reference')) return undefined;
  const message = 'duplicate key value violates unique constraint "enquiries_reference"';
  return restError(409, '23505', message);
}
