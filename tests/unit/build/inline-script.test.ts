import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { inlineScript, withoutCookieWriter } from '../../../src/build/inline-script.ts';

/** The text that a page holds for a script of the browser. */
async function textOf(script: string): Promise<string> {
  const file = fileURLToPath(new URL(`../../../src/browser/client/${script}.ts`, import.meta.url));
  const loaded = await inlineScript().load.call(
    { addWatchFile: () => {} },
    `${file}?inline-script`,
  );
  return JSON.parse(loaded?.replace('export const code = ', '') ?? '""');
}

test('the head of a page reads the cookie of a language, and holds nothing that sets one', async () => {
  const head = await textOf('head');
  expect(head).toContain('document.cookie.split');
  // The one place that writes is the site's own, and it deletes.
  expect(head.match(/document\.cookie=[^=]/g)).toHaveLength(1);
  expect(head).toContain('=; Max-Age=0; Path=/');
  expect(head).not.toContain('SameSite');
});

test('scripts that stand in one page share no names', async () => {
  const texts = await Promise.all(['cite', 'reading', 'stale', 'check-copy'].map(textOf));
  expect(() => new Function(texts.join('\n'))).not.toThrow();
  for (const text of texts) expect(text.length).toBeLessThan(1200);
});

test('another form of the library stops the build', () => {
  expect(() => withoutCookieWriter('const cookies = {};')).toThrow('has another form now');
});
