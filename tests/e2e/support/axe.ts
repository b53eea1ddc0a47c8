import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * axe-core on a page without frames, which all pages of the site are: otherwise all that was found is carried to another page and put
 * together there, which takes longer than to look.
 */
export const axeOf = (page: Page) => new AxeBuilder({ page }).setLegacyMode();
