// Purpose: runs the whole site on this machine: builds it if it has changed, serves dist/ and the accounts' backend, and
// prints their addresses. It ends everything that it started on Ctrl-C, or when one of them does not start.
// Usage: npm start.
import { localPorts } from '../src/core/local-ports.ts';
import { startBackend } from './dev-backend/start-backend.ts';
import { buildIfChanged } from './lib/build-if-changed.ts';
import { sentenceOf } from './lib/failure.ts';
import { demandPorts } from './lib/ports.ts';
import { print } from './lib/progress.mjs';
import { onEnd } from './lib/run.ts';
import { serveSite } from './lib/site-server.ts';

const closers: (() => Promise<void>)[] = [];

async function closeAll(): Promise<void> {
  await Promise.allSettled(closers.splice(0).map((close) => close()));
}

async function end(code: number, sentence?: string): Promise<never> {
  if (sentence) console.error(sentence);
  await closeAll();
  process.exit(code);
}

onEnd(() => void end(0));

try {
  await demandPorts(localPorts.site, localPorts.backend);
  if (!(await buildIfChanged(print))) await end(1);
  const backend = await startBackend({ log: console.error });
  closers.push(() => backend.close());
  console.log('Backend started');
  const site = await serveSite(localPorts.site);
  closers.push(() => site.close());
  console.log(`Backend: ${backend.url}`);
  console.log(`Site: ${site.url}`);
  console.log(`Demo account: ${backend.demoAccount.email} ${backend.demoAccount.password}`);
} catch (error) {
  await end(1, sentenceOf(error));
}
