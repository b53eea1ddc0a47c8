import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cachedFile } from '../../../../src/integrations/pictures/cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what was rendered from the same content is not rendered again', async () => {
  const kept = join(folder, 'kept');
  const parts = ['ground', 'words'];
  let renderings = 0;
  const render = async () => {
    renderings += 1;
    return Buffer.from('picture');
  };
  expect(await cachedFile(kept, join(folder, 'a', 'one.png'), parts, render)).toBe(true);
  expect(await cachedFile(kept, join(folder, 'b', 'two.png'), parts, render)).toBe(false);
  expect(await cachedFile(kept, join(folder, 'three.png'), [...parts, 'changed'], render)).toBe(
    true,
  );
  expect(renderings).toBe(2);
  expect(readFileSync(join(folder, 'b', 'two.png'), 'utf8')).toBe('picture');
});
