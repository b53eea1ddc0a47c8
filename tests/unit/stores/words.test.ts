import { beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '../../../src/i18n/browser.ts';
import { $words, ensureWords } from '../../../src/stores/words.ts';

vi.mock('../../../src/i18n/browser.ts', () => ({ loadWords: vi.fn() }));
const load = vi.mocked(loadWords);

beforeEach(() => load.mockReset());

test('words are loaded once for each language and namespace', async () => {
  load.mockResolvedValue({ title: 'Kontakt' });
  await ensureWords('de', 'contact');
  await ensureWords('de', 'contact');
  expect(load).toHaveBeenCalledExactlyOnceWith('de', 'contact');
  expect($words.get()['de/contact']).toEqual({ title: 'Kontakt' });
});

test('a failure is told on the console, and the next call asks again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  load.mockRejectedValueOnce(new Error('down')).mockResolvedValue({ title: 'x' });
  await ensureWords('fr', 'contact');
  expect(warn).toHaveBeenCalledOnce();
  expect($words.get()['fr/contact']).toBeUndefined();
  await ensureWords('fr', 'contact');
  expect($words.get()['fr/contact']).toEqual({ title: 'x' });
});
