import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { formsFirst, wordsAfterForms } from '../../../src/build/words-after-forms.ts';
import { corpusOf } from '../../../src/corpus/corpus.ts';

const props = (letters: number) =>
  `{&quot;a&quot;:[0,&quot;</script> &amp;amp; ${'x'.repeat(letters)}&quot;]}`.replaceAll(
    '<',
    '&lt;',
  );
const form = (letters: number, mark = ' await-children') =>
  `<astro-island uid="1" props="${props(letters)}" ssr client="interaction"${mark}><form>…</form><!--astro:end--></astro-island>`;
const page = (...islands: readonly string[]) =>
  `<!doctype html><html lang="en"><head><title>t</title></head><body>${islands.join('<p>between</p>')}</body></html>`;

test('long props stand behind the form, and are back in their attribute once the page is read', () => {
  const built = page(form(1000), form(10));
  const html = wordsAfterForms(built);
  expect(html.indexOf('<form>')).toBeLessThan(html.indexOf('xxx'));
  // A browser that reads the page runs the script at its place.
  const read = (text: string) => {
    const { document } = new JSDOM(text, { runScripts: 'dangerously' }).window;
    const islands = [...document.querySelectorAll('astro-island')];
    return {
      props: islands.map((island) => JSON.parse(island.getAttribute('props') ?? '')),
      inside: islands.map((island) => island.innerHTML),
      last: document.body.lastElementChild?.localName,
      names: islands.map((island) => island.getAttributeNames().sort()),
    };
  };
  expect(read(html)).toEqual(read(built));
});

test('an island whose props are short, or which does not wait for its children, stays as it is', () => {
  for (const html of [page(form(10)), page(form(2000, ''))])
    expect(wordsAfterForms(html)).toBe(html);
});

test('an end belongs to the island before it', () => {
  const html = page(form(2000, ''), form(10), form(2000));
  expect(wordsAfterForms(html).match(/application\/json/g)).toHaveLength(1);
  expect(wordsAfterForms(html)).toContain(form(2000, ''));
});

test('the pass changes the text of pages', () => {
  const texts = new Map([['contact.html', page(form(1000))]]);
  formsFirst.run({
    root: '',
    folder: '',
    corpus: corpusOf([]),
    texts,
    pages: async () => [],
  });
  expect(texts.get('contact.html')).toBe(wordsAfterForms(page(form(1000))));
});
