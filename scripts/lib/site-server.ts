// Purpose: serves dist/ on the runtime of the content delivery network (wrangler), for `npm start` and the tests. It waits
// until the server answers, and ends with all processes that it started.
import { join } from 'node:path';
import { endTree, startNode, toolEnvironment } from './run.ts';

export type SiteServer = { readonly url: string; close(): Promise<void> };

/**
 * Starts the site on a port of this machine.
 * @throws Error with wrangler's own last lines when it does not answer within 60 seconds.
 */
export async function serveSite(port: number): Promise<SiteServer> {
  const child = startNode([join('scripts', 'serve-dist.ts'), `${port}`], {
    env: toolEnvironment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk).slice(-4000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const url = `http://localhost:${port}`;
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && child.exitCode === null) {
    if (await answers(url)) return { url, close: () => endTree(child) };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await endTree(child);
  throw new Error(`The site's server did not start.\n${output.trim()}`);
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/robots.txt`, { signal: AbortSignal.timeout(1000) })).ok;
  } catch {
    return false;
  }
}
