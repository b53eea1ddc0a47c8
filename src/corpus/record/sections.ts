// The sections of a recorded text, each with a fingerprint of its own.
import type { Block } from './blocks.ts';
import { markdownOf } from './markdown.ts';
import { fingerprintOf } from './version.ts';

type Heading = Extract<Block, { kind: 'heading' }>;

/** A section: its heading, and the blocks below it up to the next heading of any level. */
export type Section = {
  readonly heading: Heading;
  readonly blocks: readonly Block[];
  /**
   * SHA-256 of the section's lines in the canonical text, from its heading to its last line, without the empty lines after
   * it. Each line, also the last one, ends with one line feed (UTF-8). Sections inside it have fingerprints of their own.
   */
  readonly sha256: string;
};

/** A body cut at its headings: the blocks above the first one, and the sections in their order. */
export function cutAtHeadings(body: readonly Block[]): {
  readonly opening: readonly Block[];
  readonly sections: readonly Omit<Section, 'sha256'>[];
} {
  const starts = body.flatMap((block, index) => (block.kind === 'heading' ? [index] : []));
  const sections = starts.flatMap((start, index) => {
    const [heading, ...blocks] = body.slice(start, starts[index + 1]);
    return heading?.kind === 'heading' ? [{ heading, blocks }] : [];
  });
  return { opening: body.slice(0, starts[0]), sections };
}

/** A body cut at its headings, with the fingerprint of each section. */
export function fingerprintSections(body: readonly Block[]): {
  readonly opening: readonly Block[];
  readonly sections: readonly Section[];
} {
  const { opening, sections } = cutAtHeadings(body);
  return {
    opening,
    sections: sections.map(({ heading, blocks }) => {
      const sha256 = fingerprintOf(`${markdownOf([heading, ...blocks])}\n`);
      return { heading, blocks, sha256 };
    }),
  };
}
