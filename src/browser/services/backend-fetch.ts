/** Longest wait for an answer of the backend, in milliseconds. */
export const patience = 10_000;

/**
 * `fetch` for the backend's client. It gives up after ten seconds. Answers that say nothing about the request count as no
 * answer, so that the session is kept: too many requests, an error page of a server in between, or an error in the place of
 * the key set, which says nothing about the token.
 */
export async function backendFetch(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const limit = AbortSignal.timeout(patience);
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  const response = await fetch(input, { ...init, signal });
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  const isKeySet = String(input).endsWith('/.well-known/jwks.json');
  if (response.status === 429 || (response.status >= 400 && (!isJson || isKeySet))) {
    return new Response(null, { status: 503, statusText: `No answer: ${response.status}` });
  }
  return response;
}
