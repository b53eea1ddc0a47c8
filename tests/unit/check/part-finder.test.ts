import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partFinder } from '../../../src/check/part-finder.ts';

test('the parts of a text are those that it includes, whatever they are', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '字', '😀'), maxLength: 12 });
  const part = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '字', '😀'), maxLength: 4 });
  fc.assert(
    fc.property(text, fc.array(part), (whole, parts) => {
      const included = parts.filter((one) => whole.includes(one));
      expect(partFinder(parts)(whole)).toEqual(new Set(included));
    }),
  );
});
