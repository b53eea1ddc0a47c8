import { expect, test } from 'vitest';
import { decodeText } from '../../../../src/corpus/read/decode-text.ts';
import { formatDiagnostic } from '../../../../src/corpus/read/diagnostic.ts';

const file = 'content/a.mdx';
const decode = (bytes: Uint8Array) => {
  const { text, diagnostics } = decodeText(file, bytes);
  return { text, messages: diagnostics.map(formatDiagnostic) };
};
const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const wide = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

test('plain UTF-8 is read as it is', () => {
  expect(decode(utf8('Zoë “x”\n'))).toEqual({ text: 'Zoë “x”\n', messages: [] });
  expect(decode(utf8(''))).toEqual({ text: '', messages: [] });
});

test('a byte order mark is named, and left out', () => {
  expect(decode(utf8('\ufeff---\n'))).toEqual({
    text: '---\n',
    messages: [
      `${file}:1  the file begins with a byte order mark, which nobody sees. Save it with the encoding UTF-8 without a mark (in some editors “UTF-8 without BOM”).`,
    ],
  });
});

test('line ends of Windows are named once, and become line feeds', () => {
  expect(decode(utf8('a\r\nb\r\n'))).toEqual({
    text: 'a\nb\n',
    messages: [
      `${file}:1  the lines end as Windows ends them (CR LF), expected line feeds alone. Choose “LF” as line ending in your editor and save again.`,
    ],
  });
});

test('a letter of Windows-1252 is named with its place, and the text is still read', () => {
  expect(decode(latin('One.\nFianc\u00e9e \u0093x\u0094.\n'))).toEqual({
    text: 'One.\nFiancée “x”.\n',
    messages: [
      `${file}:2  the letter at column 6, probably “é”, is not saved as UTF-8: the file has an older encoding, such as Windows-1252. Save it again with the encoding UTF-8, and look whether its letters with accents and its quotation marks are right.`,
    ],
  });
});

test('UTF-16 is one mistake, and the text is still read', () => {
  expect(decode(wide('---\ntitle: A\n'))).toEqual({
    text: '---\ntitle: A\n',
    messages: [
      `${file}:1  the file is saved as UTF-16, which the site does not read. Save it again with the encoding UTF-8.`,
    ],
  });
});
