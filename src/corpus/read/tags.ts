/** An attribute: `id="x"` is a text, `define` is bare, `id={x}` is code. */
export type Attribute = {
  readonly name: string;
  readonly form: 'text' | 'bare' | 'code';
  readonly value: string;
};

/** A tag of a document's body; places count from the head of the file. */
export type Tag = {
  readonly name: string;
  readonly kind: 'opening' | 'closing' | 'alone';
  readonly attributes: readonly Attribute[];
  /** The tag as it was typed, on one line. */
  readonly typed: string;
  readonly line: number;
  readonly column: number;
  readonly start: number;
  readonly end: number;
};

/** The value of an attribute that is a text; `undefined` when the tag has none of that name. */
export function textOf(tag: Tag, name: string): string | undefined {
  return tag.attributes.find((entry) => entry.name === name && entry.form === 'text')?.value;
}
