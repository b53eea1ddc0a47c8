/** Longest wait for an answer of the backend, in milliseconds. */
export const patience = 10_000;

/**
 * `fetch` for the backend's client. It gives up after ten seconds. An answer that says nothing about the request itself
 * (too many requests, an error page of something in between, or an error in place of the key set, which says nothing about
 * the token that it was asked for) counts as no answer: a session is kept over it.
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
