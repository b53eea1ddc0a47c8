// @vitest-environment jsdom
import { act, createElement } from 'react';
import { expect, test } from 'vitest';
import germanCommon from '../../../../content/locales/de/common.json' with { type: 'json' };
import german from '../../../../content/locales/de/restricted.json' with { type: 'json' };
import englishCommon from '../../../../content/locales/en/common.json' with { type: 'json' };
import english from '../../../../content/locales/en/restricted.json' with { type: 'json' };
import { addWords } from '../../../../src/browser/catalogue.ts';
import { Restricted } from '../../../../src/browser/islands/Restricted.tsx';
import { $language } from '../../../../src/browser/stores/language.ts';
import { hydrated, part, prebuilt } from './show.ts';

const restricted = (language = 'en', words = english, { signIn } = englishCommon.navigation) =>
  createElement(Restricted, {
    language,
    words: { restricted: words, common: { navigation: { signIn } } },
  });
const links = (island: HTMLElement) =>
  Array.from(island.querySelectorAll('a'), (link) => [link.textContent, link.getAttribute('href')]);
const said = (island: HTMLElement) => [
  part(island, '.reason-unauthenticated').textContent,
  part(island, '.reason-invalid').textContent,
];

test('it is built with the texts for both reasons, and with “Sign in” first among its links', () => {
  const island = prebuilt(restricted());
  expect(said(island)).toEqual([english.unauthenticated, english.invalidCredentials]);
  expect(part(island, 'h1').textContent).toBe(english.title);
  expect(island.textContent).toContain(english.note);
  expect(links(island)).toEqual([
    [englishCommon.navigation.signIn, '/signin'],
    [english.home, '/'],
    [english.contact, '/contact'],
  ]);
});

test('its links stay in the edition', () => {
  const island = prebuilt(restricted('de', german, germanCommon.navigation), 'de');
  expect(links(island).map(([, href]) => href)).toEqual(['/de/signin', '/de', '/de/contact']);
});

test('a stored session changes nothing in it, and neither does a switch of language in what is chosen', async () => {
  document.documentElement.toggleAttribute('data-session', true);
  const island = await hydrated(restricted());
  expect(said(island)).toEqual([english.unauthenticated, english.invalidCredentials]);
  const paragraph = part(island, '.reason-unauthenticated');
  addWords('de', { restricted: german, common: germanCommon });
  await act(async () => $language.set('de'));
  expect(said(island)).toEqual([german.unauthenticated, german.invalidCredentials]);
  expect(part(island, '.reason-unauthenticated')).toBe(paragraph);
  expect(part(island, '.button-solid').textContent).toBe(germanCommon.navigation.signIn);
  document.documentElement.toggleAttribute('data-session', false);
});
