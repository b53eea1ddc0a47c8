import { beforeEach, expect, test, vi } from 'vitest';
import { addWords } from '../../../../src/browser/catalogue.ts';
import * as page from '../../../../src/browser/language-switch/standing.ts';
import { $language, editionShownIn, linkIn } from '../../../../src/browser/stores/language.ts';

vi.mock('../../../../src/browser/language-switch/standing.ts');
vi.mock('../../../../src/browser/catalogue.ts');

beforeEach(() => {
  vi.mocked(page.standingWords).mockImplementation((code) => [{ common: { language: code } }]);
});

test('says what the page shows, and follows its switch; the words are there before it does', () => {
  vi.mocked(page.shownLanguage).mockReturnValue('ar');
  const heard: [string, number][] = [];
  const stop = $language.subscribe((code) =>
    heard.push([code, vi.mocked(addWords).mock.calls.length]),
  );
  expect(addWords).toHaveBeenLastCalledWith('ar', { common: { language: 'ar' } });
  vi.mocked(page.onLanguageChange).mock.calls[0]?.[0]('de');
  expect(addWords).toHaveBeenLastCalledWith('de', { common: { language: 'de' } });
  expect(heard).toEqual([
    ['ar', 1],
    ['de', 2],
  ]);
  expect(page.onLanguageChange).toHaveBeenCalledOnce();
  stop();
});

test('links lead to the edition that the page’s address belongs to', () => {
  vi.mocked(page.editionOf).mockReturnValue('en');
  expect(editionShownIn('fr')).toBe('en');
  expect(linkIn('fr', '/contact')).toBe('/contact');
  vi.mocked(page.editionOf).mockImplementation((language) => language);
  expect(editionShownIn('fr')).toBe('fr');
  expect(linkIn('fr', '/')).toBe('/fr');
});
