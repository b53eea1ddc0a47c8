import { describe, expect, test } from 'vitest';
import { characterRules, misreadLetters } from '../../../src/check/character-rules.ts';
import { corpusOf } from '../../../src/corpus/corpus.ts';
import { localePath } from '../../../src/corpus/read/content-paths.ts';
import { formatDiagnostic } from '../../../src/corpus/read/diagnostic.ts';

const document = 'content/documents/a.mdx';
const messages = (path: string, text: string) =>
  characterRules(corpusOf([{ path, text }])).map(formatDiagnostic);
const anew = 'Remove it: delete the letters around it and type them again.';

describe('in English', () => {
  test.each([
    ['\u200b', 'a zero-width space (U+200B)'],
    ['\u200d', 'a zero-width joiner (U+200D)'],
    ['\u2060', 'a word joiner (U+2060)'],
    ['\ufeff', 'a byte order mark (U+FEFF)'],
    ['\u200f', 'a right-to-left mark (U+200F)'],
    ['\u0007', 'a control character (U+0007)'],
    ['\u00ad', 'a soft hyphen (U+00AD)'],
    ['\ufffe', 'a control character (U+FFFE)'],
    ['\u{e0041}', 'a control character (U+E0041)'],
  ])('%j is named with its place', (character, name) => {
    expect(messages(document, `One.\nTwo${character} three.`)).toEqual([
      `${document}:2  ${name} stands at column 4, where nobody sees it. ${anew}`,
    ]);
  });

  test.each([
    ['\u00a0', 'a no-break space (U+00A0)'],
    ['\u202f', 'a narrow no-break space (U+202F)'],
    ['\u2003', 'a space of another width (U+2003)'],
    ['\u2028', 'a line separator (U+2028)'],
  ])('%j is no ordinary space', (character, name) => {
    expect(messages(document, `One.\nTwo${character}three.`)).toEqual([
      `${document}:2  ${name} stands at column 4, where nobody sees it. Type an ordinary space in its place.`,
    ]);
  });

  const head = '---\nkind: page\ntitle: A\ndescription: B.\n---\n\n';
  test.each([
    ['a document', document, `${head}Text &#x202e;abc.`, 7, 'a direction mark (U+202E)'],
    [
      'a title',
      document,
      `${head}<Section id="a" title="A&#xad;b">\n\nC.\n\n</Section>`,
      7,
      'a soft hyphen (U+00AD)',
    ],
    [
      'a paragraph of lines',
      document,
      `${head}Text\nand a&nbsp;space.`,
      8,
      'a no-break space (U+00A0)',
    ],
    [
      'front matter',
      document,
      `${head.replace('title: A', 'title: "A\\u200b"')}Text.`,
      3,
      'a zero-width space (U+200B)',
    ],
    [
      'words',
      localePath('en', 'common'),
      '{\n  "name": "A\\u202eb"\n}',
      2,
      'a direction mark (U+202E)',
    ],
  ])('an escape in %s is found where it gives one', (_, path, text, line, name) => {
    expect(messages(path, text)).toEqual([
      `${path}:${line}  an escape (&…; or \\…) gives ${name}, which nobody sees. Remove the escape.`,
    ]);
  });

  test('a direction mark is named, closed or not', () => {
    expect(messages(document, 'a \u202eb\u202c')).toEqual([
      `${document}:1  a direction mark (U+202E) stands at column 3, where nobody sees it. It turns the direction of what follows: remove it.`,
      `${document}:1  a direction mark (U+202C) stands at column 5, where nobody sees it. It turns the direction of what follows: remove it.`,
    ]);
  });

  test('letters of another script are named', () => {
    expect(messages(document, 'Refund p\u043elicy and \u0627\u0644')).toEqual([
      `${document}:1  “\u043e” at column 9 is in another script than English is written in (U+043E). Type it anew in Latin letters, or write it in the files of its language.`,
      `${document}:1  “\u0627\u0644” at column 19 is in another script than English is written in (U+0627). Type it anew in Latin letters, or write it in the files of its language.`,
    ]);
  });

  test('letters that were misread are named once, and what nobody sees among them is not', () => {
    expect(messages(document, 'One.\nCaf\u00c3\u00a9 t\u00c3\u00ad.')).toEqual([
      `${document}:2  “CafÃ©” at column 1: its letters were saved in one encoding and read in another; “Café” was meant. Type it so, or take the whole text from its source again. The same holds for 1 other place of the file.`,
    ]);
  });

  test('what belongs there passes', () => {
    expect(messages(document, 'Zoë’s café – “10 %”, µ, £5,000\t½\n')).toEqual([]);
  });
});

