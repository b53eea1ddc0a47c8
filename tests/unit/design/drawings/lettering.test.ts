import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  lackingLetters,
  leading,
  outlines,
  readFace,
  setText,
  wordmark,
} from '../../../../src/design/drawings/lettering.ts';

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

test('outlines are whole: every number is one, and a letter is the same wherever it stands', () => {
  const path = outlines(face, { size: 40, lines: ['Averline', 'Überprüfung'] }, 10, 50);
  expect(path).toMatch(/^M[-\d. Mlhvq]+$/);
  const [first, second] = ['e', 'lie'].map((line) =>
    outlines(face, { size: 40, lines: [line] }, 10, 50).replace(/M[-\d. ]+/g, 'M'),
  );
  expect(second).toMatch(new RegExp(`${first}$`));
});

/** Words as the library sets them, with every digit. */
const asSet = (text: string) =>
  face
    .getPath(text, 0, 0, 100)
    .commands.map(({ type, ...points }) => `${type}${Object.values(points).join(' ')}`)
    .join('');

describe('a name', () => {
  test.each(['Averline', 'Zürich & Œuvre', 'A', 'Northwind Payments'])(
    '%s is drawn as the face sets it, within its box',
    async (name) => {
      const mark = wordmark(name);
      if (!mark) throw new Error(`${name} is not drawn.`);
      const [, top = 0, width = 0, tall = 0] = mark.viewBox.split(' ').map(Number);
      expect(width).toBe(Math.ceil(face.getAdvanceWidth(name, 100)));
      expect(mark.height).toBe(`${tall / 100}em`);
      // The picture is wider than the box, to show what leaves it.
      const ink = async (path: string) => {
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 80}" height="${tall + 80}" viewBox="-40 ${top - 40} ${width + 80} ${tall + 80}"><path d="${path}"/></svg>`;
        const picture = sharp(Buffer.from(svg));
        const dots = await picture.clone().extractChannel(3).raw().toBuffer();
        const { info } = await picture.trim().toBuffer({ resolveWithObject: true });
        return { dots, info, sum: dots.reduce((all, dot) => all + dot, 0) };
      };
      const [drawn, set] = await Promise.all([ink(mark.path), ink(asSet(name))]);
      expect(-(drawn.info.trimOffsetLeft ?? 0)).toBeGreaterThanOrEqual(38);
      expect(-(drawn.info.trimOffsetTop ?? 0)).toBeGreaterThanOrEqual(40);
      expect(drawn.info.width).toBeLessThanOrEqual(width + 4);
      expect(drawn.info.height).toBeLessThanOrEqual(tall);
      const differing = drawn.dots.reduce(
        (all, dot, index) => all + Math.abs(dot - (set.dots[index] ?? 0)),
        0,
      );
      expect(differing / set.sum).toBeLessThan(0.15);
    },
  );

  test('with letters that the face lacks is not drawn', () => {
    expect(wordmark('Средства')).toBe(false);
    expect(wordmark('Aver 支付')).toBe(false);
    expect(wordmark('Averline')).not.toBe(false);
  });
});
