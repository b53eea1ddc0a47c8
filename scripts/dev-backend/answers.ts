// The answers of the gateway: one plain type for all of them, and the error shapes of the two services that the gateway
// stands in for. So the client library understands a refusal of the gateway as it understands theirs.

/** An answer before it is written: cross-origin headers are added by the listener. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export function jsonAnswer(
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(value),
  };
}

/** Builds an error in the shape of the service that the path belongs to: of GoTrue for accounts, else of PostgREST. */
export function errorFor(
  path: string,
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Answer {
  const error = path.startsWith('/auth/v1')
    ? { code: status, error_code: code, msg: message }
    : { code, details: null, hint: null, message };
  return jsonAnswer(status, error, headers);
}

export function authError(status: number, code: string, message: string): Answer {
  return errorFor('/auth/v1', status, code, message);
}

export function restError(status: number, code: string, message: string): Answer {
  return errorFor('/rest/v1', status, code, message);
}

/** Passes on an answer of the embedded server, without its internal errors. */
export function relay(path: string, reply: { status: number; body: string }): Answer {
  if (reply.status >= 500) {
    return errorFor(path, 500, 'unexpected_failure', 'Internal server error');
  }
  const headers: Record<string, string> =
    reply.body === '' ? {} : { 'content-type': 'application/json; charset=utf-8' };
  return { status: reply.status, headers, body: reply.body };
}

export function tooManyRequests(path: string, retryAfterSeconds: number): Answer {
  return errorFor(path, 429, 'over_request_rate_limit', 'Request rate limit reached', {
    'retry-after': String(retryAfterSeconds),
  });
}

export function notFound(path: string): Answer {
  return path.startsWith('/auth/v1')
    ? errorFor(path, 404, 'not_found', 'Not found')
    : errorFor(path, 404, 'PGRST125', 'Invalid path specified in request URL');
}

export function keyRefused(given: boolean): Answer {
  return given
    ? jsonAnswer(401, {
        message: 'Invalid API key',
        hint: 'Double check your Supabase `apikey`',
      })
    : jsonAnswer(401, {
        message: 'No API key found in request',
        hint: 'No `apikey` request header was found.',
      });
}

export function bodyRefused(path: string, status: 400 | 413): Answer {
  if (status === 413) return errorFor(path, 413, 'request_too_large', 'Request body is too large');
  return errorFor(path, 400, 'bad_json', 'Could not read request body');
}