describe('in other languages', () => {
  const words = (code: string) => localePath(code, 'common');

  test('joiners stand in Arabic and Hindi, and nowhere else', () => {
    expect(messages(words('hi'), '"क\u094d\u200dष"')).toEqual([]);
    expect(messages(words('ar'), '"ا\u200cب"')).toEqual([]);
    expect(messages(words('de'), '"a\u200cb"')).toHaveLength(1);
  });

  test('direction marks stand in Arabic where each is closed on its line', () => {
    expect(messages(words('ar'), '"\u2066T+1\u2069"\n"\u200f"')).toEqual([]);
    expect(messages(words('ar'), '"\u202bT+1"\n"a"')).toEqual([
      `${words('ar')}:1  a direction mark (U+202B) stands at column 2, where nobody sees it. It is opened and not closed on its line, or closed and not opened: remove it, or close it with U+2069.`,
    ]);
    expect(messages(words('fr'), '"\u2066T+1\u2069"')).toHaveLength(2);
  });

  test.each([
    ['opened and not closed', '\u2066A (b) \u2066C\u2069 d', 1, '2066'],
    ['opened and not closed at the end', '\u2066A\u2069 (b) \u2066C d', 9, '2066'],
    ['closed and not opened', 'A\u2069 b \u2066C\u2069', 2, '2069'],
    ['closed twice', '\u2066A\u2069 b\u2069 \u2066C\u2069', 6, '2069'],
  ])('one that is %s is named alone on its line', (_, text, column, code) => {
    expect(messages(words('ar'), text)).toEqual([
      `${words('ar')}:1  a direction mark (U+${code}) stands at column ${column}, where nobody sees it. It is opened and not closed on its line, or closed and not opened: remove it, or close it with U+2069.`,
    ]);
    expect(messages(words('ar'), '\u2066A\u2069 b \u2066C \u2066d\u2069\u2069')).toEqual([]);
  });

  test('spaces that keep a line whole, and places to cut a word, stand where typography has them', () => {
    expect(messages(words('fr'), '"5\u00a0%\u202f!"')).toEqual([]);
    expect(messages(words('de'), '"Daten\u00adschutz 5\u00a0%"')).toEqual([]);
    expect(messages(words('fr'), '"sé\u00adcurité"')).toHaveLength(1);
    expect(messages(words('zh'), '"5\u00a0天"')).toHaveLength(1);
  });

  test('records of the status page hold every script beside English', () => {
    expect(messages('content/status/incidents.yaml', 'ar: "\u2066ا\u2069"')).toEqual([]);
  });
});

describe('letters that were saved in UTF-8 and read in Windows-1252, in every language', () => {
  const path = 'content/documents/a.mdx';
  const said = (text: string) => misreadLetters({ path, text })?.message;

  /** A text as a program reads it that takes UTF-8 for another encoding. */
  const misread = (text: string, encoding = 'windows-1252') =>
    new TextDecoder(encoding).decode(new TextEncoder().encode(text));
  const inLatin = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));

  test.each([
    'people’s',
    '“people”',
    'café',
    'à',
    '£5',
    '10–15',
    '…',
    'œuvre',
    'über',
    'año',
    'الخميس',
    'गुरुवार',
    '星期四',
    '，',
    '🙂',
    '5\u00a0%',
  ])('%s', (meant) => {
    for (const typed of [misread(meant), inLatin(meant)]) {
      expect(said(`One.\nFor ${typed} two.`)).toBe(
        `“${typed}” at column 5: its letters were saved in one encoding and read in another; “${meant}” was meant. Type it so, or take the whole text from its source again.`,
      );
    }
  });

  test('what was lost is not guessed, and one text gives one message', () => {
    const lost =
      'its letters were saved in one encoding and read in another; what was meant is lost. Type it anew, or take the whole text from its source again.';
    expect(said('Two\ufffd\ufffd three')).toBe(`“Two\ufffd\ufffd” at column 1: ${lost}`);
    expect(said('it â€ here')).toBe(`“â€” at column 4: ${lost}`);
    expect(said('itï¿½s it')).toBe(`“itï¿½s” at column 1: ${lost}`);
    expect(said(`One ${misread('été')} and ${misread('’')}.`)).toBe(
      `“${misread('été')}” at column 5: its letters were saved in one encoding and read in another; “été” was meant. Type it so, or take the whole text from its source again. The same holds for 1 other place of the file.`,
    );
  });

  test.each([
    'Zoë’s café – “10 %”, µ, £5,000\t½',
    '«\u202fCAFÉ\u202f» OÙ\u00a0: là\u00a0? santé\u00a0»',
    '“café”…',
    '„Ä“ größer als 5\u00a0€',
    '¿Qué? ¡Así! n.º 5',
    'Âge, âme, château, Ærø',
    'الخميس «أ»',
    'गुरुवार',
    '2027年3月25日（星期四）',
  ])('but not: %s', (text) => {
    expect(said(text)).toBeUndefined();
  });

  test('nor a file whose encoding was guessed', () => {
    expect(misreadLetters({ path, text: misread('é'), isGuessed: true })).toBeUndefined();
  });
});
