/** A numbered section of a document, in the order of the text. */
export type OutlineSection = {
  readonly id: string;
  readonly title: string;
  /** `3` for a section, `3.2` for a section inside it. */
  readonly number: string;
  /** 1 for a section, 2 for a section inside it, and so on. */
  readonly level: number;
  /** Line of the opening tag. */
  readonly line: number;
};

/** What the outline needs to know of the tags of a document. */
type SectionTag = {
  readonly name: string;
  readonly kind: 'opening' | 'closing' | 'alone';
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  readonly line: number;
};

/**
 * The sections of a document, numbered in their order in the text.
 * @param tags Every component of the body in the order of the text; a surplus closing tag is ignored.
 */
export function outlineOf(tags: readonly SectionTag[]): OutlineSection[] {
  const counters = [0];
  const sections: OutlineSection[] = [];
  for (const { name, kind, attributes, line } of tags) {
    if (name !== 'Section') continue;
    if (kind === 'closing') {
      if (counters.length > 1) counters.pop();
      continue;
    }
    const level = counters.length;
    counters[level - 1] = (counters[level - 1] ?? 0) + 1;
    const value = (key: string) => attributes.find((each) => each.name === key)?.value ?? '';
    sections.push({
      id: value('id'),
      title: value('title'),
      number: counters.join('.'),
      level,
      line,
    });
    if (kind === 'opening') counters.push(0);
  }
  return sections;
}

/** A heading's number as it is printed: “3.” for a section, “3.2” for a section inside it. */
export function printedNumber({ number, level }: OutlineSection): string {
  return level === 1 ? `${number}.` : number;
}

/**
 * The mark of each section that tells something: sections that have one mark with everything around and beside them are left out,
 * because the section around them has it for them all.
 * @param marks Of some sections, by their ids.
 */
export function marksOnce<Mark>(
  outline: readonly OutlineSection[],
  marks: ReadonlyMap<string, Mark>,
): Map<string, Mark> {
  const isWhole = ({ id, number }: OutlineSection) =>
    marks.has(id) &&
    outline
      .filter((other) => other.number.startsWith(`${number}.`))
      .every((other) => marks.get(other.id) === marks.get(id));
  const whole = outline.filter(isWhole);
  const told = outline.filter(
    ({ number }) => !whole.some((around) => number.startsWith(`${around.number}.`)),
  );
  const kept = new Set(told.map(({ id }) => id));
  return new Map([...marks].filter(([id]) => kept.has(id)));
}

/** The id of the element that defines a term: “Business Day” is `term-business-day`. */
export function termId(term: string): string {
  return `term-${term.trim().toLowerCase().replace(/\s+/g, '-')}`;
}
