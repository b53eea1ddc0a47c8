import { expect, it } from 'vitest';
import { footer, navigation } from '../../../src/site/navigation.ts';

it('the navigation bar has the links of the specification, in its order, then those of the session', () => {
  expect(navigation.map(({ path }) => path)).toEqual([
    '/',
    '/solutions',
    '/developers',
    '/about',
    '/contact',
    '/developers/resources',
    '/signin',
  ]);
});

it('the footer has the links of the specification, in its order', () => {
  expect(footer.map(({ path }) => path)).toEqual([
    '/legal',
    '/legal/terms-of-service',
    '/legal/privacy-policy',
    '/legal/aml-policy',
    '/legal/accessibility',
    '/status',
    '/trust/bug-bounty',
    '/legal/merchant-agreement',
    '/legal/intellectual-property',
  ]);
});

it('every link has a label of its own in its part of the catalogue', () => {
  const labels = footer.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(new Set(navigation.map(({ key }) => key)).size).toBe(navigation.length);
  expect(footer.every(({ label }) => label.startsWith('footer.'))).toBe(true);
});
