// Purpose: finds out whether a port of this machine is free before anything is started on it.
// A server that fails half-way leaves others running; one sentence up front does not.
import { createServer } from 'node:net';

/** Whether nothing listens on a port of the loopback addresses. */
async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'));
      probe.listen(port, host, () => probe.close(() => resolve(true)));
    });
    if (!free) return false;
  }
  return true;
}

/**
 * Makes sure that ports of this machine are free.
 * @throws Error with a sentence for the first that is taken
 */
export async function demandPorts(...ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    if (await isPortFree(port)) continue;
    throw new Error(
      `Port ${port} is taken, and this command needs it. If npm start, npm run dev or npm test of this project runs in ` +
        'another terminal, end it there with Ctrl-C; otherwise end the program that uses the port. Then try again.',
    );
  }
}
