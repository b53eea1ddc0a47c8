// The structure of a text in which every component has become words. Documents, archive and renderings share it.

/** A part of a line. */
export type Inline =
  | { readonly kind: 'text' | 'code' | 'blank'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly url: string; readonly children: readonly Inline[] };

/** A part of a page. */
export type Block =
  | {
      readonly kind: 'heading';
      /** 1 for a section, 2 for a section inside it. */
      readonly level: number;
      /** The number as it is printed: `6.` for a section, `6.4` for a section inside it. */
      readonly number: string;
      readonly id: string;
      readonly title: string;
    }
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | {
      readonly kind: 'list';
      readonly start?: number;
      readonly items: readonly (readonly Block[])[];
    }
  | {
      readonly kind: 'table';
      readonly caption?: string;
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  /** A notice that must not be overlooked. */
  | { readonly kind: 'quote'; readonly children: readonly Block[] }
  | { readonly kind: 'code'; readonly text: string };

/** A blank that a person fills in on paper: a ruled line, which plain text shows as these letters. */
export const blank = { kind: 'blank', text: '________' } as const satisfies Inline;

/** A text as a part of a line. */
export const words = (text: string): Inline => ({ kind: 'text', text });

/** A text as a paragraph. */
export const paragraph = (text: string): Block => ({ kind: 'paragraph', children: [words(text)] });

/** A link to an outside page. An address that is typed as text, and made a link by Markdown, stays text. */
export function linkWords(url: string, children: Inline[]): Inline[] {
  const [only] = children;
  const shown = children.length === 1 && only?.kind === 'text' ? only.text : undefined;
  return shown !== undefined && url.endsWith(shown) ? children : [{ kind: 'link', url, children }];
}
