// Reader modes of browsers keep the text of a page and drop what stands around it. The library of one of them goes over every
// document here: it may lose no word of a text, and least of all a notice.
import { Readability } from '@mozilla/readability';
import { expect } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { editionPath } from '../../../src/core/addresses.ts';
import { versionsOf } from '../../../src/corpus/record/candidate.ts';
import { versionPath } from '../../../src/corpus/record/record.ts';
import type { LanguageCode } from '../../../src/languages/list.ts';
import { corpus } from '../../content/real-content.ts';
import { test } from '../support/test.ts';

/** Drawings repeat what the text says; the rest is there for a finger, or tells how to keep and cite the text. */
const noText = 'svg, nav, .no-print, .keep, [hidden]';

/** The longest run of characters that a reader mode may show between two texts, such as the history of a section. */
const between = 300;

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/** Each run of text in the document, in their order, without spaces. */
function textsOf({ document, NodeFilter }: JSDOM['window']): string[] {
  const skipped = new Set<Node>(document.querySelectorAll(noText));
  const texts: string[] = [];
  for (const part of document.querySelectorAll('.prose')) {
    const walker = document.createTreeWalker(
      part,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
      (node) => (skipped.has(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT),
    );
    while (walker.nextNode()) {
      texts.push(withoutSpaces(walker.currentNode.nodeValue ?? ''));
    }
  }
  return texts.filter(Boolean);
}

/** What a reader mode leaves out of the text of a page. */
function lostTexts(html: string): string[] {
  // A reader sees no styles, and jsdom is slow to read them.
  const { window } = new JSDOM(html.replace(/<(style|script)\b[\s\S]*?<\/\1>/g, ''));
  const texts = textsOf(window);
  if (texts.length === 0) throw new Error('The page has no text.');
  const kept = withoutSpaces(new Readability(window.document).parse()?.textContent ?? '');
  let end = 0;
  return texts.filter((text) => {
    const start = kept.slice(0, end + between + text.length).indexOf(text, end);
    if (start >= 0) end = start + text.length;
    return start < 0;
  });
}

const documents = corpus.documents.map(({ id }) => `/${id}`);
const oldVersions = corpus.documents.flatMap((document) =>
  versionsOf(document, corpus).map(({ head }) => versionPath(document.id, head.version)),
);
const inLanguages = (paths: readonly string[], ...languages: LanguageCode[]) =>
  languages.flatMap((language) => paths.map((path) => editionPath(path, language)));

// Arabic runs the other way, and Chinese has no spaces and other commas, which the library counts.
for (const [name, paths] of Object.entries({
  'a document': documents,
  'an Arabic edition': inLanguages(documents, 'ar'),
  'a Chinese edition': inLanguages(documents, 'zh'),
  'an old version': inLanguages(oldVersions, 'en', 'ar', 'zh'),
})) {
  test(`a reader mode loses no word of ${name}`, async ({ request }) => {
    const lost: string[] = [];
    for (const path of paths) {
      const texts = lostTexts(await (await request.get(path)).text());
      lost.push(...texts.map((text) => `${path}: ${text}`));
    }
    expect(lost).toEqual([]);
  });
}

test('a notice that a reader mode drops is noticed', () => {
  const text = '<p>This is a sentence, of some length, that makes a text of the page.</p>'.repeat(
    9,
  );
  const page = (notice: string) => `<main><div class="prose">${text}${notice}${text}</div></main>`;
  expect(lostTexts(page('<aside><p>You could lose all.</p></aside>'))).toContain(
    'Youcouldloseall.',
  );
  expect(lostTexts(page('<div role="note"><p>You could lose all.</p></div>'))).toEqual([]);
});
