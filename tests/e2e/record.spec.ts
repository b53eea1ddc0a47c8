// The promise under every seal: the page shows exactly the words of the archived text, and the seal is drawn from its sum.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { loadCorpus } from '../../scripts/lib/corpus.ts';
import { projectRoot } from '../../scripts/lib/run.ts';
import { versionsOf } from '../../src/corpus/record/present.ts';
import { test } from './support/test.ts';
import { wordsOfMarkdown, wordsOfPage } from './support/words.ts';

const corpus = await loadCorpus();
const kept = corpus.documents.flatMap((document) => {
  const version = versionsOf(document, corpus).at(-1);
  return version ? [{ document, version }] : [];
});

for (const { document, version } of kept) {
  test(`${document.id} shows the words of its archived version`, async ({ request }) => {
    const html = await (await request.get(`/${document.id}`)).text();
    const { title, words } = wordsOfPage(html);
    expect(title).toBe(version.head.title);
    expect(words).toEqual(wordsOfMarkdown(version.text));
    const sum = createHash('sha256')
      .update(readFileSync(`${projectRoot}/${version.file}`))
      .digest('hex');
    const printed = sum.slice(0, 16).toUpperCase().match(/.{4}/g)?.join(' ');
    expect(html).toContain(`<bdi>${printed}</bdi>`);
  });
}
