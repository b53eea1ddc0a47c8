import { expect, test } from 'vitest';
import { themeColours } from '../../../../src/core/theme-colours.ts';
import { favicon } from '../../../../src/design/drawings/favicon.ts';

test('the mark is a whole SVG file in the colours of both schemes, within a kilobyte', () => {
  const file = favicon();
  expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/);
  expect(file).toContain(themeColours.light.signal);
  expect(file).toContain(themeColours.dark.signal);
  expect(file.length).toBeLessThan(1024);
});
