// The words of the real texts as two independent readers find them in the PDFs: every word, in order, in every language. Of Arabic,
// PDF.js breaks the order of lines: readers are told so beside the file.
import { diffArrays } from 'diff';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { siteUrl } from '../../src/build/site-url.ts';
import { translationPdf, versionPdf } from '../../src/components/record/pdf.ts';
import type { Block, Inline } from '../../src/corpus/record/blocks.ts';
import { type RecordedText, readRecordedWords } from '../../src/corpus/record/read-text.ts';
import { allVersions } from '../../src/corpus/record/record.ts';
import {
  filedTranslations,
  readTranslatedWords,
  translatedWords,
} from '../../src/corpus/translations/files.ts';
import { spokenOf } from '../../src/corpus/translations/spoken.ts';
import { defaultLanguage, languages } from '../../src/languages/list.ts';
import { rulesOf } from '../../src/languages/rules.ts';
import { sampled } from '../e2e/support/sample.ts';
import { readByPdfium } from '../unit/components/record/pdfium.ts';
import { spokenIn } from '../unit/components/record/read-pdf.ts';
import { corpus } from './real-content.ts';

// That of the build, so that one keeps the PDFs for the other.
const site = siteUrl();

const lineOf = (parts: readonly Inline[]): string =>
  parts.map((part) => ('text' in part ? part.text : lineOf(part.children))).join('');

/** The lines of blocks, in the order in which they are read. */
function linesOf(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return [`${block.number} ${block.title}`];
    case 'paragraph':
      return [lineOf(block.children)];
    case 'list':
      return block.items.flat().flatMap(linesOf);
    case 'table':
      return [block.caption ?? '', ...[block.head, ...block.rows].flat().map(lineOf)];
    case 'quote':
      return block.children.flatMap(linesOf);
    case 'code':
      return [block.text];
  }
}

/** What breaks a word where a line ends: hyphens, which pdfium says by a mark of its own, and invisible marks. */
const breaks = /[-\u00ad\u2010-\u2012\ufffe]\r?\n?|\p{Cf}/gu;

/** Words as both sides have them, without hyphens and marks between them. Of a text without spaces, its letters. */
function wordsOf(text: string, unspaced: boolean): string[] {
  const plain = text.normalize('NFKC').replaceAll('\u0002', '-').replace(breaks, '');
  const words = plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  return unspaced ? [...words.join('')] : words;
}

async function byPdfJs(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(bytes.slice());
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items
      .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
      .join('');
  });
  return (await Promise.all(pages)).join('\n');
}
const byPdfium = (bytes: Uint8Array) =>
  readByPdfium(bytes)
    .pages.map(({ text }) => text)
    .join('\n');

/**
 * What may stand between two letters of a word. Both readers leave out some hyphens at the end of a line. Where a page ends behind a
 * hyphen, the other cells of the row and the foot of the page follow before the word goes on. Where Typst moves a mark below its letter, as
 * in उद्धृत, pdfium begins a line, and PDF.js does not (src/components/record/README.md).
 */
const between = '(?:(?:\\r?\\n)?\\u200b*|\\u200b*[-\\u0002\\u00ad\\ufffe][^]{0,3000}?)';

type Text = {
  readonly name: string;
  readonly language: (typeof languages)[number]['code'];
  readonly open: () => { text: RecordedText; pdf: Promise<Uint8Array> };
};

const english = spokenIn(defaultLanguage, corpus.stage);
const texts: Text[] = [
  ...allVersions(corpus.archive).map((version) => ({
    name: version.file,
    language: defaultLanguage,
    open: () => ({
      text: readRecordedWords(version.words),
      pdf: versionPdf(version, site, english, corpus.archive.documents.get(version.document) ?? []),
    }),
  })),
  ...filedTranslations(corpus).map((filed) => ({
    name: filed.translation.file,
    language: filed.language,
    open: () => {
      const { title, words } = translatedWords(filed, spokenOf(corpus, filed.language));
      const text = readTranslatedWords(filed, words);
      const speech = spokenIn(filed.language, corpus.stage);
      return { text, pdf: translationPdf(filed, { title, text }, site, speech) };
    },
  })),
];
// One text of each language, another of each.
const few = languages.flatMap(({ code }, index) => {
  const own = texts.filter(({ language }) => language === code);
  return own.slice(index * 2, index * 2 + 1);
});

test.each(sampled(texts, few))('$name can be read by machines', async ({ language, open }) => {
  const { text, pdf } = open();
  const body = [
    { kind: 'paragraph' as const, children: text.lead },
    ...text.glance.flat(),
    ...text.body,
  ];
  const expected = body.flatMap(linesOf).join('\n\n');
  const unspaced = rulesOf(language).unspaced === true;
  const isBroken = (word: string, found: string) =>
    new RegExp([...word].join(between), 'u').test(found.normalize('NFKC'));
  const lost = (found: string) =>
    diffArrays(wordsOf(expected, unspaced), wordsOf(found, unspaced))
      .flatMap(({ removed, value }) => (removed ? value : []))
      .filter((word) => !isBroken(word, found));
  const bytes = await pdf;
  // A mark among Arabic letters breaks lines for PDF.js: of these it is held that they are typeset.
  if (rulesOf(language).disorderly) return;
  expect(lost(byPdfium(bytes))).toEqual([]);
  expect(lost(await byPdfJs(bytes))).toEqual([]);
});
