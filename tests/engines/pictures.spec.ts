// A sheet of pictures of each engine, for people to look at: pages beside each other, languages below each other.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { projectRoot } from '../../scripts/lib/run.ts';
import { editionPath } from '../../src/core/addresses.ts';
import { present } from '../e2e/support/site.ts';
import { test } from './test.ts';

const pages = ['/', present('/legal/terms-of-service'), '/status', '/contact'];
const languages = ['en', 'ar', 'zh'] as const;
const tile = { width: 800, height: 540 };

test('a sheet of pictures', async ({ at, engine }) => {
  const tiles: OverlayOptions[] = [];
  for (const [row, language] of languages.entries()) {
    for (const [column, path] of pages.entries()) {
      await at.open(editionPath(path, language));
      await expect.poll(() => at.run(() => document.fonts.status)).toBe('loaded');
      tiles.push({
        input: await sharp(await at.picture())
          .resize({ ...tile, fit: 'cover', position: 'top' })
          .toBuffer(),
        left: column * (tile.width + 8),
        top: row * (tile.height + 8),
      });
    }
  }
  mkdirSync(join(projectRoot, 'screenshots'), { recursive: true });
  const file = join('screenshots', `${engine.name}.png`);
  await sharp({
    create: {
      width: pages.length * (tile.width + 8),
      height: languages.length * (tile.height + 8),
      channels: 3,
      background: 'grey',
    },
  })
    .composite(tiles)
    .toFile(join(projectRoot, file));
  console.log(`${at.name}: ${file}`);
});
