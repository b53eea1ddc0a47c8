// Purpose: runs Astro's development server with the accounts' backend beside it; pages change when files do. Mistakes in the
// content are listed at the start and do not stop it; in a build they are errors.
// Usage: npm run dev.
import { join } from 'node:path';
import { localPorts } from '../src/core/local-ports.ts';
import { startBackend } from './dev-backend/start-backend.ts';
import { demandPorts } from './lib/ports.ts';
import { endTree, onEnd, runNode, startNode, toolEnvironment } from './lib/run.ts';
import { buildSettings } from './lib/settings.ts';

const { ok, output } = await runNode(['scripts/check-content.ts']);
if (!ok) console.error(output.trim());
try {
  await demandPorts(localPorts.backend);
  const settings = await buildSettings('.local/backend');
  const backend = await startBackend({ log: console.error });
  console.log(`Backend: ${backend.url}`);
  console.log(`Demo account: ${backend.demoAccount.email} ${backend.demoAccount.password}`);
  const command = [join('node_modules', 'astro', 'bin', 'astro.mjs'), 'dev'];
  const astro = startNode([...command, '--port', `${localPorts.dev}`], {
    env: { ...toolEnvironment, ...settings, NO_COLOR: undefined, FORCE_COLOR: undefined },
    stdio: 'inherit',
    detached: process.platform !== 'win32',
  });
  onEnd(() => void endTree(astro));
  astro.once('exit', (code) => void backend.close().then(() => process.exit(code ?? 0)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
