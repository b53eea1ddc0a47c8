import { describe, expect, it } from 'vitest';
import { scores, severity, severityLevel } from '../../../src/corpus/risk.ts';

describe('the severity of a risk', () => {
  it('is impact times likelihood', () => {
    expect(severity({ impact: 5, likelihood: 4 })).toBe(20);
    expect(severity({ impact: 1, likelihood: 1 })).toBe(1);
    expect(severity({ impact: 5, likelihood: 5 })).toBe(25);
  });

  it.each([
    [1, 'low'],
    [5, 'low'],
    [6, 'medium'],
    [12, 'medium'],
    [13, 'high'],
    [25, 'high'],
  ])('of %d is %s', (value, level) => {
    expect(severityLevel(value)).toBe(level);
  });

  it('colours the heat map row by row', () => {
    const map = scores.map((impact) =>
      scores.map((likelihood) => severityLevel(impact * likelihood).charAt(0)).join(''),
    );
    expect(map).toEqual(['lllll', 'llmmm', 'lmmmh', 'lmmhh', 'lmhhh']);
  });
});
