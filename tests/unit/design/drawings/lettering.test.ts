import { describe, expect, test } from 'vitest';
import {
  lackingLetters,
  leading,
  outlines,
  readFace,
  setText,
} from '../../../../src/build/pictures/lettering.ts';

const face = readFace();
const frame = { width: 560, height: 340, sizes: [84, 60, 48] };

test('the face has the letters of four languages, and says what it lacks', () => {
  expect(lackingLetters(face, 'Geldwäsche, déjà vu, ¿qué?, “£100” – Œuvre')).toEqual([]);
  expect(lackingLetters(face, '隐私')).toEqual(['隐', '私']);
  expect(lackingLetters(face, 'Łódź dźwięk')).toEqual(['Ł', 'ź', 'ę']);
});

describe('a setting', () => {
  test('is as large as the frame allows, and no line is wider', () => {
    expect(setText(face, 'Solutions', frame)).toEqual({ size: 84, lines: ['Solutions'] });
    const long = setText(face, 'Risk Management and Operational Resilience Framework', frame);
    expect(long.size).toBeLessThan(84);
    expect(long.lines.length * long.size * leading).toBeLessThanOrEqual(340);
    expect(long.lines.join(' ')).toBe('Risk Management and Operational Resilience Framework');
    for (const line of long.lines) {
      expect(face.getAdvanceWidth(line, long.size)).toBeLessThanOrEqual(frame.width);
    }
  });

  test('falls back to the smallest size where nothing fits', () => {
    const word = 'Rechtsschutzversicherungsgesellschaftsangestelltenausweis';
    expect(setText(face, word, frame).size).toBe(48);
  });
});

test('outlines are whole: every coordinate is a number', () => {
  const path = outlines(face, { size: 40, lines: ['Averline', 'Überprüfung'] }, 10, 50);
  expect(path).toMatch(/^M[-\d. MLQCZ]+$/);
  expect(path).not.toContain('NaN');
});
