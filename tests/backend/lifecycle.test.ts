// Starting, stopping and starting again: what is kept, who may read it, and what a person is told
// when something stands in the way.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  keepPublishableKey,
  keepSecrets,
  secretsFile,
} from '../../scripts/backend/keep-secrets.ts';
import { createSigningKey } from '../../scripts/backend/sign-tokens.ts';
import { startBackend } from '../../scripts/backend/start-backend.ts';
import { ENQUIRY, makeFolder, signedIn, startBench } from './support.ts';

const MAIN = path.resolve(import.meta.dirname, '../../scripts/backend/main.ts');
const POSIX = process.platform !== 'win32';

let dataDir: string;
beforeEach(async () => {
  dataDir = await makeFolder();
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Runs the backend as a process of its own. */
function run(...args: string[]) {
  const child = spawn(process.execPath, [MAIN, '--data-dir', dataDir, ...args]);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  const ended = once(child, 'close').then(([code]) => ({ code, said: said.trim() }));
  const ready = async () => {
    while (!said.includes('Demo account') && child.exitCode === null) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return said;
  };
  return { child, ready, ended };
}

describe('a restart', () => {
  it('keeps the account, the sessions, the keys and the enquiries', async () => {
    const first = await startBench(dataDir);
    const session = await signedIn(first.client(), first.backend);
    await first.client().from('enquiries').insert(ENQUIRY);
    await first.end();

    const second = await startBench(dataDir);
    expect(second.backend.demoAccount).toEqual(first.backend.demoAccount);
    expect(second.backend.publishableKey).toBe(first.backend.publishableKey);
    expect(await keepPublishableKey(dataDir)).toBe(first.backend.publishableKey);
    expect(second.storedEnquiries()).toBe(1);
    const client = second.client();
    expect((await client.auth.getUser(session.access_token)).data.user?.id).toBe(session.user.id);
    expect((await client.auth.refreshSession(session)).error).toBeNull();
    expect((await client.from('resources').select('slug')).data).toHaveLength(5);
    await second.end();
  });

  it('with a new key in front accepts tokens of the old key and signs with the new', async () => {
    const first = await startBench(dataDir);
    const { access_token } = await signedIn(first.client(), first.backend);
    await first.end();
    const { secrets } = await keepSecrets(dataDir);
    const added = createSigningKey();
    const rotated = { ...secrets, signingKeys: [added, ...secrets.signingKeys] };
    await writeFile(secretsFile(dataDir), JSON.stringify(rotated));

    const second = await startBench(dataDir);
    const client = second.client();
    expect((await client.auth.getClaims(access_token)).error).toBeNull();
    expect((await client.auth.getUser(access_token)).error).toBeNull();
    const fresh = await signedIn(client, second.backend);
    const { data } = await client.auth.getClaims(fresh.access_token);
    expect(data?.header.kid).toBe(added.kid);
    await second.end();
  });

  it('without the secrets makes new ones and lets the demo account in again', async () => {
    const first = await startBench(dataDir);
    const { access_token } = await signedIn(first.client(), first.backend);
    await first.client().from('enquiries').insert(ENQUIRY);
    await first.end();
    await rm(secretsFile(dataDir));

    const second = await startBench(dataDir);
    expect(second.backend.demoAccount.password).not.toBe(first.backend.demoAccount.password);
    await signedIn(second.client(), second.backend);
    expect((await second.client().auth.getUser(access_token)).error).not.toBeNull();
    expect(second.storedEnquiries()).toBe(1);
    await second.end();
  });

  it('is possible on the same port at once, and closing twice does no harm', async () => {
    const first = await startBench(dataDir);
    const port = Number(new URL(first.backend.url).port);
    await fetch(first.backend.url);
    await Promise.all([first.backend.close(), first.backend.close()]);
    const second = await startBackend({ port, dataDir });
    expect(second.url).toBe(first.backend.url);
    await second.close();
  });
});

describe.skipIf(!POSIX)('the data folder', () => {
  it('is for its owner alone', async () => {
    const bench = await startBench(dataDir);
    const mode = async (name: string) => (await stat(path.join(dataDir, name))).mode & 0o777;
    expect(await mode('.')).toBe(0o700);
    expect(await mode('secrets.json')).toBe(0o600);
    expect(await mode('data.db')).toBe(0o600);
    await bench.end();
  });
});

describe('what stands in the way is said in one sentence', () => {
  it('a taken port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, said } = await run('--port', String(port)).ended;
    expect([code, said]).toEqual([
      1,
      `Port ${port} is taken by another program: stop it or choose another.`,
    ]);
    other.close();
  });

  it.each(['not a database', 'cut short', 'overwritten in the middle'])(
    'a database file that is %s',
    async (how) => {
      await (await startBench(dataDir)).end();
      const file = path.join(dataDir, 'data.db');
      if (how === 'not a database') await writeFile(file, 'x'.repeat(8_192));
      else if (how === 'cut short') await truncate(file, 20_000);
      else {
        const bytes = await readFile(file);
        await writeFile(file, bytes.fill(0xa5, 4_096, 60_000));
      }
      const { code, said } = await run('--port', '0').ended;
      expect(code).toBe(1);
      expect(said.split('\n')).toHaveLength(1);
      expect(said).toContain(`The database file ${file} is damaged: remove it and start again`);

      await rm(file);
      const bench = await startBench(dataDir);
      await signedIn(bench.client(), bench.backend);
      await bench.end();
    },
  );

  it('a damaged secrets file', async () => {
    await writeFile(secretsFile(dataDir), '{"publishableKey":"x"}');
    const { code, said } = await run('--port', '0').ended;
    expect(code).toBe(1);
    expect(said).toContain(`The secrets file ${secretsFile(dataDir)} is damaged: remove it`);
  });
});

describe.skipIf(!POSIX)('the program', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('says where it is and ends at %s', async (signal) => {
    const program = run('--port', '0');
    const said = await program.ready();
    expect(said).toMatch(/^Backend: http:\/\/127\.0\.0\.1:\d+$/m);
    expect(said).toMatch(/^Demo account: demo@\S+, password \S{20}$/m);
    const url = /^Backend: (\S+)$/m.exec(said)?.[1] ?? '';
    // A connection that is kept alive must not keep the program alive.
    expect((await fetch(url)).status).toBe(404);
    program.child.kill(signal);
    const start = performance.now();
    const { code } = await program.ended;
    expect(code).toBe(0);
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it('starts again after it was killed', async () => {
    const killed = run('--port', '0');
    await killed.ready();
    killed.child.kill('SIGKILL');
    await killed.ended;
    const bench = await startBench(dataDir);
    await signedIn(bench.client(), bench.backend);
    await bench.end();
  });
});
