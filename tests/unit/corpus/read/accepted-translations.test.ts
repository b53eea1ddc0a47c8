import { expect, test } from 'vitest';
import {
  acceptedFile,
  acceptedOf,
  readAccepted,
} from '../../../../src/corpus/read/accepted-translations.ts';
import type { Diagnostic } from '../../../../src/corpus/read/diagnostic.ts';

const path = 'content/translations/de/accepted.json';

/** What is read of a file, and what is said of it. */
function read(text: string) {
  const found: Diagnostic[] = [];
  const accepted = readAccepted([{ path, text }], (...more) => found.push(...more));
  return { accepted: accepted.get('de'), messages: found.map(({ message }) => message) };
}

test('each language but English has a file', () => {
  expect(acceptedFile('de')).toBe(path);
  expect(acceptedOf(path)).toBe('de');
  for (const other of ['xx', 'de/legal']) {
    expect(acceptedOf(path.replace('/de/', `/${other}/`))).toBeUndefined();
  }
});

test('it holds days and pairs of hashes', () => {
  const texts = { 'x:a': '0123456789ab ba9876543210' };
  const text = JSON.stringify({ revised: { x: '2026-11-22' }, texts });
  expect(read(text)).toEqual({
    accepted: { revised: { x: new Date('2026-11-22') }, texts },
    messages: [],
  });
  expect(read(text.replace('ab ba', 'ab'))).toEqual({
    accepted: undefined,
    messages: [
      '"x:a" in "texts": found "0123456789ab9876543210", expected two hashes of twelve characters, as npm run translations:accept writes them.',
    ],
  });
  expect(read('{').messages).toHaveLength(1);
});
