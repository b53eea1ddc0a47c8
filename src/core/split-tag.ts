/** A text around one marked part: `before <1>inside</1> after`. */
export type Split = { readonly before: string; readonly inside: string; readonly after: string };

/** Splits a text of the catalogue at its `<1>…</1>`; a text without the mark is all before it. */
export function splitTag(text: string): Split {
  const [before = '', inside = '', after = ''] = text.split(/<\/?1>/);
  return { before, inside, after };
}

/**
 * Splits a translated text around a value that an element of its own shows.
 * @param text gives the text with a value in place of the placeholder
 */
export function splitAround(text: (value: string) => string): Omit<Split, 'inside'> {
  // No text of the catalogue holds a line break.
  const [before = '', after = ''] = text('\n').split('\n');
  return { before, after };
}
