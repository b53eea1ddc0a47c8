import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const { resolve } = createRequire(import.meta.resolve('@axe-core/playwright'));

/**
 * Has each page that is opened from now on come with axe-core. Put into a page that stands, as the builder does twice for each look, it
 * takes as long as the look.
 */
export const bringAxe = (page: Page) =>
  page.addInitScript({ path: resolve('axe-core/axe.min.js') });

/**
 * axe-core on a page that has come with it, and without frames, which all pages of the site are: otherwise all that was found is carried
 * to another page and put together there, which takes longer than to look.
 */
export const axeOf = (page: Page) =>
  new AxeBuilder({ page, axeSource: 'void axe' }).setLegacyMode();
