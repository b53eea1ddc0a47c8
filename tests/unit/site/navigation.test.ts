import { expect, it } from 'vitest';
import { footer, navigation } from '../../../src/site/navigation.ts';

it('the navigation bar has the links of the specification, in its order', () => {
  expect(navigation.map(({ path }) => path)).toEqual([
    '/',
    '/solutions',
    '/developers',
    '/about',
    '/contact',
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
  const labels = [...navigation, ...footer].map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(navigation.every(({ label }) => label.startsWith('navigation.'))).toBe(true);
  expect(footer.every(({ label }) => label.startsWith('footer.'))).toBe(true);
});
