import { themeColours } from '../../core/theme-colours.ts';
import { engravings } from './engravings.ts';
import { rosette } from './rosette.ts';

/** The brand mark as an SVG file, in ink for a light scheme and a dark one; its lines are thick enough for 16 pixels. */
export function favicon(): string {
  const { light, dark } = themeColours;
  const style = `g{stroke:${light.signal}}@media(prefers-color-scheme:dark){g{stroke:${dark.signal}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200"><style>${style}</style><g fill="none" stroke-width="9">${rosette('m', engravings.mark)}</g></svg>`;
}
