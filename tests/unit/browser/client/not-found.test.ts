// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { shownEvent } from '../../../../src/browser/language-switch/protocol.ts';

beforeEach(() => {
  history.replaceState(null, '', '/no/such/page?lang=de');
  document.title = 'Not found';
  document.body.innerHTML = `<p lang="de" id="outside">x</p><main>
    <div lang="en" data-title="Page not found"></div>
    <div lang="de" data-title="Seite nicht gefunden" hidden></div>
    <div lang="fr" hidden></div>
  </main>`;
});
const show = (detail: string) => dispatchEvent(new CustomEvent(shownEvent, { detail }));
const shown = () => Array.from(document.querySelectorAll<HTMLElement>('main > :not([hidden])'));

test('the missing path is logged, and each change of language shows its words and its title', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await import('../../../../src/browser/client/not-found.ts');
  expect(log.mock.calls).toEqual([['404: no page at', '/no/such/page']]);
  show('de');
  expect(shown().map(({ lang }) => lang)).toEqual(['de']);
  expect(document.title).toBe('Seite nicht gefunden');
  show('fr');
  expect(shown().map(({ lang }) => lang)).toEqual(['fr']);
  expect(document.title).toBe('Seite nicht gefunden');
  expect(document.getElementById('outside')?.hidden).toBe(false);
});

test('where no language is switched the words stay as they came', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await import('../../../../src/browser/client/not-found.ts');
  expect(shown().map(({ lang }) => lang)).toEqual(['en']);
});
