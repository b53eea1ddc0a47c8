// Purpose: runs Astro's development server with the accounts' backend beside it; pages change when files do. Mistakes in the
// content are listed here and in the pages, and do not stop it; in a build they are errors. Where a port is taken, by npm start for
// instance, it takes a free one.
// Usage: npm run dev.
import { join } from 'node:path';
import { localPorts } from '../src/core/local-ports.ts';
import { startBackend } from './dev-backend/start-backend.ts';
import { freePort } from './lib/ports.ts';
import { endTree, onEnd, startNode, toolEnvironment } from './lib/run.ts';
import { buildSettings } from './lib/settings.ts';

try {
  const port = await freePort(localPorts.dev);
  const backend = await startBackend({
    port: await freePort(localPorts.backend),
    siteOrigins: [`http://localhost:${port}`, `http://127.0.0.1:${port}`],
    log: console.error,
  });
  console.log(`Backend: ${backend.url}`);
  console.log(`Demo account: ${backend.demoAccount.email} ${backend.demoAccount.password}`);
  const settings = await buildSettings('.local/backend');
  // The pages call the backend where it was started, unless the environment names a hosted project.
  const url = process.env['PUBLIC_SUPABASE_URL'] || backend.url;
  const command = [join('node_modules', 'astro', 'bin', 'astro.mjs'), 'dev', '--port', `${port}`];
  const astro = startNode(command, {
    env: {
      ...{ ...toolEnvironment, ...settings, PUBLIC_SUPABASE_URL: url },
      ...{ NO_COLOR: undefined, FORCE_COLOR: undefined },
    },
    stdio: 'inherit',
    detached: process.platform !== 'win32',
  });
  onEnd(() => void endTree(astro));
  astro.once('exit', (code) => void backend.close().then(() => process.exit(code ?? 0)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
