// Purpose: lets the words of headings, and the longest of tables, break where a reader would break them, as phones and columns are narrow. Long German,
// French and Spanish words get soft hyphens, by the patterns of TeX; titles in Chinese, which has no spaces, get <wbr>
// between their words. It works on what was built, so that texts, titles of pages, feeds and citations stay without these marks.
import { Parser } from 'htmlparser2';
import german from 'hyphen/de/index.js';
import spanish from 'hyphen/es/index.js';
import french from 'hyphen/fr/index.js';
import type { Pass } from './built-site.ts';

const softHyphen = '\u00ad';

/**
 * Words with fewer letters stay whole: in titles those that fit a phone of 320 px, elsewhere those that fit a column of a
 * table. A word that need not be divided is not, as a line breaks at the last place that it may. In a cell, where words are text that
 * is copied, only those that would make a table of three columns wider than its place.
 */
const fewestLetters = { title: 15, heading: 12, cell: 22 } as const;

/** How many letters stay together at the start and at the end of a word. */
const fewestAtEnds = 4;

type Hyphenate = typeof german.hyphenateSync;
/** Where a text stands: in a title, in a smaller heading, the name of a column, a term or the contents, or in a cell of a table. */
type Place = keyof typeof fewestLetters;

function hyphenateWord(word: string, hyphenate: Hyphenate): string {
  const marked = hyphenate(word, { hyphenChar: softHyphen, minWordLength: 1 });
  let before = 0;
  return marked
    .split(softHyphen)
    .map((part) => {
      const isInner = before >= fewestAtEnds && word.length - before >= fewestAtEnds;
      before += part.length;
      return isInner ? softHyphen + part : part;
    })
    .join('');
}

/** Addresses, names of files and codes, which nobody reads as words. “Beauftragte/r” is one: its ending has one letter. */
const code = /[@_\d]|\p{L}[./]\p{L}{2}/u;
/** A word, and no name of a character such as `&nbsp;`. */
const word = /(?<![&\p{L}])\p{L}+/gu;

/** A word in which an author has set soft hyphens is divided there, and only its long parts are divided further. */
const hyphenateWith = (hyphenate: Hyphenate) => (text: string, place: Place) =>
  text.replace(/\S+/g, (token) =>
    code.test(token)
      ? token
      : token.replace(word, (found) =>
          found.length < fewestLetters[place] ? found : hyphenateWord(found, hyphenate),
        ),
  );

const chinese = new Intl.Segmenter('zh', { granularity: 'word' });
const han = /^\p{Script=Han}+$/u;
/** Words of one character that belong to what follows. */
const leading = /^[与和或及由对从到为在以按本各未不每须同]$/;
/** How long a term of the glossary may be that stays whole: a title of a phone has eight characters a line. */
const longestTerm = 5;

/**
 * Any other single character belongs to what stands before it: it is a particle, the end of a compound such as 连续性, or the second
 * half of a word that the segmenter does not know, such as 合规.
 */
function mayBreak(ahead: string, before: string, after: string): boolean {
  if (!han.test(before) || !han.test(after)) return false;
  if (after.length > 1) return !leading.test(before);
  const isWord = before.length > 1 || (han.test(ahead) && !leading.test(before));
  return isWord && leading.test(after);
}

/** Whether a place lies within one of the terms, which the segmenter divides into the words of which they are made. */
const isWithin = (text: string, at: number, terms: readonly string[]) =>
  terms.some((term) =>
    text.slice(Math.max(0, at - term.length + 1), at + term.length - 1).includes(term),
  );

function breakChinese(text: string, place: Place, terms: readonly string[]): string {
  if (place !== 'title') return text;
  const words = [...chinese.segment(text)];
  const wordAt = (at: number) => words[at]?.segment ?? '';
  return words
    .map(({ segment, index }, at) =>
      mayBreak(wordAt(at - 2), wordAt(at - 1), segment) && !isWithin(text, index, terms)
        ? `<wbr>${segment}`
        : segment,
    )
    .join('');
}

type Breaker = (text: string, place: Place, terms: readonly string[]) => string;

const breakers: Readonly<Record<string, Breaker>> = {
  de: hyphenateWith(german.hyphenateSync),
  es: hyphenateWith(spanish.hyphenateSync),
  fr: hyphenateWith(french.hyphenateSync),
  zh: breakChinese,
};

type Around = Place | 'other' | undefined;

/** What the texts in an element are. Where the element says nothing of that, they are what those around it are. */
function placeIn(
  around: Around,
  name: string,
  attributes: Readonly<Record<string, string>>,
): Around {
  // React expects to find the words of an island as it has them; what stands in a slot is not its own.
  if (name === 'astro-slot') return undefined;
  if (around === 'other' || /^(astro-island|bdi|code|script|style|svg)$/.test(name)) return 'other';
  if (/^h[12]$/.test(name)) return 'title';
  if (name === 'td') return 'cell';
  const isHeading = /^(h3|dt|th)$/.test(name) || attributes['class'] === 'contents';
  return isHeading ? 'heading' : around;
}

/**
 * A page with these marks.
 * @param html The page. All else in it stays as it is.
 * @param terms Chinese terms that stay whole
 */
export function breakHeadings(html: string, terms: readonly string[] = []): string {
  const kept: string[] = [];
  let from = 0;
  const open: { place: Around; language: string }[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const above = open.at(-1);
        open.push({
          place: placeIn(above?.place, name, attributes),
          language: attributes['lang'] ?? above?.language ?? '',
        });
      },
      ontext(text) {
        const { place, language = '' } = open.at(-1) ?? {};
        const breaker = breakers[language];
        if (!breaker || place === undefined || place === 'other') return;
        kept.push(html.slice(from, parser.startIndex), breaker(text, place, terms));
        from = parser.endIndex + 1;
      },
      onclosetag() {
        open.pop();
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return kept.join('') + html.slice(from);
}

/** The pass: changes the text of pages, before patches of language are made of them. */
export const headings: Pass = {
  name: 'Headings made to break',
  run: ({ texts, corpus }) => {
    const terms = Object.values(corpus.glossaries.get('zh')?.data.terms ?? {})
      .flatMap((subject) => Object.values(subject).flatMap(({ is }) => is))
      .filter((term) => han.test(term) && term.length <= longestTerm);
    for (const [file, html] of texts) {
      const [, language = ''] = /<html\b[^>]*? lang="(\w+)"/.exec(html) ?? [];
      if (language in breakers) texts.set(file, breakHeadings(html, terms));
    }
    return [];
  },
};
