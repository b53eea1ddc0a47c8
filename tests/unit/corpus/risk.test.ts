import { describe, expect, it } from 'vitest';
import { bySeverity, scores, severity, severityLevel } from '../../../src/corpus/risk.ts';

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

  it('orders a register: the most severe first, and risks of the same scores together', () => {
    const risks = ['2-5', '3-3', '5-2', '2-5', '5-4'].map((cell) => {
      const [impact = 0, likelihood = 0] = cell.split('-').map(Number);
      return { impact, likelihood };
    });
    const ordered = risks.toSorted(bySeverity);
    expect(ordered.map(({ impact, likelihood }) => `${impact}-${likelihood}`)).toEqual([
      '5-4',
      '5-2',
      '2-5',
      '2-5',
      '3-3',
    ]);
  });
});
