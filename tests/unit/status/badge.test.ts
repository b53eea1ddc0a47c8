import { describe, expect, it } from 'vitest';
import { badge } from '../../../src/status/badge.ts';
import { componentStates } from '../../../src/status/state.ts';
import { childrenOf, readXml } from '../core/read-xml.ts';

/** WCAG contrast of white on a colour such as `#0b6b4f`. */
function contrastOfWhite(colour: string): number {
  const parts = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

describe('the badge', () => {
  it('is an SVG with both words, and a title that says it in a sentence', () => {
    const svg = badge('operational', 'status', 'Operational', 'Example: Operational & well');
    const root = readXml(svg);
    expect(root.name).toBe('svg');
    expect(childrenOf(root, 'title').map(({ text }) => text)).toEqual([
      'Example: Operational & well',
    ]);
    expect(root.attributes).toMatchObject({ role: 'img', width: '135', height: '20' });
    expect(childrenOf(childrenOf(root, 'g')[0], 'text').map(({ text }) => text)).toEqual([
      'status',
      'Operational',
    ]);
  });

  it('asks for nothing: no script, no style, no other file', () => {
    const svg = badge('down', 'status', 'Down', 'Down');
    expect(svg).not.toMatch(/<script|<style|style=|href=|url\(/);
  });

  it.each(componentStates)('can be read in the state %s', (state) => {
    const colours = [...badge(state, 'a', 'b', 'c').matchAll(/<path [^>]*fill="(#\w{6})"/g)];
    expect(colours).toHaveLength(2);
    for (const [, colour = ''] of colours) expect(contrastOfWhite(colour)).toBeGreaterThan(4.5);
  });

  it('is wide enough for a longer word', () => {
    const widthOf = (word: string) =>
      Number(/width="(\d+)"/.exec(badge('maintenance', 'status', word, ''))?.[1]);
    expect(widthOf('Maintenance')).toBeGreaterThan(widthOf('Down'));
  });
});
