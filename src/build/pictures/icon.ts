// Purpose: the brand mark for home screens, as SVG on paper. It stays inside the circle that the mask of every platform
// leaves visible.

import { themeColours } from '../../core/theme-colours.ts';
import { engravings } from '../../design/drawings/engravings.ts';
import { rosette } from '../../design/drawings/rosette.ts';

/** The mark on a square of paper; masks may cut away all but the middle four fifths. */
export function iconDrawing(): string {
  const { paper, signal } = themeColours.light;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="-140 -140 280 280"><rect x="-140" y="-140" width="280" height="280" fill="${paper}"/><g fill="none" stroke="${signal}" stroke-width="6">${rosette('m', engravings.mark)}</g></svg>`;
}
