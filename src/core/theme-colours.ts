/**
 * The colours of `src/design/styles/theme.css` that are needed outside a style sheet, where `oklch` is not understood: for the
 * browser's frame, icons and pictures. `tests/e2e/identity.spec.ts` checks that they are those of the page.
 */
export const themeColours = {
  light: { paper: '#fbfaf6', ink: '#091d15', signal: '#005941', engraved: '#56957d' },
  dark: { paper: '#08130f', ink: '#ebece3', signal: '#79deba', engraved: '#3c8169' },
} as const;
