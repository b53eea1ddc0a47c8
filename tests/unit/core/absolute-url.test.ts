import { expect, test } from 'vitest';
import { absoluteUrl } from '../../../src/core/absolute-url.ts';

test('a path gets the origin of the site; the home page has no slash at its end', () => {
  expect(absoluteUrl('https://a.example', '/about')).toBe('https://a.example/about');
  expect(absoluteUrl(new URL('https://a.example'), '/')).toBe('https://a.example');
});
