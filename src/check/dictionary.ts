// The dictionaries by which spelling is checked: those of a well-kept spell checker, each in a package of its own.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie, encodeITrieToBTrie, type ITrie } from 'cspell-trie-lib';
import { cacheByText } from '../core/memo.ts';
import { cachedNow } from '../corpus/disk-cache.ts';

const { resolve } = createRequire(import.meta.url);

/** The text form of a dictionary takes up to a second to read, its binary form some milliseconds. */
const open = cacheByText(
  (name: string): ITrie =>
    decodeTrie(
      cachedNow('dictionaries', name, () => {
        const about = resolve(name);
        const { dictionaryDefinitions } = JSON.parse(readFileSync(about, 'utf8'));
        const packed = readFileSync(join(about, '..', dictionaryDefinitions[0].path));
        return encodeITrieToBTrie(decodeTrie(gunzipSync(packed)));
      }),
    ),
);

/**
 * Whether a dictionary has a word: as it is typed, in small letters, or as a noun of German; with either apostrophe.
 * @param name its package
 * @throws Error when the package is not installed
 */
export function hasWord(name: string, word: string): boolean {
  const trie = open(name);
  const small = word.toLowerCase();
  return [word, small, small.replace(/^\p{L}/u, (letter) => letter.toUpperCase())].some(
    (form) => trie.hasWord(form, true) || trie.hasWord(form.replaceAll("'", '’'), true),
  );
}

/** The words of a dictionary that are most like one that it does not have, the most like first. */
export function nearestWords(name: string, word: string): readonly string[] {
  return open(name).suggest(word, { numSuggestions: 8, includeTies: false });
}
