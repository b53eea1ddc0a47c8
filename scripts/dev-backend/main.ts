// Runs the embedded backend by itself: node scripts/dev-backend/main.ts [--port 54321] [--data-dir …].
// Stops cleanly at Ctrl+C or when it is told to end.
import { parseArgs } from 'node:util';
import { BackendError } from './backend-error.ts';
import { startBackend } from './start-backend.ts';

const { values } = parseArgs({
  options: { port: { type: 'string' }, 'data-dir': { type: 'string' } },
});

try {
  const dataDir = values['data-dir'];
  const backend = await startBackend({
    ...(values.port === undefined ? {} : { port: Number(values.port) }),
    ...(dataDir === undefined ? {} : { dataDir }),
    log: (line) => console.log(line),
  });
  const { email, password } = backend.demoAccount;
  console.log(`Backend: ${backend.url}`);
  console.log(`Publishable key: ${backend.publishableKey}`);
  console.log(`Demo account: ${email}, password ${password}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => backend.close());
} catch (error) {
  console.error(error instanceof BackendError ? error.message : error);
  process.exitCode = 1;
}
