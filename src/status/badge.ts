import { element, type XmlElement, xml } from '../core/xml.ts';
import type { ComponentState } from './state.ts';

/** Fills with at least 4.5:1 against the white text on them. */
const fills: Readonly<Record<ComponentState, string>> = {
  operational: '#0b6b4f',
  maintenance: '#7a5200',
  degraded: '#8a4b00',
  down: '#a3200f',
};
const height = 20;

/**
 * A badge of two fields, for other people's pages: `label` and the word of the state. A text is never drawn wider than its
 * field, whatever font the reader has.
 * @param title says the state in a sentence, with the as-of instant.
 */
export function badge(state: ComponentState, label: string, word: string, title: string): string {
  const [left, right] = [widthOf(label), widthOf(word)];
  const width = left + right;
  const text = (value: string, from: number, field: number): XmlElement =>
    element(
      'text',
      {
        x: `${from + field / 2}`,
        y: '14',
        textLength: `${field - 12}`,
        lengthAdjust: 'spacingAndGlyphs',
      },
      value,
    );
  return `${xml(
    element(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: `${width}`,
        height: `${height}`,
        viewBox: `0 0 ${width} ${height}`,
        role: 'img',
        'aria-label': title,
      },
      element('title', {}, title),
      element('path', { d: `M0 0h${left}v${height}H0z`, fill: '#2a332f' }),
      element('path', { d: `M${left} 0h${right}v${height}h-${right}z`, fill: fills[state] }),
      element(
        'g',
        {
          fill: '#fff',
          'font-family': 'Verdana,DejaVu Sans,sans-serif',
          'font-size': '11',
          'text-anchor': 'middle',
        },
        text(label, 0, left),
        text(word, left, right),
      ),
    ),
  )}\n`;
}

/** Width of a field in units: about 6.5 for each letter at this size, and 6 on either side. */
function widthOf(text: string): number {
  return Math.round([...text].length * 6.5) + 12;
}
