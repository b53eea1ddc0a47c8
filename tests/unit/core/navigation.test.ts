import { expect, it } from 'vitest';
import { footer, navigation } from '../../../src/core/navigation.ts';

// Where the links lead is held against the specification in tests/content/addresses.test.ts.
it('every link has an address, and a label of its own in its part of the catalogue', () => {
  for (const labels of [footer.map(({ label }) => label), navigation.map(({ key }) => key)]) {
    expect(new Set(labels).size).toBe(labels.length);
  }
  for (const links of [footer, navigation]) {
    expect(new Set(links.map(({ path }) => path)).size).toBe(links.length);
  }
  expect(footer.filter(({ label }) => !label.startsWith('footer.'))).toEqual([]);
});
