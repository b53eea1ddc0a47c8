// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { sessionKey } from '../../../../src/core/session-keys.ts';

async function open() {
  document.body.innerHTML =
    '<ul id="_languages"><a hreflang="de" href="#de"><b>Deutsch</b></a></ul><a hreflang="fr" href="#fr">x</a>';
  await import('../../../../src/browser/client/edition-head.ts');
}
const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const stored = () => localStorage.getItem('i18nextLng');

test('a link of the picker stores its language; another link to an edition does not', async () => {
  await open();
  click('[hreflang=fr]');
  expect(stored()).toBeNull();
  click('[hreflang=de] b');
  expect(stored()).toBe('de');
});

test('where the language changes in place, nothing is stored here', async () => {
  vi.stubGlobal('languageSwitch', {});
  await open();
  click('[hreflang=de]');
  expect(stored()).toBeNull();
});

test('the page is marked while a session is stored', async () => {
  localStorage.setItem(sessionKey, '{}');
  await open();
  expect(document.documentElement.dataset).toHaveProperty('session');
});
