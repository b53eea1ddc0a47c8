import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageCookie, languageKey } from '../../../src/browser/language-switch/keys.ts';
import { sessionKey, toastKey } from '../../../src/core/session-keys.ts';
import { documentFor } from '../../content/real-content.ts';

/** Keys that libraries of ours use by themselves, and the file of each that does. */
const ofLibraries = {
  'i18next.translate.boo':
    'i18next-browser-languagedetector/dist/esm/i18nextBrowserLanguageDetector.js',
  'supabase.gotrue-js.locks.debug': '@supabase/auth-js/dist/module/lib/locks.js',
};
/** What the software of the session does in local storage by itself; tests/e2e/storage.spec.ts watches it. */
const watched = [
  'lswt-',
  ...['flows-code-verifier', 'code-verifier', 'user'].map((name) => `${sessionKey}-${name}`),
];

test('every key that is stored or read stands in the Cookies Policy, and no other', () => {
  const { text } = documentFor('/legal/cookies-policy').body;
  const rows = [...text.matchAll(/^\| ([^|]*)\| (?:Local|Session|Cookie)/gm)];
  const named = rows.flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  const own = [languageKey, languageCookie, sessionKey, toastKey];
  expect(new Set(named)).toEqual(new Set([...own, ...Object.keys(ofLibraries), ...watched]));
});

test('libraries use the keys that the policy names', () => {
  for (const [key, file] of Object.entries(ofLibraries)) {
    const text = readFileSync(`node_modules/${file}`, 'utf8');
    const found = [...text.matchAll(/(?:testKey = |getItem\()'([^']+)'/g)].map(([, name]) => name);
    expect(new Set(found)).toEqual(new Set([key]));
  }
});
