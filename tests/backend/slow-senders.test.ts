// Somebody who sends slowly does not hold a connection for longer than ten seconds or so.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bench, speak, startBench } from './support.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.end());

describe.concurrent('slow senders', { timeout: 15_000 }, () => {
  it('are cut off in the middle of a body', async ({ expect: check }) => {
    const start = performance.now();
    const answer = await speak(
      bench.backend.url,
      `POST /rest/v1/enquiries HTTP/1.1\r\nHost: localhost\r\napikey: ${bench.backend.publishableKey}\r\nContent-Length: 100\r\n\r\n{`,
    );
    check(answer).toMatch(/^HTTP\/1\.1 408 /);
    check(answer).toContain('"code":"request_timeout"');
    check(performance.now() - start).toBeGreaterThan(9_500);
    check(performance.now() - start).toBeLessThan(12_500);
  });

  it('are cut off in the middle of the headers', async ({ expect: check }) => {
    const answer = await speak(bench.backend.url, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    check(answer).toMatch(/^HTTP\/1\.1 408 /);
  });
});

it('are ended at once when the backend closes', async () => {
  const other = await startBench();
  const silent = speak(other.backend.url, '');
  const halfway = speak(
    other.backend.url,
    `POST /rest/v1/enquiries HTTP/1.1\r\nHost: localhost\r\napikey: ${other.backend.publishableKey}\r\nContent-Length: 9\r\n\r\n{`,
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  const start = performance.now();
  await other.end();
  await Promise.allSettled([silent, halfway]);
  expect(performance.now() - start).toBeLessThan(1_000);
});
