import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { demandPorts, freePort } from '../../../../scripts/lib/ports.ts';

test('a port is refused while a server listens on it, with what may hold it, and free again afterwards', async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const refusal = new RegExp(`^Port ${port} is taken.* npm start .*end it there with Ctrl-C`);
  await expect(demandPorts(port)).rejects.toThrow(refusal);
  expect(await freePort(port)).not.toBe(port);
  await new Promise((resolve) => server.close(resolve));
  await expect(demandPorts(port)).resolves.toBeUndefined();
  expect(await freePort(port)).toBe(port);
});

test('a free port is free', async () => {
  await expect(demandPorts(await freePort())).resolves.toBeUndefined();
});
