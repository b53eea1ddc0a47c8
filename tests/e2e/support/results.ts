// What a search has found, as a check of shapes and sizes needs it.
import type { Page } from '@playwright/test';

/** Opens all that is folded on the search page, and has all results set: one that is not scrolled to is not set yet, and has no size. */
export async function setResults(page: Page): Promise<void> {
  await page.locator('.search details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
  await page.locator('#_results > section').evaluateAll((sections) => {
    for (const each of sections) (each as HTMLElement).style.contentVisibility = 'visible';
  });
}
