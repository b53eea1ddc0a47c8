// Purpose: checks whether ports of this machine are free, and finds free ones. A command checks before it starts anything:
// one sentence at the start is better than a server that fails half-way and leaves others running.
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
 * A port that nothing listens on, chosen by the system.
 * @param wanted taken instead if it is free
 */
export async function freePort(wanted?: number): Promise<number> {
  if (wanted !== undefined && (await isPortFree(wanted))) return wanted;
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('The system gave no port.');
  return address.port;
}

/**
 * Makes sure that ports of this machine are free.
 * @throws Error with a sentence for the first that is taken
 */
export async function demandPorts(...ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    if (await isPortFree(port)) continue;
    throw new Error(
      `Port ${port} is taken, and this command needs it. If npm start or npm run dev of this project runs in ` +
        'another terminal, end it there with Ctrl-C; otherwise end the program that uses the port. Then try again.',
    );
  }
}
