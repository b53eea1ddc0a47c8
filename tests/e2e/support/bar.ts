// What the wide menu of the bar offers to visitors, and to those who are signed in.
import { expect, type Page } from '@playwright/test';
import { t as english } from './site.ts';

/** The way in and the way out, by default in English words. */
export function waysOf(page: Page, t: (key: string) => string = english) {
  const menu = page.locator('.menu-wide');
  return {
    signIn: menu.getByRole('link', { name: t('common:navigation.signIn') }),
    signOut: menu.getByRole('button', { name: t('common:navigation.signOut') }),
  };
}

/** Signs out of the bar, which then has the way in again. */
export async function signOut(page: Page, t?: (key: string) => string): Promise<void> {
  const ways = waysOf(page, t);
  await ways.signOut.click();
  await expect(ways.signIn).toBeVisible();
}
