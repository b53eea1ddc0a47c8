import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cachedFile } from '../../../../../scripts/lib/pictures/cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what was rendered from the same content is not rendered again', async () => {
  // Unlike anything that a real build draws, and unlike the last run of this test.
  const parts = ['test', `${process.pid} ${performance.timeOrigin}`];
  let renderings = 0;
  const render = async () => {
    renderings += 1;
    return Buffer.from('picture');
  };
  expect(await cachedFile(join(folder, 'a', 'one.png'), parts, render)).toBe(true);
  expect(await cachedFile(join(folder, 'b', 'two.png'), parts, render)).toBe(false);
  expect(await cachedFile(join(folder, 'three.png'), [...parts, 'changed'], render)).toBe(true);
  expect(renderings).toBe(2);
  expect(readFileSync(join(folder, 'b', 'two.png'), 'utf8')).toBe('picture');
});
