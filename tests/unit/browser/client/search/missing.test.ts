// @vitest-environment jsdom
import { expect, test } from 'vitest';

test('a script that cannot be had is said, and nothing else that fails', async () => {
  document.body.innerHTML = '<img><script type="text/plain"></script><p id="_failed" hidden></p>';
  await import('../../../../../src/browser/client/search/missing.ts');
  const isSaid = () => !document.getElementById('_failed')?.hidden;
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(isSaid()).toBe(false);
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(isSaid()).toBe(true);
});
