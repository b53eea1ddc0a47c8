// The only listener of the backend. It binds the loopback address, passes on the few calls that the site makes, and refuses
// all others before the embedded server sees them.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, bodyRefused, errorFor, keyRefused, notFound } from './answers.ts';
import { BackendError, errorCode } from './backend-error.ts';
import type { CrossOrigin } from './cross-origin.ts';

/** The parts of a request that a route receives. */
export interface RouteRequest {
  query: URLSearchParams;
  authorization: string;
  prefer: string;
  body: string;
  /** The peer's address, taken from the socket and from no header. */
  address: string;
}

/** A call that the gateway passes on. */
export interface Route {
  method: 'GET' | 'POST';
  path: string;
  /** Whether this route takes the query; without this function it takes any. */
  takes?(query: URLSearchParams): boolean;
  answer(request: RouteRequest): Promise<Answer>;
}

/** The listening gateway. */
export interface Gateway {
  url: string;
  /** Starts passing calls on; until then every call is answered with 503. */
  serve(routes: readonly Route[], publishableKey: string): void;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
// A foreign page can let its own host name resolve to this machine (DNS rebinding), but its requests still carry that name.
const LOOPBACK_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i;
const BODY_BYTES = 16 * 1024;
const DRAIN_MS = 1_000;

/**
 * Binds the port and answers.
 * @throws BackendError when the port cannot be bound
 */
export async function openGateway(
  port: number,
  crossOrigin: CrossOrigin,
  log: (line: string) => void,
): Promise<Gateway> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new BackendError('The port must be a whole number from 0 to 65535.');
  }
  let serving: { routes: Map<string, Route>; key: string } | undefined;
  const open = new Set<Promise<void>>();

  async function decide(request: IncomingMessage, path: string, search: string): Promise<Answer> {
    const { headers, method = '' } = request;
    if (!LOOPBACK_HOST.test(headers.host ?? '')) {
      return errorFor(path, 421, 'misdirected_request', 'This host is not served here');
    }
    if (!serving) return errorFor(path, 503, 'starting', 'The backend is starting');
    const query = new URLSearchParams(search);
    const route = serving.routes.get(path);
    if (method === 'OPTIONS' && headers.origin !== undefined) {
      const answer = crossOrigin.preflight(headers.origin, path, route?.method ?? '');
      if (route || answer.status === 403) return answer;
    }
    if (!route) return notFound(path);
    if (method !== route.method) {
      const allow = { allow: route.method };
      return errorFor(path, 405, 'method_not_allowed', 'Method not allowed', allow);
    }
    if (headers.apikey !== serving.key) return keyRefused(headers.apikey !== undefined);
    if (route.takes && !route.takes(query)) return notFound(path);

    const body = method === 'POST' ? await readBody(request, BODY_BYTES) : { text: '' };
    if ('status' in body) return bodyRefused(path, body.status);
    return route.answer({
      query,
      authorization: headers.authorization ?? '',
      prefer: [headers.prefer ?? ''].flat().join(','),
      body: body.text,
      address: request.socket.remoteAddress ?? 'unknown',
    });
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '', search = ''] = (request.url ?? '').split('?', 2);
    let answer: Answer;
    try {
      answer = await decide(request, path, search);
    } catch (error) {
      log(`${request.method} ${path} failed: ${error instanceof Error ? error.stack : error}`);
      answer = errorFor(path, 500, 'unexpected_failure', 'Internal server error');
    }
    if (answer.status === 429 || answer.status === 421) {
      log(`${request.method} ${path} refused with ${answer.status}`);
    }
    write(request, response, answer, crossOrigin.headersFor(request.headers.origin));
  }

  const server = createServer((request, response) => {
    const work = handle(request, response)
      .catch((error) => log(`An answer could not be written: ${error}`))
      .finally(() => open.delete(work));
    open.add(work);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(cannotBind(error, port)));
    server.listen(port, HOST, resolve);
  });
  server.on('error', (error) => log(`The listener reports: ${error.message}`));

  let closing: Promise<void> | undefined;
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    serve(routes, key) {
      serving = { routes: new Map(routes.map((route) => [route.path, route])), key };
    },
    close() {
      closing ??= new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }).then(async () => {
        await Promise.allSettled(open);
      });
      return closing;
    },
  };
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  crossOriginHeaders: Record<string, string>,
): void {
  response.writeHead(answer.status, {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...crossOriginHeaders,
    ...answer.headers,
  });
  response.end(answer.body);
  // If the connection were closed while the client still sends, the answer would be lost. So the rest of the request is read,
  // for a short time only.
  if (!request.complete) {
    request.resume();
    setTimeout(() => request.complete || request.destroy(), DRAIN_MS).unref();
  }
}

function cannotBind(error: unknown, port: number): unknown {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') {
    return new BackendError(`Port ${port} is taken by another program: stop it or choose another.`);
  }
  if (code === 'EACCES') {
    return new BackendError(`Port ${port} needs more rights: choose one above 1023.`);
  }
  return error;
}

/** The body's text, or the status that says why there is none. */
type BodyResult = { text: string } | { status: 400 | 413 };

/**
 * Reads the body as UTF-8: 413 if it has more bytes than `most`, so that nobody can fill the memory; 400 if it breaks off or is
 * not text.
 */
async function readBody(request: IncomingMessage, most: number): Promise<BodyResult> {
  if (Number(request.headers['content-length'] ?? 0) > most) return { status: 413 };
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Destroying the request would close the connection before the answer is written.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > most) return { status: 413 };
      chunks.push(chunk);
    }
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch {
    return { status: 400 };
  }
}
