/** A text around one marked part: `before <1>inside</1> after`. */
export type Split = { readonly before: string; readonly inside: string; readonly after: string };

/** Splits a text of the catalogue at its `<1>…</1>`. In a text without the mark everything is `before`. */
export function splitTag(text: string): Split {
  const [before = '', inside = '', after = ''] = text.split(/<\/?1>/);
  return { before, inside, after };
}

/**
 * Splits a translated text around a value that is shown in its own element.
 * @param text gives the text with a value in place of the placeholder
 */
export function splitAround(text: (value: string) => string): Omit<Split, 'inside'> {
  // A line break stands for the value, because no text of the catalogue has one.
  const [before = '', after = ''] = text('\n').split('\n');
  return { before, after };
}
