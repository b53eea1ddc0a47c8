// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { installSwitch } from '../../../../src/browser/language-switch/install.ts';
import {
  type LanguageSwitch,
  shownEvent,
} from '../../../../src/browser/language-switch/protocol.ts';

vi.mock('../../../../src/browser/language-switch/install.ts');

const scroll = vi.fn();

/** An edition with a form, and what it has told the switch. */
async function open(body = '<form><input name="email"></form>') {
  const { documentElement: root } = document;
  root.lang = 'fr';
  root.dataset['page'] = '/contact.1a2b3c4d';
  document.body.innerHTML = body;
  history.replaceState({ kept: 1 }, '', '/fr/contact?topic=general#form');
  vi.stubGlobal('scrollTo', scroll);
  vi.mocked(installSwitch).mockReset();
  vi.mocked(installSwitch).mockImplementation(
    (): LanguageSwitch => ({
      base: 'fr',
      dir: 'ltr',
      shown: 'fr',
      wanted: 'fr',
      ask: vi.fn(),
      choose: vi.fn(),
    }),
  );
  await import('../../../../src/browser/language-switch/on-form-edition.ts');
  const [name, source, rename] = vi.mocked(installSwitch).mock.calls[0] ?? [];
  const change = (said: string, detail = 'de') => {
    document.body.dataset['language'] = said;
    dispatchEvent(new CustomEvent(shownEvent, { detail }));
  };
  return { name, source, rename, change };
}

beforeEach(() => scroll.mockClear());

test('an edition asks for patches by its own name, and names a choice by the address of the other edition', async () => {
  const { name, source, rename } = await open();
  expect(name).toBe('/contact.1a2b3c4d');
  expect(source).toMatch(/\/switch\.js$/);
  const entries = history.length;
  rename?.('de');
  expect(location.href).toMatch(/\/de\/contact\?topic=general#form$/);
  rename?.('en');
  expect(location.href).toMatch(/localhost[^/]*\/contact\?topic=general#form$/);
  expect([history.length, history.state]).toEqual([entries, { kept: 1 }]);
});

test('another edition begins at its top, and says its language in a line that was there before', async () => {
  const { change } = await open();
  const line = document.querySelector('[role=status]');
  expect(line?.textContent).toBe('');
  change('Sprache der Seite: Deutsch');
  expect(line?.textContent).toBe('Sprache der Seite: Deutsch');
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
});

test('a language that could not be shown moves nothing and says nothing', async () => {
  const { change } = await open();
  change('Langue de la page : français', 'fr');
  expect(scroll).not.toHaveBeenCalled();
  expect(document.querySelector('[role=status]')?.textContent).toBe('');
});

test('who is filling in the form stays where it is', async () => {
  const { change } = await open('<form><input name="email" value="a@b.example"></form>');
  change('Sprache der Seite: Deutsch');
  expect(scroll).not.toHaveBeenCalled();
  expect(document.querySelector('[role=status]')?.textContent).toBe('Sprache der Seite: Deutsch');
});
