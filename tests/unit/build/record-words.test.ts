import { describe, expect, test } from 'vitest';
import { readPage } from '../../../src/build/page.ts';
import { checkWords, type ShownText, shownTexts } from '../../../src/build/record-words.ts';
import { addressesOf } from '../../../src/corpus/addresses.ts';
import type { Corpus } from '../../../src/corpus/corpus.ts';
import { languages } from '../../../src/languages/list.ts';
import { filedCorpus } from '../corpus/translations/filed.ts';

const markdown = `---
title: "Fees"
---

What it costs & why.

## At a glance

- Nothing.

## 1. Costs {#costs}

You pay **10 days** before \`x\`.

| Name | Cost |
| --- | --- |
| One | 1 |
`;
const page = (body: string, title = 'Fees') =>
  `<div class="title-block"><h1>${title}</h1><p class="mt-4 text-lg">What it costs &amp; why.</p><bdi>AB CD</bdi></div>
  <div class="prose"><aside class="glance"><p>At a glance</p><div lang="en" dir="ltr"><ul><li>Nothing.</li></ul></div><p>Not binding.</p></aside>
  <div lang="en" dir="ltr"><section><h2>1. Costs</h2><p class="since">Since 1.1</p>${body}</section></div><nav>Next</nav></div>`;
const whole =
  '<p>You pay <strong>10&nbsp;days</strong> be\u00adfore <code>x</code>.</p><table><tr><th>Name</th><th>Cost</th></tr><tr><td>One</td><td>1</td></tr></table>';
const shown: ShownText = {
  ...{ file: 'fees.html', text: markdown, source: 'content/versions/fees/1.0.md' },
  ...{ title: 'Fees', fingerprint: 'AB CD' },
};
const check = (html: string, text = shown) => checkWords([readPage('fees.html', html)], [text]);

describe('a page', () => {
  test('that shows its text is accepted, with entities, soft hyphens, and marks around the text', async () => {
    expect(await check(page(whole))).toEqual([]);
    expect(await check(page(`${whole}<ul class="key"><li>low</li></ul>`))).toEqual([]);
    expect(await check(page(whole.replace('before', 'be<wbr>fore'), 'Fe<wbr>es'))).toEqual([]);
  });

  const other = (found: string, expected: string) => [
    expect.stringMatching(
      `^fees.html: shows other words than content/versions/fees/1.0.md: found ${found}, expected ${expected}. Pages are drawn by `,
    ),
  ];

  test('that shows another number is named, with the words around it in both', async () => {
    expect(await check(page(whole.replace('10', '12')))).toEqual(
      other(
        '“…1. Costs You pay 12 days before x. Name…”',
        '“…1. Costs You pay 10 days before x. Name…”',
      ),
    );
  });

  test('that lacks the last words, or has some after them, is named', async () => {
    const row = '<tr><td>One</td><td>1</td></tr>';
    expect(await check(page(whole.replace(row, '')))).toEqual(
      other('its end after “…before x. Name Cost”', '“…before x. Name Cost One 1…”'),
    );
    expect(await check(page(`${whole}<p>Or not.</p>`))).toEqual(
      other('“…Name Cost One 1 Or not.…”', 'its end after “…Name Cost One 1”'),
    );
  });

  test('that joins two words, as a table without cells would, is named', async () => {
    expect(
      await check(page(whole.replace('<td>One</td><td>1</td>', '<td>One1</td>'))),
    ).toHaveLength(1);
  });

  test('that lacks a part, has another title, or prints another fingerprint is named', async () => {
    expect(await check('<h1>Fees</h1>')).toEqual([
      'fees.html: lacks the title block, the summary or the body of a document.',
    ]);
    expect(await check(page(whole, 'Cost'))).toEqual([
      'fees.html: has the title “Cost”, and content/versions/fees/1.0.md has “Fees”.',
    ]);
    expect(await check(page(whole).replace('AB CD', 'AB CE'))).toEqual([
      'fees.html: does not print AB CD, the fingerprint of the text of content/versions/fees/1.0.md.',
    ]);
    expect(await check(page(whole, 'Cost'), { ...shown, title: undefined })).toEqual([]);
  });
});

describe('the pages that are held to a text', () => {
  const built = (text: string) => Buffer.from(text).toString('latin1');
  const french = '---\ntitle: "Règle 1"\n---\n\n> L’anglais prévaut.\n> Non relue.\n\nÀ propos.\n';
  const files = [{ file: 'fr/policy-1/versions/1-0.md', text: built(french) }];
  const textsOf = (corpus: Corpus) => {
    const texts = shownTexts(corpus, addressesOf(corpus), files);
    return new Map(texts.map((one) => [one.file, one]));
  };

  test('are a document at each address, its versions in every edition, and a whole translation', () => {
    const texts = textsOf(filedCorpus());
    const english = texts.get('policy-1.html');
    expect(english).toMatchObject({
      title: 'Policy 1',
      source: 'content/versions/policy-1/1.0.md',
    });
    expect(texts.get('p1.html')).toEqual({ ...english, file: 'p1.html' });
    for (const { code } of languages) {
      const file = `${code === 'en' ? '' : `${code}/`}policy-1/versions/1-0.html`;
      expect(texts.get(file)).toMatchObject({ text: english?.text, title: undefined });
    }
    expect(texts.get('fr/policy-1.html')).toMatchObject({
      ...{ title: 'Règle 1', text: '---\ntitle: "Règle 1"\n---\n\nÀ propos.\n' },
      ...{ source: 'the built /fr/policy-1/versions/1-0.md', fingerprint: english?.fingerprint },
    });
    expect(texts.has('de/policy-1.html')).toBe(false);
  });

  test('are none for a draft, and no edition that shows a stale section in English', () => {
    expect(textsOf(filedCorpus({ published: false })).size).toBe(0);
    const stale = textsOf(
      filedCorpus({ english: (text) => text.replace('is anyone', 'is a person') }),
    );
    expect(stale.has('policy-1.html')).toBe(true);
    expect(stale.has('fr/policy-1.html')).toBe(false);
  });
});
