import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { isPortFree } from '../../../../scripts/lib/ports.ts';

test('a port is taken while a server listens on it, and free again afterwards', async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  expect(await isPortFree(port)).toBe(false);
  await new Promise((resolve) => server.close(resolve));
  expect(await isPortFree(port)).toBe(true);
});
