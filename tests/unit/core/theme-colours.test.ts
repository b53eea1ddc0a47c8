import { expect, test } from 'vitest';
import { themeColours } from '../../../src/core/theme-colours.ts';

/** Relative luminance of a colour such as #08130f, as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

test.each(Object.entries(themeColours))(
  'in the %s scheme ink and signal are legible on paper',
  (_, scheme) => {
    expect(contrast(scheme.ink, scheme.paper)).toBeGreaterThan(7);
    expect(contrast(scheme.signal, scheme.paper)).toBeGreaterThan(7);
  },
);
