import { expect, test, vi } from 'vitest';
import * as service from '../../../src/services/language.ts';
import { $language, choose } from '../../../src/stores/language.ts';

vi.mock('../../../src/services/language.ts');

test('says what the page shows, and follows its switch', () => {
  vi.mocked(service.shownLanguage).mockReturnValue('ar');
  const heard: string[] = [];
  const stop = $language.subscribe((code) => heard.push(code));
  vi.mocked(service.onLanguageChange).mock.calls[0]?.[0]('de');
  expect(heard.at(-1)).toBe('de');
  expect(service.onLanguageChange).toHaveBeenCalledOnce();
  stop();
});

test('a choice is the page’s to make', () => {
  vi.mocked(service.chooseLanguage).mockReturnValue(false);
  expect(choose('fr')).toBe(false);
  expect(service.chooseLanguage).toHaveBeenCalledExactlyOnceWith('fr');
});
