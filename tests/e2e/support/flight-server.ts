// A server of dist/ that can stop in the middle of a page: what a slow connection shows between two flights stands still.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { projectRoot } from '../../../scripts/lib/run.ts';
import { fileOf } from '../../../src/core/addresses.ts';

const dist = join(projectRoot, 'dist');
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The file of dist/ that holds the page of an address. */
export function fileAt(path: string): string {
  return join(dist, fileOf(path));
}

export type FlightServer = {
  readonly origin: string;
  /** Bytes of a packed page after which the server falls silent, with the connection open. */
  flight: number;
  close(): Promise<void>;
};

/** Starts the server on a free port of this machine. Pages stop at `flight`; files come whole, and stay in the cache. */
export async function serveFlights(): Promise<FlightServer> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (existsSync(fileAt(pathname))) {
      // Brotli 11 is what zlib takes by itself.
      const page = brotliCompressSync(readFileSync(fileAt(pathname)));
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'no-store',
      });
      if (page.length <= flights.flight) response.end(page);
      else response.write(page.subarray(0, flights.flight));
    } else if (existsSync(join(dist, pathname))) {
      response.writeHead(200, {
        'content-type': types[extname(pathname)] ?? 'application/octet-stream',
        'cache-control': 'max-age=3600, immutable',
      });
      response.end(readFileSync(join(dist, pathname)));
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const flights: FlightServer = {
    origin: `http://127.0.0.1:${port}`,
    flight: Number.POSITIVE_INFINITY,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return flights;
}
