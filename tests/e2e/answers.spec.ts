// The way of a reader with a question: from the hub to the answers, and from an answer to the clause that decides.
import { expect } from '@playwright/test';
import { corpus } from '../content/real-content.ts';
import { test } from './support/test.ts';

const paths = corpus.readingPaths.data?.paths ?? [];
const answers = corpus.textsById.get('legal/answers')?.outline ?? [];
const questions = answers.filter(({ level }) => level === 2);

test('each reading path of the hub begins with its part of the answers', async ({ page }) => {
  for (const { id, steps } of paths) {
    await page.goto('/legal');
    const path = page
      .locator('li', { has: page.locator(`a[href="/legal/answers#${id}"]`) })
      .first();
    const links = path.getByRole('link');
    await expect(links).toHaveCount(steps.length + 1);
    await links.first().click();
    await expect(page).toHaveURL(`/legal/answers#${id}`);
    await expect(page.locator(`#${id} h2`)).toBeInViewport();
  }
});

for (const edition of ['', '/ar', '/zh']) {
  test(`each answer leads to the clauses that decide${edition && `, in ${edition}`}`, async ({
    page,
  }) => {
    await page.goto(`${edition}/legal/answers`);
    for (const { id } of questions) {
      const clauses = page.locator(`#${id} li > a`);
      const places = await clauses.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      expect(places, id).not.toEqual([]);
      expect(
        places.filter((place) => !place?.startsWith(`${edition}/`) || !place.includes('#')),
        id,
      ).toEqual([]);
    }
    const [first] = questions;
    await page.goto(`${edition}/legal/answers#${first?.id}`);
    await expect(page.locator(`#${first?.id} h3`)).toBeInViewport();
    await page.locator(`#${first?.id} li > a`).first().click();
    await expect(page.locator(':target')).toBeInViewport();
  });
}
