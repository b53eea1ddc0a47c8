/** A text around one marked part: `before <1>inside</1> after`. */
export type Split = { readonly before: string; readonly inside: string; readonly after: string };

/** Splits a text of the catalogue at its `<1>…</1>`; a text without the mark is all before it. */
export function splitTag(text: string): Split {
  const [before = '', inside = '', after = ''] = text.split(/<\/?1>/);
  return { before, inside, after };
}
