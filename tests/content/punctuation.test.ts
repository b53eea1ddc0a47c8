// Marks between the pieces of a sentence belong to the catalogue: each language has marks and spaces of its own.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What is typed in code, with the reason. */
const allowed = [
  // Bodies of documents are written in English: the number of a section is not a sentence.
  /^src\/components\/document\/(Section|DocumentContents)\.astro: `\$\{number\}/,
  // Feeds and calendars are in English.
  /^src\/components\/status\/machine-readable\.ts: /,
];

/** A mark after a value, or after an element that shows one, and before the next word. */
const inMarkup = /\}[.,:;!?](?=\s*(?:\{|<|$))|>[.,:;!?](?=\s*[{<])/m;
const inText = /`[^`]*\$\{[^`]*\}[.,:;!?] [^`]*`/g;

function typed(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const name = file.replaceAll('\\', '/');
  const markup = name.endsWith('.ts') ? '' : text.replace(/^---[\s\S]*?^---/m, '');
  const lines = markup
    .split('\n')
    .map((line) => line.trim())
    // Endings of statements and of properties, as code has them.
    .filter(
      (line) =>
        inMarkup.test(line) &&
        !/^(?:\}|\/\/)|[^>}]\}[;,]$|^(?:const|import|export|return|type|let) /.test(line),
    );
  return [...lines, ...[...text.matchAll(inText)].map(([found]) => found)]
    .map((found) => `${name}: ${found}`)
    .filter((found) => !allowed.some((pattern) => pattern.test(found)));
}

test('no component types the marks between the pieces of a sentence', () => {
  const files = globSync([
    'src/components/**/*.{astro,ts}',
    'src/browser/islands/*.tsx',
    'src/layouts/*.astro',
  ]);
  expect(files).not.toEqual([]);
  expect(files.flatMap(typed).filter((found) => !/Error\(|throw /.test(found))).toEqual([]);
});
