// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const address = 'https://a.test/legal/terms/versions/1-0';

const part = (selector: string) => document.querySelector(selector) as HTMLElement;
const box = () => part('#_cite');
const shown = () => part('[data-shown]').textContent;
const said = () => part('[role=status]').textContent;

beforeEach(async () => {
  document.body.innerHTML = `
    <ul><li><button data-tool="print">Print</button></li><li><a data-tool="cite" href="#_cite">Cite</a></li></ul>
    <div class="prose">
      <h2><a href="#scope">12. Scope <b>and more</b></a></h2>
      <h4><a href="/legal/terms#who">12.3.1 Who</a></h4>
      <h2><a href="/elsewhere">13. Elsewhere</a></h2>
      <p><a id="plain" href="#scope">12. Scope</a></p>
    </div>
    <aside id="_cite" hidden data-citation="Terms, section §, at ${address}." data-address="${address}"
      data-document="Terms, at ${address}."
      data-copied="Copied." data-failed="Not copied.">
      <p data-shown></p>
      <button data-copy="text">Text</button><button data-copy="link">Link</button><button id="close">Close</button>
      <span role="status"></span>
    </aside>`;
  // jsdom follows no link.
  part('.prose').addEventListener('click', (event) => event.preventDefault());
  await import('../../../../src/browser/client/cite.ts');
});

/** The clipboard, which takes a text or refuses it. */
function clipboard(writeText: (text: string) => Promise<void>) {
  const write = vi.fn(writeText);
  vi.stubGlobal('navigator', { clipboard: { writeText: write } });
  return write;
}

test('a pressed heading gives the citation with its number and its lasting address', () => {
  part('h2 b').click();
  expect(box().hidden).toBe(false);
  expect(shown()).toBe(`Terms, section 12, at ${address}#scope.`);
  part('h4 a').click();
  expect(shown()).toBe(`Terms, section 12.3.1, at ${address}#who.`);
});

test.each(['#plain', '[href="/elsewhere"]'])('a press on %s gives none', (selector) => {
  part(selector).click();
  expect(box().hidden).toBe(true);
});

test.each([
  ['text', `Terms, section 12, at ${address}#scope.`],
  ['link', `${address}#scope`],
])('the button for the %s copies it, and says so', async (name, copied) => {
  const write = clipboard(async () => {});
  part('h2 a').click();
  part(`[data-copy=${name}]`).click();
  await expect.poll(() => said()).toBe('Copied.');
  expect(write.mock.calls).toEqual([[copied]]);
});

test('a browser that refuses the clipboard, or has none, is said to have copied nothing', async () => {
  clipboard(() => Promise.reject(new DOMException('refused', 'NotAllowedError')));
  part('h2 a').click();
  part('[data-copy=text]').click();
  await expect.poll(() => said()).toBe('Not copied.');
  part('h4 a').click();
  expect(said()).toBe('');
  vi.stubGlobal('navigator', {});
  part('[data-copy=link]').click();
  await expect.poll(() => said()).toBe('Not copied.');
});

test('the last button closes the box; a press on its text does not', () => {
  part('h2 a').click();
  part('[data-shown]').click();
  expect(box().hidden).toBe(false);
  part('#close').click();
  expect(box().hidden).toBe(true);
});

test('“Cite” gives the citation of the document, with the focus, which goes back when the box is closed', async () => {
  const write = clipboard(async () => {});
  part('[data-tool=cite]').click();
  expect(shown()).toBe(`Terms, at ${address}.`);
  expect(document.activeElement).toBe(part('[data-copy=text]'));
  part('[data-copy=link]').click();
  await expect.poll(() => said()).toBe('Copied.');
  expect(write.mock.calls).toEqual([[address]]);
  part('#close').click();
  expect(document.activeElement).toBe(part('[data-tool=cite]'));
});

test('a press on “Cite” that asks for another tab follows the link', () => {
  part('[data-tool=cite]').dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true }));
  expect(box().hidden).toBe(true);
});

test('the button to print opens the print dialogue', () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  part('[data-tool=print]').click();
  expect(print).toHaveBeenCalledOnce();
});
