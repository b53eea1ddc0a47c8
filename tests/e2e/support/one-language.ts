import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { visibleTexts } from '../../../src/build/visible-texts.ts';
import { editionPath } from '../../../src/core/addresses.ts';
import type { LanguageCode } from '../../../src/languages/list.ts';
import { mark } from './other-build.ts';

const known = new Map<string, Promise<ReadonlySet<string>>>();

/**
 * The texts of a page, of whichever build, in its own language. Of its head there is the title: what it tells other programs of itself
 * does not change in place.
 */
function textsOf(html: string): Set<string> {
  const read = html
    .replaceAll(mark, '')
    .replace(/<head\b.*?(<title>.*?<\/title>).*?<\/head>/s, '$1');
  return new Set(visibleTexts(read).flatMap(({ text, marked }) => (marked ? [] : [text])));
}

/** The texts of an edition as the host has it, asked for once. */
function textsAt(request: APIRequestContext, path: string): Promise<ReadonlySet<string>> {
  const asked =
    known.get(path) ?? request.get(path).then(async (answer) => textsOf(await answer.text()));
  known.set(path, asked);
  return asked;
}

/**
 * The page is readable, and whole in one language: it has none of the texts that its edition in the other language alone has, and those
 * of its own, but for what a form has answered in their place.
 * @param path the English address of the page
 */
export async function expectOneLanguage(
  page: Page,
  request: APIRequestContext,
  path: string,
  [shown, other]: readonly [LanguageCode, LanguageCode],
): Promise<void> {
  const [own, foreign] = await Promise.all([
    textsAt(request, editionPath(path, shown)),
    textsAt(request, editionPath(path, other)),
  ]);
  await expect(page.locator('html')).toHaveAttribute('lang', shown);
  await expect(page.locator('html')).toHaveAttribute('dir', shown === 'ar' ? 'rtl' : 'ltr');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const foreigners = [...foreign].filter((text) => !own.has(text));
  const words = [...own].filter((text) => !foreign.has(text));
  // What lies below the screen changes a frame later.
  await expect(async () => {
    const texts = textsOf(await page.content());
    expect(foreigners.filter((text) => texts.has(text))).toEqual([]);
    const gone = words.filter((text) => !texts.has(text));
    expect(gone.length, gone.join('\n')).toBeLessThan(words.length / 10);
  }).toPass({ timeout: 10_000 });
}
