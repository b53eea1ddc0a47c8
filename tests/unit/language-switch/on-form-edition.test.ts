// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { installSwitch } from '../../../src/language-switch/install.ts';

vi.mock('../../../src/language-switch/install.ts');

test('an edition names a choice by the address of the other edition of the same page', async () => {
  document.documentElement.lang = 'fr';
  history.replaceState({ kept: 1 }, '', '/fr/contact?topic=general#form');
  await import('../../../src/language-switch/on-form-edition.ts');
  const [page, source, name] = vi.mocked(installSwitch).mock.calls[0] ?? [];
  expect(page).toBe('/contact');
  expect(source).toMatch(/\/switch\.js$/);
  const entries = history.length;
  name?.('de');
  expect(location.href).toMatch(/\/de\/contact\?topic=general#form$/);
  name?.('en');
  expect(location.href).toMatch(/localhost[^/]*\/contact\?topic=general#form$/);
  expect([history.length, history.state]).toEqual([entries, { kept: 1 }]);
});
