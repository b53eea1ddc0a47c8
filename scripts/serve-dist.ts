// Purpose: serves dist/ on the runtime of the content delivery network until it is stopped, as `wrangler dev` does. But it
// does not open the port of the debugger, which only this way of starting allows. Usage: node scripts/serve-dist.ts <port>
import { join } from 'node:path';
import { unstable_startWorker } from 'wrangler';
import { projectRoot } from './lib/run.ts';

const worker = await unstable_startWorker({
  config: join(projectRoot, 'wrangler.jsonc'),
  dev: {
    server: { hostname: 'localhost', port: Number(process.argv[2]) },
    inspector: false,
    logLevel: 'warn',
  },
});
// An error that prevents the start, such as a taken port, comes as an event; `ready` would wait for ever.
const failure = new Promise<never>((_, reject) => worker.raw.once('error', reject));
try {
  await Promise.race([worker.ready, failure]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
