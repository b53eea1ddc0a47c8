import { expect, test } from 'vitest';
import { trail } from '../../../src/core/breadcrumbs.ts';

const pages = ['/', '/about', '/legal', '/trust/security'];

test.each([
  ['/', ['/']],
  ['/about', ['/', '/about']],
  ['/trust/security', ['/', '/trust/security']],
  ['/legal/privacy-policy', ['/', '/legal', '/legal/privacy-policy']],
  ['/about/fca-roadmap', ['/', '/about', '/about/fca-roadmap']],
  // A document without a page above it is found through the legal hub.
  ['/acceptable-use', ['/', '/legal', '/acceptable-use']],
  ['/trust/bug-bounty', ['/', '/legal', '/trust/bug-bounty']],
])('the way to %s', (path, expected) => {
  expect(trail(path, pages)).toEqual(expected);
});
