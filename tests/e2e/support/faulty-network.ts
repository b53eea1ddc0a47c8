// A network between the browser and its hosts, in which what can go wrong goes wrong for real: a server that closes the connection
// is told from one that answers with an error, an answer is cut on its way, and the browser's cache works as it does for readers.
import {
  request as ask,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer, whole and not packed. */
export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer | string;
};

/** What may happen on the way: nothing is answered, the answer is cut, it waits, or it is another one. */
export type Fate = 'refused' | 'cut' | 'slow' | Instead;
export type Instead = (ask: Ask, path: string) => Answer | Promise<Answer>;

/** Asks the host, by default for what the browser has asked for. */
type Ask = (path?: string) => Promise<Answer>;

/** Decides by the path that is asked for, and by the request. */
export type Fates = (path: string, request: IncomingMessage) => Fate | undefined;

export type FaultyNetwork = {
  /** Where the network takes requests for every host. */
  readonly port: number;
  /** From now on requests meet these fates. */
  meet(fates: Fates): void;
  /** Everything is answered again, also what has waited. */
  mend(): void;
  /** How many requests have met a fate since the last change. */
  readonly met: number;
  close(): Promise<void>;
};

/**
 * Starts a network.
 * @param hosts where requests go that name a host, by its name and port: a port of this machine
 */
export async function startNetwork(
  hosts: Readonly<Record<string, number>>,
): Promise<FaultyNetwork> {
  const nothing: Fates = () => undefined;
  let fates = nothing;
  let met = 0;
  let waiting: (() => void)[] = [];

  /** What the host answers. It is asked for text that is not packed, which can be changed. */
  const answerOf = ({ method, url, headers }: IncomingMessage, body: Buffer, path = url) =>
    new Promise<Answer>((resolve, reject) => {
      const port = hosts[headers.host ?? ''];
      if (port === undefined) return reject(new Error(`Nobody is ${headers.host}.`));
      const asked = ask(
        {
          ...{ host: 'localhost', port, method, path },
          headers: { ...headers, 'accept-encoding': 'identity' },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(parts),
            }),
          );
        },
      );
      asked.on('error', reject);
      asked.end(body);
    });

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const fate = fates(pathname, request);
    if (fate) met += 1;
    if (fate === 'refused') {
      request.socket.resetAndDestroy();
      return;
    }
    if (fate === 'slow') await new Promise<void>((resolve) => waiting.push(resolve));
    const askHost: Ask = (path) => answerOf(request, Buffer.concat(parts), path);
    const answer = await (typeof fate === 'function' ? fate(askHost, pathname) : askHost());
    const { status, headers, body } = answer;
    const { 'transfer-encoding': _, connection: __, etag: mark, ...rest } = headers;
    // Another answer than the host's has no mark by which the host would say that it has not changed.
    if (typeof fate !== 'function' && mark) Object.assign(rest, { etag: mark });
    response.writeHead(status, { ...rest, 'content-length': Buffer.byteLength(body) });
    if (fate !== 'cut') response.end(body);
    else if (body.length === 0) request.socket.resetAndDestroy();
    else response.write(body.slice(0, body.length / 2), () => request.socket.destroy());
  }

  const server = createServer((request, response) => {
    // A host that is stopped, or a browser that has gone, ends the connection.
    pass(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    meet(next) {
      fates = next;
      met = 0;
    },
    mend() {
      fates = nothing;
      for (const go of waiting) go();
      waiting = [];
    },
    get met() {
      return met;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
