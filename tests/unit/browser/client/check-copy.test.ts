// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const sums = (...texts: string[]) =>
  texts.map((text) => `${digest(text)}  legal/terms/versions/${text}.md\n`).join('');

const part = (selector = '#_copy') => document.querySelector(selector) as HTMLElement;
const said = () => part('[role=status]').textContent;

/** The page of a version, and a host that answers with the sums, or in another way. */
async function open(answer: () => Promise<Response>) {
  document.body.innerHTML = `
    <div id="_copy" hidden data-known="It is §." data-unknown="No such file." data-failed="It failed.">
      <input type="file"><p role="status"></p>
    </div>`;
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  await import('../../../../src/browser/client/check-copy.ts');
  return fetch;
}

/** A saved file, of which jsdom cannot say the bytes. */
const saved = (text: string) =>
  Object.assign(new File([], 'saved.md'), {
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
  });
function choose(file?: File): void {
  Object.defineProperty(part('input'), 'files', { value: file ? [file] : [], configurable: true });
  part('input').dispatchEvent(new Event('change', { bubbles: true }));
}

test('a published file is named by its address, from sums that are asked for once a file is chosen', async () => {
  const fetch = await open(async () => new Response(sums('1-0', '1-1')));
  expect(part().hidden).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
  choose(saved('1-1'));
  await expect.poll(() => said()).toBe('It is /legal/terms/versions/1-1.md.');
  expect(fetch.mock.calls).toEqual([['/legal/SHA256SUMS']]);
});

test('a file that differs by a letter is unknown', async () => {
  await open(async () => new Response(sums('1-0')));
  choose(saved('1-0 '));
  await expect.poll(() => said()).toBe('No such file.');
});

test.each([
  ['the host cannot be reached', async () => Promise.reject(new TypeError('offline'))],
  ['the sums are missing', async () => new Response(sums('1-0'), { status: 404 })],
  [
    'a network answers with a page of its own',
    async () => new Response(sums('1-0'), { headers: { 'Content-Type': 'text/html' } }),
  ],
  ['the answer is no list', async () => new Response('Please sign in.\n')],
  ['the list is empty', async () => new Response('')],
  ['the list is cut', async () => new Response(sums('1-0', '1-1').slice(0, -1))],
  ['a line of the list is cut', async () => new Response(sums('1-0') + sums('1-1').slice(9))],
  ['the names are missing', async () => new Response(`${digest('1-0')}  \n`)],
])('nothing is said of a file while %s', async (_, answer) => {
  await open(answer);
  choose(saved('1-0'));
  await expect.poll(() => said()).toBe('It failed.');
});

test('a file that cannot be read has failed', async () => {
  await open(async () => new Response(sums('1-0')));
  choose(Object.assign(saved(''), { arrayBuffer: () => Promise.reject(new DOMException('gone')) }));
  await expect.poll(() => said()).toBe('It failed.');
});

test('a choice that was given up asks for nothing', async () => {
  const fetch = await open(async () => new Response(sums('1-0')));
  choose();
  expect(fetch).not.toHaveBeenCalled();
});

test('a dropped file is checked and not opened', async () => {
  await open(async () => new Response(sums('1-0')));
  const over = new Event('dragover', { bubbles: true, cancelable: true });
  part('p').dispatchEvent(over);
  const drop = new Event('drop', { bubbles: true, cancelable: true });
  part('p').dispatchEvent(Object.assign(drop, { dataTransfer: { files: [saved('1-0')] } }));
  expect([over.defaultPrevented, drop.defaultPrevented]).toEqual([true, true]);
  await expect.poll(() => said()).toBe('It is /legal/terms/versions/1-0.md.');
});

test('what is said is of the file that was chosen last, whichever answer comes first', async () => {
  const answers: (() => void)[] = [];
  await open(
    () => new Promise((resolve) => answers.push(() => resolve(new Response(sums('1-0'))))),
  );
  choose(saved('1-0'));
  await expect.poll(() => answers).toHaveLength(1);
  choose(saved('changed'));
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.();
  await expect.poll(() => said()).toBe('No such file.');
  answers[0]?.();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(said()).toBe('No such file.');
});
