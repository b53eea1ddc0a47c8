// Purpose: Astro's development server with the accounts' backend beside it; pages change as files do.
// Mistakes in the content are listed at the start; the build is where they are errors.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startBackend } from './backend/start-backend.ts';
import { endTree, projectRoot, runNode, toolEnvironment } from './lib/run.ts';

const { ok, output } = await runNode(['scripts/check-content.ts']);
if (!ok) console.error(output.trim());
try {
  const backend = await startBackend({ port: 54321 });
  console.log(`Backend: ${backend.url}`);
  console.log(`Demo account: ${backend.demoAccount.email} ${backend.demoAccount.password}`);
  const astro = spawn(
    process.execPath,
    [join('node_modules', 'astro', 'bin', 'astro.mjs'), 'dev'],
    {
      cwd: projectRoot,
      env: { ...toolEnvironment, NO_COLOR: undefined, FORCE_COLOR: undefined },
      stdio: 'inherit',
      detached: process.platform !== 'win32',
    },
  );
  const end = async () => {
    await Promise.all([endTree(astro), backend.close()]);
    process.exit(0);
  };
  process.once('SIGINT', () => void end());
  process.once('SIGTERM', () => void end());
  astro.once('exit', (code) => void backend.close().then(() => process.exit(code ?? 0)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
